import PlainText
import SetGame
import SetPage
import SetRules
import SetTable

/// The pile as a toy: a finger throws its last cards over the table, and they return.
package final class PileToy<P: Platform> {
    private let platform: P
    private let screen: Screen<P>
    private var press: (pointer: Int32, start: Point2D, time: Milliseconds)?

    /// The most cards that a throw takes.
    private static var most: Int { 12 }

    init(platform: P, screen: Screen<P>) { (self.platform, self.screen) = (platform, screen) }

    /// Handles a pointer while the table rests: at the end of a game, or in a pause.
    package func respond(to phase: PointerPhase, of pointer: Pointer, at time: Milliseconds, _ game: Game) {
        switch phase {
        case .down:
            if screen.cards.animator.isAtRest { showInPause(false) }
            let isOnPile = screen.page.element(pointer.node) == .pile
            press = isOnPile && pointer.isMain ? (pointer.id, pointer.point, time) : nil
        case .move: break
        case .up:
            guard let press, press.pointer == pointer.id else { return }
            self.press = nil
            showInPause(true)
            let seconds = Double(max(time - press.time, 16)) / 1000
            let velocity = (pointer.point - press.start) * (1 / seconds)
            let inFlight = screen.cards.animator.matchesInFlight
            if inFlight.count > 2 * Self.most { return }
            let lying = game.discard.filter { !inFlight.contains($0) }
            screen.cards.throwFromPile(Array(lying.suffix(Self.most)), at: velocity)
        case .cancel: press = nil
        }
    }

    /// Shows cards in flight during a pause, which hides them otherwise. Thrown cards have been found.
    private func showInPause(_ isShown: Bool) {
        platform.setAttribute("data-thrown", to: isShown ? "" : nil, on: screen.page[.flight])
    }
}
