import PlainText
import SetGame
import SetPractice
import SetRecords

/// The days' tasks and the practice at a glance, as numbers, which the page shows in its language.
package struct SummaryAnswer: Hashable, Sendable {
    /// The tasks of one kind at a glance.
    package struct Task: Hashable, Sendable {
        /// The points of today's task when it was first played; `nil` before that.
        package var score: Int?
        /// The time of that game; `nil` if it had no clock.
        package var time: Milliseconds?
        /// The length of the current streak, in days.
        package var streak = 0
        /// The length of the longest streak, in days.
        package var longestStreak = 0

        /// Creates a summary of known values.
        package init(score: Int? = nil, time: Milliseconds? = nil, streak: Int = 0, longestStreak: Int = 0) {
            (self.score, self.time) = (score, time)
            (self.streak, self.longestStreak) = (streak, longestStreak)
        }
    }

    /// The tasks by their kind.
    private var tasks: [Task]
    /// The share of correct answers in the practice, in percent, rounded; `nil` without answers.
    package var rightAnswers: Int?

    /// Creates a summary of known values.
    ///
    /// - Parameter tasks: the tasks of the first kinds; the others haven't been played.
    package init(_ tasks: [Task] = [], rightAnswers: Int? = nil) {
        self.tasks = DailyKind.allCases.indices.map { $0 < tasks.count ? tasks[$0] : Task() }
        self.rightAnswers = rightAnswers
    }

    /// Summarizes a history and a practice log. Linear in their sizes.
    init(_ history: History, _ practice: PracticeLog, today: Day) {
        let tasks = DailyKind.allCases.map { Task(DailyHistory(history, of: $0, today: today), today) }
        self.init(tasks, rightAnswers: practice.total.rightPercent)
    }

    /// The tasks of a kind.
    package subscript(kind: DailyKind) -> Task { tasks[Int(kind.rawValue)] }
}

extension SummaryAnswer.Task {
    fileprivate init(_ daily: DailyHistory, _ today: Day) {
        let first = daily[today]?.first
        self.init(
            score: first?.scores[.first], time: first.flatMap { $0.dealID.options.clock ? $0.time : nil },
            streak: daily.streak, longestStreak: daily.longestStreak)
    }
}

// The text: the numbers, of which some may be missing.
extension SummaryAnswer {
    /// The parts of the text.
    var parts: [UTF8Text] {
        var numbers = [rightAnswers.map { Int64($0) }]
        for task in tasks {
            numbers += [task.score.map { Int64($0) }, task.time, Int64(task.streak), Int64(task.longestStreak)]
        }
        return numbers.map { $0.map { UTF8Text(number: $0) } ?? UTF8Text() }
    }

    /// Creates a summary from its parts; `nil` if they aren't such parts.
    init?(_ parts: [UTF8Text]) {
        guard parts.count == 1 + 4 * DailyKind.allCases.count else { return nil }
        var tasks: [Task] = []
        for place in stride(from: 1, to: parts.count, by: 4) {
            guard let streak = parts[place + 2].count, let longestStreak = parts[place + 3].count else { return nil }
            var reader = TextReader(parts[place].bytes)
            let score = reader.number(in: Int64(Int32.min)...Int64(Int32.max)).map { Int($0) }
            tasks.append(
                Task(score: score, time: parts[place + 1].number, streak: streak, longestStreak: longestStreak))
        }
        self.init(tasks, rightAnswers: parts[0].count)
    }
}
