import PlainText
import SetPage
import SetRules
import SetTable

/// The names of the keys on the cards, while each card has one.
final class CardKeyMarks<P: Platform> {
    private let platform: P
    private var shown: [(card: Card, key: UInt8?)] = []

    init(platform: P) { self.platform = platform }

    /// Shows the keys of these cards; without a grid, none.
    func show(_ table: [Card], in grid: CardGrid?, on cards: CardButtons<P>) {
        let former = shown
        shown = table.enumerated().map { index, card in (card, grid.flatMap { CardKeys.name(of: index, in: $0) }) }
        for (card, key) in shown where former.first(where: { $0.card == card })?.key != key {
            guard let node = cards.node(of: card) else { continue }
            let name = key.map { UTF8Text([$0]) }
            platform.setAttribute("data-key", to: name, on: node)
            platform.setAttribute("aria-keyshortcuts", to: name, on: node)
        }
    }
}
