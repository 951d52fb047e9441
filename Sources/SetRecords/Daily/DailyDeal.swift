import PlainText
import SetGame
import SetRules

/// The deal of a day's task, which is the same for all players.
///
/// The candidates for a day's deal of Set have the seeds `daily-2026-11-22`, `daily-2026-11-22-2`, `-3` and so on.
/// The first candidate whose course is fair is the deal. A puzzle has one candidate: `puzzle-2026-11-22`, or
/// `juniorpuzzle-2026-11-22`. This rule must not change: another rule would change the deals of past days, and with them
/// the streaks in the records of finished games.
public struct DailyDeal: Hashable, Sendable {
    /// The task.
    public let task: DailyTask
    /// The seed of its deal.
    public let seed: UTF8Text

    /// The maximum number of candidates; the last is taken even if it is not fair. Four of five candidates are fair, so
    /// no day in eleven years needs more than six.
    static let mostCandidates = 50

    /// The day.
    public var day: Day { task.day }

    /// Creates the deal of a task. For a deal of Set, usually plays one or two games, which take a few tens of microseconds
    /// each.
    public init(of task: DailyTask) {
        self.task = task
        var candidate = 1
        if task.kind == .deal {
            while candidate < Self.mostCandidates, !Course(of: Self.seed(task, candidate)).isFair { candidate += 1 }
        }
        seed = Self.seed(task, candidate)
    }

    /// Creates the deal of a day.
    public init(of day: Day, _ kind: DailyKind = .deal) { self.init(of: DailyTask(kind, of: day)) }

    /// Creates the deal with a seed; `nil` if the seed does not belong to any day's task of the kind.
    public init?(seed: UTF8Text, _ kind: DailyKind = .deal) {
        guard let day = Self.day(namedBy: seed, kind) else { return nil }
        self.init(of: day, kind)
        guard self.seed == seed else { return nil }
    }

    /// Returns the day in a seed, whether the seed is that day's deal or another candidate; `nil` for other seeds.
    static func day(namedBy seed: UTF8Text, _ kind: DailyKind) -> Day? {
        var reader = TextReader(seed.bytes)
        guard reader.skip(kind.prefix) else { return nil }
        return reader.text(ofLength: 10).flatMap { Day(text: $0) }
    }

    /// Returns the deal's id with a player's options, but always for one player.
    public func id(_ options: Options = Options()) -> DealID {
        var options = options
        options.players = .one
        options.choose(task.kind.game)
        guard let id = try? DealID(seed: seed, options: options) else {
            preconditionFailure("a day's seed is valid in an id")
        }
        return id
    }

    private static func seed(_ task: DailyTask, _ candidate: Int) -> UTF8Text {
        var seed = UTF8Text()
        seed.append(task.kind.prefix)
        seed.append(contentsOf: task.day.text)
        if candidate > 1 {
            seed.append("-")
            seed.append(candidate)
        }
        return seed
    }
}

/// The course of a deal if it is played by always taking the first set in table order, and by dealing three more cards
/// if the table has no set. New cards take the places of a set's cards. Players take other sets, so their games differ,
/// but the course detects deals that start or continue without a choice of sets.
struct Course {
    /// The number of sets on the first table.
    private(set) var firstSets = 0
    /// The number of times the table had no set while the deck still had cards.
    private(set) var setlessTables = 0

    /// Whether the first twelve cards contain at least two sets, and at most one table lacks a set.
    var isFair: Bool { firstSets >= 2 && setlessTables <= 1 }

    init(of seed: UTF8Text) {
        guard let id = try? DealID(seed: seed) else { return }
        var deck = id.shuffledDeck().cards[...]
        var table = Array(deck.prefix(12))
        deck = deck.dropFirst(12)
        firstSets = table.setCount
        while true {
            if let set = table.sets.first {
                Self.take(set, from: &table, &deck)
            } else if deck.isEmpty {
                return
            } else {
                setlessTables += 1
                table += deck.prefix(3)
                deck = deck.dropFirst(3)
            }
        }
    }

    private static func take(_ set: CardTriple, from table: inout [Card], _ deck: inout ArraySlice<Card>) {
        for index in table.indices where set.contains(table[index]) {
            if let card = deck.popFirst() { table[index] = card }
        }
        table.removeAll { set.contains($0) }
    }
}
