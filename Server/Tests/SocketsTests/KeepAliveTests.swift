import NIOCore
import Testing

@testable import Sockets

struct KeepAliveTests {
    private let start = NIODeadline.uptimeNanoseconds(5_000_000_000)

    /// Checks with a fixed random number of which the highest 16 bits decide the interval.
    private func check(
        _ keepAlive: inout KeepAlive,
        at time: NIODeadline,
        random: UInt64 = 1 << 63
    ) -> KeepAlive.Action {
        keepAlive.check(at: time, random: { random })
    }

    @Test func `eight pings come quickly, all others slowly`() {
        var keepAlive = KeepAlive(PingTimes())
        var now = start
        var gaps: [TimeAmount] = []
        for _ in 1...10 {
            guard case .ping(let payload, let next) = check(&keepAlive, at: now) else {
                Issue.record("no ping")
                return
            }
            #expect(keepAlive.pong(payload, at: now + .milliseconds(20)) == 20)
            gaps.append(next - now)
            now = next
        }
        #expect(gaps == Array(repeating: .milliseconds(250), count: 7) + Array(repeating: .seconds(5), count: 3))
    }

    @Test func `intervals vary by a quarter`() {
        var first = KeepAlive(PingTimes())
        var second = KeepAlive(PingTimes())
        #expect(check(&first, at: start, random: 0) == .ping(0, next: start + .microseconds(187_500)))
        guard case .ping(.max, let next) = check(&second, at: start, random: .max) else {
            Issue.record("no ping")
            return
        }
        #expect(next > start + .microseconds(312_490) && next < start + .microseconds(312_500))
    }

    @Test func `no ping is sent while one is on its way, until the time is over`() {
        var keepAlive = KeepAlive(PingTimes())
        #expect(check(&keepAlive, at: start) == .ping(1 << 63, next: start + .milliseconds(250)))
        #expect(check(&keepAlive, at: start + .seconds(1)) == .wait(next: start + .milliseconds(1250)))
        #expect(check(&keepAlive, at: start + .milliseconds(14_900)) == .wait(next: start + .seconds(15)))
        #expect(check(&keepAlive, at: start + .seconds(15)) == .timeOut)
    }

    @Test func `only the payload of the ping on its way is an answer, and only once`() {
        var keepAlive = KeepAlive(PingTimes())
        #expect(keepAlive.pong(0, at: start) == nil)
        #expect(check(&keepAlive, at: start, random: 77) == .ping(77, next: start + .microseconds(187_500)))
        #expect(keepAlive.pong(76, at: start) == nil)
        #expect(keepAlive.pong(nil, at: start) == nil)
        #expect(keepAlive.pong(77, at: start + .milliseconds(9)) == 9)
        #expect(keepAlive.pong(77, at: start + .milliseconds(1)) == nil)
    }
}
