import PlainText
import SetGame
import SetRecords
import SetSettings

/// An answer of the reports module. It is sent back as one text.
///
/// It is indirect because it is large and passed on only once.
package indirect enum ReportAnswer: Hashable, Sendable {
    /// A lesson.
    case lesson(LessonAnswer)
    /// A moment of a game, or its whole review.
    case review(ReviewAnswer)
    /// The statistics.
    case statistics(StatisticsAnswer)
    /// A history with the games of a file.
    case merged(MergeAnswer)
    /// The reason why a file wasn't added.
    case refused(UTF8Text)
    /// A history as a file.
    case file(UTF8Text)
    /// What sets a finished game apart.
    case result(ResultAnswer)
    /// The daily deals.
    case daily(DailyAnswer)
    /// The other matches on the table when a match was found.
    case finding(FindingAnswer)
    /// The day's deal and the practice at a glance.
    case summary(SummaryAnswer)
}

/// A lesson as markup and text.
///
/// Each property fills an element of the dialog.
package struct LessonAnswer: Hashable, Sendable {
    /// The number of the lesson, as in the question.
    package var number: Int
    /// The cards of a match except one, and that card or a gap.
    package var cards: UTF8Text
    /// The pictures of the three cards to choose from.
    package var pictures: [UTF8Text]
    /// The names of those cards.
    package var names: [UTF8Text]
    /// The question, or the reply to the choice.
    package var says: UTF8Text
    /// Whether the correct card was chosen.
    package var isSolved: Bool
    /// The cards that are almost matches.
    package var nearMisses: UTF8Text
    /// The parts before the lesson and after the near misses.
    package var introduction: UTF8Text, rest: UTF8Text
    /// The headings of the lesson and of the near misses.
    package var title: UTF8Text, nearMissesTitle: UTF8Text
}

/// A moment of a game as markup and text.
package struct ReviewAnswer: Hashable, Sendable {
    /// The review of the whole game.
    package struct Whole: Hashable, Sendable {
        /// The timeline above the slider.
        package var timeline: UTF8Text
        /// The facts, the charts and the sets.
        package var body: UTF8Text
        /// The time of the last action.
        package var end: Milliseconds
    }

    /// The whole review, if it was requested.
    package var whole: Whole?
    /// The number of actions before the moment.
    package var actions: Int
    /// The number of all actions.
    package var count: Int
    /// The playing time of the moment.
    package var time: Milliseconds
    /// Pictures of the cards on the table.
    package var table: UTF8Text
    /// The number of rows of those cards.
    package var rows: Int
    /// The description of the moment.
    package var says: UTF8Text
}

/// The statistics as markup.
///
/// Each property fills an element of the dialog.
package struct StatisticsAnswer: Hashable, Sendable {
    /// The facts and the charts.
    package var body: UTF8Text
    /// An option for each game of the family that has finished games, and for Set and the shown game.
    package var gameOptions: UTF8Text
    /// Whether there are finished games of other games than Set.
    package var hasOtherGames: Bool
    /// An option for each game whose log is stored.
    package var options: UTF8Text
    /// The index of the first of those games among the logs, if any.
    package var firstOption: Int?
    /// The number of games in all categories, of all games of the family.
    package var games: Int
    /// The number of practice answers.
    package var practised: Int
    /// The identity of the history that the answer was computed from.
    package var subject: HistoryIdentity
    /// The question whether to delete all games.
    package var deletionQuestion: UTF8Text
    /// The lines that can't be read.
    package var lost: [UTF8Text]
    /// The message about those lines; empty if there are none.
    package var saysLost: UTF8Text
    /// The history without those lines.
    package var readable: UTF8Text
}

/// A history with the games of a file.
package struct MergeAnswer: Hashable, Sendable {
    /// All games.
    package var history: UTF8Text
    /// The practice results in the file.
    package var practice: UTF8Text
    /// The message if they are stored, and the message if they can't be.
    package var says: UTF8Text, saysNotStored: UTF8Text
    /// The identity of the history that they were added to.
    package var subject: HistoryIdentity
    /// The lines of that history that can't be read.
    package var lost: [UTF8Text]
}

/// The daily deals as markup and text.
package struct DailyAnswer: Hashable, Sendable {
    /// The parts that don't depend only on the chosen day.
    package struct Whole: Hashable, Sendable {
        /// The last seven days as cards, the streak, and the best results of all days.
        package var facts: UTF8Text
        /// The name of the requested month.
        package var month: UTF8Text
        /// The first day of the first month that has a calendar.
        package var earliest: Day
        /// The days of the requested month.
        package var calendar: UTF8Text
    }

    /// Those parts, if a month was requested.
    package var whole: Whole?
    /// The text about the day.
    package var says: UTF8Text
    /// The label of the button that plays the day's deal.
    package var play: UTF8Text
    /// The day's result as a text to share; empty if the day wasn't played.
    package var result: UTF8Text
}

// The text: the kind of answer, then its parts.
extension ReportAnswer {
    /// The answer as text.
    package var text: UTF8Text { UTF8Text(packing: parts) }

    private var parts: [UTF8Text] {
        switch self {
        case .lesson(let lesson):
            [
                "lesson", UTF8Text(number: lesson.number), lesson.cards, lesson.says,
                UTF8Text(stringLiteral: lesson.isSolved.word), lesson.nearMisses, lesson.introduction, lesson.rest,
                lesson.title, lesson.nearMissesTitle,
            ]
                + lesson.pictures + lesson.names
        case .review(let review):
            [
                "review", UTF8Text(number: review.actions), UTF8Text(number: review.count),
                UTF8Text(number: review.time), review.table, UTF8Text(number: review.rows), review.says,
            ] + (review.whole.map { [$0.timeline, $0.body, UTF8Text(number: $0.end)] } ?? [])
        case .statistics(let statistics):
            [
                "statistics", statistics.body, statistics.options, UTF8Text(number: statistics.games),
                UTF8Text(number: statistics.subject.number), statistics.readable, statistics.deletionQuestion,
                statistics.saysLost, statistics.firstOption.map { UTF8Text(number: $0) } ?? UTF8Text(),
                UTF8Text(number: statistics.practised), statistics.gameOptions,
                UTF8Text(stringLiteral: statistics.hasOtherGames.word),
            ] + statistics.lost
        case .merged(let merge):
            [
                "merged", merge.history, merge.says, merge.saysNotStored, UTF8Text(number: merge.subject.number),
                merge.practice,
            ] + merge.lost
        case .refused(let says): ["refused", says]
        case .file(let text): ["file", text]
        case .result(let result): ["result", result.headline, result.distinctions, result.toShare]
        case .daily(let daily):
            ["daily", daily.says, daily.play, daily.result]
                + (daily.whole.map { [$0.facts, $0.month, $0.earliest.text, $0.calendar] } ?? [])
        case .finding(let finding): ["finding", UTF8Text(number: finding.index), finding.markup]
        case .summary(let summary): ["summary"] + summary.parts
        }
    }

    /// Parses an answer. Returns `nil` for a text that isn't an answer.
    package init?(reading text: UTF8Text) {
        guard let parts = text.unpacked, let kind = parts.first else { return nil }
        let rest = Array(parts.dropFirst())
        if kind == "lesson", let lesson = LessonAnswer(rest) {
            self = .lesson(lesson)
        } else if kind == "review", let review = ReviewAnswer(rest) {
            self = .review(review)
        } else if kind == "statistics", let statistics = StatisticsAnswer(rest) {
            self = .statistics(statistics)
        } else if kind == "merged", rest.count >= 5, let number = rest[3].number {
            let subject = HistoryIdentity(number: number)
            self = .merged(
                MergeAnswer(
                    history: rest[0], practice: rest[4], says: rest[1], saysNotStored: rest[2], subject: subject,
                    lost: Array(rest[5...])))
        } else if kind == "refused", rest.count == 1 {
            self = .refused(rest[0])
        } else if kind == "result", rest.count == 3 {
            self = .result(ResultAnswer(headline: rest[0], distinctions: rest[1], toShare: rest[2]))
        } else if kind == "file", rest.count == 1 {
            self = .file(rest[0])
        } else if kind == "daily", let daily = DailyAnswer(rest) {
            self = .daily(daily)
        } else if kind == "finding", rest.count == 2, let index = rest[0].count {
            self = .finding(FindingAnswer(index: index, markup: rest[1]))
        } else if kind == "summary", let summary = SummaryAnswer(rest) {
            self = .summary(summary)
        } else {
            return nil
        }
    }
}

extension LessonAnswer {
    fileprivate init?(_ parts: [UTF8Text]) {
        guard parts.count == 15, let number = parts[0].count else { return nil }
        self.init(
            number: number, cards: parts[1], pictures: Array(parts[9..<12]), names: Array(parts[12...]), says: parts[2],
            isSolved: parts[3] == "1", nearMisses: parts[4], introduction: parts[5], rest: parts[6], title: parts[7],
            nearMissesTitle: parts[8])
    }
}

extension ReviewAnswer {
    fileprivate init?(_ parts: [UTF8Text]) {
        guard parts.count == 6 || parts.count == 9, let actions = parts[0].count, let count = parts[1].count,
            let time = parts[2].number, let rows = parts[4].count
        else { return nil }
        self.init(
            actions: actions, count: count, time: time, table: parts[3], rows: rows, says: parts[5])
        guard parts.count == 9 else { return }
        guard let end = parts[8].number else { return nil }
        whole = Whole(timeline: parts[6], body: parts[7], end: end)
    }
}

extension StatisticsAnswer {
    fileprivate init?(_ parts: [UTF8Text]) {
        guard parts.count >= 11, let games = parts[2].count, let number = parts[3].number,
            let practised = parts[8].count
        else { return nil }
        self.init(
            body: parts[0], gameOptions: parts[9], hasOtherGames: parts[10] == "1", options: parts[1],
            firstOption: parts[7].count, games: games, practised: practised,
            subject: HistoryIdentity(number: number),
            deletionQuestion: parts[5], lost: Array(parts[11...]), saysLost: parts[6], readable: parts[4])
    }
}

extension DailyAnswer {
    /// Creates an answer from three or seven parts; `nil` if they aren't such parts.
    fileprivate init?(_ parts: [UTF8Text]) {
        guard parts.count == 3 || parts.count == 7 else { return nil }
        self.init(says: parts[0], play: parts[1], result: parts[2])
        guard parts.count == 7 else { return }
        guard let earliest = Day(text: parts[5]) else { return nil }
        whole = Whole(facts: parts[3], month: parts[4], earliest: earliest, calendar: parts[6])
    }
}
