import SetRules
import SetSimulation
import Testing

struct EstimateTests {
    @Test func `a share has Wilson's interval`() throws {
        // Computed by hand from the formula: 10 of 100.
        let share = try #require(Estimate(share: 10, of: 100))
        #expect(share.value == 0.1)
        #expect(abs(share.low - 0.055_229) < 1e-6 && abs(share.high - 0.174_366) < 1e-6)
    }

    @Test(arguments: [0, 1, 7, 50])
    func `an interval holds its value and stays between 0 and 1`(count: Int) throws {
        let share = try #require(Estimate(share: count, of: 50))
        #expect(0 <= share.low && share.low <= share.value && share.value <= share.high && share.high <= 1)
        #expect(share.low < share.high)
    }

    @Test func `the error of equal numbers is a number, though their squares are rounded`() throws {
        for number in 94_906_000..<94_907_000 {
            var sums = Sums()
            for _ in 0..<3 { sums.add(number) }
            let mean = try #require(Estimate(mean: sums))
            #expect(mean.low <= mean.high)
        }
    }

    @Test func `there is no share of nothing, and no mean of one number`() {
        #expect(Estimate(share: 0, of: 0) == nil)
        #expect(Estimate(mean: Sums()) == nil)
        var one = Sums()
        one.add(3)
        #expect(Estimate(mean: one) == nil)
        var zeros = PairSums()
        zeros.add(0, 3)
        zeros.add(0, 4)
        #expect(Estimate(ratio: zeros) == nil)
    }

    @Test func `a mean has the interval of its standard error`() throws {
        var sums = Sums()
        for number in [1, 2, 3, 4] { sums.add(number) }
        let mean = try #require(Estimate(mean: sums))
        // The variance is 5/3, the standard error its root by 4.
        let half = 1.959_963_984_540_054 * (5.0 / 3 / 4).squareRoot()
        #expect(mean.value == 2.5)
        #expect(abs(mean.high - mean.value - half) < 1e-12 && abs(mean.value - mean.low - half) < 1e-12)
    }

    @Test func `a constant ratio has no error`() throws {
        var pairs = PairSums()
        for number in 1...5 { pairs.add(number, 3 * number) }
        let ratio = try #require(Estimate(ratio: pairs))
        #expect(ratio.value == 3 && ratio.low == 3 && ratio.high == 3)
    }

    @Test func `about 95 of 100 intervals hold the known share`() {
        // The chance that 12 random cards hold a set, from 200 tables each.
        var generator = SplitMix64(seed: 8)
        var held = 0
        for _ in 0..<300 {
            let count = (0..<200).count { _ in
                var deck = Card.all
                deck.pinnedShuffle(using: &generator)
                return Array(deck.prefix(12)).containsSet
            }
            if let share = Estimate(share: count, of: 200), share.low <= 0.967_698, share.high >= 0.967_698 {
                held += 1
            }
        }
        // The standard deviation of the number of intervals is 3.8.
        #expect((270...300).contains(held), "\(held)")
    }
}
