#if os(Linux)
import Synchronization
#endif

extension Card {
    /// Returns the one card that forms a set with this card and `other`, a different card. In each feature it has the
    /// same value if the two agree, otherwise the remaining value. A table lookup.
    public func third(with other: Card) -> Card {
        ThirdCard.row(self, of: ThirdCard.table)[Int(other.rawValue)]
    }
}

/// The table of the third card for each pair of cards. Rows are 128 apart, so an index is a shift and an addition.
///
/// Loops in other modules of the package use it too. Its members can be inlined there, except for `table`, which a loop
/// reads only once.
@usableFromInline
package enum ThirdCard {
    /// A placeholder for an empty place. It doesn't form a set with any card, and its third card is itself.
    @inlinable
    package static var none: Card { Card(unchecked: 81) }

    /// The number of cards including `none`, and of the rows and columns in use.
    package static let count = 82

    /// A pointer, because an array's bounds check costs as much as the lookup itself, and the searches in this folder
    /// spend their time on lookups. A card's number is always below 82.
    @inline(__always)
    package static var table: UnsafePointer<Card> {
        #if os(Linux)
        // On Linux each access to a computed global is a call, which takes as long as ten lookups.
        if let known = UnsafePointer<Card>(bitPattern: address.load(ordering: .acquiring)) { return known }
        return findTable()
        #else
        return computed
        #endif
    }

    #if os(Linux)
    /// The address of the table; 0 before its first use.
    private static let address = Atomic<UInt>(0)

    private static func findTable() -> UnsafePointer<Card> {
        address.store(UInt(bitPattern: computed), ordering: .releasing)
        return computed
    }
    #endif

    /// Computed once and never deallocated.
    nonisolated(unsafe) private static let computed: UnsafePointer<Card> = {
        let table = UnsafeMutablePointer<Card>.allocate(capacity: count * stride)
        table.initialize(repeating: none, count: count * stride)
        for first in Card.all {
            for second in Card.all {
                table[Int(first.rawValue) * stride + Int(second.rawValue)] = compute(first, second)
            }
        }
        return UnsafePointer(table)
    }()

    @inlinable
    static var stride: Int { 128 }

    /// Returns the third card for each second card, by its number. The table is a parameter so that a loop reads the
    /// global only once: each access checks whether it has been initialized.
    @inlinable
    @inline(__always)
    package static func row(_ card: Card, of table: UnsafePointer<Card>) -> UnsafePointer<Card> {
        table + Int(card.rawValue) &* stride
    }

    /// Three values are all the same or all different if and only if their sum is divisible by 3.
    private static func compute(_ first: Card, _ second: Card) -> Card {
        func value(_ feature: Feature) -> FeatureValue {
            FeatureValue(digit: (6 - first[feature].rawValue - second[feature].rawValue) % 3)
        }
        return Card(number: value(.number), symbol: value(.symbol), shading: value(.shading), color: value(.color))
    }
}
