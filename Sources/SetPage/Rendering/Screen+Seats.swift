import PlainText
import SetGame
import SetRules
import SetSettings
import SetWords

/// The elements at one player's edge of the screen: the first seat is at the lower edge, the second at the upper edge.
struct SeatElements {
    let seat: Seat
    let box: ElementID
    let claim: ElementID
    let deal: ElementID
    let score: ElementID

    static let all = [
        SeatElements(seat: .first, box: .near, claim: .claim1, deal: .deal1, score: .score1),
        SeatElements(seat: .second, box: .far, claim: .claim2, deal: .deal2, score: .score2),
    ]
}

// The screen of a game for two players.
extension Screen {
    func renderSeats(_ state: ScreenState) {
        let (game, isElsewhere) = (state.game, state.phase == .elsewhere)
        let isForTwo = game.options.players.needClaims
        page.set(.players, to: UTF8Text(stringLiteral: game.options.players.word), of: .body)
        if isForTwo { page.set(.stopped, !state.session.isRunning, of: .body) }
        for elements in SeatElements.all {
            page.set(.hidden, !isForTwo, of: elements.box)
            page.setNumber(game.scores[elements.seat], of: elements.score)
            setOff(elements.claim, isElsewhere || game.isOver)
            let violation = game.dealViolation(for: elements.seat, at: state.session.elapsed)
            setOff(elements.deal, isElsewhere || violation != nil)
            page.set(.drawn, to: secondsLeft(for: elements.seat, state), of: elements.claim)
        }
        guard drawn.turn != game.turn else { return }
        drawn.turn = game.turn
        page.set(.turn, game.turn.seat != nil, of: .body)
        for elements in SeatElements.all { renderTurn(of: elements, state) }
    }

    /// Starts or ends the bar that shows a seat's remaining time. The page animates the bar on its own.
    private func renderTurn(of elements: SeatElements, _ state: ScreenState) {
        let turn = state.game.turn
        let name: UTF8Text? =
            switch turn {
            case .claim(elements.seat, _): "claim"
            case .free(elements.seat, _, _): "free"
            case .unclaimed, .mistake, .claim, .free: nil
            }
        if name != nil {
            // A bar without a length is empty.
            let (length, passed) = turn.period.map { ($0.ends - $0.began, $0.began - state.session.elapsed) } ?? (0, 0)
            page.setStyle("--turn-length", to: "\(length)ms", of: elements.box)
            page.setStyle("--turn-passed", to: "\(passed)ms", of: elements.box)
        }
        page.set(.turn, to: name, of: elements.box)
        let phrase: Phrase =
            switch (turn.seat, turn.period) {
            case (elements.seat, nil): .giveUp
            case (elements.seat, _), (nil, _): .claim
            case (_, _): .wait
            }
        page.setText(state.presentation.language[phrase], of: elements.claim)
    }

    /// Returns the remaining seconds of a seat's turn, which are drawn in place of its button's text; `nil` without a
    /// countdown.
    private func secondsLeft(for seat: Seat, _ state: ScreenState) -> UTF8Text? {
        guard state.game.turn.seat == seat, let period = state.game.turn.period else { return nil }
        return UTF8Text(number: Int(max(0, period.ends - state.session.elapsed + 999) / 1000))
    }
}
