import PlainText
import SetGame
import SetReports
import SetWords

/// The review of a game: its course, each set, and the table of any moment.
package struct ReviewDialog {
    /// The game, as a save writes it.
    package let save: UTF8Text
    /// The statistics from which it was opened, and to which it returns; `nil` if it was opened from the table.
    package let statistics: StatisticsDialog?
    private var moment = ReviewMoment.end
    /// Whether the slider follows the moment; it does not while it is what sets the moment.
    private var movesSlider = true
    private var answer: ReviewAnswer?
    /// How many questions about other moments have no answer yet.
    private var unanswered = 0

    /// The review of a game, at its last moment.
    package init(save: UTF8Text, from statistics: StatisticsDialog? = nil) {
        (self.save, self.statistics) = (save, statistics)
    }

    /// What it needs to know.
    package var question: ReportQuestion { .review(save: save, at: moment, isWhole: answer == nil) }

    /// Whether there is something to show.
    package var hasContent: Bool { answer != nil }

    /// Goes to the table after some more actions, or fewer. Returns whether there is one.
    package mutating func step(by count: Int) -> Bool {
        guard let answer else { return false }
        var current = answer.actions
        switch moment {
        case .actions(let actions): current = actions
        case .end: break
        // Where the slider is now is not known before the answer.
        case .time: if unanswered > 0 { return false }
        }
        guard (0...answer.count).contains(current + count) else { return false }
        (moment, movesSlider) = (.actions(current + count), true)
        unanswered += 1
        return true
    }

    /// Goes to a time, as the slider writes it.
    package mutating func slide(to text: UTF8Text) {
        var reader = TextReader(text.bytes)
        guard let time = reader.number() else { return }
        (moment, movesSlider) = (.time(time), false)
        unanswered += 1
    }

    /// Takes the answer to its question.
    package mutating func take(_ answer: ReviewAnswer) {
        self.answer = answer
        unanswered = max(0, unanswered - 1)
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
