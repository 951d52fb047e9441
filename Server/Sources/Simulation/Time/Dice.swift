import SetGame
import SetRules

/// A stream of random decisions. Each part of a simulation has its own stream, so switching a fault off doesn't change
/// the decisions of the others.
struct Dice {
    private var generator: SplitMix64

    /// The stream with a name, of all streams of a seed.
    init(seed: UInt64, stream: String) {
        // FNV-1a: a hash that is the same in every process.
        let name = stream.utf8.reduce(0xcbf2_9ce4_8422_2325 as UInt64) { ($0 ^ UInt64($1)) &* 0x100_0000_01b3 }
        var mixed = SplitMix64(seed: seed ^ name)
        generator = SplitMix64(seed: mixed.next())
    }

    /// The first decision, as a number.
    var first: UInt64 {
        var generator = generator
        return generator.next()
    }

    mutating func next() -> UInt64 { generator.next() }

    /// Returns a number in a range.
    mutating func number(in range: ClosedRange<Int>) -> Int {
        range.lowerBound + Int(generator.next(below: UInt32(range.count)))
    }

    /// Returns a delay in a range of milliseconds.
    mutating func delay(_ range: ClosedRange<Int>) -> Milliseconds { Milliseconds(number(in: range)) }

    /// Returns whether something happens that has this probability.
    mutating func happens(_ probability: Double) -> Bool {
        Double(generator.next() >> 11) * 0x1p-53 < probability
    }

    /// Returns the delay until something happens that happens once in `mean` milliseconds, independently of the past.
    mutating func wait(mean: Double) -> Milliseconds {
        let uniform = (Double(generator.next() >> 11) + 1) * 0x1p-53
        return Milliseconds(-mean * uniform.logarithm) + 1
    }

    /// Returns an element; `nil` if there is none.
    mutating func pick<Element>(_ elements: [Element]) -> Element? {
        elements.isEmpty ? nil : elements[number(in: 0...elements.count - 1)]
    }
}

extension Double {
    /// The natural logarithm of a number in `0...1`, by steps that are the same on every machine.
    fileprivate var logarithm: Double {
        // ln(m · 2^e) = ln m + e ln 2, where ln m = 2 artanh((m - 1) / (m + 1)) for 1 <= m < 2.
        let ratio = (significand - 1) / (significand + 1)
        var (power, sum) = (ratio, 0.0)
        for divisor in stride(from: 1.0, through: 19, by: 2) {
            sum += power / divisor
            power *= ratio * ratio
        }
        return 2 * sum + Double(exponent) * 0.693_147_180_559_945_3
    }
}
