#if !hasFeature(Embedded)
import PlainText

// Conversions from and to `String`, for native code only: `String` would add tens of kilobytes to the WebAssembly build.

extension Card: LosslessStringConvertible {
    /// Parses `notation`, such as `2231`; `nil` if the string is anything else.
    public init?(_ description: String) {
        var reader = TextReader(description.utf8)
        self.init(reading: &reader)
        guard reader.isAtEnd else { return nil }
    }

    /// The card's notation.
    public var description: String { String(notation) }
}

extension CardTriple: LosslessStringConvertible {
    /// Parses three different cards with a space between them, such as `1111 2222 3333`; `nil` if the string is anything
    /// else.
    public init?(_ description: String) {
        let cards = description.split(separator: " ", omittingEmptySubsequences: false).map { Card(String($0)) }
        guard cards.count == 3, let first = cards[0], let second = cards[1], let third = cards[2] else { return nil }
        self.init(first, second, third)
    }

    /// The cards' notations in ascending order, with a space between them.
    public var description: String { cards.map(\.description).joined(separator: " ") }
}

extension CardGroup: CustomStringConvertible {
    /// The cards' notations in ascending order, with a space between them.
    public var description: String { map(\.description).joined(separator: " ") }
}
#endif
