import PlainText
import SetGame
import SetRecords
import SetSettings
import SetTable
import SetWords

/// A moment of a game, for its review.
package enum ReviewMoment: Hashable, Sendable {
    /// After the last action.
    case end
    /// After so many actions.
    case actions(Int)
    /// At a playing time, after all actions up to it.
    case time(Milliseconds)
}

/// What the dialogs ask of the reports module.
package enum ReportQuestion: Hashable, Sendable {
    /// The words of `ReportLabels`.
    case labels
    /// A lesson, by its number from 0 on, after the last one the first again, with the card that was chosen.
    case lesson(Int, choice: Int?)
    /// The table of a game at a moment and, if wanted, the whole review.
    case review(save: UTF8Text, at: ReviewMoment, isWhole: Bool)
    /// The statistics over a history or a practice log, and the list of games whose logs are kept.
    case statistics(history: UTF8Text, logs: UTF8Text, practice: UTF8Text = UTF8Text(), StatisticsSubject)
    /// A history with the games of a file added, and the practice of that file.
    case merge(file: UTF8Text, into: UTF8Text)
    /// A history and a practice log as a file.
    case file(history: UTF8Text, practice: UTF8Text = UTF8Text())
    /// The daily deals of a history: what there is to say of a day and, where a month is given, its calendar and all else.
    case daily(history: UTF8Text, today: Day, chosen: Day, month: Day?)
    /// What the last game of a history has beaten, if it is one of this deal id.
    case result(history: UTF8Text, dealID: UTF8Text)
}

/// A question in the words and with the drawings that the page uses now. It goes to another module as one text.
package struct ReportRequest: Equatable {
    /// What is asked.
    package var question: ReportQuestion
    /// The language of the answer.
    package var language: Language
    /// How cards look in it.
    package var appearance: Appearance

    /// A request.
    package init(_ question: ReportQuestion, _ language: Language, _ appearance: Appearance) {
        (self.question, self.language, self.appearance) = (question, language, appearance)
    }
}

// The text: language, artwork, colours, stripes, the kind of question, and what it needs.
extension ReportRequest {
    /// The request as text.
    package var text: UTF8Text {
        var words: [StaticString] = [
            language.word, appearance.art.word, appearance.isColorBlind.word, appearance.stripes.word,
        ]
        words.append(question.word)
        return UTF8Text(packing: words.map { UTF8Text(stringLiteral: $0) } + question.details)
    }

    /// Parses a request; `nil` where it is none.
    package init?(reading text: UTF8Text) {
        guard let texts = text.unpacked, texts.count >= 5, let language = Language.named(texts[0]) else { return nil }
        var appearance = Appearance()
        guard texts[1].choose(&appearance.art), texts[2].choose(&appearance.isColorBlind),
            texts[3].choose(&appearance.stripes),
            let question = ReportQuestion(texts[4], Array(texts[5...]))
        else { return nil }
        self.init(question, language, appearance)
    }
}

extension ReportQuestion {
    fileprivate var word: StaticString {
        switch self {
        case .labels: "labels"
        case .lesson: "lesson"
        case .review: "review"
        case .statistics: "statistics"
        case .merge: "merge"
        case .file: "file"
        case .result: "result"
        case .daily: "daily"
        }
    }

    fileprivate var details: [UTF8Text] {
        switch self {
        case .labels: []
        case .lesson(let number, let choice):
            [UTF8Text(number: number), choice.map { UTF8Text(number: $0) } ?? UTF8Text()]
        case .review(let save, let moment, let isWhole):
            [save, UTF8Text(stringLiteral: moment.word), moment.number, UTF8Text(stringLiteral: isWhole.word)]
        case .statistics(let history, let logs, let practice, let subject):
            [history, logs, UTF8Text(stringLiteral: subject.word), practice]
        case .merge(let file, let history): [file, history]
        case .file(let history, let practice): [history, practice]
        case .daily(let history, let today, let chosen, let month):
            [history, today.text, chosen.text, month?.text ?? UTF8Text()]
        case .result(let history, let dealID): [history, dealID]
        }
    }

    fileprivate init?(_ word: UTF8Text, _ texts: [UTF8Text]) {
        if word == "labels" {
            self = .labels
        } else if word == "lesson", texts.count == 2, let number = texts[0].count {
            self = .lesson(number, choice: texts[1].count)
        } else if word == "review", texts.count == 4, let moment = ReviewMoment(texts[1], texts[2]) {
            self = .review(save: texts[0], at: moment, isWhole: texts[3] == "1")
        } else if word == "statistics", texts.count == 4 {
            var subject = StatisticsSubject.practice
            guard texts[2].choose(&subject) else { return nil }
            self = .statistics(history: texts[0], logs: texts[1], practice: texts[3], subject)
        } else if word == "merge", texts.count == 2 {
            self = .merge(file: texts[0], into: texts[1])
        } else if word == "result", texts.count == 2 {
            self = .result(history: texts[0], dealID: texts[1])
        } else if word == "file", texts.count == 2 {
            self = .file(history: texts[0], practice: texts[1])
        } else if word == "daily", texts.count == 4, let today = Day(text: texts[1]), let chosen = Day(text: texts[2]) {
            self = .daily(history: texts[0], today: today, chosen: chosen, month: Day(text: texts[3]))
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
