import PlainText
import SetGame
import SetRules
import SetSettings
import SetWords

/// The elements at one player's edge of the screen: the first seat is at the lower edge, the second at the upper one.
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

// What the screen shows where two play.
extension Screen {
    func renderSeats(_ state: ScreenState) {
        let (game, isElsewhere) = (state.game, state.phase == .elsewhere)
        let isForTwo = game.options.players == .two
        page.set(.players, to: UTF8Text(stringLiteral: game.options.players.word), of: .body)
        if isForTwo { page.set(.stopped, !state.session.isRunning, of: .body) }
        for elements in SeatElements.all {
            page.set(.hidden, !isForTwo, of: elements.box)
            page.setNumber(game.scores[elements.seat], of: elements.score)
            setOff(elements.claim, isElsewhere || game.isOver)
            let violation = game.dealViolation(for: elements.seat, at: state.session.elapsed)
            setOff(elements.deal, isElsewhere || violation != nil)
        }
        guard drawn.turn != game.turn else { return }
        drawn.turn = game.turn
        page.set(.turn, game.turn.seat != nil, of: .body)
        for elements in SeatElements.all { renderTurn(of: elements, state) }
    }

    /// Starts or ends the bar that shows a seat's time running out. The page moves it by itself.
    private func renderTurn(of elements: SeatElements, _ state: ScreenState) {
        let turn = state.game.turn
        let name: UTF8Text? =
            switch turn {
            case .claim(elements.seat, _): "claim"
            case .free(elements.seat, _, _): "free"
            case .unclaimed, .mistake, .claim, .free: nil
            }
        if name != nil {
            // A bar of no length is empty.
            let (length, passed) = turn.span.map { ($0.ends - $0.began, $0.began - state.session.elapsed) } ?? (0, 0)
            page.setStyle("--turn-length", to: "\(length)ms", of: elements.box)
            page.setStyle("--turn-passed", to: "\(passed)ms", of: elements.box)
        }
        page.set(.turn, to: name, of: elements.box)
        let canGiveUp = name != nil && turn.span == nil
        page.setText(state.presentation.language[canGiveUp ? .giveUp : .claim], of: elements.claim)
    }
}
