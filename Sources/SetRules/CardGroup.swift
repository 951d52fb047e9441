/// Different cards in any order, at most eight: the cards of a match, or of a choice.
///
/// The cards are stored in ascending order in a word, without an array. A collection of the cards by number.
public struct CardGroup: Hashable, Sendable {
    /// The cards' numbers, the lowest card in the lowest byte; bytes beyond `count` are 0.
    private var numbers: UInt64 = 0
    private var size: UInt8 = 0

    private static let maximumCount = 8

    /// The group without cards.
    public init() {}

    /// Creates the group of these cards; `nil` if two of them are equal or there are more than eight.
    public init?(_ cards: some Sequence<Card>) {
        for card in cards where !insert(card) { return nil }
    }

    /// The group of one card.
    public init(_ card: Card) { (numbers, size) = (UInt64(card.rawValue), 1) }

    /// The group of the cards of a triple.
    public init(_ triple: CardTriple) {
        // A triple's cards are in ascending order.
        for (place, card) in triple.cards.enumerated() { numbers |= UInt64(card.rawValue) << UInt64(place * 8) }
        size = 3
    }

    /// The group of the cards of two disjoint pairs.
    init(pairs first: (Card, Card), _ second: (Card, Card)) {
        for card in [first.0, first.1, second.0, second.1] { _ = insert(card) }
    }

    /// The cards, by number.
    public var cards: [Card] { Array(self) }

    /// Adds a card at its place; returns `false` if it is there already or there is no space for it.
    private mutating func insert(_ card: Card) -> Bool {
        guard size < UInt8(Self.maximumCount), !contains(card) else { return false }
        let place = UInt64(count { $0.rawValue < card.rawValue }) * 8
        let below = numbers & (1 << place &- 1)
        let above = place == 56 ? 0 : (numbers >> place) << (place + 8)
        numbers = below | UInt64(card.rawValue) << place | above
        size += 1
        return true
    }
}

extension CardGroup: RandomAccessCollection {
    /// The place of the card with the lowest number.
    public var startIndex: Int { 0 }
    /// The number of cards.
    public var endIndex: Int { Int(size) }

    /// The card at a place, in ascending order of the cards' numbers.
    public subscript(place: Int) -> Card {
        precondition(indices.contains(place), "a place is below the number of cards")
        return Card(unchecked: UInt8(truncatingIfNeeded: numbers >> UInt64(place * 8)))
    }
}

extension CardGroup {
    /// Returns whether the cards don't all have the same value of a feature.
    public func varies(in feature: Feature) -> Bool { contains { $0[feature] != self[0][feature] } }

    /// The number of features in which the cards aren't all the same.
    public var differingFeatures: Int { Feature.allCases.count(where: varies) }
}
