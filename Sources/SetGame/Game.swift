import SetRules

/// Which cards the player has chosen.
public enum Selection: Hashable, Sendable {
    /// No card.
    case none
    /// One card.
    case one(Card)
    /// Two different cards, in the order in which they were chosen.
    case two(Card, Card)
    /// A set, which shows until it leaves.
    case match(CardTriple)
    /// Three cards that are no set, which show until the next tap; where two play, for a second.
    case mismatch(CardTriple)

    /// Whether this card is one of them.
    public func contains(_ card: Card) -> Bool {
        switch self {
        case .none: false
        case .one(let first): card == first
        case .two(let first, let second): card == first || card == second
        case .match(let triple), .mismatch(let triple): triple.contains(card)
        }
    }
}

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
    /// Every action that was carried out, with its time.
    public internal(set) var log: [Entry] = []
    /// The options in force.
    public internal(set) var options: Options
    /// The cards still to come, the next one last.
    public internal(set) var deck: [Card]
    /// The cards on the table in the order of their places, those of a match that shows among them.
    public internal(set) var table: [Card]
    /// The sets found, in order; the last of them may still show.
    public internal(set) var found: [FoundSet] = []
    /// The cards chosen.
    public internal(set) var selection = Selection.none
    /// The set that cheat marks, and the playing time at which the mark goes out.
    public internal(set) var hint: Hint?
    /// The points of each player; whoever plays alone is the first.
    public internal(set) var scores = Scores()
    /// Whose taps count, where two play.
    public internal(set) var turn = Turn.open
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
    /// What taking the last Deal back restores; `nil` where that cannot be.
    var beforeDeal: BeforeDeal?

    /// A mark that cheat has set.
    public struct Hint: Hashable, Sendable {
        /// The set that is marked.
        public let set: CardTriple
        /// The playing time at which the mark goes out.
        public let endsAt: Milliseconds
    }

    /// An action and its playing time.
    public struct Entry: Hashable, Sendable {
        /// The playing time.
        public let at: Milliseconds
        /// The action.
        public let action: Action
    }

    /// The moments that something later depends on.
    struct Moments: Hashable, Sendable {
        /// The start of the clock of the bonus.
        var bonusBegan: Milliseconds = 0
        /// When the selection last became a match, or the page was opened again with one.
        var matchShown: Milliseconds = 0
        /// When the selection last became a mismatch.
        var mismatchShown: Milliseconds = 0
        /// When the cards, the options or the turn last changed.
        var tableChanged: Milliseconds = 0
        /// When the last match left by itself.
        var matchLeftByItself: Milliseconds?
    }

    /// A new game: 12 cards on the table, 69 in the deck, all else at zero.
    public init(_ dealID: DealID) {
        let (cards, generator) = dealID.shuffledDeck()
        self.dealID = dealID
        self.generator = generator
        options = dealID.options
        table = Array(cards[..<Rule.openingCards])
        deck = cards[Rule.openingCards...].reversed()
        holdsSet = table.containsSet
    }
}

/// The numbers of the rules.
public enum Rule {
    /// How many cards a game begins with, and what *back to 12* goes back to.
    public static let openingCards = 12
    /// What a set is worth without its bonus, and what a mismatch, a needless deal or a claim that runs out costs.
    public static let points = 10
    /// The bonus of a set found at once; a second takes one point off.
    public static let bonus = 30
    /// How long a match shows before it leaves by itself.
    public static let matchShows: Milliseconds = 700
    /// How long Deal does nothing after a match has left by itself, or, where two play, was dealt away by the other.
    public static let dealWaits: Milliseconds = 500
    /// How long a cheat marks its set.
    public static let hintShows: Milliseconds = 5000
    /// How long a table without a set lies before cards are dealt by themselves.
    public static let autoDealWaits: Milliseconds = 1500
    /// How long a mismatch shows where two play.
    public static let mismatchShows: Milliseconds = 1000
    /// How long a player's turn without a claim lasts after the other's failed claim.
    public static let freeTurn: Milliseconds = 10_000
    /// The same after the other's Deal.
    public static let freeTurnAfterDeal: Milliseconds = 8000
    /// Two Deals of two players within this time mean that both see no set.
    public static let agreementTime: Milliseconds = 3000
    /// How long a Deal or a new game can be taken back.
    public static let undoTime: Milliseconds = 10_000
}
