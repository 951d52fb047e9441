import PlainText
import SetGame
import SetRules

/// A category of games, which has its own statistics.
public enum GameCategory: UInt8, CaseIterable, Sendable {
    /// A solo game without Cheat, except the days' tasks. Puzzles count with it too, where it gives hints.
    case solo
    /// A day's deal without Cheat, or a day's puzzle.
    case daily
    /// A game with two players on one device.
    case two
    /// A game whose players have a device each.
    case together
    /// A solo game with Cheat.
    case cheated
}

extension GameCategory {
    /// Returns the category of a game with these players, which is not a daily deal.
    init(_ players: Players, isCheated: Bool) {
        switch players {
        case .one: self = isCheated ? .cheated : .solo
        case .two: self = .two
        case .apart: self = .together
        }
    }

    /// Whether players compete.
    public var isContest: Bool {
        switch self {
        case .solo, .daily, .cheated: false
        case .two, .together: true
        }
    }
}

/// A found set in the history, in eight bytes.
public struct SetRecord: Hashable, Sendable {
    private let time: UInt32
    /// The player who found it.
    public let seat: Seat
    /// The features in which its cards differ as a bit mask: 1 for number, 2 for symbol, 4 for shading, 8 for colour,
    /// 16 for the frame; for cards of dots, 1 for the first dot.
    public let differing: UInt8
    private let available: UInt8

    /// The maximum number of available sets that a record stores; higher numbers are stored as this number.
    static let mostOnTable = 16

    /// The playing time since the previous set or the start, at most 49 days.
    public var took: Milliseconds { Milliseconds(time) }
    /// The number of features or dots in which its cards differ, 1 to 6.
    public var kind: Int { differing.nonzeroBitCount }
    /// The number of available sets, including this set, 1 to 16; 16 means 16 or more.
    public var onTable: Int { Int(available) }

    /// `differing` is 1 to 63, `onTable` at least 1.
    init(seat: Seat, took: Milliseconds, differing: UInt8, onTable: Int) {
        self.seat = seat
        self.differing = differing
        time = UInt32(clamping: took)
        available = UInt8(min(onTable, Self.mostOnTable))
    }
}

/// A finished game in the history.
public struct GameRecord: Hashable, Sendable {
    /// The local time at which the game ended, in milliseconds since the start of 1970.
    public let endedOn: Int64
    /// The deal, with the options at the end of the game.
    public let dealID: DealID
    /// The score of each player; a solo player is the first. If each player had a device, the first score is the score
    /// of this record's owner, and the second is the highest score of the other players.
    public let scores: Scores
    /// The game of the family.
    public var game: Variant { dealID.options.game }
    /// The playing time.
    public let time: Milliseconds
    /// The category of the game.
    public let category: GameCategory
    /// Whether Cheat was used in a game whose matches stay. There it gives hints, and the category is the same.
    public let hasHints: Bool
    /// The sets found, in order.
    public let sets: [SetRecord]

    /// The highest score that a record stores; the lowest is its negative.
    static let mostPoints = 1_000_000
    /// The latest end time that a record stores, in the year 10889.
    static let latest: Int64 = 1 << 48

    /// Creates the record of a finished game; traps if the game is not over. Values out of range are clamped: an end
    /// before 1970 or after the year 10889, a time of more than 49 days, a score beyond a million points. Linear in the
    /// number of actions.
    ///
    /// - Parameters:
    ///   - game: the finished game.
    ///   - endedOn: the local time at which it ended, in milliseconds since the start of 1970.
    ///   - seat: the seat of the record's owner, if each player had a device.
    public init(_ game: Game, endedOn: Int64, seat: Seat = .first) {
        precondition(game.isOver, "only a game that is over has a record")
        let sets = Self.sets(of: game, for: seat)
        let isCheated = game.log.contains { $0.action == .cheat }
        let rest = (game.endedAt ?? 0) - Self.time(of: sets)
        self.init(
            endedOn: min(max(endedOn, 0), Self.latest), dealID: game.currentDealID,
            scores: Self.scores(of: game, for: seat), rest: Milliseconds(UInt32(clamping: rest)),
            category: GameCategory(game.options.players, isCheated: isCheated), sets: sets)
    }

    private static func scores(of game: Game, for seat: Seat) -> Scores {
        let others = game.scores.best(of: game.options.players, except: seat)
        return Scores(first: bounded(game.scores[seat]), second: bounded(others))
    }

    /// Returns the sets found, by replaying the game. A review would contain them too, but the page records games
    /// before it has loaded the code for reviews.
    private static func sets(of game: Game, for seat: Seat) -> [SetRecord] {
        var replay = Replay(of: game)
        var sets: [SetRecord] = []
        var available = replay.game.matchCount
        while replay.step() {
            if replay.game.found.count > sets.count {
                let found = replay.game.found[sets.count]
                sets.append(
                    SetRecord(
                        seat: game.options.players.areApart ? (found.seat == seat ? .first : .second) : found.seat,
                        took: found.took, differing: found.cards.differences, onTable: available))
            }
            available = replay.game.matchCount
        }
        return sets
    }

    /// `rest` is the playing time after the last set.
    init(
        endedOn: Int64, dealID: DealID, scores: Scores, rest: Milliseconds, category: GameCategory, sets: [SetRecord]
    ) {
        self.endedOn = endedOn
        self.dealID = dealID
        self.scores = scores
        hasHints = category == .cheated && dealID.options.game.rules.keepsMatches
        let category = hasHints ? .solo : category
        // The deal's seed identifies a day's task, so the notation does not store this category.
        self.category = category == .solo && DailyTask(dealID) != nil ? .daily : category
        self.sets = sets
        time = Self.time(of: sets) + rest
    }

    /// Returns the playing time until the last set.
    static func time(of sets: [SetRecord]) -> Milliseconds {
        var time: Milliseconds = 0
        for set in sets { time += set.took }
        return time
    }

    private static func bounded(_ points: Int) -> Int {
        min(max(points, -mostPoints), mostPoints)
    }

    /// The sets that count in the statistics: all sets, or only the owner's sets if each player had a device.
    var countedSets: [SetRecord] {
        switch category {
        case .solo, .daily, .two, .cheated: sets
        case .together: sets.filter { $0.seat == .first }
        }
    }

    /// Whether both are records of the same game: the same deal with the same end time.
    func isSame(as other: GameRecord) -> Bool {
        endedOn == other.endedOn && dealID == other.dealID
    }

    /// Whether this game precedes another in a history: by end time, then by deal id.
    func precedes(_ other: GameRecord) -> Bool {
        guard endedOn == other.endedOn else { return endedOn < other.endedOn }
        return dealID.text.bytes.lexicographicallyPrecedes(other.dealID.text.bytes)
    }
}
