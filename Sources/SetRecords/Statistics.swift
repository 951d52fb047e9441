import SetGame
import SetRules

/// What many games of a category come to.
///
/// Games without a clock count as games, with their sets, and for who won; their scores know no bonus and their times
/// nobody looked at, so that neither compares.
public struct Statistics: Hashable, Sendable {
    /// How many games there are.
    public private(set) var games = 0
    /// How many sets were found in them.
    public private(set) var sets = 0
    /// How many games the first player won, where two play.
    public private(set) var firstWins = 0
    /// How many games the second player won, where two play.
    public private(set) var secondWins = 0
    /// How many games nobody won, where two play.
    public private(set) var draws = 0

    /// The score of each game with a clock, in order; where two play the winner's.
    public private(set) var scores: [Int] = []
    /// The mean time of a set in each of the same games; `nil` for one without sets.
    public private(set) var setTimes: [Milliseconds?] = []
    /// The place of the best score in `scores`, the first of them; `nil` without games by the clock.
    public private(set) var bestScoreIndex: Int?
    /// The place of the least mean time in `setTimes`, the first of them; `nil` without sets.
    public private(set) var bestSetTimeIndex: Int?
    /// The time of the fastest game; `nil` without games by the clock.
    public private(set) var bestTime: Milliseconds?
    /// The time of the fastest set; `nil` without sets.
    public private(set) var fastestSet: Milliseconds?

    /// The mean score.
    public private(set) var score = Mean()
    /// The mean time of a game.
    public private(set) var time = Mean()
    /// The mean time of a set.
    public private(set) var setTime = Mean()
    /// The mean time of a set by the number of features that differ, 1 to 4.
    public private(set) var byKind = Mean.none(4)
    /// The mean time of a set by the feature that differs, in the order of `Feature`; a set counts for each of its own.
    public private(set) var byFeature = Mean.none(4)
    /// The mean time of a set by the number of sets on the table, 1 to 8; the last stands for all beyond.
    public private(set) var byOnTable = Mean.none(8)

    /// The best score; `nil` without games by the clock.
    public var bestScore: Int? { bestScoreIndex.map { scores[$0] } }

    /// The statistics of the games of a category. One pass, linear in the number of sets.
    public init(_ history: History, of category: Category) {
        for record in history.records where record.category == category {
            games += 1
            sets += record.sets.count
            if category == .two { noteWinner(of: record) }
            if record.dealID.options.clock { note(record) }
        }
    }

    private mutating func noteWinner(of record: GameRecord) {
        switch record.scores.leader {
        case .first: firstWins += 1
        case .second: secondWins += 1
        case nil: draws += 1
        }
    }

    private mutating func note(_ record: GameRecord) {
        // Whoever plays alone may have fallen below the 0 of nobody.
        note(record.scores[record.category == .two ? record.scores.leader ?? .first : .first])
        time.add(record.time)
        bestTime = min(bestTime ?? record.time, record.time)
        var mean = Mean()
        for set in record.sets {
            mean.add(set.took)
            note(set)
        }
        if let value = mean.value, bestSetTimeIndex.map({ value < setTimes[$0] ?? value }) ?? true {
            bestSetTimeIndex = setTimes.count
        }
        setTimes.append(mean.value)
    }

    private mutating func note(_ points: Int) {
        if bestScore.map({ points > $0 }) ?? true { bestScoreIndex = scores.count }
        scores.append(points)
        score.add(Int64(points))
    }

    private mutating func note(_ set: SetRecord) {
        setTime.add(set.took)
        fastestSet = min(fastestSet ?? set.took, set.took)
        byKind[set.kind - 1].add(set.took)
        byOnTable[min(set.onTable, byOnTable.count) - 1].add(set.took)
        for feature in Feature.allCases where set.differing & 1 << feature.rawValue != 0 {
            byFeature[Int(feature.rawValue)].add(set.took)
        }
    }
}
