/// A set on a table as a mask of the places of its cards: bit 0 stands for the first place.
struct PlaceSet {
    var mask: UInt32

    /// The bit of a place.
    @inline(__always)
    static func bit(_ place: Int) -> UInt32 {
        1 &<< UInt32(truncatingIfNeeded: place)
    }

    /// The bits of the three places in ascending order.
    @inline(__always)
    var bits: (UInt32, UInt32, UInt32) {
        let low = mask & (0 &- mask)
        let high = Self.bit(places.2)
        return (low, mask ^ low ^ high, high)
    }

    /// The three places in ascending order.
    @inline(__always)
    var places: (Int, Int, Int) {
        (mask.trailingZeroBitCount, (mask & (mask &- 1)).trailingZeroBitCount, 31 &- mask.leadingZeroBitCount)
    }
}
