/// The rules of a game that don't depend on time, on players or on appearance: its cards, its matches, and the sizes of
/// its table. They follow from the game's `Variant`.
public struct GameRules: Hashable, Sendable {
    /// The cards of the deck.
    public let cards: CardSpace
    /// The kind of match.
    public let kind: MatchKind
    /// The number of cards on the table at the start.
    public let openingCount: Int
    /// The number of cards that a Deal adds to a table that isn't smaller than `growthTarget`.
    public let growth: Int
    /// A smaller table grows to this many cards with one Deal.
    public private(set) var growthTarget = 0
    /// The effect of a match on the table and on the next match.
    public private(set) var succession = Succession.replaced

    /// The number of cards in a match.
    public var matchSize: Int { kind.size }

    /// Returns how many new cards take places of a match, while the deck lasts.
    ///
    /// - Parameters:
    ///   - leaving: how many of its cards leave the table.
    ///   - tableCount: the cards on the table, with the match.
    ///   - returnsToOpening: whether the table returns to its opening size.
    public func replacementCount(of leaving: Int, on tableCount: Int, returnsToOpening: Bool) -> Int {
        guard returnsToOpening, tableCount > openingCount else { return leaving }
        // A ghost is larger than what a Deal adds, so without any new cards the table would be too small for the next one.
        return kind == .ghost ? max(0, openingCount - tableCount + leaving) : 0
    }

    /// Returns the number of cards that a Deal adds to a table of this many cards while the deck lasts.
    public func growth(of tableCount: Int) -> Int { tableCount < growthTarget ? growthTarget - tableCount : growth }
}

extension Variant {
    /// The rules of the game.
    public var rules: GameRules {
        switch self {
        case .set: GameRules(cards: .all, kind: .set, openingCount: 12, growth: 3)
        case .junior: GameRules(cards: .solid, kind: .set, openingCount: 9, growth: 3)
        case .ultraSet: GameRules(cards: .all, kind: .ultraSet, openingCount: 12, growth: 3)
        case .chain: GameRules(cards: .all, kind: .set, openingCount: 12, growth: 2, succession: .linked(sharing: 1))
        case .ultra9: GameRules(cards: .all, kind: .ultraSet, openingCount: 9, growth: 3)
        case .ultraChain:
            GameRules(cards: .all, kind: .ultraSet, openingCount: 12, growth: 2, succession: .linked(sharing: 2))
        case .ghost: GameRules(cards: .all, kind: .ghost, openingCount: 10, growth: 3, growthTarget: 12)
        case .puzzle: GameRules(cards: .all, kind: .set, openingCount: 12, growth: 0, succession: .kept(matches: 6))
        case .juniorPuzzle:
            GameRules(cards: .solid, kind: .set, openingCount: 9, growth: 0, succession: .kept(matches: 4))
        case .shuffle: GameRules(cards: .all, kind: .set, openingCount: 12, growth: 3, succession: .shuffled)
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
