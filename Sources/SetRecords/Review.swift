import SetGame
import SetRules

/// The review of a game, which is computed by replaying its log.
///
/// Each property is a part of the report.
public final class Review {
    /// The reviewed game, which may still be in progress.
    public let game: Game
    /// The playing times of the start, 0, and of each action: `moments[count]` is the time of `game(after: count)`.
    /// Actions after the end have the time of the end.
    public private(set) var moments: [Milliseconds] = [0]
    /// The playing times of the deals that added cards to the table and were not undone.
    public private(set) var deals: [Milliseconds] = []
    /// The reviews of the sets found, in order.
    public private(set) var finds: [FindReview] = []
    /// The index in `finds` of the fastest set, the first of equals; `nil` if there are none.
    public private(set) var fastestIndex: Int?
    /// The mean time of a set.
    public private(set) var meanTime = Mean()
    /// The mean time of a set for each number of features or dots that differ, 1 to 6.
    public private(set) var meanTimes = Mean.empty(Dot.allCases.count)

    /// Whether no player has made a mistake or used Cheat.
    public private(set) var isFlawless = true

    /// The parts of each player's score.
    private var parts: [ScoreParts]

    /// Reviews a game. Linear in the number of actions, and quadratic in the number of cards on the table.
    public init(_ game: Game) {
        self.game = game
        parts = [ScoreParts](repeating: ScoreParts(), count: game.options.players.count)
        var replay = Replay(of: game)
        var dealTimes = DealTimes()
        var (cards, count) = (replay.game.tableInPlay, replay.game.table.count)
        var scores = replay.game.scores
        // The number of cards in each of `deals`.
        var dealCounts: [Int] = []
        dealTimes.update(to: cards, at: 0)
        while replay.step() {
            let now = replay.game
            moments.append(min(now.now, game.endedAt ?? now.now))
            if Self.isAfterMistake(now) { isFlawless = false }
            if now.found.count > finds.count {
                let earlier = now.found[..<finds.count].map { $0.cards }
                add(dealTimes.review(of: now.found[finds.count], among: cards, after: earlier, game.rules))
            } else {
                addScoreChange(from: scores, to: now.scores, by: game.log[now.log.count - 1].action)
            }
            scores = now.scores
            let undoes = now.log.last?.action == .undo
            if now.table.count > count, !undoes {
                deals.append(now.now)
                dealCounts.append(now.table.count - count)
            } else if now.table.count < count, undoes {
                // Undoing a Deal also takes back the cards that were dealt automatically after it.
                var taken = count - now.table.count
                while taken > 0, let last = dealCounts.popLast() {
                    deals.removeLast()
                    taken -= last
                }
            }
            count = now.table.count
            guard cards != now.tableInPlay else { continue }
            cards = now.tableInPlay
            dealTimes.update(to: cards, at: now.now)
        }
    }

    /// The review of the fastest set, if any.
    public var fastest: FindReview? { fastestIndex.map { finds[$0] } }

    private func add(_ find: FindReview) {
        if fastest.map({ find.found.took < $0.found.took }) ?? true { fastestIndex = finds.count }
        finds.append(find)
        meanTime.add(find.found.took)
        meanTimes[find.kind - 1].add(find.found.took)
        parts[Int(find.found.seat.rawValue)].add(find.found)
    }

    private func addScoreChange(from before: Scores, to after: Scores, by action: Action) {
        for seat in game.options.players.seats {
            parts[Int(seat.rawValue)].add(after[seat] - before[seat], by: action)
        }
    }

    /// Returns the parts of a player's score. Their sum is exactly the score.
    public func parts(of seat: Seat) -> ScoreParts {
        parts[Int(seat.rawValue)]
    }

    /// Returns the game after its first `count` actions, clamped to the length of the log. Linear in `count`.
    public func game(after count: Int) -> Game {
        Replay.game(game, after: count)
    }
}

extension Review {
    /// Returns whether a mistake shows, or the last action was Cheat.
    private static func isAfterMistake(_ game: Game) -> Bool {
        if case .mismatch(let mismatch) = game.selection { return mismatch.isMistake }
        return game.log.last?.action == .cheat
    }
}
