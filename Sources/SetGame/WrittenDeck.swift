import PlainText
import SetRules

// A deck as text: its number among the orders of all cards of the game, as digits in base 32. There are at least as many
// digits as the orders of the kind's cards need, for smaller decks of the kind too, and more than the 64 bytes of the longest
// seed of a shuffle, so no seed is ever read as a deck.
enum WrittenDeck {
    /// Returns the number of digits, such as 81 for the 81! orders of Set's cards.
    static func length(of kind: CardKind) -> Int {
        switch kind {
        case .set: 81
        case .mega: 317
        case .quads: 337
        // More than 63! needs, because a seed has at most 64 bytes.
        case .dots: 65
        }
    }

    /// Returns the text of a deck, which must contain each card of the game once. Quadratic in the number of cards.
    static func text(of deck: [Card], of cards: CardSpace) -> UTF8Text {
        precondition(deck.count == cards.count, "a deck is all cards of its game")
        var rest = cards.deck
        var digits = [UInt32](repeating: 0, count: length(of: cards.kind))
        for card in deck {
            guard let place = rest.firstIndex(of: card) else { preconditionFailure("a deck holds each card once") }
            var carry = UInt32(place)
            let radix = UInt32(rest.count)
            for index in digits.indices {
                carry += digits[index] * radix
                digits[index] = carry & 31
                carry >>= 5
            }
            rest.remove(at: place)
        }
        return UTF8Text(digits.reversed().map { Base32.character(of: Int($0)) })
    }

    /// Returns the deck that `text` writes; `nil` for any other text.
    static func cards(in text: UTF8Text, of cards: CardSpace) -> [Card]? {
        guard text.bytes.count == length(of: cards.kind), var digits = digits(of: text) else { return nil }
        // The places of the cards among the remaining cards, starting with the last card.
        var places: [Int] = []
        for radix in 1...UInt32(cards.count) {
            var remainder: UInt32 = 0
            for index in digits.indices {
                let value = remainder << 5 | digits[index]
                digits[index] = value / radix
                remainder = value % radix
            }
            places.append(Int(remainder))
        }
        guard digits.allSatisfy({ $0 == 0 }) else { return nil }
        var rest = cards.deck
        return places.reversed().map { rest.remove(at: $0) }
    }

    /// Returns whether a text is as long as a deck, and has only its digits.
    static func isLikeDeck(_ text: UTF8Text) -> Bool {
        CardKind.allCases.contains { length(of: $0) == text.bytes.count } && digits(of: text) != nil
    }

    private static func digits(of text: UTF8Text) -> [UInt32]? {
        var digits: [UInt32] = []
        for byte in text.bytes {
            guard let digit = Base32.digit(of: byte) else { return nil }
            digits.append(UInt32(digit))
        }
        return digits
    }
}
