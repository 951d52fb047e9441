import PlainText
import SetGame
import SetRecords
import SetRules
import SetSettings
import SetTable
import SetWords

/// A moment of a game under review.
package enum ReviewMoment: Hashable, Sendable {
    /// After the last action.
    case end
    /// After this many actions.
    case actions(Int)
    /// At a playing time, after all actions up to it.
    case time(Milliseconds)
}

/// A question from a dialog to the reports module.
package enum ReportQuestion: Hashable, Sendable {
    /// A lesson and the chosen card. Lessons are numbered from 0; after the last lesson the first one follows.
    case lesson(Int, choice: Int?, of: Variant = .set)
    /// The table of a game at a moment and, if requested, the whole review.
    case review(save: UTF8Text, at: ReviewMoment, isWhole: Bool)
    /// The statistics of a history or a practice log, and the list of games whose logs are stored.
    case statistics(history: UTF8Text, logs: UTF8Text, practice: UTF8Text = UTF8Text(), StatisticsSubject)
    /// A history with the games of a file added, and the practice results in that file.
    case merge(file: UTF8Text, into: UTF8Text)
    /// A history and a practice log as a file.
    case file(history: UTF8Text, practice: UTF8Text = UTF8Text())
    /// The daily deals of a history: the text about a day and, if a month is given, its calendar and everything else.
    case daily(history: UTF8Text, DailyTask, today: Day, month: Day?)
    /// What sets a finished game apart, if it is the last of a history.
    case result(history: UTF8Text, save: UTF8Text)
    /// The other matches on the table when a match of a game was found, by its number from 0.
    case finding(Int, save: UTF8Text)
    /// The day's deal and the practice at a glance.
    case summary(history: UTF8Text, practice: UTF8Text, today: Day)
}

/// A question together with the page's language and card appearance. It is sent to another module as one text.
package struct ReportRequest: Equatable {
    /// The question.
    package var question: ReportQuestion
    /// The code of the answer's language.
    package var language: UTF8Text
    /// The appearance of cards in the answer.
    package var appearance: Appearance

    /// Creates a request.
    package init(_ question: ReportQuestion, _ language: Language, _ appearance: Appearance) {
        (self.question, self.language, self.appearance) = (question, language.code, appearance)
    }
}

// The text: language, artwork, colours, stripes, the kind of question, then its details.
extension ReportRequest {
    /// The request as text.
    package var text: UTF8Text {
        let words = [
            appearance.art.word, appearance.isColorBlind.word, appearance.stripes.word, question.word,
        ]
        return UTF8Text(packing: [language] + words.map { UTF8Text(stringLiteral: $0) } + question.details)
    }

    /// Parses a request. Returns `nil` for a text that isn't a request.
    package init?(reading text: UTF8Text) {
        guard let texts = text.unpacked, texts.count >= 5, LanguageTag.allCases.contains(where: { texts[0] == $0.code })
        else { return nil }
        var appearance = Appearance()
        guard texts[1].choose(&appearance.art), texts[2].choose(&appearance.isColorBlind),
            texts[3].choose(&appearance.stripes),
            let question = ReportQuestion(texts[4], Array(texts[5...]))
        else { return nil }
        (self.question, self.language, self.appearance) = (question, texts[0], appearance)
    }
}

extension ReportQuestion {
    fileprivate var word: StaticString {
        switch self {
        case .lesson: "lesson"
        case .review: "review"
        case .statistics: "statistics"
        case .merge: "merge"
        case .file: "file"
        case .result: "result"
        case .daily: "daily"
        case .finding: "finding"
        case .summary: "summary"
        }
    }

    fileprivate var details: [UTF8Text] {
        switch self {
        case .lesson(let number, let choice, let game):
            [
                UTF8Text(number: number), choice.map { UTF8Text(number: $0) } ?? UTF8Text(),
                UTF8Text(stringLiteral: game.word),
            ]
        case .review(let save, let moment, let isWhole):
            [save, UTF8Text(stringLiteral: moment.word), moment.number, UTF8Text(stringLiteral: isWhole.word)]
        case .statistics(let history, let logs, let practice, let subject):
            [
                history, logs, UTF8Text(stringLiteral: subject.category.word), practice,
                UTF8Text(stringLiteral: subject.game.id),
            ]
        case .merge(let file, let history): [file, history]
        case .file(let history, let practice): [history, practice]
        case .daily(let history, let task, let today, let month):
            [history, UTF8Text(stringLiteral: task.kind.game.id), task.day.text, today.text, month?.text ?? UTF8Text()]
        case .result(let history, let save): [history, save]
        case .finding(let index, let save): [UTF8Text(number: index), save]
        case .summary(let history, let practice, let today): [history, practice, today.text]
        }
    }

    fileprivate init?(_ word: UTF8Text, _ texts: [UTF8Text]) {
        if word == "lesson", texts.count == 3, let number = texts[0].count, let game = Variant(id: texts[2]) {
            self = .lesson(number, choice: texts[1].count, of: game)
        } else if word == "review", texts.count == 4, let moment = ReviewMoment(texts[1], texts[2]) {
            self = .review(save: texts[0], at: moment, isWhole: texts[3] == "1")
        } else if word == "statistics", texts.count == 5, let game = Variant(id: texts[4]) {
            var category = StatisticsCategory.practice
            guard texts[2].choose(&category) else { return nil }
            let subject = StatisticsSubject(category, of: game)
            self = .statistics(history: texts[0], logs: texts[1], practice: texts[3], subject)
        } else if word == "merge", texts.count == 2 {
            self = .merge(file: texts[0], into: texts[1])
        } else if word == "result", texts.count == 2 {
            self = .result(history: texts[0], save: texts[1])
        } else if word == "file", texts.count == 2 {
            self = .file(history: texts[0], practice: texts[1])
        } else if word == "daily", texts.count == 5, let kind = Variant(id: texts[1]).flatMap({ DailyKind($0) }),
            let chosen = Day(text: texts[2]), let today = Day(text: texts[3])
        {
            self = .daily(history: texts[0], DailyTask(kind, of: chosen), today: today, month: Day(text: texts[4]))
        } else if word == "finding", texts.count == 2, let index = texts[0].count {
            self = .finding(index, save: texts[1])
        } else if word == "summary", texts.count == 3, let today = Day(text: texts[2]) {
            self = .summary(history: texts[0], practice: texts[1], today: today)
        } else {
            return nil
        }
    }
}

extension ReviewMoment {
    fileprivate var word: StaticString {
        switch self {
        case .end: "end"
        case .actions: "actions"
        case .time: "time"
        }
    }

    fileprivate var number: UTF8Text {
        switch self {
        case .end: UTF8Text()
        case .actions(let count): UTF8Text(number: count)
        case .time(let time): UTF8Text(number: time)
        }
    }

    fileprivate init?(_ word: UTF8Text, _ text: UTF8Text) {
        switch (word, text.number) {
        case (_, nil): if word == "end" { self = .end } else { return nil }
        case (_, let number?) where word == "actions": self = .actions(Int(clamping: number))
        case (_, let number?) where word == "time": self = .time(number)
        default: return nil
        }
    }
}
