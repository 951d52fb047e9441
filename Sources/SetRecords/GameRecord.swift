import PlainText
import SetGame
import SetRules

/// The games that statistics keep apart.
public enum Category: UInt8, CaseIterable, Sendable {
    /// One person played, without Cheat.
    case solo
    /// Two played against each other.
    case two
    /// One person played, and pressed Cheat.
    case cheated
}

/// A set as the history keeps it, in eight bytes.
public struct SetRecord: Hashable, Sendable {
    private let time: UInt32
    /// Who found it.
    public let seat: Seat
    /// The features in which its cards differ, a bit each: 1 for number, 2 for symbol, 4 for shading, 8 for colour.
    public let differing: UInt8
    private let lying: UInt8

    /// The most sets on the table that are told apart; more count as so many.
    static let mostOnTable = 16

    /// The playing time it took, since the set before or the start; 49 days at most, which stands for all beyond.
    public var took: Milliseconds { Milliseconds(time) }
    /// In how many features its cards differ, 1 to 4.
    public var kind: Int { differing.nonzeroBitCount }
    /// How many sets lay on the table, this one among them: 1 to 16, which stands for all beyond.
    public var onTable: Int { Int(lying) }

    /// `differing` is 1 to 15, `onTable` at least 1.
    init(seat: Seat, took: Milliseconds, differing: UInt8, onTable: Int) {
        self.seat = seat
        self.differing = differing
        time = UInt32(clamping: took)
        lying = UInt8(min(onTable, Self.mostOnTable))
    }
}

/// A finished game as the history keeps it.
public struct GameRecord: Hashable, Sendable {
    /// When the game ended on the wall clock of the place, in milliseconds since 1970.
    public let endedOn: Int64
    /// The deal, with the options as they were at the end of the game.
    public let dealID: DealID
    /// The points of each player; whoever plays alone is the first.
    public let scores: Scores
    /// The playing time.
    public let time: Milliseconds
    /// Which games it counts among.
    public let category: Category
    /// The sets found, in order.
    public let sets: [SetRecord]

    /// Nobody has more points, or fewer below 0.
    static let mostPoints = 1_000_000
    /// No game ends later: the year 10889.
    static let latest: Int64 = 1 << 48

    /// The record of a game that is over. What is beyond all reason counts as the nearest that is not: an end before
    /// 1970 or after the year 10889, a set that took longer than 49 days, a million points.
    public init(_ game: Game, endedOn: Int64) {
        precondition(game.isOver, "only a game that is over has a record")
        var dealID = game.dealID
        dealID.options = game.options
        let sets = Review(game).finds.map {
            SetRecord(seat: $0.found.seat, took: $0.found.took, differing: $0.differing, onTable: $0.onTable)
        }
        let isCheated = game.log.contains { $0.action == .cheat }
        let rest = (game.endedAt ?? 0) - Self.time(of: sets)
        self.init(
            endedOn: min(max(endedOn, 0), Self.latest), dealID: dealID,
            scores: Scores(first: Self.bounded(game.scores[.first]), second: Self.bounded(game.scores[.second])),
            rest: Milliseconds(UInt32(clamping: rest)),
            category: game.options.players == .two ? .two : isCheated ? .cheated : .solo, sets: sets)
    }

    /// `rest` is the playing time after the last set.
    init(
        endedOn: Int64, dealID: DealID, scores: Scores, rest: Milliseconds, category: Category, sets: [SetRecord]
    ) {
        self.endedOn = endedOn
        self.dealID = dealID
        self.scores = scores
        self.category = category
        self.sets = sets
        time = Self.time(of: sets) + rest
    }

    /// The playing time until the last set.
    static func time(of sets: [SetRecord]) -> Milliseconds {
        var time: Milliseconds = 0
        for set in sets { time += set.took }
        return time
    }

    private static func bounded(_ points: Int) -> Int {
        min(max(points, -mostPoints), mostPoints)
    }

    /// Whether the two are records of one and the same game.
    func isSame(as other: GameRecord) -> Bool {
        endedOn == other.endedOn && dealID == other.dealID
    }

    /// Whether this game comes first in a history: the one that ended earlier, or else the one whose deal does.
    func precedes(_ other: GameRecord) -> Bool {
        guard endedOn == other.endedOn else { return endedOn < other.endedOn }
        return dealID.text.bytes.lexicographicallyPrecedes(other.dealID.text.bytes)
    }
}
