import SetGame
import SetRules

/// The statistics of the finished games of one game of the family and one category. A match of that game is called a set
/// here.
///
/// Games without a clock count only for the numbers of games, sets and wins. Their scores lack the bonus and their
/// times were not shown, so neither can be compared.
///
/// Each property is a row or a chart of the report.
public struct Statistics: Hashable, Sendable {
    /// The number of games.
    public private(set) var games = 0
    /// The number of sets found in them.
    public private(set) var sets = 0
    /// The number of games that the first of two players won.
    public private(set) var firstWins = 0
    /// The number of games that the second of two players won.
    public private(set) var secondWins = 0
    /// The number of draws between two players.
    public private(set) var draws = 0

    /// The score of each game with a clock, in order; with two players, the winner's score.
    public private(set) var scores: [Int] = []
    /// The mean time of a set in each game of `scores`; `nil` for a game without sets.
    public private(set) var setTimes: [Milliseconds?] = []
    /// The index of the best score in `scores`, the first of equals; `nil` if there are no games with a clock.
    public private(set) var bestScoreIndex: Int?
    /// The index of the best time in `setTimes`, the first of equals; `nil` if there are no sets.
    public private(set) var bestSetTimeIndex: Int?
    /// The time of the fastest game; `nil` if there are no games with a clock.
    public private(set) var bestTime: Milliseconds?
    /// The time of the fastest set; `nil` if there are no sets.
    public private(set) var fastestSet: Milliseconds?

    /// The mean score.
    public private(set) var score = Mean()
    /// The mean time of a game.
    public private(set) var time = Mean()
    /// The mean time of a set.
    public private(set) var setTime = Mean()
    /// The mean time of a set for each number of features or dots that differ, 1 to 6.
    public private(set) var byKind = Mean.empty(Dot.allCases.count)
    /// The mean time of a set for each feature, in the order of `Feature`; a set counts for each feature in which its
    /// cards differ. Without values for cards of dots.
    public private(set) var byFeature = Mean.empty(Feature.allCases.count)
    /// The mean time of a set for each number of available sets, 1 to 8; 8 means 8 or more.
    public private(set) var byOnTable = Mean.empty(8)

    /// The number of sets, with a feature and without it, from which a difference in pace is more than chance.
    private static var enoughSets: Int { 20 }

    /// The feature that slows the player down the most when it differs, and by how many milliseconds on average: half a
    /// second or more. `nil` if there is none, or if too few sets differ or agree in each. Constant time.
    public var slowestFeature: (feature: Feature, delay: Milliseconds)? {
        let slow = Feature.allCases.compactMap { feature -> (feature: Feature, delay: Milliseconds)? in
            let differing = byFeature[Int(feature.rawValue)]
            let agreeing = setTime.count - differing.count
            guard differing.count >= Self.enoughSets, agreeing >= Self.enoughSets, let pace = differing.value else {
                return nil
            }
            let delay = pace - (setTime.total - differing.total) / Int64(agreeing)
            return delay >= 500 ? (feature, delay) : nil
        }
        return slow.max { $0.delay < $1.delay }
    }

    /// The best score; `nil` if there are no games with a clock.
    public var bestScore: Int? { bestScoreIndex.map { scores[$0] } }

    /// Computes the statistics of a category's games. Linear in the number of games and sets.
    public init(_ history: History, of category: GameCategory, in game: Variant = .set) {
        self.init(history.records[...], of: category, in: game)
    }

    init(_ records: ArraySlice<GameRecord>, of category: GameCategory, in game: Variant) {
        for record in records where record.category == category && record.game == game {
            games += 1
            sets += record.countedSets.count
            if category.isContest { addWinner(of: record) }
            if record.dealID.options.clock { add(record) }
        }
    }

    private mutating func addWinner(of record: GameRecord) {
        switch record.scores.leader(of: .two) {
        case .first: firstWins += 1
        case .second: secondWins += 1
        case nil: draws += 1
        case .third, .fourth, .fifth, .sixth, .seventh, .eighth: preconditionFailure("a record has two scores")
        }
    }

    private mutating func add(_ record: GameRecord) {
        // A single player's score may be below the 0 of the absent second player, who would then be the leader.
        add(record.scores[record.category == .two ? record.scores.leader(of: .two) ?? .first : .first])
        time.add(record.time)
        if !record.hasHints { bestTime = min(bestTime ?? record.time, record.time) }
        var mean = Mean()
        for set in record.countedSets {
            mean.add(set.took)
            add(set, record.game.rules.cards.features)
        }
        if !record.hasHints, let value = mean.value, bestSetTimeIndex.map({ value < setTimes[$0] ?? value }) ?? true {
            bestSetTimeIndex = setTimes.count
        }
        setTimes.append(mean.value)
    }

    private mutating func add(_ points: Int) {
        if bestScore.map({ points > $0 }) ?? true { bestScoreIndex = scores.count }
        scores.append(points)
        score.add(Int64(points))
    }

    private mutating func add(_ set: SetRecord, _ features: [Feature]) {
        setTime.add(set.took)
        fastestSet = min(fastestSet ?? set.took, set.took)
        byKind[set.kind - 1].add(set.took)
        byOnTable[min(set.onTable, byOnTable.count) - 1].add(set.took)
        for feature in features where set.differing & 1 << feature.rawValue != 0 {
            byFeature[Int(feature.rawValue)].add(set.took)
        }
    }
}
