import CardReports
import PlainText
import SetLanguages
import SetRules
import SetTable
import SetWords

/// A table of cards as an SVG document, with the page's layout and drawing.
struct TableDrawing {
    let cards: [Card]
    let appearance: Appearance

    /// The area for the layout of the cards, in SVG units.
    private static let space = CardGrid.Size(width: 1200, height: 800)
    /// The space around the cards.
    private static let margin = 24

    /// The document, as large as the cards need. Each card has a title for screen readers.
    var document: String {
        let grid = CardGrid(count: cards.count, in: Self.space)
        let drawing = CardDrawing(appearance, StripeSize(cardWidth: Double(grid.card.width)))
        // The first column is full, so the first card is the topmost and leftmost card.
        let first = grid.place(at: 0)
        let (x, y) = (first.x - Self.margin, first.y - Self.margin)
        let (width, height) = (Self.space.width - 2 * x, Self.space.height - 2 * y)
        return """
            <svg xmlns="http://www.w3.org/2000/svg" width="\(width)" height="\(height)" \
            viewBox="\(x) \(y) \(width) \(height)" role="img" aria-label="\(Language.english[.table])">
            <style>.face { fill: \(appearance.scheme.light.face); stroke: #787364; stroke-width: 2 }
            \(CardDrawing.style(of: cards.first?.kind ?? .set, appearance.scheme.light))</style>
            <rect x="\(x)" y="\(y)" width="\(width)" height="\(height)" fill="#faf7ef"/>
            \(cards.indices.map { picture(at: $0, in: grid, by: drawing) }.joined(separator: "\n"))
            </svg>

            """
    }

    private func picture(at index: Int, in grid: CardGrid, by drawing: CardDrawing) -> String {
        let (card, place) = (cards[index], grid.place(at: index))
        let color = appearance.scheme.light.symbols[Int(card[.color].rawValue)]
        return """
            <svg x="\(place.x)" y="\(place.y)" width="\(grid.card.width)" height="\(grid.card.height)" \
            viewBox="0 0 250 350" color="\(color)"><title>\(CardTable(.english, appearance).name(of: card))</title>\
            <rect class="face" x="1" y="1" width="248" height="348" rx="18"/>\
            \(drawing.svg(of: card))</svg>
            """
    }
}
