import PlainText
import SetGame
import SetRules
import SetTable

/// The cards on the page: one button each, in the order of the table, at its place in the grid.
final class TableView<H: Host> {
    private let host: H
    private let table: Node
    private var buttons: [Button?] = Array(repeating: nil, count: 81)
    private var shown: [Card] = []
    private var words = Words.english
    private var space: Space?
    private(set) var grid = Grid(count: 0, in: Grid.Size(width: 0, height: 0))
    /// The card that the Tab key leads to.
    private(set) var current: Card?

    /// What a card's button shows.
    private struct Button {
        let node: Node
        var state: CardState?
        var isPressed: Bool?
        var isCurrent: Bool?
        var isHeld = false
        var place: Grid.Place?
    }

    init(host: H, table: Node) {
        self.host = host
        self.table = table
    }

    /// The card whose button a node is.
    func card(_ node: Node?) -> Card? {
        guard let node else { return nil }
        return Card.all.first { buttons[Int($0.rawValue)]?.node == node }
    }

    /// Names every card anew, in a language.
    func label(in words: Words) {
        self.words = words
        for card in Card.all {
            guard let button = buttons[Int(card.rawValue)] else { continue }
            host.setAttribute("aria-label", to: words.card(card), on: button.node)
        }
    }

    /// Shows the cards of a game in a space of this size.
    func show(_ game: Game, in space: Space) {
        let hadFocus = replaceCards(with: game.table)
        let moved = space != self.space
        let formerSize = grid.card
        self.space = space
        grid = Grid(count: game.table.count, in: space.size)
        if moved || grid.card != formerSize {
            host.setStyle("--card-width", to: space.length(grid.card.width), on: table)
            host.setStyle("--card-height", to: space.length(grid.card.height), on: table)
        }
        for (index, card) in game.table.enumerated() {
            show(card, as: CardState(of: card, in: game), selected: game.selection.contains(card))
            place(card, at: grid.place(at: index), in: space, anew: moved)
        }
        if hadFocus, let current { focus(current) }
    }

    /// Whether the focus is on a card.
    var hasFocus: Bool {
        current.flatMap { buttons[Int($0.rawValue)] }.map { host.hasFocus($0.node) } ?? false
    }

    /// Puts the focus on a card.
    func focus(_ card: Card) {
        setCurrent(card)
        if let button = buttons[Int(card.rawValue)] { host.call("focus", on: button.node) }
    }

    /// Notes that the focus is on a card.
    func setCurrent(_ card: Card) {
        current = card
        for card in shown { show(card, isCurrent: card == current) }
    }

    /// Shows a card as held down, or not.
    func hold(_ card: Card, _ isHeld: Bool) {
        guard var button = buttons[Int(card.rawValue)], button.isHeld != isHeld else { return }
        button.isHeld = isHeld
        buttons[Int(card.rawValue)] = button
        host.setAttribute("data-held", to: isHeld ? "" : nil, on: button.node)
    }

    /// Makes the buttons in the table those of these cards, in this order. Tells whether the focus was on one that left;
    /// the card in its place is current then.
    private func replaceCards(with cards: [Card]) -> Bool {
        guard cards != shown else { return false }
        let formerIndex = current.flatMap { shown.firstIndex(of: $0) } ?? 0
        var focusLeft = false
        for card in shown where !cards.contains(card) {
            guard let button = buttons[Int(card.rawValue)] else { continue }
            hold(card, false)
            show(card, isCurrent: false)
            if card == current { focusLeft = host.hasFocus(button.node) }
            host.call("remove", on: button.node)
            buttons[Int(card.rawValue)]?.place = nil
        }
        var next: Node?
        for card in cards.reversed() {
            let node = button(card)
            host.insert(node, into: table, before: next)
            next = node
        }
        shown = cards
        if let current, cards.contains(current) { return false }
        if cards.isEmpty {
            current = nil
        } else {
            setCurrent(cards[min(formerIndex, cards.count - 1)])
        }
        return focusLeft
    }

    private func button(_ card: Card) -> Node {
        if let button = buttons[Int(card.rawValue)] { return button.node }
        let node = host.create("button")
        host.setAttribute("class", to: "card", on: node)
        host.setAttribute("type", to: "button", on: node)
        host.setAttribute("aria-label", to: words.card(card), on: node)
        host.setMarkup(CardDrawing.svg(of: card), on: node)
        buttons[Int(card.rawValue)] = Button(node: node)
        show(card, isCurrent: false)
        return node
    }

    private func show(_ card: Card, as state: CardState, selected: Bool) {
        guard var button = buttons[Int(card.rawValue)] else { return }
        if button.state != state { host.setAttribute("data-state", to: state.name, on: button.node) }
        if button.isPressed != selected {
            host.setAttribute("aria-pressed", to: selected ? "true" : "false", on: button.node)
        }
        button.state = state
        button.isPressed = selected
        buttons[Int(card.rawValue)] = button
    }

    private func show(_ card: Card, isCurrent: Bool) {
        guard var button = buttons[Int(card.rawValue)], button.isCurrent != isCurrent else { return }
        host.setAttribute("tabindex", to: isCurrent ? "0" : "-1", on: button.node)
        button.isCurrent = isCurrent
        buttons[Int(card.rawValue)] = button
    }

    private func place(_ card: Card, at place: Grid.Place, in space: Space, anew: Bool) {
        guard var button = buttons[Int(card.rawValue)], anew || button.place != place else { return }
        button.place = place
        buttons[Int(card.rawValue)] = button
        let (x, y) = space.offset(of: place)
        host.setStyle("translate", to: Text.joined([x, y], by: " "), on: button.node)
    }
}
