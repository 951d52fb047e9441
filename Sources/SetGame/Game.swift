import SetRules

/// A set that was found, with its points.
public struct FoundSet: Hashable, Sendable {
    /// The three cards.
    public let set: CardTriple
    /// The seat that found it.
    public let seat: Seat
    /// The playing time at which it was found.
    public let foundAt: Milliseconds
    /// The playing time since the previous set or the start of the game.
    public let took: Milliseconds
    /// The points: 0 if cheat had shown the set, otherwise at least 10.
    public let points: Int
}

/// A game in progress: a value that `perform` takes from action to action. The same deal and the same actions at the
/// same times always give the same game.
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
    /// The sets found, in order; the last set may still show.
    public internal(set) var found: [FoundSet] = []
    /// The selected cards.
    public internal(set) var selection = Selection.none
    /// The set that cheat marks, and the playing time at which the hint ends; `nil` if no set is marked.
    public internal(set) var hint: Hint?
    /// The points of each seat; a solo player has the first seat.
    public internal(set) var scores = Scores()
    /// The turn, which decides whose taps count with two players on one device.
    public internal(set) var turn = Turn.unclaimed
    /// The playing time of the last action.
    public internal(set) var now: Milliseconds = 0
    /// The playing time at which the game ended; `nil` while it is in progress.
    public internal(set) var endedAt: Milliseconds?
    /// Whether a set is on the table, not counting the cards of a match that shows.
    public internal(set) var holdsSet: Bool

    var generator: SplitMix64
    /// The sets that cheat has shown so far, the most recent last.
    var hinted: [CardTriple] = []
    var moments = Moments()
    /// The state that undoing the last Deal restores.
    var undoable = Undoable.nothing
    /// The value of `undoable` before the last action, if that was a claim. Withdrawing the claim restores it.
    var undoableBeforeClaim = Undoable.nothing

    /// A set that cheat marks for a while.
    public struct Hint: Hashable, Sendable {
        /// The marked set.
        public let set: CardTriple
        /// The playing time at which the hint ends.
        public let endsAt: Milliseconds
    }

    /// Times that later actions depend on.
    struct Moments: Hashable, Sendable {
        /// The start of the bonus clock.
        var bonusBegan: Milliseconds = 0
        /// When the selection last became a match, or an interruption or Undo restarted its display time.
        var matchShown: Milliseconds = 0
        /// When the selection last became a mismatch.
        var mismatchShown: Milliseconds = 0
        /// When the wait for an automatic deal last started over, because the cards, the options or the turn changed.
        var tableChanged: Milliseconds = 0
        /// When the last match left automatically or, with two players on one device, was dealt away.
        var matchLeftByItself: Milliseconds?
        /// When each seat can take cards again after a mistake. In seat order, only as long as needed.
        var lockEnds: [Milliseconds] = []
    }

    /// The longest playing time, about 285,000 years. Beyond it, the times of scheduled actions would overflow.
    public static let longest: Milliseconds = 1 << 53

    /// Creates a new game: 12 cards on the table, 69 in the deck, everything else at zero.
    public init(_ dealID: DealID) {
        let (cards, generator) = dealID.shuffledDeck()
        self.dealID = dealID
        self.generator = generator
        options = dealID.options
        table = Array(cards[..<Rule.openingCards])
        deck = Deck(cards[Rule.openingCards...].reversed())
        holdsSet = table.containsSet
    }

    /// Creates a new game whose deck is hidden: the cards on the table are known, the other 69 are not. Its deal
    /// doesn't have an id; `reveal` makes cards known before an action needs them.
    ///
    /// - Parameters:
    ///   - opening: the first 12 cards, all different.
    ///   - options: the options of the game.
    public init(opening: [Card], options: Options) {
        precondition(opening.count == Rule.openingCards, "a game begins with 12 cards")
        dealID = .hidden(options)
        generator = SplitMix64(seed: 0)
        self.options = options
        table = opening
        deck = Deck([], hiddenCount: Card.all.count - opening.count)
        holdsSet = table.containsSet
    }

    /// Makes the next cards of the deck known, in dealing order. Different cards that aren't known yet are never more
    /// than the deck hides.
    ///
    /// - Throws: why these can't be the next cards, in which case the game doesn't change.
    public mutating func reveal(_ cards: [Card]) throws(RevealError) {
        var isKnown = [Bool](repeating: false, count: Card.all.count)
        for card in table + deck.cards + discard + cards {
            if isKnown[Int(card.rawValue)] { throw .known(card) }
            isKnown[Int(card.rawValue)] = true
        }
        deck.reveal(cards)
    }
}
