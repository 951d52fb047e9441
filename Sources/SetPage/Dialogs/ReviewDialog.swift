import PlainText
import SetCharts
import SetGame
import SetRecords
import SetRules
import SetTable
import SetWords

/// The review of a game: its course, each set, and the table of any moment.
package struct ReviewDialog {
    let review: Review
    /// After how many of the game's actions its table is shown.
    private var moment: Int
    /// Whether the slider follows the moment; it does not while it is what sets the moment.
    private var movesSlider = true

    /// The review of a game, at its last moment.
    package init(_ game: Game) {
        review = Review(game)
        moment = review.moments.count - 1
    }

    /// Shows the table after some more actions, or fewer.
    package mutating func step(by count: Int) {
        guard review.moments.indices.contains(moment + count) else { return }
        moment += count
        movesSlider = true
    }

    /// Shows the table at a time, as the slider writes it: as the last action before it left it.
    package mutating func slide(to text: UTF8Text) {
        var reader = TextReader(text.bytes)
        guard let time = reader.number() else { return }
        moment = review.moments.lastIndex { $0 <= time } ?? 0
        movesSlider = false
    }

    func render<P: Platform>(_ change: DialogChange, on page: Page<P>, _ presentation: Presentation) {
        if change == .content {
            let report = ReviewReport(review: review, presentation: presentation)
            page.setMarkup(report.timeline, of: .reviewTimeline)
            page.setMarkup(report.body, of: .reviewBody)
            page.set(.max, to: UTF8Text(number: review.moments.last ?? 0), of: .reviewSlider)
        }
        let game = review.game(after: moment)
        let cards = game.table.map { presentation.picture(of: $0, isMarked: game.selection.contains($0)) }
        page.setMarkup(UTF8Text.joined(cards, by: ""), of: .reviewTable)
        let columns = CardGrid(count: game.table.count, in: CardGrid.Size(width: 600, height: 400)).columns
        page.setStyle("--columns", to: UTF8Text(number: columns), of: .reviewTable)
        let time = review.moments[moment]
        // A match that shows does not count as on the table.
        let text = presentation.language[
            .moment(time, cards: game.tableInPlay.count, sets: game.tableInPlay.setCount)]
        page.setText(text, of: .reviewMoment)
        page.set(.valueText, to: text, of: .reviewSlider)
        if movesSlider { page.setValue(UTF8Text(number: time), of: .reviewSlider) }
    }
}
