import PlainText
import SetPage
import SetRules
import SetTable

/// The names of the keys on the cards, while each card has one.
final class CardKeyMarks<P: Platform> {
    private let platform: P
    /// The keys that show, by card.
    private var shown = CardKeyMarks.none

    private static var none: [UInt8?] { [UInt8?](repeating: nil, count: Card.all.count) }

    init(platform: P) { self.platform = platform }

    /// Shows the keys of these cards; without a grid, none. Linear in the number of cards.
    func show(_ table: [Card], in grid: CardGrid?, on cards: CardButtons<P>) {
        var keys = Self.none
        if let grid {
            for (index, card) in table.enumerated() { keys[Int(card.rawValue)] = CardKeys.name(of: index, in: grid) }
        }
        if keys == shown { return }
        for card in table where keys[Int(card.rawValue)] != shown[Int(card.rawValue)] {
            guard let node = cards.node(of: card) else { continue }
            let name = keys[Int(card.rawValue)].map { UTF8Text([$0]) }
            platform.setAttribute("data-key", to: name, on: node)
            platform.setAttribute("aria-keyshortcuts", to: name, on: node)
        }
        shown = keys
    }
}
