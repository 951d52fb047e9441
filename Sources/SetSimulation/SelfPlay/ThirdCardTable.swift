import SetRules

/// The third card of each pair of cards of a kind, by index. A pointer, because an array's bounds check costs as much as
/// the lookup itself.
struct ThirdCardTable {
    /// A placeholder for an empty place. It is the third card of each pair without one, such as an empty place and a card.
    let none: UInt8

    private let thirds: UnsafeMutablePointer<UInt8>
    /// The distance of the rows.
    private let stride: Int

    /// Computes the table of a kind in which two cards determine the third one of a set. It exists until it is deallocated.
    init(of kind: CardKind) {
        none = UInt8(kind.count)
        stride = kind.count < 128 ? 128 : 256
        let count = (kind.count + 1) * stride
        thirds = .allocate(capacity: count)
        thirds.initialize(repeating: none, count: count)
        for first in kind.cards {
            for second in kind.cards where second != first {
                thirds[first.index * stride + second.index] = UInt8(Self.third(first, second).index)
            }
        }
    }

    private static func third(_ first: Card, _ second: Card) -> Card {
        switch first.kind {
        case .set, .mega: first.third(with: second)
        case .dots: Card(unchecked: (first.dotMask ^ second.dotMask) - 1, of: .dots)
        case .quads: preconditionFailure("two of four values don't determine a third")
        }
    }

    func deallocate() { thirds.deallocate() }

    /// Returns the third card for each second card.
    @inline(__always)
    func row(_ card: UInt8) -> UnsafePointer<UInt8> {
        UnsafePointer(thirds + Int(card) &* stride)
    }
}
