import PlainText
import SetGame
import SetRules
import SetTable
import SetWords

/// The drawings on the cards' buttons and on the pictures of leaving cards: symbols, and in some styles a letter.
final class CardFaces<P: Platform> {
    private let platform: P
    private(set) var presentation: Presentation
    private var drawing = CardDrawing(Appearance())
    /// The cards whose buttons are empty, or have an outdated drawing.
    private var undrawn: [Card] = []
    /// Those whose buttons are empty.
    private var empty: [Card] = []
    private var hasDrawn = false

    init(platform: P, language: Language) {
        self.platform = platform
        presentation = Presentation(language: language, style: CardStyle())
    }

    /// Notes a change of language or appearance. Returns whether the existing drawings are out of date.
    func change(to presentation: Presentation) -> Bool {
        // A letter depends on the language too.
        let isChanged = presentation.style != self.presentation.style || presentation.style.hasLetterMark
        self.presentation = presentation
        if isChanged { setStripes(drawing.size) }
        return isChanged && hasDrawn
    }

    /// Notes the size of the stripes. Returns whether the existing drawings are out of date.
    func change(to stripes: StripeSize) -> Bool {
        let isChanged = stripes != drawing.size
        if isChanged { setStripes(stripes) }
        return isChanged && hasDrawn
    }

    private func setStripes(_ stripes: StripeSize) {
        drawing = CardDrawing(presentation.style.appearance, stripes)
    }

    /// Draws a card on its button or its picture.
    func draw(_ card: Card, on node: Node) {
        hasDrawn = true
        platform.setMarkup(drawing.svg(of: card), on: node)
        setLetter(of: card, on: node)
    }

    private func setLetter(of card: Card, on node: Node) {
        let style = presentation.style
        // Dots have their own marks.
        let hasLetter = style.hasLetterMark && card.kind != .dots
        let letter = hasLetter ? presentation.language.initial(of: style.appearance.hue(card[.color])) : nil
        platform.setAttribute("data-letter", to: letter, on: node)
    }

    /// Notes that the button of a card is new and empty.
    func noteEmpty(_ card: Card) {
        empty.append(card)
        if !undrawn.contains(card) { undrawn.append(card) }
    }

    /// Notes that two cards have exchanged their buttons. Neither shows its drawing.
    func exchange(_ card: Card, with other: Card) {
        empty.exchange(card, with: other)
        for card in [card, other] where !undrawn.contains(card) { undrawn.append(card) }
    }

    /// Empties the button of a card.
    func erase(_ card: Card, on button: Node) {
        if empty.contains(card) { return }
        platform.setMarkup("", on: button)
        platform.setAttribute("data-letter", to: nil, on: button)
        noteEmpty(card)
    }

    /// Moves the drawing of a card from its button to its picture, which is faster than drawing it again.
    func move(_ card: Card, from button: Node, to picture: Node) {
        if undrawn.contains(card) { return draw(card, on: picture) }
        platform.moveContent(of: button, into: picture)
        setLetter(of: card, on: picture)
        noteEmpty(card)
    }

    /// Notes that the drawings on these cards' buttons are out of date.
    func expire(_ cards: [Card]) {
        undrawn = cards
    }

    /// Whether the button of any card is empty or out of date.
    var isOutOfDate: Bool { !undrawn.isEmpty }

    /// Draws the cards on the table whose buttons are empty or out of date.
    func renew(_ table: [Card], button: (Card) -> Node?) {
        for card in table where undrawn.contains(card) {
            if let node = button(card) { draw(card, on: node) }
        }
        undrawn.removeAll { table.contains($0) }
        empty.removeAll { table.contains($0) }
    }
}
