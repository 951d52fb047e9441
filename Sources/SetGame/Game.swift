import SetRules

/// A match that was found, with its points.
public struct FoundMatch: Hashable, Sendable {
    /// Its cards.
    public let cards: CardGroup
    /// The seat that found it.
    public let seat: Seat
    /// The playing time at which it was found.
    public let foundAt: Milliseconds
    /// The playing time since the previous match or the start of the game.
    public let took: Milliseconds
    /// The points: 0 if cheat had shown the match, otherwise at least 10.
    public let points: Int
}

/// A game in progress: a value that `perform` takes from action to action. The same deal and the same actions at the
/// same times always give the same game.
///
/// Its properties are the state that the rules refer to; each has its own type where several belong together.
public struct Game: Hashable, Sendable {
    /// The deal that the game started with.
    public let dealID: DealID
    /// All actions that were carried out. Entries are only ever appended.
    public internal(set) var log: [LogEntry] = []
    /// The current options.
    public internal(set) var options: Options
    /// The cards that haven't been dealt.
    public internal(set) var deck: Deck
    /// The cards on the table in the order of their places, including a match that shows.
    public internal(set) var table: [Card]
    /// The matches found, in order; the last one may still show.
    public internal(set) var found: [FoundMatch] = []
    /// The selected cards.
    public internal(set) var selection = Selection.none
    /// The points of each seat; a solo player has the first seat.
    public internal(set) var scores = Scores()
    /// The playing time of the last action.
    public internal(set) var now: Milliseconds = 0
    /// The playing time at which the game ended; `nil` while it is in progress.
    public internal(set) var endedAt: Milliseconds?
    /// Whether a match is on the table, not counting the cards of a match that shows.
    public internal(set) var holdsMatch: Bool

    /// The way of playing, with its state.
    var way: Way
    var generator: SplitMix64
    var moments = Moments()
    var undoHistory = UndoHistory()

    /// The longest playing time, about 285,000 years. Beyond it, the times of scheduled actions would overflow.
    public static let longest: Milliseconds = 1 << 53

    /// The rules of the game.
    public var rules: GameRules { options.game.rules }

    /// Creates a new game: the opening cards on the table, the others in the deck, everything else at zero.
    public init(_ dealID: DealID) {
        let (cards, generator) = dealID.shuffledDeck()
        let rules = dealID.options.game.rules
        let opening = rules.openingCount
        self.init(
            dealID, table: Array(cards[..<opening]), deck: Deck(cards[opening..<rules.cardCount].reversed()),
            generator: generator)
    }

    /// Creates a new game whose deck is hidden: the cards on the table are known, the others are not. Its deal doesn't
    /// have an id; `reveal` makes cards known before an action needs them.
    ///
    /// - Parameters:
    ///   - opening: the first cards, all different, as many as the game begins with.
    ///   - options: the options of the game.
    public init(opening: [Card], options: Options) {
        let rules = options.game.rules
        precondition(opening.count == rules.openingCount, "a game begins with its opening cards")
        self.init(
            .hidden(options), table: opening, deck: Deck([], hiddenCount: rules.cardCount - opening.count),
            generator: SplitMix64(seed: 0))
    }

    /// Creates a new game whose cards lie face down and aren't known. Each goes by the name of another until `exchange`
    /// corrects that, before the card is taken. Its deal doesn't have an id, and it doesn't end automatically.
    public init(hidingAllCards options: Options) {
        precondition(options.game.rules.liesFaceDown, "the cards lie face down")
        let (cards, opening) = (options.game.rules.cards.deck, options.game.rules.openingCount)
        self.init(
            .hidden(options), table: Array(cards[..<opening]), deck: Deck(cards[opening...].reversed()),
            generator: SplitMix64(seed: 0))
    }

    private init(_ dealID: DealID, table: [Card], deck: Deck, generator: SplitMix64) {
        (self.dealID, self.table, self.deck, self.generator) = (dealID, table, deck, generator)
        options = dealID.options
        way = Way(options.players)
        holdsMatch = true
        holdsMatch = rules.containsMatch(in: self)
    }

    /// Exchanges two cards that aren't known, because one of them has turned out to be the other.
    public mutating func exchange(_ card: Card, with other: Card) {
        table.exchange(card, with: other)
        deck.exchange(card, with: other)
    }

    /// Makes the next cards of the deck known, in dealing order. Different cards that aren't known yet are never more
    /// than the deck hides.
    ///
    /// - Throws: why these can't be the next cards, in which case the game doesn't change.
    public mutating func reveal(_ cards: [Card]) throws(RevealError) {
        var isKnown = [Bool](repeating: false, count: CardKind.mostCards)
        for card in cards where !rules.cards.contains(card) { throw .foreign(card) }
        for card in table + deck.cards + discard + cards {
            if isKnown[card.index] { throw .known(card) }
            isKnown[card.index] = true
        }
        deck.reveal(cards)
    }
}

extension GameRules {
    /// Returns whether a match is on the table of a game. Among cards that aren't known there can always be one.
    func containsMatch(in game: Game) -> Bool {
        let isUnknown = liesFaceDown && game.dealID.isHidden
        return isUnknown || containsMatch(game.tableInPlay, after: game.earlierMatches)
    }
}
