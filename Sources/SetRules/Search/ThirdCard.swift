#if os(Linux)
import Synchronization
#endif

extension Card {
    /// Returns the one card that forms a set with this card and `other`, a different card. In each feature it has the
    /// same value if the two agree, otherwise the remaining value. A table lookup.
    ///
    /// - Precondition: both cards are of one kind, whose features have three values.
    public func third(with other: Card) -> Card {
        precondition(kind == other.kind, "cards of one kind have a third card")
        return Card(
            unchecked: ThirdCard.row(self, of: ThirdCard.table(of: kind), stride: ThirdCard.stride(of: kind))[
                other.index],
            of: kind)
    }
}

/// The tables of the third card for each pair of cards of a kind, as indices.
enum ThirdCard {
    /// The table of Set. A pointer, because an array's bounds check costs as much as the lookup itself, and the searches
    /// in this folder spend their time on lookups. A card's index is below the number of rows.
    @inline(__always)
    static var table: UnsafePointer<UInt8> {
        #if os(Linux)
        // On Linux each access to a computed global is a call, which takes as long as ten lookups.
        if let known = UnsafePointer<UInt8>(bitPattern: address.load(ordering: .acquiring)) { return known }
        return findTable()
        #else
        return computed
        #endif
    }

    /// Returns the table of a kind of cards with three values.
    static func table(of kind: CardKind) -> UnsafePointer<UInt8> {
        switch kind {
        case .set: table
        case .mega: computedForMega
        case .quads, .dots: preconditionFailure("two values of four, or dots, don't determine a third value")
        }
    }

    #if os(Linux)
    /// The address of the table; 0 before its first use.
    private static let address = Atomic<UInt>(0)

    private static func findTable() -> UnsafePointer<UInt8> {
        address.store(UInt(bitPattern: computed), ordering: .releasing)
        return computed
    }
    #endif

    /// Computed once and never deallocated.
    nonisolated(unsafe) private static let computed = compute(.set)
    nonisolated(unsafe) private static let computedForMega = compute(.mega)

    /// Computes the table feature by feature: the table of fewer features is its beginning, which is overwritten from the
    /// end. Three values are all the same or all different if and only if their sum is divisible by 3.
    private static func compute(_ kind: CardKind) -> UnsafePointer<UInt8> {
        let stride = stride(of: kind)
        let table = UnsafeMutablePointer<UInt8>.allocate(capacity: kind.count * stride)
        table.initialize(repeating: 0, count: kind.count * stride)
        var count = 1
        while count < kind.count {
            count *= 3
            for first in (0..<count).reversed() {
                for second in (0..<count).reversed() {
                    let value = UInt8((6 - first % 3 - second % 3) % 3)
                    table[first * stride + second] = table[first / 3 * stride + second / 3] * 3 + value
                }
            }
        }
        return UnsafePointer(table)
    }

    /// The distance of the rows in the table of a kind: a power of 2, so an index is a shift and an addition.
    static func stride(of kind: CardKind) -> Int { kind == .set ? 128 : 256 }

    /// Returns the third card for each second card, by its index. The table is a parameter so that a loop reads the
    /// global only once: each access checks whether it has been initialized.
    @inline(__always)
    static func row(
        _ card: Card, of table: UnsafePointer<UInt8>, stride: Int = stride(of: .set)
    ) -> UnsafePointer<UInt8> {
        table + card.index &* stride
    }
}
