import PlainText
import SetGame
import SetPage
import SetRules
import SetWords

// The panel that shows the result of a finished game.
extension Panels {
    /// Shows the panel, or hides it while a game is in progress. `showBest` adds the beaten records later.
    func renderResult(_ state: ScreenState) {
        let (game, language) = (state.game, state.presentation.language)
        guard state.phase == .over else {
            for button in [.resultNew, .resultShare, .review] as [ElementID] { screen.passFocusOn(from: button) }
            page.set(.hidden, true, of: .result)
            return page.setText(UTF8Text(), of: .resultBest)
        }
        page.set(.hidden, false, of: .result)
        page.setText(score(state), of: .resultScore)
        let found = game.options.players.areApart ? game.found.filter { $0.seat == state.seating.seat } : game.found
        page.setNumber(found.count, of: .resultSets)
        page.setText(
            state.presentation.text(of: .pattern(state.seating.isRoom ? .yourMatches : .matchesFound)),
            of: .resultSetsLabel)
        page.setText(state.presentation.text(of: .pattern(.fastestMatch)), of: .resultFastestLabel)
        page.setText(Language.clock(game.endedAt ?? game.now), of: .resultTime)
        let fastest = found.map { $0.took }.min()
        if state.seating.isRoom { page.setText(place(state), of: .resultBest) }
        page.setText(state.seating.isRoom ? language[Phrase.playAgain] : language[.newGame], of: .resultNew)
        page.setText(fastest.map { language.seconds($0) } ?? UTF8Text(), of: .resultFastest)
        page.set(.hidden, state.reports.resultToShare.isEmpty, of: .resultShare)
        page.set(.hidden, !game.options.clock, of: .resultTimeBox)
        page.set(.hidden, !game.options.clock || fastest == nil, of: .resultFastestBox)
    }

    private func score(_ state: ScreenState) -> UTF8Text {
        let scores = state.game.scores
        return switch state.game.options.players {
        case .one: UTF8Text(points: scores[.first])
        case .two: "\(UTF8Text(points: scores[.first])) : \(UTF8Text(points: scores[.second]))"
        case .apart: UTF8Text(points: scores[state.seating.seat])
        }
    }

    /// Returns the place of this page's player among the players; empty for a page that has only watched.
    private func place(_ state: ScreenState) -> UTF8Text {
        guard case .room(let seat?, _) = state.seating else { return UTF8Text() }
        return state.presentation.text(of: .place(of: seat, in: state.game))
    }
}
