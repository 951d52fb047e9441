/// The pseudorandom generator SplitMix64 (Steele, Lea, Flood: "Fast splittable pseudorandom number generators", 2014).
/// Tests pin its numbers, because a deal id must give the same cards on every platform and in every version. Swift's
/// own generators don't guarantee that.
public struct SplitMix64: RandomNumberGenerator, Hashable, Sendable {
    @usableFromInline
    var state: UInt64

    /// Creates a generator whose numbers are determined by the seed.
    public init(seed: UInt64) {
        state = seed
    }

    /// Creates the same generator after this many numbers.
    public init(seed: UInt64, skipping count: UInt64) {
        state = seed &+ count &* Self.increment
    }

    @inlinable
    static var increment: UInt64 { 0x9e37_79b9_7f4a_7c15 }

    /// Returns the next 64 random bits.
    @inlinable
    public mutating func next() -> UInt64 {
        state &+= Self.increment
        var mixed = state
        mixed = (mixed ^ (mixed >> 30)) &* 0xbf58_476d_1ce4_e5b9
        mixed = (mixed ^ (mixed >> 27)) &* 0x94d0_49bb_1331_11eb
        return mixed ^ (mixed >> 31)
    }

    /// Returns a random whole number from 0 to `bound` - 1, each equally likely (Lemire: "Fast random integer
    /// generation in an interval", 2019). `bound` is above 0.
    @inlinable
    public mutating func next(below bound: UInt32) -> UInt32 {
        inlinedNext(below: bound)
    }

    /// The same, inlined for a loop in which the call would take as long as the rest.
    @inlinable
    @inline(__always)
    package mutating func inlinedNext(below bound: UInt32) -> UInt32 {
        precondition(bound > 0, "the bound is above 0")
        while true {
            let product = (next() >> 32) &* UInt64(bound)
            // A remainder of at least `bound` is fair, so most numbers don't need the division.
            let remainder = UInt32(truncatingIfNeeded: product)
            if remainder >= bound || remainder >= (0 &- bound) % bound { return UInt32(product >> 32) }
        }
    }
}

extension Array {
    /// Shuffles the elements, each order being equally likely (Fisher and Yates; Durstenfeld 1964). Unlike the standard
    /// library's `shuffle(using:)` it gives the same order in every version.
    public mutating func pinnedShuffle(using generator: inout SplitMix64) {
        for last in indices.reversed().dropLast() {
            swapAt(last, Int(generator.next(below: UInt32(last + 1))))
        }
    }

    /// Moves every element to another place, by a random cycle through all of them (Sattolo 1986). An array with fewer
    /// than two elements stays the same.
    public mutating func pinnedDerangement(using generator: inout SplitMix64) {
        for last in indices.reversed().dropLast() {
            swapAt(last, Int(generator.next(below: UInt32(last))))
        }
    }
}
