import PlainText
import SetGame
import SetPractice
import SetRecords

/// The day's deal and the practice at a glance, as numbers, which the page shows in its language.
package struct SummaryAnswer: Hashable, Sendable {
    /// The points of the day's deal when it was first played; `nil` before that.
    package var score: Int?
    /// The time of that game; `nil` if it had no clock.
    package var time: Milliseconds?
    /// The length of the current streak, in days.
    package var streak: Int
    /// The length of the longest streak, in days.
    package var longestStreak: Int
    /// The share of correct answers in the practice, in percent, rounded; `nil` without answers.
    package var rightAnswers: Int?

    /// Creates a summary of what is known.
    package init(
        score: Int? = nil, time: Milliseconds? = nil, streak: Int = 0, longestStreak: Int = 0, rightAnswers: Int? = nil
    ) {
        (self.score, self.time, self.rightAnswers) = (score, time, rightAnswers)
        (self.streak, self.longestStreak) = (streak, longestStreak)
    }

    /// Summarizes a history and a practice log. Linear in their sizes.
    init(_ history: History, _ practice: PracticeLog, today: Day) {
        let daily = DailyHistory(history, today: today)
        let first = daily[today]?.first
        self.init(
            score: first?.scores[.first], time: first.flatMap { $0.dealID.options.clock ? $0.time : nil },
            streak: daily.streak, longestStreak: daily.longestStreak, rightAnswers: practice.total.rightPercent)
    }
}

// The text: the numbers, of which some may be missing.
extension SummaryAnswer {
    /// The parts of the text.
    var parts: [UTF8Text] {
        let numbers = [
            score.map { Int64($0) }, time, Int64(streak), Int64(longestStreak), rightAnswers.map { Int64($0) },
        ]
        return numbers.map { $0.map { UTF8Text(number: $0) } ?? UTF8Text() }
    }

    /// Creates a summary from its parts; `nil` if they aren't such parts.
    init?(_ parts: [UTF8Text]) {
        guard parts.count == 5, let streak = parts[2].count, let longestStreak = parts[3].count else { return nil }
        var score = TextReader(parts[0].bytes)
        self.init(
            score: score.number(in: Int64(Int32.min)...Int64(Int32.max)).map { Int($0) }, time: parts[1].number,
            streak: streak, longestStreak: longestStreak, rightAnswers: parts[4].count)
    }
}
