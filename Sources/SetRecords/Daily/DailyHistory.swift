import SetGame
import SetRules

/// The results of one day's deal.
public struct DailyResult: Hashable, Sendable {
    /// The day.
    public let day: Day
    /// The first finished game of the deal.
    public let first: GameRecord
    /// The time of the fastest game; `nil` if all games were played without a clock.
    public private(set) var bestTime: Milliseconds?
    /// The best score; `nil` if all games were played without a clock.
    public private(set) var bestScore: Int?
    /// Whether a game of the deal ended on its day, or one day earlier or later.
    public private(set) var isOnTime = false

    init(_ day: Day, first record: GameRecord) {
        (self.day, first) = (day, record)
    }

    mutating func add(_ record: GameRecord) {
        // After travelling or correcting the clock, a player's date may be a day off.
        if abs(Day(milliseconds: record.endedOn).number - day.number) <= 1 { isOnTime = true }
        guard record.dealID.options.clock, !record.hasHints else { return }
        bestTime = min(bestTime ?? record.time, record.time)
        bestScore = max(bestScore ?? record.scores[.first], record.scores[.first])
    }
}

/// The daily deals that were finished without Cheat, or the puzzles of the day, which have hints.
///
/// A streak is a number of consecutive days whose deals were finished on time. It is computed from the records alone,
/// since each has its deal and its end date. So nothing else has to be stored, and a clock that jumps cannot remove a
/// played day.
public struct DailyHistory: Hashable, Sendable {
    /// The result of each played day, sorted by day.
    public private(set) var results: [DailyResult] = []
    /// The best score and the best time of all days.
    public private(set) var bestScore: Int?, bestTime: Milliseconds?
    /// The length of the longest streak.
    public private(set) var longestStreak = 0

    /// The length of the current streak, which ends today or yesterday.
    public private(set) var streak = 0

    /// Collects the tasks of a kind in a history, as of a day. Linear in the number of games.
    public init(_ history: History, of kind: DailyKind = .deal, today: Day) {
        for record in history.records where record.category == .daily && record.game == kind.game {
            guard let day = DailyDeal.day(namedBy: record.dealID.seed, kind) else { continue }
            let place = place(of: day, record)
            results[place].add(record)
        }
        for result in results {
            if let score = result.bestScore { bestScore = max(bestScore ?? score, score) }
            if let time = result.bestTime { bestTime = min(bestTime ?? time, time) }
        }
        countStreaks(today: today)
    }

    /// The result of a day; `nil` if the day was not played.
    public subscript(day: Day) -> DailyResult? { results.last { $0.day == day } }

    /// Returns the index of a day, and inserts the day if it is missing. Takes constant time for the latest day.
    private mutating func place(of day: Day, _ record: GameRecord) -> Int {
        var place = results.count
        while place > 0, day < results[place - 1].day { place -= 1 }
        if place > 0, results[place - 1].day == day { return place - 1 }
        results.insert(DailyResult(day, first: record), at: place)
        return place
    }

    /// A streak that ends after today also counts as current, since the clock may have been set back. A streak from a
    /// time when the clock was ahead does not replace a longer streak.
    private mutating func countStreaks(today: Day) {
        var (length, last) = (0, Int.min)
        for result in results where result.isOnTime {
            let number = result.day.number
            length = number - 1 == last ? length + 1 : 1
            last = number
            longestStreak = max(longestStreak, length)
            if number >= today.number - 1 { streak = max(streak, length) }
        }
    }
}
