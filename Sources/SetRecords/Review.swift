import SetGame
import SetRules

/// What can be told about a game afterwards: it is played again, action by action.
public final class Review {
    /// The game, over or not.
    public let game: Game
    /// The playing time of the start, 0, and of each action: `moments[count]` is when `game(after: count)` began. What
    /// came after the end counts as at the end.
    public private(set) var moments: [Milliseconds] = [0]
    /// When cards were dealt that joined the others, and not taken back.
    public private(set) var deals: [Milliseconds] = []
    /// The sets found, in order.
    public private(set) var finds: [FindReview] = []
    /// The place in `finds` of the set that took the least time, the first of them; `nil` where none was found.
    public private(set) var fastestIndex: Int?
    /// The time that a set took.
    public private(set) var meanTime = Mean()
    /// The same by kind: the first for sets that differ in one feature, the fourth for those that differ in all.
    public private(set) var meanTimes = Mean.none(4)

    /// What the score of each player is made of.
    private var parts = [ScoreParts(), ScoreParts()]

    /// The review of a game. Linear in the number of actions, and quadratic in that of cards on the table.
    public init(_ game: Game) {
        self.game = game
        var replay = Replay(of: game)
        var arrivals = DealTimes()
        var (cards, count) = (replay.game.tableInPlay, replay.game.table.count)
        var scores = replay.game.scores
        arrivals.note(cards, at: 0)
        while replay.step() {
            let now = replay.game
            moments.append(min(now.now, game.endedAt ?? now.now))
            if now.found.count > finds.count {
                note(arrivals.find(now.found[finds.count], among: cards))
            } else {
                note(from: scores, to: now.scores, by: game.log[now.log.count - 1].action)
            }
            scores = now.scores
            if now.table.count > count {
                deals.append(now.now)
            } else if now.table.count < count, case .undo = now.log.last?.action {
                // Cards that were dealt by themselves after the Deal were taken back with it.
                deals.removeLast((count - now.table.count) / 3)
            }
            count = now.table.count
            guard cards != now.tableInPlay else { continue }
            cards = now.tableInPlay
            arrivals.note(cards, at: now.now)
        }
    }

    /// The set that took the least time; `nil` where none was found.
    public var fastest: FindReview? { fastestIndex.map { finds[$0] } }

    private func note(_ find: FindReview) {
        if fastest.map({ find.found.took < $0.found.took }) ?? true { fastestIndex = finds.count }
        finds.append(find)
        meanTime.add(find.found.took)
        meanTimes[find.kind - 1].add(find.found.took)
        parts[Int(find.found.seat.rawValue)].note(find.found)
    }

    private func note(from before: Scores, to after: Scores, by action: Action) {
        for seat in Seat.allCases {
            parts[Int(seat.rawValue)].note(after[seat] - before[seat], by: action)
        }
    }

    /// What the score of a player is made of, to the point.
    public func parts(of seat: Seat) -> ScoreParts {
        parts[Int(seat.rawValue)]
    }

    /// The game as it was after so many actions, 0 to all of them; what lies outside counts as the nearest of these.
    /// Linear in that number.
    public func game(after count: Int) -> Game {
        Replay.game(game, after: count)
    }
}
