import Testing

@testable import LoadGenerator

struct LatencyHistogramTests {
    @Test func `times below 256 microseconds are exact, and all others to 1 part of 128`() {
        for value in [0, 1, 127, 128, 255, 256, 257, 1000, 65_535, 65_536, 123_456_789, 1 << 40] as [Int64] {
            var histogram = LatencyHistogram()
            histogram.record(value)
            histogram.record(value << 1 + 1)
            let time = histogram.time(at: 0.5)
            #expect(time >= value && Double(time) <= Double(value) * (1 + 1.0 / 128), "\(value): \(time)")
            if value < 256 { #expect(time == value) }
        }
    }

    @Test func `shares of a thousand times are those of the sorted list`() {
        var histogram = LatencyHistogram()
        var generator = SystemRandomNumberGenerator()
        let values = (0..<1000).map { _ in Int64.random(in: 0..<10_000_000, using: &generator) }
        for value in values { histogram.record(value) }
        let sorted = values.sorted()
        for share in [0.001, 0.5, 0.9, 0.99, 0.999, 1] {
            let exact = sorted[max(0, Int((share * 1000).rounded(.up)) - 1)]
            let time = histogram.time(at: share)
            #expect(time >= exact && Double(time) <= Double(exact) * (1 + 1.0 / 128) + 1)
        }
        #expect(histogram.time(at: 1) == sorted.last && histogram.longest == sorted.last && histogram.count == 1000)
    }

    @Test func `without times all are zero, and a negative time counts as zero`() {
        var histogram = LatencyHistogram()
        #expect(histogram.time(at: 0.99) == 0)
        histogram.record(-5)
        #expect(histogram.time(at: 0.5) == 0 && histogram.longest == 0 && histogram.count == 1)
    }
}
