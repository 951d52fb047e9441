import PlainText
import SetGame
import SetRules
import SetTable
import SetWords

/// The cards of the last match, next to the table, in games whose matches share cards: a button each, which works like
/// a card on the table. The buttons stay when the next match takes their place, so the focus stays too.
package final class LastMatch<P: Platform> {
    private let platform: P
    private let group: Node
    private let faces: CardFaces<P>
    private var buttons: [Button] = []

    /// A button, and the content that it shows.
    private struct Button {
        let node: Node
        var card: Card?
        var state: CardState?
        var isPressed: Bool?
        var isMarked = false
    }

    /// - Parameter group: the element that the buttons are put into.
    init(platform: P, group: Node, language: Language) {
        (self.platform, self.group) = (platform, group)
        faces = CardFaces(platform: platform, language: language)
    }

    /// Whether no card is shown.
    var isEmpty: Bool { buttons.isEmpty }

    /// Returns the card of a button's node.
    func card(_ node: Node?) -> Card? { buttons.first { $0.node == node }?.card }

    /// Shows the last match of a game. Returns whether a button that has disappeared had the focus.
    ///
    /// - Parameter sent: the cards of claims that show as not decided.
    func show(_ game: Game, sent: [Card], _ presentation: Presentation) -> Bool {
        let cards = game.lastMatch?.cards ?? []
        if faces.presentation != presentation { for index in buttons.indices { buttons[index].card = nil } }
        _ = faces.change(to: presentation)
        var lostFocus = false
        while buttons.count > cards.count {
            let node = buttons.removeLast().node
            if platform.hasFocus(node) { lostFocus = true }
            platform.call("remove", on: node)
        }
        if buttons.count < cards.count {
            while buttons.count < cards.count { addButton() }
            measure()
        }
        for (index, card) in cards.enumerated() {
            if buttons[index].card != card { draw(card, on: index) }
            let isSent = sent.contains(card)
            show(CardState(of: card, in: game, isSent: isSent), on: index)
            press(isSent || game.selection.contains(card), on: index)
            mark(game.hint?.cards.contains(card) ?? false, on: index)
        }
        return lostFocus
    }

    /// Reads the size of the cards, which the style sheet decides. The next `show` draws them for it.
    func measure() {
        guard let width = buttons.first.map({ platform.frame(of: $0.node).width }) else { return }
        guard faces.change(to: StripeSize(cardWidth: width)) else { return }
        for index in buttons.indices { buttons[index].card = nil }
    }

    private func addButton() {
        let node = platform.makeCardButton()
        platform.insert(node, into: group, before: nil)
        buttons.append(Button(node: node))
    }

    private func draw(_ card: Card, on index: Int) {
        let node = buttons[index].node
        faces.draw(card, on: node)
        platform.setAttribute("aria-label", to: faces.presentation.name(of: card), on: node)
        buttons[index].card = card
    }

    private func show(_ state: CardState, on index: Int) {
        guard buttons[index].state != state else { return }
        buttons[index].state = state
        platform.setAttribute("data-state", to: state.name, on: buttons[index].node)
    }

    private func press(_ isPressed: Bool, on index: Int) {
        guard buttons[index].isPressed != isPressed else { return }
        buttons[index].isPressed = isPressed
        platform.setAttribute("aria-pressed", to: isPressed ? "true" : "false", on: buttons[index].node)
    }

    private func mark(_ isMarked: Bool, on index: Int) {
        guard buttons[index].isMarked != isMarked else { return }
        buttons[index].isMarked = isMarked
        platform.setAttribute("data-hint", to: isMarked ? "true" : nil, on: buttons[index].node)
    }
}
