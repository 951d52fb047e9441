/// Different cards of a kind in any order, at most eight: the cards of a match, or of a choice.
///
/// The cards are stored in ascending order in a word, without an array. A collection of the cards by index.
public struct CardGroup: Hashable, Sendable {
    /// The cards' indices, the lowest card in the lowest byte; bytes beyond `count` are 0.
    private var indexes: UInt64 = 0
    private var size: UInt8 = 0
    private var kind = CardKind.set

    private static let maximumCount = 8

    /// The group without cards.
    public init() {}

    /// Creates the group of these cards; `nil` if two of them are equal or of different kinds, or there are more than
    /// eight.
    public init?(_ cards: some Sequence<Card>) {
        for card in cards where !insert(card) { return nil }
    }

    /// The group of cards that are different and of one kind, at most eight. Traps for others.
    package init(distinct cards: [Card]) {
        guard let group = CardGroup(cards) else { preconditionFailure("the cards are different, and of one kind") }
        self = group
    }

    /// The group of one card.
    public init(_ card: Card) { (indexes, size, kind) = (UInt64(card.byte), 1, card.kind) }

    /// The group of the cards of a triple.
    public init(_ triple: CardTriple) {
        // A triple's cards are in ascending order.
        for (place, card) in triple.cards.enumerated() { indexes |= UInt64(card.byte) << UInt64(place * 8) }
        (size, kind) = (3, triple.cards[0].kind)
    }

    /// The group of the cards of two disjoint pairs.
    init(pairs first: (Card, Card), _ second: (Card, Card)) {
        for card in [first.0, first.1, second.0, second.1] { _ = insert(card) }
    }

    /// The cards, by index.
    public var cards: [Card] { Array(self) }

    /// Adds a card at its place; returns `false` for a duplicate, another kind, or lack of space.
    private mutating func insert(_ card: Card) -> Bool {
        guard size < UInt8(Self.maximumCount), isEmpty || card.kind == kind, !contains(card) else { return false }
        let place = UInt64(count { $0.byte < card.byte }) * 8
        let below = indexes & (1 << place &- 1)
        let above = place == 56 ? 0 : (indexes >> place) << (place + 8)
        indexes = below | UInt64(card.byte) << place | above
        (size, kind) = (size + 1, card.kind)
        return true
    }
}

extension CardGroup: RandomAccessCollection {
    /// The place of the card with the lowest index.
    public var startIndex: Int { 0 }
    /// The number of cards.
    public var endIndex: Int { Int(size) }

    /// The card at a place, in ascending order of the cards' indices.
    public subscript(place: Int) -> Card {
        precondition(indices.contains(place), "a place is below the number of cards")
        return Card(unchecked: UInt8(truncatingIfNeeded: indexes >> UInt64(place * 8)), of: kind)
    }
}

extension CardGroup {
    /// Returns whether the cards don't all have the same value of a feature.
    public func varies(in feature: Feature) -> Bool { contains { $0[feature] != self[0][feature] } }

    /// Returns whether the cards' values of a feature balance: whether values of three, counted from 0, add up to a multiple
    /// of 3; whether four values of four are all the same, all different, or two and two.
    public func isBalanced(in feature: Feature) -> Bool {
        switch self[0].kind {
        case .set, .mega: reduce(0) { $0 + Int32($1[feature].rawValue) } % 3 == 0
        case .quads, .dots: reduce(0) { $0 ^ $1[feature].rawValue } == 0
        }
    }

    /// The features in which the cards don't balance.
    public var unbalancedFeatures: [Feature] { self[0].kind.features.filter { !isBalanced(in: $0) } }

    /// The features or dots in which the cards aren't all the same, as a bit mask in the order of `Feature` or `Dot`.
    public var differences: UInt8 { Feature.allCases.filter(varies).reduce(differingDots) { $0 | 1 << $1.rawValue } }

    /// The number of features, or of dots, in which the cards aren't all the same.
    public var differenceCount: Int { differences.nonzeroBitCount }
}
