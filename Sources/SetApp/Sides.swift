import PlainText
import SetGame
import SetRules

/// The parts of the page at one player's edge of the screen.
struct Side {
    let seat: Seat
    let box: ElementID
    let claim: ElementID
    let deal: ElementID
    let score: ElementID

    static let all = [
        Side(seat: .first, box: .near, claim: .claim1, deal: .deal1, score: .score1),
        Side(seat: .second, box: .far, claim: .claim2, deal: .deal2, score: .score2),
    ]
}

// What the page shows where two play.
extension TercetApp {
    func showSides() {
        let isForTwo = game.options.players == .two
        page.set(.players, to: UTF8Text(stringLiteral: game.options.players.word), of: .body)
        if isForTwo { page.set(.stopped, !stopwatch.isRunning, of: .body) }
        for side in Side.all {
            page.set(.hidden, !isForTwo, of: side.box)
            page.setNumber(game.scores[side.seat], of: side.score)
            setOff(side.claim, game.isOver)
            setOff(side.deal, game.dealViolation(for: side.seat, at: stopwatch.elapsed) != nil)
        }
        guard drawn.turn != game.turn else { return }
        drawn.turn = game.turn
        for side in Side.all { showTurn(of: side) }
    }

    /// Starts or ends the bar that shows a player's time running out. The page moves it by itself.
    private func showTurn(of side: Side) {
        let name: UTF8Text? =
            switch game.turn {
            case .claim(side.seat, _): "claim"
            case .free(side.seat, _, _): "free"
            case .unclaimed, .mistake, .claim, .free: nil
            }
        if name != nil, let span = game.turn.span {
            platform.setStyle("--turn-length", to: .milliseconds(span.ends - span.began), on: page[side.box])
            platform.setStyle("--turn-passed", to: .milliseconds(span.began - stopwatch.elapsed), on: page[side.box])
        }
        page.set(.turn, to: name, of: side.box)
    }
}

extension UTF8Text {
    /// A time as CSS writes it.
    fileprivate static func milliseconds(_ time: Milliseconds) -> UTF8Text {
        var text = UTF8Text()
        text.append(time)
        text.append("ms")
        return text
    }
}
