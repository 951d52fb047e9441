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
    /// Whether the cards lie face down until a player chooses them.
    public private(set) var liesFaceDown = false

    /// The time in which the bonus of a match loses a point, in milliseconds: longer for matches that are harder to find.
    public var bonusStep: Int64 {
        switch (kind, cards.kind) {
        case (.set, .mega): 1500
        case (.set, _), (.ultraSet, _), (.line, _), (.even, _): 1000
        case (.quad, _): 2000
        case (.ghost, _): 3000
        }
    }

    /// Returns how many new cards take places of a match that leaves.
    ///
    /// - Parameters:
    ///   - leaving: how many of its cards leave the table.
    ///   - tableCount: the cards on the table, with the match.
    ///   - deckCount: the cards in the deck.
    ///   - returnsToOpening: whether the table returns to its opening size.
    public func replacementCount(
        of leaving: Int, on tableCount: Int, deckCount: Int, returnsToOpening: Bool
    ) -> Int {
        let wanted = wantedCount(of: leaving, on: tableCount, returnsToOpening: returnsToOpening)
        if deckCount >= wanted { return wanted }
        // A Deal lays the last cards of the deck; without Deals, they replace some of the match.
        return growth > 0 ? 0 : deckCount
    }

    private func wantedCount(of leaving: Int, on tableCount: Int, returnsToOpening: Bool) -> Int {
        guard returnsToOpening, tableCount > openingCount else { return leaving }
        // Without any new cards, a table that was a little larger would be smaller than at the start. UltraSet and chains
        // have always let it be, and logs of earlier versions give the same games.
        return kind == .ultraSet || sharedCount > 0 ? 0 : max(0, openingCount - tableCount + leaving)
    }

    /// Returns the number of cards that a Deal adds to a table of this many cards while the deck lasts.
    public func growth(of tableCount: Int) -> Int {
        min(tableCount < growthTarget ? growthTarget - tableCount : growth, max(0, Self.largestTable - tableCount))
    }

    /// The greatest number of cards on a table.
    public static let largestTable = 81
}

extension Variant {
    /// The rules of the game.
    public var rules: GameRules {
        switch self {
        case .set: GameRules(cards: .set, kind: .set, openingCount: 12, growth: 3)
        case .junior: GameRules(cards: .solid, kind: .set, openingCount: 9, growth: 3)
        case .ultraSet: GameRules(cards: .set, kind: .ultraSet, openingCount: 12, growth: 3)
        case .chain: GameRules(cards: .set, kind: .set, openingCount: 12, growth: 2, succession: .linked(sharing: 1))
        case .ultra9: GameRules(cards: .set, kind: .ultraSet, openingCount: 9, growth: 3)
        case .ultraChain:
            GameRules(cards: .set, kind: .ultraSet, openingCount: 12, growth: 2, succession: .linked(sharing: 2))
        case .ghost: GameRules(cards: .set, kind: .ghost, openingCount: 10, growth: 3, growthTarget: 12)
        case .puzzle: GameRules(cards: .set, kind: .set, openingCount: 12, growth: 0, succession: .kept(matches: 6))
        case .juniorPuzzle:
            GameRules(cards: .solid, kind: .set, openingCount: 9, growth: 0, succession: .kept(matches: 4))
        case .shuffle: GameRules(cards: .set, kind: .set, openingCount: 12, growth: 3, succession: .shuffled)
        case .memory: GameRules(cards: .set, kind: .set, openingCount: 21, growth: 0, liesFaceDown: true)
        case .mega: GameRules(cards: .mega, kind: .set, openingCount: 16, growth: 3, growthTarget: 18)
        case .quads: GameRules(cards: .quads, kind: .quad, openingCount: 15, growth: 3)
        case .juniorQuads: GameRules(cards: .solidQuads, kind: .quad, openingCount: 11, growth: 3, growthTarget: 12)
        case .projective: GameRules(cards: .dots, kind: .line, openingCount: 12, growth: 3)
        case .proSet: GameRules(cards: .dots, kind: .even, openingCount: 7, growth: 0)
        }
    }
}

/// The cards of a game, as the features in which they vary: one card for each combination of values, or of dots.
public enum CardSpace: Hashable, Sendable {
    /// All 81 cards of Set.
    case set
    /// The 27 cards of Set whose shading is the first.
    case solid
    /// All 243 cards of Mega.
    case mega
    /// All 256 cards of Quads.
    case quads
    /// The 64 cards of Quads whose shading is the first.
    case solidQuads
    /// All 63 cards of dots.
    case dots

    /// The kind of the cards.
    public var kind: CardKind {
        switch self {
        case .set, .solid: .set
        case .mega: .mega
        case .quads, .solidQuads: .quads
        case .dots: .dots
        }
    }

    /// Whether all cards have the first shading.
    private var isSolid: Bool {
        switch self {
        case .set, .mega, .quads, .dots: false
        case .solid, .solidQuads: true
        }
    }

    /// Returns whether the cards vary in a feature.
    public func varies(in feature: Feature) -> Bool {
        kind.features.contains(feature) && !(isSolid && feature == .shading)
    }

    /// The features in which the cards vary.
    public var features: [Feature] { kind.features.filter(varies) }

    /// The greatest number of features, or of dots, in which the cards of a match can differ.
    public var mostDifferences: Int { kind == .dots ? Dot.allCases.count : features.count }

    /// The number of cards.
    public var count: Int { isSolid ? kind.count / kind.valueCount : kind.count }

    /// The cards, by index.
    public var deck: [Card] { kind.cards.filter(contains) }

    /// Returns whether a card is one of them.
    public func contains(_ card: Card) -> Bool { card.kind == kind && !(isSolid && card[.shading] != .first) }
}
