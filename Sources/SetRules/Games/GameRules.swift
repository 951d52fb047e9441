/// The rules of a game that don't depend on time, on players or on appearance: its cards, its matches, and the sizes of
/// its table. They follow from the game's `Variant`.
public struct GameRules: Hashable, Sendable {
    /// The cards of the deck.
    public let cards: CardSpace
    /// The kind of match.
    public let kind: MatchKind
    /// The number of cards on the table at the start.
    public let openingCount: Int
    /// The number of cards that a Deal adds.
    public let growth: Int
    /// How many cards a match takes from the match before it; 0 if matches don't depend on one another. The first match
    /// takes none.
    public private(set) var sharedCount = 0

    /// The number of cards in a match.
    public var matchSize: Int { kind.size }

    /// The greatest number of matches in a game.
    public var mostMatches: Int { 1 + (cards.count - matchSize) / (matchSize - sharedCount) }
}

extension Variant {
    /// The rules of the game.
    public var rules: GameRules {
        switch self {
        case .set: GameRules(cards: .all, kind: .set, openingCount: 12, growth: 3)
        case .junior: GameRules(cards: .solid, kind: .set, openingCount: 9, growth: 3)
        case .ultraSet: GameRules(cards: .all, kind: .ultraSet, openingCount: 12, growth: 3)
        case .chain: GameRules(cards: .all, kind: .set, openingCount: 12, growth: 2, sharedCount: 1)
        case .ultra9: GameRules(cards: .all, kind: .ultraSet, openingCount: 9, growth: 3)
        case .ultraChain: GameRules(cards: .all, kind: .ultraSet, openingCount: 12, growth: 2, sharedCount: 2)
        }
    }
}

/// The cards of a game, as the features in which they vary: one card for each combination of values.
public enum CardSpace: Hashable, Sendable {
    /// All 81 cards: four features with three values each.
    case all
    /// The 27 cards whose shading is the first: three features with three values each.
    case solid

    /// Returns whether the cards vary in a feature.
    public func varies(in feature: Feature) -> Bool {
        switch self {
        case .all: true
        case .solid: feature != .shading
        }
    }

    /// The features in which the cards vary.
    public var features: [Feature] { Feature.allCases.filter(varies) }

    /// The number of cards.
    public var count: Int {
        switch self {
        case .all: 81
        case .solid: 27
        }
    }

    /// The cards, by number.
    public var deck: [Card] { Card.all.filter(contains) }

    /// Returns whether a card is one of them.
    public func contains(_ card: Card) -> Bool {
        switch self {
        case .all: true
        case .solid: card[.shading] == .first
        }
    }
}
