import PlainText

extension Card {
    /// The card as four digits from 1 to 3: number, symbol, shading, colour. `2231` has two symbols, the second symbol,
    /// the third shading and the first colour.
    public var notation: UTF8Text {
        UTF8Text(Feature.allCases.map { UInt8(ascii: "1") + self[$0].rawValue })
    }

    /// Parses `notation` from the next four bytes; `nil` if they are not a card.
    public init?(reading reader: inout TextReader) {
        var rawValue: UInt8 = 0
        for _ in Feature.allCases {
            guard let byte = reader.byte(), (UInt8(ascii: "1")...UInt8(ascii: "3")).contains(byte) else { return nil }
            rawValue = rawValue * 3 + byte - UInt8(ascii: "1")
        }
        self.init(unchecked: rawValue)
    }

    /// Visits the card's notation.
    public mutating func code(_ coder: inout some TextCoder) {
        coder.field(&self, write: { $1.append(contentsOf: $0.notation) }, read: { Card(reading: &$0) })
    }
}

extension CardGroup {
    /// Visits the notations of at least one card, in ascending order when it writes: a text before the first card, and one
    /// before each other card.
    public mutating func code(_ coder: inout some TextCoder, first: StaticString, next: StaticString) {
        var cards = self.cards
        coder.list(&cards, of: Card.all[0], first: first, next: next, most: Card.all.count) { $1.code(&$0) }
        let group = CardGroup(cards)
        coder.require(group != nil && !cards.isEmpty)
        self = group ?? self
    }
}
