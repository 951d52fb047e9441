import SetRules

/// Some of the 81 cards, as bits. Cards are given by their numbers, 0 to 80.
///
/// Masks are ordered lexicographically by card: the greater mask contains the first card in which they differ.
struct CardMask: Hashable, Comparable, Sendable {
    /// The cards 0 to 63, from the most significant bit down.
    private var head: UInt64
    /// The cards 64 to 80, from the most significant bit down.
    private var tail: UInt64

    /// Creates a mask without cards.
    init() {
        (head, tail) = (0, 0)
    }

    /// Creates a mask of one card.
    @inline(__always)
    init(_ card: Int) {
        head = card < 64 ? Self.first &>> UInt64(truncatingIfNeeded: card) : 0
        tail = card < 64 ? 0 : Self.first &>> UInt64(truncatingIfNeeded: card &- 64)
    }

    /// Creates a mask of the cards with numbers below `count`, which is at most 81.
    init(below count: Int) {
        head = ~(.max >> UInt64(count))
        tail = ~(.max >> UInt64(max(0, count - 64)))
    }

    /// Creates a mask of the cards of a game's deck.
    init(_ space: CardSpace) {
        self.init()
        for card in space.deck { insert(card.index) }
    }

    /// All 81 cards.
    static let all = CardMask(below: 81)

    private static let first: UInt64 = 1 << 63

    var isEmpty: Bool { head | tail == 0 }

    var count: Int { head.nonzeroBitCount + tail.nonzeroBitCount }

    func contains(_ card: Int) -> Bool {
        !intersection(CardMask(card)).isEmpty
    }

    @inline(__always)
    mutating func insert(_ card: Int) {
        let card = CardMask(card)
        head |= card.head
        tail |= card.tail
    }

    /// Removes the first card and returns its number; `nil` if the mask is empty.
    @inline(__always)
    mutating func popFirst() -> Int? {
        guard !isEmpty else { return nil }
        let card = head != 0 ? head.leadingZeroBitCount : 64 &+ tail.leadingZeroBitCount
        self = subtracting(CardMask(card))
        return card
    }

    func intersection(_ other: CardMask) -> CardMask {
        CardMask(head: head & other.head, tail: tail & other.tail)
    }

    func subtracting(_ other: CardMask) -> CardMask {
        CardMask(head: head & ~other.head, tail: tail & ~other.tail)
    }

    /// Returns the cards that are in only one mask.
    func symmetricDifference(_ other: CardMask) -> CardMask {
        CardMask(head: head ^ other.head, tail: tail ^ other.tail)
    }

    /// The numbers of the cards, in ascending order.
    var cards: [Int] {
        var rest = self
        return (0..<count).compactMap { _ in rest.popFirst() }
    }

    static func < (first: CardMask, second: CardMask) -> Bool {
        (first.head, first.tail) < (second.head, second.tail)
    }

    private init(head: UInt64, tail: UInt64) {
        (self.head, self.tail) = (head, tail)
    }
}
