import PlainText
import SetGame
import SetRules
import SetWords

// The panel that shows what a game that is over came to.
extension Screen {
    /// Shows the panel, or hides it while a game is in progress. What was beaten is not known here, see `showBest`.
    package func renderResult(_ state: ScreenState) {
        let (game, language) = (state.game, state.presentation.language)
        guard state.phase == .over else {
            for button in [.resultNew, .resultShare, .review] as [ElementID] { passFocusOn(from: button) }
            page.set(.hidden, true, of: .result)
            return page.setText(UTF8Text(), of: .resultBest)
        }
        page.set(.hidden, false, of: .result)
        var score = UTF8Text(points: game.scores[.first])
        if game.options.players == .two {
            score.append(" : ")
            score.append(contentsOf: UTF8Text(points: game.scores[.second]))
        }
        page.setText(score, of: .resultScore)
        page.setNumber(game.found.count, of: .resultSets)
        page.setText(Language.clock(game.endedAt ?? game.now), of: .resultTime)
        let fastest = game.found.map { $0.took }.min()
        page.setText(fastest.map { language.seconds($0) } ?? UTF8Text(), of: .resultFastest)
        page.set(.hidden, state.reports.resultToShare.isEmpty, of: .resultShare)
        page.set(.hidden, !game.options.clock, of: .resultTimeBox)
        page.set(.hidden, !game.options.clock || fastest == nil, of: .resultFastestBox)
    }

    /// Shows what the game that is over has beaten; empty where that is nothing.
    package func showBest(_ text: UTF8Text) { page.setText(text, of: .resultBest) }
}
