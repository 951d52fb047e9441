import Metering
import Testing

struct TokenBucketTests {
    private let start: Int64 = 7_000_000_000

    /// A later moment.
    private func after(milliseconds: Int64) -> Int64 { start + milliseconds * 1_000_000 }

    @Test func `a burst is allowed at once, and no more`() {
        var bucket = TokenBucket(RateLimit(perSecond: 4, burst: 10))
        let taken = (1...12).map { _ in bucket.take(at: start) }
        #expect(taken == Array(repeating: true, count: 10) + [false, false])
    }

    @Test func `taken tokens are refilled evenly`() {
        var bucket = TokenBucket(RateLimit(perSecond: 4, burst: 10))
        while bucket.take(at: start) {}
        let taken = [249, 250, 499, 500].map { bucket.take(at: after(milliseconds: $0)) }
        #expect(taken == [false, true, false, true])
    }

    @Test func `a pause gives no more than a burst`() {
        var bucket = TokenBucket(RateLimit(perSecond: 4, burst: 3))
        while bucket.take(at: start) {}
        let taken = (1...4).map { _ in bucket.take(at: after(milliseconds: 3_600_000)) }
        #expect(taken == [true, true, true, false])
    }

    @Test func `a bucket is full before the first token, and when all tokens are back`() {
        var bucket = TokenBucket(RateLimit(20, inSeconds: 3600, burst: 20))
        #expect(bucket.isFull(at: 0))
        for _ in 0..<2 { _ = bucket.take(at: start) }
        #expect(!bucket.isFull(at: after(milliseconds: 359_999)) && bucket.isFull(at: after(milliseconds: 360_000)))
    }

    @Test func `a clock that goes back adds no tokens`() {
        var bucket = TokenBucket(RateLimit(perSecond: 1, burst: 2))
        while bucket.take(at: start) {}
        let taken = [start - 5_000_000_000, start, start + 1_000_000_000].map { bucket.take(at: $0) }
        #expect(taken == [false, false, true])
    }

    @Test(arguments: [Int64(1), 4, 50], [Int64(1), 2, 10, 1024])
    func `over a long time the rate is sustained`(perSecond: Int64, burst: Int64) {
        var bucket = TokenBucket(RateLimit(perSecond: perSecond, burst: burst))
        let tries = (0..<(100 * 1000)).count { bucket.take(at: after(milliseconds: $0)) }
        #expect(abs(Int64(tries) - (burst + 100 * perSecond)) <= 1)
    }
}
