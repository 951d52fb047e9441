import SetRules

/// A set that was found, and what it was worth.
public struct FoundSet: Hashable, Sendable {
    /// The three cards.
    public let set: CardTriple
    /// Who found it.
    public let seat: Seat
    /// The playing time at which it was found.
    public let foundAt: Milliseconds
    /// The playing time it took, since the set before or the start.
    public let took: Milliseconds
    /// The points: 0 where cheat had shown it, else at least 10.
    public let points: Int
}

/// One game in progress: a value that `perform` carries from action to action. The same deal and the same actions at
/// the same times always give the same game.
public struct Game: Hashable, Sendable {
    /// The deal that it began with.
    public let dealID: DealID
    /// Every action that was carried out. Entries are only ever added.
    public internal(set) var log: [LogEntry] = []
    /// The options in force.
    public internal(set) var options: Options
    /// The cards still to come.
    public internal(set) var deck: Deck
    /// The cards on the table in the order of their places, those of a match that shows among them.
    public internal(set) var table: [Card]
    /// The sets found, in order; the last of them may still show.
    public internal(set) var found: [FoundSet] = []
    /// The cards chosen.
    public internal(set) var selection = Selection.none
    /// The set that cheat marks, and the playing time at which the mark goes out; `nil` while none is marked.
    public internal(set) var hint: Hint?
    /// The points of each seat; whoever plays alone has the first.
    public internal(set) var scores = Scores()
    /// Whose taps count, where two play at one device.
    public internal(set) var turn = Turn.unclaimed
    /// The playing time of the last action.
    public internal(set) var now: Milliseconds = 0
    /// The playing time at which the game ended; `nil` while it goes on.
    public internal(set) var endedAt: Milliseconds?
    /// Whether a set is on the table, the cards of a match that shows not counting.
    public internal(set) var holdsSet: Bool

    var generator: SplitMix64
    /// The sets that cheat has shown so far, in order.
    var hinted: [CardTriple] = []
    var moments = Moments()
    /// What taking the last Deal back restores.
    var undoable = Undoable.nothing
    /// What that was before the last action, if it was a claim, so that withdrawing the claim restores it.
    var undoableBeforeClaim = Undoable.nothing

    /// A mark that cheat has set.
    public struct Hint: Hashable, Sendable {
        /// The set that is marked.
        public let set: CardTriple
        /// The playing time at which the mark goes out.
        public let endsAt: Milliseconds
    }

    /// The moments that something later depends on.
    struct Moments: Hashable, Sendable {
        /// The start of the clock of the bonus.
        var bonusBegan: Milliseconds = 0
        /// When the selection last became a match, or play went on with one after an interruption.
        var matchShown: Milliseconds = 0
        /// When the selection last became a mismatch.
        var mismatchShown: Milliseconds = 0
        /// When the cards, the options or the turn last changed.
        var tableChanged: Milliseconds = 0
        /// When the last match left by itself.
        var matchLeftByItself: Milliseconds?
        /// Until when a seat may take nothing, after three cards that were no set; in order of the seats, as far as needed.
        var lockEnds: [Milliseconds] = []
    }

    /// The longest playing time, some 285,000 years: times of what is due after it would overflow.
    public static let longest: Milliseconds = 1 << 53

    /// A new game: 12 cards on the table, 69 in the deck, all else at zero.
    public init(_ dealID: DealID) {
        let (cards, generator) = dealID.shuffledDeck()
        self.dealID = dealID
        self.generator = generator
        options = dealID.options
        table = Array(cards[..<Rule.openingCards])
        deck = Deck(cards[Rule.openingCards...].reversed())
        holdsSet = table.containsSet
    }

    /// A new game for whoever may not know its deck: the cards that lie on the table, with 69 hidden ones to come. Its deal has
    /// no id; `reveal` makes cards known before an action needs them.
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

    /// Makes the next cards of the deck known, in the order in which they come.
    ///
    /// - Returns: whether they can be the next ones: no more than are hidden, and none that the game knows already. If not,
    ///   nothing has changed.
    public mutating func reveal(_ cards: [Card]) -> Bool {
        var isKnown = [Bool](repeating: false, count: Card.all.count)
        for card in table + deck.cards + discard + cards {
            if isKnown[Int(card.rawValue)] { return false }
            isKnown[Int(card.rawValue)] = true
        }
        guard cards.count <= deck.hiddenCount else { return false }
        deck.reveal(cards)
        return true
    }
}
