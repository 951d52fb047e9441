import PlainText
import SetGame
import SetPage
import SetRecords
import SetReports
import SetRules
import SetWords

/// The days' tasks of a kind: a calendar of the days that were played, the streak, and the selected day's task to play.
///
/// Its properties are its initial data, the selection, and the last answer.
package struct DailyDialog {
    private let records: UTF8Text
    private let today: Day
    /// The time until the next day begins, in milliseconds, when the dialog was opened.
    private let rest: Milliseconds
    /// The tasks whose games can be continued: the game in progress, and the interrupted game.
    private let current: DailyTask?, interrupted: DailyTask?
    /// The kind of the tasks.
    private var kind: DailyKind
    /// The selected day.
    package private(set) var day: Day
    private var month: Day
    /// The month that the calendar shows.
    private var shownMonth: Day?
    private var answer: DailyAnswer?
    /// The last message in the dialog, apart from the day's own text.
    package private(set) var note: Message?

    /// Creates the dialog for the tasks of a kind among stored games, with today selected.
    ///
    /// - Parameter rest: the time until the next day begins, in milliseconds.
    package init(
        _ kind: DailyKind, records: UTF8Text, today: Day, rest: Milliseconds, current: DailyTask?,
        interrupted: DailyTask?
    ) {
        self.kind = kind
        (self.records, self.today, self.rest) = (records, today, rest)
        (self.current, self.interrupted) = (current, interrupted)
        (day, month) = (today, today)
    }

    /// The question to the reports module about its content.
    package var question: ReportQuestion {
        .daily(history: records, task, today: today, month: month == shownMonth ? nil : month)
    }

    /// The task of the selected day.
    private var task: DailyTask { DailyTask(kind, of: day) }

    /// Whether the dialog has content to show.
    package var hasContent: Bool { answer != nil }

    /// The result of the selected day as a text to share; `nil` if the day wasn't played.
    package var result: UTF8Text? { answer.flatMap { $0.result.isEmpty ? nil : $0.result } }

    /// Whether there is a calendar of the month before, and of the month after.
    private var hasEarlier: Bool { answer?.whole.map { $0.earliest < month.startOfMonth } ?? false }
    private var hasLater: Bool { month.startOfNextMonth <= today }

    /// Plays the selected day, shares its result, or shows another month.
    mutating func perform(_ command: ContentCommand.DailyCommand) -> [DialogEffect] {
        switch command {
        case .play: [.playTask(task)]
        case .share: result.map { [.share($0, of: task)] } ?? []
        case .earlier: hasEarlier ? show(Day(number: month.startOfMonth.number - 1).startOfMonth) : []
        case .later: hasLater ? show(month.startOfNextMonth) : []
        }
    }

    /// Shows a month, and selects today if it is in it, or else its first day.
    private mutating func show(_ month: Day) -> [DialogEffect] {
        self.month = month
        return select(month == today.startOfMonth ? today : month)
    }

    /// Selects today or a past day.
    mutating func choose(_ text: UTF8Text) -> [DialogEffect] {
        guard let day = Day(text: text), day <= today else { return [] }
        return select(day)
    }

    /// Shows the tasks of another kind.
    mutating func choose(game: UTF8Text) -> [DialogEffect] {
        guard let kind = Variant(id: game).flatMap({ DailyKind($0) }), kind != self.kind else { return [] }
        (self.kind, shownMonth) = (kind, nil)
        return select(day)
    }

    /// Notes whether the clipboard has taken the day's result.
    mutating func noteCopied(_ isAccepted: Bool) -> [DialogEffect] {
        note = isAccepted ? .phrase(.resultCopied) : .resultNotCopied(result ?? UTF8Text())
        return [.render(.detail)]
    }

    private mutating func select(_ day: Day) -> [DialogEffect] {
        (self.day, note) = (day, nil)
        return [.render(.detail), .ask(question)]
    }

    /// Stores the answer to the dialog's question.
    mutating func take(_ answer: DailyAnswer) -> [DialogEffect] {
        self.answer = answer
        if answer.whole != nil { shownMonth = month }
        return [.render(.content)]
    }

    func render<P: Platform>(
        _ change: DialogChange, _ problem: Message?, on page: Page<P>, _ presentation: Presentation
    ) {
        let language = presentation.language
        if change == .content, let whole = answer?.whole {
            page.setMarkup(whole.facts, of: .dailyFacts)
            page.setText(whole.month, of: .dailyMonth)
            page.setMarkup(whole.calendar, of: .dailyCalendar)
        }
        page.setText(language[kind == .deal ? .daily : .puzzleOfDay], of: .dailyTitle)
        page.setValue(UTF8Text(stringLiteral: kind.game.id), of: .dailyKind)
        page.set(.disabled, !hasEarlier, of: .dailyEarlier)
        page.set(.disabled, !hasLater, of: .dailyLater)
        page.setText((problem ?? note).map { presentation.text(of: $0) } ?? says(presentation), of: .dailySays)
        let play = task == current || task == interrupted ? language[.resume] : answer?.play ?? UTF8Text()
        page.setText(play, of: .dailyPlay)
        page.set(.hidden, answer == nil, of: .dailyPlay)
        page.set(.hidden, result == nil, of: .dailyShare)
    }

    /// Returns the text about the selected day and, once today's deal was played, the time until the next.
    private func says(_ presentation: Presentation) -> UTF8Text {
        guard let answer else { return "…" }
        guard day == today, result != nil else { return answer.says }
        return "\(answer.says) \(presentation.text(of: .nextDeal(in: rest)))"
    }
}
