import PlainText

extension Card {
    /// The card in four digits, 1 to 3 each: number, symbol, shading, colour. The card with two second symbols, third
    /// shading, first colour is `2231`.
    public var notation: UTF8Text {
        UTF8Text(Feature.allCases.map { UInt8(ascii: "1") + self[$0].rawValue })
    }

    /// Reads a card as `notation` writes it; `nil` where the next four bytes are none.
    public init?(reading reader: inout TextReader) {
        var rawValue: UInt8 = 0
        for _ in Feature.allCases {
            guard let byte = reader.byte(), (UInt8(ascii: "1")...UInt8(ascii: "3")).contains(byte) else { return nil }
            rawValue = rawValue * 3 + byte - UInt8(ascii: "1")
        }
        self.init(unchecked: rawValue)
    }
}
