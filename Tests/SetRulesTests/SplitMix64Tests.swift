import SetRules
import Testing

struct SplitMix64Tests {
    @Test func `the numbers agree with the published ones of SplitMix64`() {
        var generator = SplitMix64(seed: 1_234_567)
        let numbers: [UInt64] = [
            6_457_827_717_110_365_317, 3_203_168_211_198_807_973, 9_817_491_932_198_370_423, 4_593_380_528_125_082_431,
            16_408_922_859_458_223_821,
        ]
        #expect(numbers.map { _ in generator.next() } == numbers)
    }

    @Test func `equal seeds give equal numbers, and different seeds different ones`() {
        func numbers(_ seed: UInt64) -> [UInt64] {
            var generator = SplitMix64(seed: seed)
            return (0..<100).map { _ in generator.next() }
        }
        #expect(numbers(7) == numbers(7))
        #expect(Set((0..<100).flatMap(numbers)).count == 10_000)
        #expect(SplitMix64(seed: 1) != SplitMix64(seed: 2))
    }

    @Test(arguments: [1, 2, 3, 80, 81, 1000, 1 << 16, 1 << 31, 1 << 31 + 1, 3 << 30, UInt32.max] as [UInt32])
    func `a number stays below its bound`(bound: UInt32) {
        var generator = SplitMix64(seed: UInt64(bound))
        #expect((0..<1000).allSatisfy { _ in generator.next(below: bound) < bound })
    }

    @Test func `every number below a bound occurs`() {
        var generator = SplitMix64(seed: 8)
        for bound: UInt32 in 1...81 {
            #expect(Set((0..<1500).map { _ in generator.next(below: bound) }).count == bound)
        }
    }

    // The limits are the 99.99 % points of the chi-square distribution with bound - 1 degrees of freedom.
    @Test(arguments: [(2, 15.2), (3, 18.5), (10, 33.8), (81, 133.2)] as [(UInt32, Double)])
    func `each number below a bound is equally likely`(bound: UInt32, limit: Double) {
        var generator = SplitMix64(seed: 9)
        var counts = [Int](repeating: 0, count: Int(bound))
        for _ in 0..<50_000 { counts[Int(generator.next(below: bound))] += 1 }
        #expect(chiSquare(counts) < limit)
    }

    @Test func `a bound that does not divide the range of the generator is fair`() {
        // Without rejection every third number would occur twice as often as the others.
        var generator = SplitMix64(seed: 10)
        var counts = [0, 0, 0]
        for _ in 0..<30_000 { counts[Int(generator.next(below: 3 << 30) % 3)] += 1 }
        #expect(chiSquare(counts) < 18.5)
    }
}

struct ShuffleTests {
    @Test func `a shuffle keeps every element`() {
        var generator = SplitMix64(seed: 11)
        for count in 0...81 {
            var elements = Array(0..<count)
            elements.pinnedShuffle(using: &generator)
            #expect(elements.sorted() == Array(0..<count))
        }
    }

    @Test func `all 24 orders of four elements are equally likely`() {
        var generator = SplitMix64(seed: 12)
        var counts: [[Int]: Int] = [:]
        for _ in 0..<24_000 {
            var elements = [0, 1, 2, 3]
            elements.pinnedShuffle(using: &generator)
            counts[elements, default: 0] += 1
        }
        #expect(counts.count == 24)
        #expect(chiSquare(Array(counts.values)) < 58.6)
    }

    @Test func `each card is equally likely at each place of a deck`() {
        var generator = SplitMix64(seed: 13)
        var counts = [Int](repeating: 0, count: 81 * 81)
        for _ in 0..<2000 {
            for (place, card) in randomCards(81, using: &generator).enumerated() {
                counts[place * 81 + card.index] += 1
            }
        }
        // 80 times 80 degrees of freedom: a mean of 6400 and a standard deviation of about 113.
        #expect(abs(chiSquare(counts) - 6400) < 4 * 113.2)
    }

    @Test func `a derangement moves every element, and keeps them all`() {
        for count in 2...81 {
            for seed: UInt64 in 0..<30 {
                var generator = SplitMix64(seed: seed)
                var elements = Array(0..<count)
                elements.pinnedDerangement(using: &generator)
                #expect(zip(elements, 0..<count).allSatisfy { $0 != $1 })
                #expect(elements.sorted() == Array(0..<count))
            }
        }
    }

    @Test func `a derangement is pinned, so that a log gives the same table in every version`() {
        var generator = SplitMix64(seed: 2026)
        var elements = Array(0..<12)
        elements.pinnedDerangement(using: &generator)
        #expect(elements == [7, 2, 0, 1, 8, 11, 10, 5, 3, 6, 4, 9])
    }

    @Test func `fewer than two elements stay as they are, and no number is drawn`() {
        var generator = SplitMix64(seed: 14)
        for elements in [[], [5]] {
            var moved = elements
            moved.pinnedDerangement(using: &generator)
            moved.pinnedShuffle(using: &generator)
            #expect(moved == elements)
        }
        #expect(generator == SplitMix64(seed: 14))
    }

    @Test func `all six cycles of four elements are equally likely`() {
        var generator = SplitMix64(seed: 15)
        var counts: [[Int]: Int] = [:]
        for _ in 0..<6000 {
            var elements = [0, 1, 2, 3]
            elements.pinnedDerangement(using: &generator)
            counts[elements, default: 0] += 1
        }
        #expect(counts.count == 6)
        #expect(chiSquare(Array(counts.values)) < 25.8)
    }
}
