import SetGame
import Testing

@testable import SetApp

@Suite("The stopwatch")
struct StopwatchTests {
    @Test("stands still until it is started, and again once it is stopped")
    func startAndStop() {
        var stopwatch = Stopwatch(elapsed: 500)
        stopwatch.read(at: 10_000)
        #expect(stopwatch.elapsed == 500)
        stopwatch.setRunning(true, at: 10_000)
        stopwatch.read(at: 10_700)
        #expect(stopwatch.elapsed == 1200)
        stopwatch.setRunning(false, at: 11_000)
        stopwatch.read(at: 99_000)
        #expect(stopwatch.elapsed == 1500)
        #expect(!stopwatch.isRunning)
    }

    @Test("counts a step of a minute, and none that is longer or backwards")
    func jumps() {
        var stopwatch = Stopwatch()
        stopwatch.setRunning(true, at: 0)
        stopwatch.read(at: 60_000)
        #expect(stopwatch.elapsed == 60_000)
        stopwatch.read(at: 120_001)
        #expect(stopwatch.elapsed == 60_000)
        stopwatch.read(at: 5000)
        #expect(stopwatch.elapsed == 60_000)
        stopwatch.read(at: 6000)
        #expect(stopwatch.elapsed == 61_000)
    }

    @Test("survives any reading", arguments: [Milliseconds.min, -1, 0, .max])
    func extremes(reading: Milliseconds) {
        var stopwatch = Stopwatch()
        stopwatch.setRunning(true, at: .max)
        stopwatch.read(at: .min)
        stopwatch.read(at: reading)
        stopwatch.read(at: .max)
        #expect((0...120_000).contains(stopwatch.elapsed))
    }

    @Test("gains nothing from being started twice")
    func startedTwice() {
        var stopwatch = Stopwatch()
        stopwatch.setRunning(true, at: 0)
        stopwatch.setRunning(true, at: 100)
        #expect(stopwatch.elapsed == 100)
    }
}
