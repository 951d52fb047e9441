import PlainText

extension Card {
    /// The card as a digit from 1 for the value of each feature: number, symbol, shading, colour, frame. `2231` has two
    /// symbols, the second symbol, the third shading and the first colour. A letter in front marks the cards that
    /// aren't Set's: `m` for Mega, `q` for Quads. After `d`, six digits give the dots by place: `d101001` has the
    /// first, the third and the sixth.
    public var notation: UTF8Text {
        var text = UTF8Text()
        if let letter = kind.letter { text.append(byte: letter) }
        for feature in kind.features { text.append(byte: UInt8(ascii: "1") + self[feature].rawValue) }
        guard kind == .dots else { return text }
        for dot in Dot.allCases { text.append(byte: UInt8(ascii: "0") + (dotMask >> dot.rawValue & 1)) }
        return text
    }

    /// Parses `notation` from the next four to seven bytes; `nil` if they are not a card.
    public init?(reading reader: inout TextReader) {
        var kind = CardKind.set
        var byte = reader.byte()
        if let marked = CardKind.allCases.first(where: { $0.letter != nil && $0.letter == byte }) {
            (kind, byte) = (marked, reader.byte())
        }
        if kind == .dots {
            self.init(readingDots: &reader, first: byte)
            return
        }
        var index = 0
        for place in 0..<kind.features.count {
            if place > 0 { byte = reader.byte() }
            guard let digit = byte.map({ Int($0) - 0x31 }), (0..<kind.valueCount).contains(digit) else { return nil }
            index = index * kind.valueCount + digit
        }
        self.init(unchecked: UInt8(index), of: kind)
    }

    /// Parses the digits of the dots, of which the first has been read.
    private init?(readingDots reader: inout TextReader, first: UInt8?) {
        var byte = first
        var dots: [Dot] = []
        for dot in Dot.allCases {
            if dot != .first { byte = reader.byte() }
            switch byte {
            case UInt8(ascii: "0"): break
            case UInt8(ascii: "1"): dots.append(dot)
            default: return nil
            }
        }
        self.init(dots: dots)
    }

    /// Visits the card's notation.
    public mutating func code(_ coder: inout some TextCoder) {
        coder.field(&self, write: { $1.append(contentsOf: $0.notation) }, read: { Card(reading: &$0) })
    }
}

extension CardKind {
    /// The letter before the digits of a card; `nil` for the cards of Set.
    public var letter: UInt8? {
        switch self {
        case .set: nil
        case .mega: UInt8(ascii: "m")
        case .quads: UInt8(ascii: "q")
        case .dots: UInt8(ascii: "d")
        }
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
