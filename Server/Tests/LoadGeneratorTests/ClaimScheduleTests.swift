import Metering
import Testing

@testable import LoadGenerator

struct ClaimScheduleTests {
    @Test func `claims are due at equal distances, whenever the ones before were sent`() {
        var schedule = ClaimSchedule(start: 1000, rate: 1e6, count: 3)
        #expect(schedule.due(at: 999) == nil)
        #expect(schedule.due(at: 1000) == 1000)
        #expect(schedule.due(at: 50_000) == 1000)
        schedule.advance()
        #expect(schedule.due(at: 50_000) == 2000)
        schedule.advance()
        #expect(schedule.due(at: 2999) == nil && schedule.due(at: 3000) == 3000 && !schedule.isOver)
        schedule.advance()
        #expect(schedule.due(at: .max) == nil && schedule.isOver)
    }

    @Test func `a socket sends eight messages at once, and 3.6 a second after that`() {
        var bucket = TokenBucket(RobotRoom.Robot.messages)
        let moments = Array(repeating: 0, count: 10) + [270, 280, 281] + Array(repeating: 60_000, count: 10)
        let isTaken = moments.map { bucket.take(at: Int64($0) * 1_000_000) }
        #expect(isTaken[..<10].count { $0 } == 8)
        #expect(isTaken[10..<13] == [false, true, false])
        #expect(isTaken[13...].count { $0 } == 8)
    }

    @Test func `reaction times have their median and their spread`() {
        var generator = SystemRandomNumberGenerator()
        let times = (0..<20_000).map { _ in ReactionTime.usual.next(using: &generator) }.sorted()
        #expect(abs(times[10_000] - 600_000_000) < 15_000_000)
        // A normal variable is below minus one standard deviation with a probability of 0.1587.
        let low = Double(times[3173]) / 1e9
        #expect(abs(low - 0.6 * 0.7408) < 0.015)
    }
}
