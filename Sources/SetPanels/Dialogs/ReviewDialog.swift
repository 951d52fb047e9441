import PlainText
import SetGame
import SetPage
import SetReports
import SetWords

/// The review of a game: its timeline, each set, and the table at any moment.
package struct ReviewDialog {
    /// The game, in the format of a save.
    package let save: UTF8Text
    /// The statistics from which it was opened, and to which it returns; `nil` if it was opened from the table.
    package let statistics: StatisticsDialog?
    private var moment = ReviewMoment.end
    /// Whether the slider follows the moment; false while the slider sets the moment.
    private var movesSlider = true
    private var answer: ReviewAnswer?
    /// The number of unanswered questions about other moments.
    private var unanswered = 0

    /// Creates the review of a game, at its last moment.
    package init(save: UTF8Text, from statistics: StatisticsDialog? = nil) {
        (self.save, self.statistics) = (save, statistics)
    }

    /// The question to the reports module about its content.
    package var question: ReportQuestion { .review(save: save, at: moment, isWhole: answer == nil) }

    /// Whether the dialog has content to show.
    package var hasContent: Bool { answer != nil }

    /// Goes a number of actions forwards or backwards, if there are so many.
    mutating func step(by count: Int) -> [DialogEffect] {
        guard let answer else { return [] }
        var current = answer.actions
        switch moment {
        case .actions(let actions): current = actions
        case .end: break
        // The action at the slider is unknown until the answer arrives.
        case .time: if unanswered > 0 { return [] }
        }
        guard (0...answer.count).contains(current + count) else { return [] }
        (moment, movesSlider) = (.actions(current + count), true)
        unanswered += 1
        return [.ask(question)]
    }

    /// Goes to a time, in the format of the slider.
    mutating func slide(to text: UTF8Text) -> [DialogEffect] {
        var reader = TextReader(text.bytes)
        guard let time = reader.number() else { return [] }
        (moment, movesSlider) = (.time(time), false)
        unanswered += 1
        return [.ask(question)]
    }

    /// Stores the answer to the dialog's question.
    mutating func take(_ answer: ReviewAnswer) -> [DialogEffect] {
        self.answer = answer
        unanswered = max(0, unanswered - 1)
        return [.render(.content)]
    }

    func render<P: Platform>(_ problem: Message?, on page: Page<P>, _ presentation: Presentation) {
        guard let answer else {
            for element in [.reviewTimeline, .reviewBody, .reviewTable] as [ElementID] {
                page.setMarkup(UTF8Text(), of: element)
            }
            return page.setText(problem.map { presentation.text(of: $0) } ?? "…", of: .reviewMoment)
        }
        if let whole = answer.whole {
            page.setMarkup(whole.timeline, of: .reviewTimeline)
            page.setMarkup(whole.body, of: .reviewBody)
            page.set(.max, to: UTF8Text(number: whole.end), of: .reviewSlider)
        }
        page.setMarkup(answer.table, of: .reviewTable)
        page.setStyle("--rows", to: UTF8Text(number: answer.rows), of: .reviewTable)
        page.setText(problem.map { presentation.text(of: $0) } ?? answer.says, of: .reviewMoment)
        page.set(.valueText, to: answer.says, of: .reviewSlider)
        if movesSlider { page.setValue(UTF8Text(number: answer.time), of: .reviewSlider) }
    }
}
