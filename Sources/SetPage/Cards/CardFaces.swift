import PlainText
import SetRules
import SetTable
import SetWords

/// What is drawn on the cards' buttons and on the pictures of those that leave: symbols, and in some looks a letter.
final class CardFaces<P: Platform> {
    private let platform: P
    private(set) var presentation = Presentation(language: .english, style: CardStyle())
    private var drawing = CardDrawing(Appearance())
    /// The cards whose buttons are empty, or drawn as they were once.
    private var undrawn: [Card] = []
    private var hasDrawn = false

    init(platform: P) {
        self.platform = platform
    }

    /// Takes note of other words or looks. Tells whether what has been drawn is out of date.
    func change(to presentation: Presentation) -> Bool {
        // A letter is a word too.
        let isChanged = presentation.style != self.presentation.style || presentation.style.hasLetterMark
        self.presentation = presentation
        if isChanged { setStripes(drawing.size) }
        return isChanged && hasDrawn
    }

    /// Takes note of the size of the stripes. Tells whether what has been drawn is out of date.
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
        let letter = presentation.language.initial(of: style.appearance.hue(card[.color]))
        platform.setAttribute("data-letter", to: style.hasLetterMark ? letter : nil, on: node)
    }

    /// Moves what is drawn of a card from its button to its picture, which is faster than to draw it once more.
    func move(_ card: Card, from button: Node, to picture: Node) {
        platform.moveContent(of: button, into: picture)
        setLetter(of: card, on: picture)
        undrawn.append(card)
    }

    /// Takes note that what is drawn on these cards' buttons is out of date.
    func expire(_ cards: [Card]) {
        undrawn = cards
    }

    /// Whether the button of some card is empty or out of date.
    var isOutOfDate: Bool { !undrawn.isEmpty }

    /// Draws those of the cards on the table whose buttons are empty or out of date.
    @inline(never)  // No first card is drawn twice.
    func renew(_ table: [Card], button: (Card) -> Node?) {
        for card in table where undrawn.contains(card) {
            if let node = button(card) { draw(card, on: node) }
        }
        undrawn.removeAll { table.contains($0) }
    }
}
