import PlainText
import SetPage
import SetRecords
import SetReports
import SetWords

/// The daily deals: a calendar of the days that were played, the streak, and the selected day's deal to play.
package struct DailyDialog {
    private let records: UTF8Text
    private let today: Day
    /// The days of games that can be continued: the game in progress, and the interrupted game.
    private let current: Day?, interrupted: Day?
    /// The selected day.
    package private(set) var day: Day
    private var month: Day
    /// The month that the calendar shows.
    private var shownMonth: Day?
    private var answer: DailyAnswer?
    /// The last message in the dialog, apart from the day's own text.
    package var note: Message?

    /// Creates the dialog for the daily deals among stored games, with today selected.
    package init(records: UTF8Text, today: Day, current: Day?, interrupted: Day?) {
        (self.records, self.today, self.current, self.interrupted) = (records, today, current, interrupted)
        (day, month) = (today, today)
    }

    /// The question to the reports module about its content.
    package var question: ReportQuestion {
        .daily(history: records, today: today, chosen: day, month: month == shownMonth ? nil : month)
    }

    /// Whether the dialog has content to show.
    package var hasContent: Bool { answer != nil }

    /// The result of the selected day as a text to share; `nil` if the day wasn't played.
    package var result: UTF8Text? { answer.flatMap { $0.result.isEmpty ? nil : $0.result } }

    /// Plays the selected day, or shares its result.
    func perform(_ command: ContentCommand.DailyCommand) -> [DialogEffect] {
        switch command {
        case .play: [.playDay(day)]
        case .share: result.map { [.share($0, of: day)] } ?? []
        }
    }

    /// Selects a valid day. With a month, selects today if it is in that month, or else the month's first day.
    mutating func choose(_ text: UTF8Text, isMonth: Bool) -> [DialogEffect] {
        guard let day = Day(text: text), day <= today else { return [] }
        (self.day, note) = (isMonth && day == today.startOfMonth ? today : day, nil)
        if isMonth { month = day }
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
            page.setMarkup(whole.months, of: .dailyMonth)
            page.setMarkup(whole.calendar, of: .dailyCalendar)
        }
        let says = answer?.says ?? "…"
        page.setText((problem ?? note).map { presentation.text(of: $0) } ?? says, of: .dailySays)
        let play = day == current || day == interrupted ? language[.resume] : answer?.play ?? UTF8Text()
        page.setText(play, of: .dailyPlay)
        page.set(.hidden, answer == nil, of: .dailyPlay)
        page.set(.hidden, result == nil, of: .dailyShare)
    }
}
