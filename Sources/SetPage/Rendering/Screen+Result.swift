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
        page.setText(score(state), of: .resultScore)
        let found = game.options.players.areApart ? game.found.filter { $0.seat == state.seating.seat } : game.found
        page.setNumber(found.count, of: .resultSets)
        page.setText(state.seating.isRoom ? language[LaterPhrase.yourSets] : language[.setsFound], of: .resultSetsLabel)
        page.setText(Language.clock(game.endedAt ?? game.now), of: .resultTime)
        let fastest = found.map { $0.took }.min()
        if state.seating.isRoom { page.setText(place(state), of: .resultBest) }
        page.setText(state.seating.isRoom ? language[LaterPhrase.playAgain] : language[.newGame], of: .resultNew)
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

    /// The place of whoever sits in front of the page among the players; empty for one who watched.
    private func place(_ state: ScreenState) -> UTF8Text {
        guard case .room(let seat?, _) = state.seating else { return UTF8Text() }
        let (scores, seats) = (state.game.scores, state.game.options.players.seats)
        let place = seats.count { scores[$0] > scores[seat] } + 1
        return state.presentation.text(of: .place(place, of: seats.count))
    }

    /// Shows what the game that is over has beaten; empty where that is nothing.
    package func showBest(_ text: UTF8Text) { page.setText(text, of: .resultBest) }
}
