import PlainText
import SetGame
import SetRules

/// The parts of the page at one player's edge of the screen.
struct Side {
    let player: Player
    let box: Part
    let claim: Part
    let deal: Part
    let score: Part

    static let all = [
        Side(player: .first, box: .near, claim: .claim1, deal: .deal1, score: .score1),
        Side(player: .second, box: .far, claim: .claim2, deal: .deal2, score: .score2),
    ]
}

// What the page shows where two play.
extension App {
    func showSides() {
        let isForTwo = game.options.players == .two
        page.set(.players, to: Text(stringLiteral: game.options.players.word), of: .body)
        if isForTwo { page.set(.stopped, !stopwatch.isRunning, of: .body) }
        for side in Side.all {
            page.set(.hidden, !isForTwo, of: side.box)
            page.setNumber(game.scores[side.player], of: side.score)
            setOff(side.claim, game.isOver)
            setOff(side.deal, game.dealRefusal(for: side.player, at: stopwatch.elapsed) != nil)
        }
        guard drawn.turn != game.turn else { return }
        drawn.turn = game.turn
        for side in Side.all { showTurn(of: side) }
    }

    /// Starts or ends the bar that shows a player's time running out. The page moves it by itself.
    private func showTurn(of side: Side) {
        let name: Text? =
            switch game.turn {
            case .claim(side.player, _): "claim"
            case .free(side.player, _, _): "free"
            case .open, .mistake, .claim, .free: nil
            }
        if name != nil, let span = game.turn.span {
            host.setStyle("--turn-length", to: .milliseconds(span.ends - span.began), on: page[side.box])
            host.setStyle("--turn-passed", to: .milliseconds(span.began - stopwatch.elapsed), on: page[side.box])
        }
        page.set(.turn, to: name, of: side.box)
    }
}

extension Text {
    /// A time as CSS writes it.
    fileprivate static func milliseconds(_ time: Milliseconds) -> Text {
        var text = Text()
        text.append(time)
        text.append("ms")
        return text
    }
}
