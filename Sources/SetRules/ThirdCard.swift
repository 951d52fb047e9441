extension Card {
    /// The one card that makes a set with this one and another: in each feature the same value where the two agree, the
    /// value that neither shows where they differ. `other` is a different card. One look-up in a table.
    public func third(with other: Card) -> Card {
        ThirdCard.row(self, of: ThirdCard.table)[Int(other.rawValue)]
    }
}

/// The third card for each pair of cards. Rows are 128 apart, so that an index is a shift and an addition.
enum ThirdCard {
    /// Made once and kept for good. A plain pointer, because the searches of `Finder.swift` live on this one look-up
    /// and an array's bounds check costs as much as the look-up itself; a `Card` is below 81 by construction.
    nonisolated(unsafe) static let table: UnsafePointer<Card> = {
        let table = UnsafeMutablePointer<Card>.allocate(capacity: 81 * stride)
        table.initialize(repeating: Card(unchecked: 0), count: 81 * stride)
        for first in Card.all {
            for second in Card.all {
                table[Int(first.rawValue) * stride + Int(second.rawValue)] = compute(first, second)
            }
        }
        return UnsafePointer(table)
    }()

    private static let stride = 128

    /// The third card for each partner of a card, by the partner's number. Whoever needs many rows fetches the table
    /// once, since each look at a global first asks whether it has been made.
    @inline(__always)
    static func row(_ card: Card, of table: UnsafePointer<Card>) -> UnsafePointer<Card> {
        table + Int(card.rawValue) &* stride
    }

    /// Three values are all the same or all different exactly when they add up to zero modulo 3.
    private static func compute(_ first: Card, _ second: Card) -> Card {
        func value(_ feature: Feature) -> Value {
            Value(digit: (6 - first[feature].rawValue - second[feature].rawValue) % 3)
        }
        return Card(number: value(.number), symbol: value(.symbol), shading: value(.shading), color: value(.color))
    }
}
