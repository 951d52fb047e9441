import OddsReports
import SetCounting
import Testing

struct CountProgressTests {
    private let progress = CountProgress("Tables")

    @Test func `the line begins at zero and ends at a hundred`() {
        #expect(progress.start == "\rTables: 0 %")
        #expect(progress.text(at: .init(finished: 1, total: 3)) == "\rTables: 33 %")
        #expect(progress.text(at: .init(finished: 3, total: 3)) == "\rTables: 100 %")
    }

    @Test func `a line is written once for each percent`() {
        let lines = (1...1000).compactMap { progress.text(at: .init(finished: $0, total: 1000)) }
        #expect(lines.count == 100)
        #expect(lines.first == "\rTables: 1 %")
    }

    @Test func `the end overwrites all of the longest line`() {
        #expect(progress.end == "\r             \r")
        #expect(progress.end.count - 2 == "Tables: 100 %".count)
    }
}
