import SetGame
import Testing

@testable import SetGame

@Suite("The clock")
struct PlayClockTests {
    @Test("stands still until it is started, and again once it is stopped")
    func startAndStop() {
        var clock = PlayClock(elapsed: 500)
        clock.read(at: 10_000)
        #expect(clock.elapsed == 500)
        clock.setRunning(true, at: 10_000)
        clock.read(at: 10_700)
        #expect(clock.elapsed == 1200)
        clock.setRunning(false, at: 11_000)
        clock.read(at: 99_000)
        #expect(clock.elapsed == 1500)
        #expect(!clock.isRunning)
    }

    @Test("counts a step of a minute, and none that is longer or backwards")
    func jumps() {
        var clock = PlayClock()
        clock.setRunning(true, at: 0)
        clock.read(at: 60_000)
        #expect(clock.elapsed == 60_000)
        clock.read(at: 120_001)
        #expect(clock.elapsed == 60_000)
        clock.read(at: 5000)
        #expect(clock.elapsed == 60_000)
        clock.read(at: 6000)
        #expect(clock.elapsed == 61_000)
    }

    @Test("survives any reading", arguments: [Milliseconds.min, -1, 0, .max])
    func extremes(reading: Milliseconds) {
        var clock = PlayClock()
        clock.setRunning(true, at: .max)
        clock.read(at: .min)
        clock.read(at: reading)
        clock.read(at: .max)
        #expect((0...120_000).contains(clock.elapsed))
    }

    @Test("gains nothing from being started twice")
    func startedTwice() {
        var clock = PlayClock()
        clock.setRunning(true, at: 0)
        clock.setRunning(true, at: 100)
        #expect(clock.elapsed == 100)
    }
}
