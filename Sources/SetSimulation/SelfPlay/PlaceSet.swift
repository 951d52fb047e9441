/// A set on a table as a mask of the places of its cards: bit 0 is the first place.
struct PlaceSet {
    var mask: UInt32

    /// Returns the bit of a place.
    @inline(__always)
    static func bit(_ place: Int) -> UInt32 {
        1 &<< UInt32(truncatingIfNeeded: place)
    }

    /// The bits of the three places in ascending order.
    @inline(__always)
    var bits: (UInt32, UInt32, UInt32) {
        let low = mask & (0 &- mask)
        let others = mask ^ low
        let high = others & (others &- 1)
        return (low, others ^ high, high)
    }

    /// The three places in ascending order.
    @inline(__always)
    var places: (Int, Int, Int) {
        let others = mask & (mask &- 1)
        return (mask.trailingZeroBitCount, others.trailingZeroBitCount, (others & (others &- 1)).trailingZeroBitCount)
    }
}
