import PlainText
import SetGame
import SetReports
import SetWords

/// The review of a game: its course, each set, and the table of any moment.
package struct ReviewDialog {
    /// The game, as a save writes it.
    package let save: UTF8Text
    private var moment = ReviewMoment.end
    /// Whether the slider follows the moment; it does not while it is what sets the moment.
    private var movesSlider = true
    private var answer: ReviewAnswer?

    /// The review of a game, at its last moment.
    package init(save: UTF8Text) {
        self.save = save
    }

    /// What it needs to know.
    package var question: ReportQuestion { .review(save: save, at: moment, isWhole: answer == nil) }

    /// Whether there is something to show.
    package var hasContent: Bool { answer != nil }

    /// Goes to the table after some more actions, or fewer. Returns whether there is one.
    package mutating func step(by count: Int) -> Bool {
        guard let answer else { return false }
        let current = if case .actions(let actions) = moment { actions } else { answer.actions }
        guard (0...answer.count).contains(current + count) else { return false }
        (moment, movesSlider) = (.actions(current + count), true)
        return true
    }

    /// Goes to a time, as the slider writes it.
    package mutating func slide(to text: UTF8Text) {
        var reader = TextReader(text.bytes)
        guard let time = reader.number() else { return }
        (moment, movesSlider) = (.time(time), false)
    }

    /// Takes the answer to its question.
    package mutating func take(_ answer: ReviewAnswer) {
        self.answer = answer
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
        page.setStyle("--columns", to: UTF8Text(number: answer.columns), of: .reviewTable)
        page.setText(problem.map { presentation.text(of: $0) } ?? answer.says, of: .reviewMoment)
        page.set(.valueText, to: answer.says, of: .reviewSlider)
        if movesSlider { page.setValue(UTF8Text(number: answer.time), of: .reviewSlider) }
    }
}
