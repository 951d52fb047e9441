import SetGame
import SetRecords
import SetRules

/// A game to be told: with its log all that happened in it, without one what the history keeps of it.
public enum ReviewedGame {
    /// A game that was played again, and the day on which it ended if that is known.
    case review(Review, endedOn: Day?)
    /// A finished game without its log.
    case record(GameRecord)

    /// A set that was found.
    enum Find {
        /// As a review tells it.
        case reviewed(FindReview)
        /// As the history keeps it, and the playing time at which it was found.
        case recorded(SetRecord, foundAt: Milliseconds)
    }

    /// The sets found, in order.
    var finds: [Find] {
        switch self {
        case .review(let review, _): return review.finds.map { .reviewed($0) }
        case .record(let record):
            var now: Milliseconds = 0
            return record.sets.map { set in
                now += set.took
                return .recorded(set, foundAt: now)
            }
        }
    }

    /// The deal, with the options at the end.
    var dealID: DealID {
        switch self {
        case .review(let review, _): review.game.currentDealID
        case .record(let record): record.dealID
        }
    }

    /// The day on which it ended, if that is known.
    var day: Day? {
        switch self {
        case .review(_, let day): day
        case .record(let record): Day(milliseconds: record.endedOn)
        }
    }

    /// The points of each player.
    var scores: Scores {
        switch self {
        case .review(let review, _): review.game.scores
        case .record(let record): record.scores
        }
    }

    /// The playing time, up to the last action where the game goes on.
    var time: Milliseconds {
        switch self {
        case .review(let review, _): review.game.endedAt ?? review.game.now
        case .record(let record): record.time
        }
    }

    /// Whether it was played to its end.
    var isOver: Bool {
        switch self {
        case .review(let review, _): review.game.isOver
        case .record: true
        }
    }

    /// The playing times of the deals; none without a log.
    var deals: [Milliseconds] {
        switch self {
        case .review(let review, _): review.deals
        case .record: []
        }
    }

    /// The parts of a player's score; `nil` without a log.
    func parts(of seat: Seat) -> ScoreParts? {
        switch self {
        case .review(let review, _): review.parts(of: seat)
        case .record: nil
        }
    }

    /// Who played.
    var seats: ArraySlice<Seat> { dealID.options.players.seats }
}

extension ReviewedGame.Find {
    /// The playing time at which it was found.
    var foundAt: Milliseconds {
        switch self {
        case .reviewed(let find): find.found.foundAt
        case .recorded(_, let time): time
        }
    }

    /// The playing time it took.
    var took: Milliseconds {
        switch self {
        case .reviewed(let find): find.found.took
        case .recorded(let set, _): set.took
        }
    }

    /// Who found it.
    var seat: Seat {
        switch self {
        case .reviewed(let find): find.found.seat
        case .recorded(let set, _): set.seat
        }
    }

    /// The number of features that differ, 1 to 4.
    var kind: Int {
        switch self {
        case .reviewed(let find): find.kind
        case .recorded(let set, _): set.kind
        }
    }

    /// The number of other sets on the table; without a log at most 15.
    var otherCount: Int {
        switch self {
        case .reviewed(let find): find.others.count
        case .recorded(let set, _): set.onTable - 1
        }
    }
}
