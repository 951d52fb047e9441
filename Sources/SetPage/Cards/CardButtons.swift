import PlainText
import SetGame
import SetRules
import SetTable
import SetWords

/// The cards on the page: one button each, in the order of the table, each moving to its place in the grid.
///
/// It has many properties because it remembers everything that the browser shows, to write only changes.
package final class CardButtons<P: Platform> {
    package let animator: CardAnimator<P>
    private let platform: P
    private let table: Node
    private let frame: Node
    /// The buttons by the indices of their cards, which are all of the game's kind.
    private var buttons: [Button?] = Array(repeating: nil, count: CardKind.mostCards)
    private var shown: [Card] = []
    /// The cards that Cheat marks, chosen or not.
    private var marked: CardGroup?
    private let faces: CardFaces<P>
    private var isAnotherGame = true
    private var hasEnded = false
    package private(set) var grid = CardGrid(count: 0, in: CardGrid.Size(width: 0, height: 0))
    /// The size of a card that the style sheet has, in CSS pixels.
    private var drawnSize: Point2D?
    /// The card that the Tab key leads to.
    package private(set) var current: Card?

    /// The state of a card's button.
    ///
    /// Each property is an attribute of the element, or a part of its description.
    private struct Button {
        var card: Card
        let node: Node
        /// The element around the button that moves it.
        let mover: Node
        var state: CardState?
        var isPressed: Bool?
        var isCurrent: Bool?
        var isHeld = false
        var isFaceDown = false
        /// The pose at rest, or the pose it is moving to; `nil` off the table.
        var pose: Pose?
        /// The row and the column in its description.
        var cell: CardGrid.Cell?
    }

    /// - Parameters:
    ///   - table: the element that the buttons are put into.
    ///   - frame: an element around the table, which gets the size of the cards.
    ///   - language: the language until a presentation is shown.
    init(platform: P, table: Node, frame: Node, animator: CardAnimator<P>, language: Language) {
        self.platform = platform
        self.table = table
        self.frame = frame
        self.animator = animator
        faces = CardFaces(platform: platform, language: language)
    }

    /// The button of a card; `nil` if the card hasn't been on the table.
    private subscript(card: Card) -> Button? {
        get {
            guard let button = buttons[card.index], button.card == card else { return nil }
            return button
        }
        set { buttons[card.index] = newValue }
    }

    /// The cards that have buttons.
    private var all: [Card] { buttons.compactMap { $0?.card } }

    /// Returns the card of a button's node.
    package func card(_ node: Node?) -> Card? {
        guard let node else { return nil }
        return buttons.first { $0?.node == node }??.card
    }

    /// Notes that the next cards belong to another game.
    package func startOver() {
        isAnotherGame = true
    }

    /// Renames every card, and makes `show` redraw it.
    package func label(_ presentation: Presentation) {
        let isRedrawn = faces.change(to: presentation)
        for card in all { self[card]?.cell = nil }
        if isRedrawn { redraw() }
    }

    /// Redraws every picture, and makes `show` redraw the cards on the table.
    private func redraw() {
        faces.expire(all)
        animator.redraw { faces.draw($1, on: $0) }
    }

    /// Shows the cards of a game in an area of this size.
    ///
    /// - Parameter sent: the cards of claims that show as not decided.
    package func show(_ game: Game, sent: [Card] = [], in area: TableArea) {
        grid = grid(for: game, in: area)
        let size = area.size(grid.card)
        // The size in device pixels can stay the same while the page is zoomed.
        if size != drawnSize {
            drawnSize = size
            platform.setStyle("--card-width", to: .length(size.x), on: frame)
            platform.setStyle("--card-height", to: .length(size.y), on: frame)
        }
        animator.setBox(size)
        if faces.change(to: StripeSize(cardWidth: size.x)) { redraw() }
        let pause = isAnotherGame && !shown.isEmpty ? animator.pauseBetweenGames : 0
        let hadFocus = replaceCards(with: game.table, of: game)
        for (place, card) in game.table.enumerated() {
            name(card, isFaceDown: game.isFaceDown(card), at: grid.cell(at: place))
        }
        if faces.isOutOfDate {
            faces.renew(shown.filter { self[$0]?.isFaceDown == false }) { self[$0]?.node }
        }
        var selected = 0
        for card in game.table {
            let isSent = sent.contains(card)
            let isSelected = isSent || game.selection.contains(card)
            let state = CardState(of: card, in: game, isSent: isSent)
            show(card, as: state, selected: isSelected, order: isSelected ? selected : 0)
            if isSelected { selected += 1 }
        }
        if marked != game.hint?.cards { mark(game.hint?.cards) }
        if game.isOver {
            placeUnderPile(game)
        } else {
            place(game.table, in: area, after: pause)
        }
        if animator.isAtRest { eraseHiddenFaces() }
        if game.isOver != hasEnded { noteEnd(of: game) }
        isAnotherGame = false
        if hadFocus, let current { focus(current) }
    }

    /// Turns off the buttons of a finished game's cards, or turns all buttons on again.
    private func noteEnd(of game: Game) {
        hasEnded = game.isOver
        for card in hasEnded ? game.table : all {
            guard let button = self[card] else { continue }
            platform.setAttribute("disabled", to: hasEnded ? "" : nil, on: button.node)
        }
    }

    /// Returns the grid for the table of a game. Its number of rows depends on the earlier tables. After a reload, or
    /// on a screen of another size, the cards are where they would be if the whole game had been played on this screen.
    private func grid(for game: Game, in area: TableArea) -> CardGrid {
        if !isAnotherGame && grid.space == area.size {
            return CardGrid(count: game.table.count, in: area.size, formerRows: grid.rows)
        }
        let isReplayed = !game.log.isEmpty && !game.dealID.isHidden
        return isReplayed ? replayedGrid(for: game, in: area) : CardGrid(count: game.table.count, in: area.size)
    }

    private func replayedGrid(for game: Game, in area: TableArea) -> CardGrid {
        var replay = Replay(of: game)
        var grid = CardGrid(count: replay.game.table.count, in: area.size)
        while replay.step() {
            guard replay.game.table.count != grid.count else { continue }
            grid = CardGrid(count: replay.game.table.count, in: area.size, formerRows: grid.rows)
        }
        return grid
    }

    /// Whether a card has the focus.
    package var hasFocus: Bool {
        current.flatMap { self[$0] }.map { platform.hasFocus($0.node) } ?? false
    }

    /// Moves the focus to a card.
    package func focus(_ card: Card) {
        setCurrent(card)
        if let button = self[card] { platform.call("focus", on: button.node) }
    }

    /// Notes that a card has the focus. A card that has left is ignored, because Tab couldn't lead to it.
    package func setCurrent(_ card: Card) {
        guard shown.contains(card) else { return }
        current = card
        for card in shown { show(card, isCurrent: card == current) }
    }

    /// Shows a card as held down, or not.
    package func hold(_ card: Card, _ isHeld: Bool) {
        guard var button = self[card], button.isHeld != isHeld else { return }
        button.isHeld = isHeld
        self[card] = button
        platform.setAttribute("data-held", to: isHeld ? "" : nil, on: button.node)
    }

    /// Returns the centre of a card at rest, or of its target, in CSS pixels from the table's corner; `nil` off the
    /// table.
    func center(of card: Card) -> Point2D? { self[card]?.pose?.center }

    // MARK: Cards that enter and leave

    /// Makes the table's buttons match these cards, in this order. Returns whether the focus was on a card that has
    /// left; then the card in its place becomes current.
    private func replaceCards(with cards: [Card], of game: Game) -> Bool {
        guard cards != shown || isAnotherGame else { return false }
        let formerIndex = current.flatMap { shown.firstIndex(of: $0) } ?? 0
        if isAnotherGame { animator.redirect() }
        var focusLeft = false
        for card in shown where isAnotherGame || !cards.contains(card) {
            let departure = isAnotherGame ? .anotherGame : Departure(of: card, from: game)
            if remove(card, departure, stays: cards.contains(card)) { focusLeft = true }
        }
        dropOtherKinds(than: cards.first?.kind)
        var next: Node?
        for card in cards.reversed() {
            let mover = button(card).mover
            platform.insert(mover, into: table, before: next)
            next = mover
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

    /// Forgets the buttons of cards of another kind, which have left the table.
    private func dropOtherKinds(than kind: CardKind?) {
        guard let kind, isAnotherGame else { return }
        for index in buttons.indices where buttons[index].map({ $0.card.kind != kind }) ?? false {
            buttons[index] = nil
        }
    }

    /// Throws pictures of cards from the pile, to which they return.
    ///
    /// - Parameter velocity: the speed of the throw, in CSS pixels a second.
    package func throwFromPile(_ cards: [Card], at velocity: Point2D) {
        guard animator.motion != .still else { return }
        for card in cards { animator.throwFromPile(card, at: velocity) { faces.draw(card, on: $0) } }
        animator.update()
    }

    /// Makes a card leave; its button stays if the next game has the card too. Returns whether the button had the focus
    /// and was removed.
    private func remove(_ card: Card, _ departure: Departure, stays: Bool) -> Bool {
        guard let button = self[card] else { return false }
        hold(card, false)
        animator.leave(button.mover, card, departure) { faces.move(card, from: button.node, to: $0) }
        self[card]?.pose = nil
        if stays { return false }
        show(card, isCurrent: false)
        let hadFocus = card == current && platform.hasFocus(button.node)
        platform.call("remove", on: button.mover)
        return hadFocus
    }

    /// Returns the node of a card's button; `nil` for a card that isn't on the table.
    package func node(of card: Card) -> Node? { self[card]?.node }

    private func button(_ card: Card) -> Button {
        if let button = self[card] { return button }
        let node = platform.makeCardButton()
        faces.noteEmpty(card)
        let button = Button(card: card, node: node, mover: platform.makeMover(for: node))
        self[card] = button
        show(card, isCurrent: false)
        return button
    }

    /// Lets two cards that lie face down exchange their buttons, because one has turned out to be the other. One of them can be
    /// in the deck.
    package func exchange(_ card: Card, with other: Card) {
        // The buttons of the game before belong to its cards.
        if isAnotherGame { return }
        let buttons = (self[card], self[other])
        self.buttons[card.index] = buttons.1
        self.buttons[other.index] = buttons.0
        self.buttons[card.index]?.card = card
        self.buttons[other.index]?.card = other
        shown.exchange(card, with: other)
        current = current == card ? other : current == other ? card : current
        faces.exchange(card, with: other)
    }

    // MARK: The state of a card

    /// Names a card by its face and describes its place, or names it by its place if it lies face down.
    private func name(_ card: Card, isFaceDown: Bool, at cell: CardGrid.Cell) {
        guard var button = self[card], button.cell != cell || button.isFaceDown != isFaceDown else { return }
        let presentation = faces.presentation
        let name = isFaceDown ? presentation.nameOfFaceDownCard(at: cell) : presentation.name(of: card)
        platform.setAttribute("aria-label", to: name, on: button.node)
        platform.setAttribute(
            "aria-description", to: isFaceDown ? nil : presentation.name(of: cell), on: button.node)
        if button.isFaceDown != isFaceDown {
            platform.setAttribute("data-face", to: isFaceDown ? "down" : nil, on: button.node)
        }
        (button.cell, button.isFaceDown) = (cell, isFaceDown)
        self[card] = button
    }

    /// Takes the drawings off cards that lie face down, once they have been turned over.
    package func eraseHiddenFaces() {
        for card in shown where self[card]?.isFaceDown == true {
            if let node = self[card]?.node { faces.erase(card, on: node) }
        }
    }

    /// - Parameter order: the card's index among the selected cards.
    private func show(_ card: Card, as state: CardState, selected: Bool, order: Int) {
        guard var button = self[card] else { return }
        if button.state != state {
            platform.setAttribute("data-state", to: state.name, on: button.node)
            if button.pose != nil { animate(button.mover, state, order) }
        }
        if button.isPressed != selected {
            platform.setAttribute("aria-pressed", to: selected ? "true" : "false", on: button.node)
        }
        button.state = state
        button.isPressed = selected
        self[card] = button
    }

    /// Shows the marks of Cheat.
    private func mark(_ group: CardGroup?) {
        for card in all {
            let isMarked = group?.contains(card) ?? false
            guard let button = self[card], isMarked != (marked?.contains(card) ?? false) else {
                continue
            }
            platform.setAttribute("data-hint", to: isMarked ? "true" : nil, on: button.node)
        }
        marked = group
    }

    /// Plays the animation of a match, whose cards move one after another, or of a mismatch.
    private func animate(_ mover: Node, _ state: CardState, _ order: Int) {
        switch state {
        case .match: animator.pop(mover, after: CardScene.answerDelay * Double(order))
        case .mismatch: animator.shake(mover)
        case .idle, .selected, .hint, .sent: break
        }
    }

    private func show(_ card: Card, isCurrent: Bool) {
        guard var button = self[card], button.isCurrent != isCurrent else { return }
        platform.setAttribute("tabindex", to: isCurrent ? "0" : "-1", on: button.node)
        button.isCurrent = isCurrent
        self[card] = button
    }

    // MARK: The place of a card

    /// When a game ends, sends the cards left on the table under the pile, one after another. A match that still shows
    /// stays in its place until it leaves, unless nothing moves.
    private func placeUnderPile(_ game: Game) {
        let pose = animator.underPile
        let staying = animator.motion == .still ? game.table : game.tableInPlay
        for card in game.table {
            guard var button = self[card], button.pose != pose else { continue }
            if button.pose == nil {
                animator.put(button.mover, at: pose)
            } else if let index = staying.firstIndex(of: card) {
                animator.move(button.mover, to: pose, after: hasEnded ? 0 : 0.3 + 0.08 * Double(index))
            } else {
                continue
            }
            button.pose = pose
            self[card] = button
        }
        animator.update()
    }

    /// Sends each card to its place. New cards enter one after another, after a pause in seconds.
    private func place(_ cards: [Card], in area: TableArea, after pause: Double) {
        let newcomers = cards.count { self[$0]?.pose == nil }
        var index = 0
        for (place, card) in cards.enumerated() {
            guard var button = self[card] else { continue }
            var pose = area.pose(at: place, of: grid, isRaised: button.isPressed == true)
            if button.isHeld { pose.width *= 0.95 }
            if button.isFaceDown { pose.flip = Pose.faceDown }
            if button.pose == nil {
                animator.enter(button.mover, to: pose, order: (index, newcomers), after: pause)
                index += 1
            } else if button.pose != pose {
                animator.move(button.mover, to: pose)
            }
            button.pose = pose
            self[card] = button
        }
        animator.update()
    }
}
