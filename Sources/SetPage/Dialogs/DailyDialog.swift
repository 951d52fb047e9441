import PlainText
import SetRecords
import SetReports
import SetWords

/// The deals of the days: a calendar of those that were played, the streak, and the deal of the chosen day to play.
package struct DailyDialog {
    private let records: UTF8Text
    private let today: Day
    /// The days whose games one can go on with: that of the game in progress, and of the one before it.
    private let current: Day?, interrupted: Day?
    /// The chosen day.
    package private(set) var day: Day
    private var month: Day
    /// The month of the calendar that is shown.
    private var shownMonth: Day?
    private var answer: DailyAnswer?
    /// What was last said in it, besides what belongs to the day.
    package var note: Message?

    /// The daily deals among stored games, with today chosen.
    package init(records: UTF8Text, today: Day, current: Day?, interrupted: Day?) {
        (self.records, self.today, self.current, self.interrupted) = (records, today, current, interrupted)
        (day, month) = (today, today)
    }

    /// What it needs to know.
    package var question: ReportQuestion {
        .daily(history: records, today: today, chosen: day, month: month == shownMonth ? nil : month)
    }

    /// Whether there is something to show.
    package var hasContent: Bool { answer != nil }

    /// The result of the chosen day as a text for others; `nil` where it was not played.
    package var result: UTF8Text? { answer.flatMap { $0.result.isEmpty ? nil : $0.result } }

    /// Chooses a day, or with a month today or the first of its days in the calendar. Returns whether the text names one.
    package mutating func choose(_ text: UTF8Text, isMonth: Bool) -> Bool {
        guard let day = Day(text: text), day <= today else { return false }
        (self.day, note) = (isMonth && day == today.startOfMonth ? today : day, nil)
        if isMonth { month = day }
        return true
    }

    /// Takes the answer to its question.
    package mutating func take(_ answer: DailyAnswer) {
        self.answer = answer
        if answer.whole != nil { shownMonth = month }
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
