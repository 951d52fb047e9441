import SetGame
import SetRecords
import SetRules

/// A game to review: all events if its log is available, otherwise its record in the history.
public enum ReviewedGame {
    /// A replayed game, and the day on which it ended if known.
    case review(Review, endedOn: Day?)
    /// A finished game without its log.
    case record(GameRecord)

    /// A set found by a player.
    enum Find {
        /// A set from a review.
        case reviewed(FindReview)
        /// A set from the history, and the playing time at which it was found.
        case recorded(SetRecord, foundAt: Milliseconds)
    }

    /// The sets that were found, in order.
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

    /// The deal, with the options at the end of the game.
    var dealID: DealID {
        switch self {
        case .review(let review, _): review.game.currentDealID
        case .record(let record): record.dealID
        }
    }

    /// The day on which the game ended, if known.
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

    /// The playing time. For an unfinished game, the time of the last action.
    var time: Milliseconds {
        switch self {
        case .review(let review, _): review.game.endedAt ?? review.game.now
        case .record(let record): record.time
        }
    }

    /// Whether the game was finished.
    var isOver: Bool {
        switch self {
        case .review(let review, _): review.game.isOver
        case .record: true
        }
    }

    /// The playing times at which cards were dealt; empty without a log.
    var deals: [Milliseconds] {
        switch self {
        case .review(let review, _): review.deals
        case .record: []
        }
    }

    /// Returns the parts of a player's score, or `nil` without a log.
    func parts(of seat: Seat) -> ScoreParts? {
        switch self {
        case .review(let review, _): review.parts(of: seat)
        case .record: nil
        }
    }

    /// The players' seats.
    var seats: ArraySlice<Seat> { dealID.options.players.seats }
}

extension ReviewedGame.Find {
    /// The playing time at which the set was found.
    var foundAt: Milliseconds {
        switch self {
        case .reviewed(let find): find.found.foundAt
        case .recorded(_, let time): time
        }
    }

    /// The playing time that finding the set took.
    var took: Milliseconds {
        switch self {
        case .reviewed(let find): find.found.took
        case .recorded(let set, _): set.took
        }
    }

    /// The seat of the player who found the set.
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

    /// The number of other sets on the table; at most 15 without a log.
    var otherCount: Int {
        switch self {
        case .reviewed(let find): find.otherCount
        case .recorded(let set, _): set.onTable - 1
        }
    }
}
