import OddsReports
import Testing

struct SimulationProgressTests {
    @Test func `a line fits forty columns, whatever the numbers`() {
        for games in [1, 1000, 1_000_000, 1_000_000_000_000] {
            var progress = SimulationProgress(games: games)
            for seconds in [0.3, 3, 300, 30_000] {
                let line = progress.line(played: max(1, games / 1000), after: seconds)
                #expect(line.map { $0.hasPrefix("\r") && $0.dropFirst().count <= 39 } ?? false, "\(line ?? "none")")
            }
        }
    }

    @Test func `it shows no more than five times a second`() {
        var progress = SimulationProgress(games: 1_000_000)
        let lines = (0..<1000).count { progress.line(played: 1 + $0, after: Double($0) / 100) != nil }
        #expect((45...50).contains(lines))
    }

    @Test func `it tells the share, the rate and the time left`() {
        var progress = SimulationProgress(games: 1_000_000)
        #expect(progress.line(played: 250_000, after: 20)?.hasPrefix("\r25 %, 12k games/s, 1:00 left") == true)
    }
}
