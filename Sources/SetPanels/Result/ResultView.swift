import PlainText
import SetGame
import SetPage
import SetRecords
import SetReports
import SetRules
import SetTable
import SetTogether
import SetWords

// The panel that shows the result of a finished game, in the place of the table.
extension Panels {
    /// Shows the panel, or hides it while a game is in progress. Unless nothing moves, the style delays its appearance until
    /// a match that still shows has left the table.
    func renderResult(_ result: ResultAnswer, _ mode: Mode, _ room: RoomState?, _ state: ScreenState) {
        guard state.phase == .over else {
            for button in Self.resultButtons { screen.passFocusOn(from: button) }
            page.set(.hidden, true, of: .result)
            page.set(.repeats, false, of: .status)
            if !drawnResult.podium.isEmpty { page.setMarkup(UTF8Text(), of: .podium) }
            drawnResult = DrawnResult(hasPlayed: state.phase == .playing)
            return
        }
        if let messages = state.messages { page.set(.repeats, messages == [.end(of: state.game)], of: .status) }
        let found = found(state)
        let picture = picture(of: found, result.headline, mode, state)
        page.set(.hidden, false, of: .result)
        page.setText(picture.headline, of: .resultHeadline)
        page.setText(picture.score, of: .resultScore)
        page.setText(result.distinctions, of: .resultBest)
        renderFacts(found, state)
        renderFan(picture.fan, state)
        let isDaily = !result.toShare.isEmpty
        renderRematch(room, state.presentation)
        page.set(.hidden, !isDaily, of: .resultShare)
        page.set(.primary, !isDaily, of: .resultNew)
        page.set(.primary, isDaily, of: .resultShare)
        drawnResult.picture = picture
    }

    /// The picture of the shown result, as the steps that draw it; `nil` if no result is shown.
    package var pictureOfResult: UTF8Text? { drawnResult.picture?.picture.text }

    private static var resultButtons: [ElementID] { [.resultNew, .resultShare, .resultPicture, .review] }

    /// Shows the players of a room, and the button for another game: in a room it asks the others too.
    private func renderRematch(_ room: RoomState?, _ presentation: Presentation) {
        let language = presentation.language
        var text = language[room == nil ? Phrase.playAgain : Phrase.rematch]
        if let seconds = room?.startsIn { text = presentation.text(of: .rematchIn(seconds: seconds)) }
        page.setText(text, of: .resultNew)
        let isReady: UTF8Text? = room.map { $0.isReady ? "true" : "false" }
        page.set(.pressed, to: isReady, of: .resultNew)
        page.set(.hidden, room != nil && room?.table.seat == nil, of: .resultNew)
        let podium = room.map { Podium($0).markup(language) } ?? UTF8Text()
        guard podium != drawnResult.podium else { return }
        drawnResult.podium = podium
        page.setMarkup(podium, of: .podium)
    }

    private func renderFacts(_ found: [FoundMatch], _ state: ScreenState) {
        let (game, presentation) = (state.game, state.presentation)
        let fastest = found.map { $0.took }.min()
        page.setNumber(found.count, of: .resultSets)
        page.setText(
            presentation.text(of: .pattern(state.seating.isRoom ? .yourMatches : .matchesFound)), of: .resultSetsLabel)
        page.setText(presentation.text(of: .pattern(.fastestMatch)), of: .resultFastestLabel)
        page.setText(Language.clock(game.endedAt ?? game.now), of: .resultTime)
        page.setText(fastest.map { presentation.language.seconds($0) } ?? UTF8Text(), of: .resultFastest)
        page.set(.hidden, !game.options.clock, of: .resultTimeBox)
        page.set(.hidden, !game.options.clock || fastest == nil, of: .resultFastestBox)
    }

    /// Draws the fan, if it has changed. It opens, and the score counts up, only when the page has seen the game end.
    private func renderFan(_ fan: Fan, _ state: ScreenState) {
        guard drawnResult.picture?.fan != fan || drawnResult.presentation != state.presentation else { return }
        let opens = drawnResult.hasPlayed && drawnResult.picture == nil && state.motion != .still
        page.set(.opens, opens, of: .result)
        let score = state.game.scores[state.seating.seat]
        page.set(.counts, opens && score > 0 && !state.game.options.players.needClaims, of: .resultScore)
        page.setStyle("--points", to: "\(score)", of: .resultScore)
        let name = state.presentation.language[.count(fan.blades.count), state.game.rules.kind]
        let drawing = CardDrawing(state.presentation.style.appearance, .coarsest)
        page.setMarkup(fan.svg(drawing, name: name), of: .resultFan)
        drawnResult.presentation = state.presentation
    }

    private func picture(
        of found: [FoundMatch], _ headline: UTF8Text, _ mode: Mode, _ state: ScreenState
    ) -> FanPicture {
        let (game, presentation) = (state.game, state.presentation)
        let fastest = found.map { $0.took }.min()
        var facts = [presentation.language[.count(found.count), game.rules.kind]]
        if game.options.clock {
            facts.append(Language.clock(game.endedAt ?? game.now))
            if let fastest {
                let name = presentation.text(of: .pattern(.fastestMatch))
                facts.append("\(name): \(presentation.language.seconds(fastest))")
            }
        }
        return FanPicture(
            fan: Fan(game.found, hasTimes: game.options.clock), style: presentation.style, showsFaces: !mode.isDaily,
            mode: presentation.text(of: mode.name { _ in 0 }),
            headline: headline.isEmpty ? plainHeadline(state) : headline, score: score(state),
            facts: UTF8Text.joined(facts, by: " · "))
    }

    /// Returns the matches of the page's player.
    private func found(_ state: ScreenState) -> [FoundMatch] {
        let game = state.game
        return game.options.players.areApart ? game.found.filter { $0.seat == state.seating.seat } : game.found
    }

    private func plainHeadline(_ state: ScreenState) -> UTF8Text {
        state.presentation.text(of: .result(of: state.game, for: state.seating.reader))
    }

    private func score(_ state: ScreenState) -> UTF8Text {
        let scores = state.game.scores
        return switch state.game.options.players {
        case .one: UTF8Text(points: scores[.first])
        case .two: "\(UTF8Text(points: scores[.first])) : \(UTF8Text(points: scores[.second]))"
        case .apart: UTF8Text(points: scores[state.seating.seat])
        }
    }
}

/// The content of the result's panel.
struct DrawnResult {
    /// Whether the page has seen the game in progress.
    var hasPlayed = false
    /// The result as a picture, and how its cards were drawn; `nil` while the panel is hidden.
    var picture: FanPicture?
    var presentation: Presentation?
    /// The players of a room, as markup; empty outside.
    var podium = UTF8Text()
}
