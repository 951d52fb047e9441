import NIOCore
import Testing

@testable import Sockets

struct TokenBucketTests {
    private let start = NIODeadline.uptimeNanoseconds(7_000_000_000)

    @Test func `a burst is allowed at once, and no more`() {
        var bucket = TokenBucket(Rate(perSecond: 4, burst: 10))
        let taken = (1...12).map { _ in bucket.take(at: start) }
        #expect(taken == Array(repeating: true, count: 10) + [false, false])
    }

    @Test func `what was taken is refilled evenly`() {
        var bucket = TokenBucket(Rate(perSecond: 4, burst: 10))
        while bucket.take(at: start) {}
        let taken = [249, 250, 499, 500].map { bucket.take(at: start + .milliseconds($0)) }
        #expect(taken == [false, true, false, true])
    }

    @Test func `a pause gives no more than a burst`() {
        var bucket = TokenBucket(Rate(perSecond: 4, burst: 3))
        while bucket.take(at: start) {}
        let later = start + .hours(1)
        let taken = (1...4).map { _ in bucket.take(at: later) }
        #expect(taken == [true, true, true, false])
    }

    @Test(arguments: [Int64(1), 4, 50], [Int64(1), 2, 10, 1024])
    func `over a long time as many are allowed as the rate says`(perSecond: Int64, burst: Int64) {
        var bucket = TokenBucket(Rate(perSecond: perSecond, burst: burst))
        let tries = (0..<(100 * 1000)).count { bucket.take(at: start + .milliseconds($0)) }
        #expect(abs(Int64(tries) - (burst + 100 * perSecond)) <= 1)
    }
}
