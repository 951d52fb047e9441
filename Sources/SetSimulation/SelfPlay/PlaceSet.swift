/// A set on a table as a mask of the places of its cards: bit 0 is the first place.
struct PlaceSet {
    var mask: UInt64

    /// Returns the bit of a place.
    @inline(__always)
    static func bit(_ place: Int) -> UInt64 {
        1 &<< UInt64(truncatingIfNeeded: place)
    }

    /// The bits of the three places in ascending order.
    @inline(__always)
    var bits: (UInt64, UInt64, UInt64) {
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

    /// Returns whether the places of this set precede a different set's in ascending order: whether the first place
    /// that only one of them has is in this one.
    func precedes(_ other: PlaceSet) -> Bool {
        let different = mask ^ other.mask
        return mask & different & (0 &- different) != 0
    }
}
