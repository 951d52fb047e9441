import PlainText
import SetGame
import SetRules

/// The deal of a calendar day, which is the same for everybody.
///
/// The candidates of a day are the deals of the seeds `daily-2026-11-22`, `daily-2026-11-22-2`, `-3` and so on; the first
/// whose course is fair is the day's deal. The rule is pinned: another one would change the deals of past days, and with
/// them the streaks that the records of finished games tell of.
public struct DailyDeal: Hashable, Sendable {
    /// The day.
    public let day: Day
    /// The seed of its deal.
    public let seed: UTF8Text

    /// How many candidates are tried; the last one is taken as it is. Four of five candidates are fair, so no day of eleven
    /// years needs more than six.
    static let mostCandidates = 50

    /// The deal of a day. Plays one or two games, a few tens of microseconds each.
    public init(of day: Day) {
        self.day = day
        var candidate = 1
        while candidate < Self.mostCandidates, !Course(of: Self.seed(day, candidate)).isFair { candidate += 1 }
        seed = Self.seed(day, candidate)
    }

    /// The deal with a seed, if it is that of a day; `nil` for all others.
    public init?(seed: UTF8Text) {
        guard let day = Self.day(namedBy: seed) else { return nil }
        self.init(of: day)
        guard self.seed == seed else { return nil }
    }

    /// The day that a seed names, whether it is that day's deal or another candidate; `nil` where it names none.
    static func day(namedBy seed: UTF8Text) -> Day? {
        var reader = TextReader(seed.bytes)
        guard reader.skip(prefix) else { return nil }
        return reader.text(ofLength: 10).flatMap { Day(text: $0) }
    }

    /// The deal's id with the options of a player; a daily deal is for one player. Never `nil`, since the seed of a day is
    /// one that an id accepts.
    public func id(_ options: Options = Options()) -> DealID? {
        var options = options
        options.players = .one
        return try? DealID(seed: seed, options: options)
    }

    private static let prefix: StaticString = "daily-"

    private static func seed(_ day: Day, _ candidate: Int) -> UTF8Text {
        var seed = UTF8Text()
        seed.append(prefix)
        seed.append(contentsOf: day.text)
        if candidate > 1 {
            seed.append("-")
            seed.append(candidate)
        }
        return seed
    }
}

/// What becomes of a deal when always the first set in the order of the table is taken and replaced in its places, and three
/// more cards are dealt when there is none. Players take other sets, so their games differ from it; it tells deals apart that
/// begin without a choice, or go on without one.
struct Course {
    /// The number of sets on the first table.
    private(set) var firstSets = 0
    /// How often no set was on the table while the deck still had cards.
    private(set) var setlessTables = 0

    /// At least two sets on the first twelve cards, and no more than one table without a set.
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
