import SetGame
import SetRules

/// What was played of one day's deal.
public struct DailyResult: Hashable, Sendable {
    /// The day.
    public let day: Day
    /// The first game of it that was finished.
    public let first: GameRecord
    /// The time of the fastest game; `nil` where none had a clock.
    public private(set) var bestTime: Milliseconds?
    /// The best score; `nil` where no game had a clock.
    public private(set) var bestScore: Int?
    /// Whether a game of it ended on its own day, or a day before or after.
    public private(set) var isOnTime = false

    init(_ day: Day, first record: GameRecord) {
        (self.day, first) = (day, record)
    }

    mutating func add(_ record: GameRecord) {
        // Who travels, or whose clock is put right, may find that the date is a day off.
        if abs(Day(milliseconds: record.endedOn).number - day.number) <= 1 { isOnTime = true }
        guard record.dealID.options.clock else { return }
        bestTime = min(bestTime ?? record.time, record.time)
        bestScore = max(bestScore ?? record.scores[.first], record.scores[.first])
    }
}

/// The daily deals that were played to their end, without Cheat.
///
/// A streak is a number of days in a row whose deals were finished in time. That is told by the records alone: each has its
/// deal and the date of its end, so nothing else has to be stored, and a clock that jumps takes away no day that was
/// played.
public struct DailyHistory: Hashable, Sendable {
    /// The result of each day that was played, by the days.
    public private(set) var results: [DailyResult] = []
    /// The best score, and the best time, of all days.
    public private(set) var bestScore: Int?, bestTime: Milliseconds?
    /// The largest number of days in a row.
    public private(set) var longestStreak = 0

    /// The number of days in a row up to today or yesterday.
    public private(set) var streak = 0

    /// The daily deals among the games of a history, as of a day. Linear in the number of games.
    public init(_ history: History, today: Day) {
        for record in history.records where record.category == .daily {
            guard let day = DailyDeal.day(namedBy: record.dealID.seed) else { continue }
            let place = place(of: day, record)
            results[place].add(record)
        }
        for result in results {
            if let score = result.bestScore { bestScore = max(bestScore ?? score, score) }
            if let time = result.bestTime { bestTime = min(bestTime ?? time, time) }
        }
        countStreaks(today: today)
    }

    /// The result of a day; `nil` where it was not played.
    public subscript(day: Day) -> DailyResult? { results.last { $0.day == day } }

    /// The index of a day, which is inserted where it is not there. Constant time for the latest day.
    private mutating func place(of day: Day, _ record: GameRecord) -> Int {
        var place = results.count
        while place > 0, day < results[place - 1].day { place -= 1 }
        if place > 0, results[place - 1].day == day { return place - 1 }
        results.insert(DailyResult(day, first: record), at: place)
        return place
    }

    /// A streak that ends after today counts as the current one as well, since the clock may have been set back; one of a
    /// clock that was ahead for a while does not replace a longer one.
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
