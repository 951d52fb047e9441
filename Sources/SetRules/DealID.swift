import PlainText

/// Why a text names no deal.
public enum DealIDError: Error, Hashable, Sendable {
    /// There is nothing in it.
    case empty
    /// It is longer than `DealID.longest` bytes.
    case tooLong
    /// It holds bytes that are no text, or control characters.
    case unreadable
}

/// The name of a deal: a short text that shuffles the deck, and the options of the game.
///
/// Written as the seed alone, or as `seed~letters` where options differ from the usual game.
public struct DealID: Hashable, Sendable {
    /// The text that the shuffle comes from, 1 to `longest` bytes of UTF-8 without control characters.
    public let seed: UTF8Text
    /// The options that the game starts with.
    public var options: Options

    /// The most bytes that a seed may have.
    public static let longest = 64

    /// The deal of a seed text that a person may have made up.
    public init(seed: UTF8Text, options: Options = Options()) throws(DealIDError) {
        guard !seed.isEmpty else { throw .empty }
        guard seed.bytes.count <= Self.longest else { throw .tooLong }
        // The control characters are those below 0x20, 0x7f, and 0x80 to 0x9f, which UTF-8 writes as 0xc2 and a byte.
        let isPrintable =
            seed.bytes.allSatisfy { $0 >= 0x20 && $0 != 0x7f }
            && zip(seed.bytes, seed.bytes.dropFirst()).allSatisfy { $0 != 0xc2 || $1 >= 0xa0 }
        guard isPrintable, seed.isWellFormed else { throw .unreadable }
        self.seed = seed
        self.options = options
    }

    /// A new deal from 40 random bits: eight characters of Crockford's base 32, none of which looks like another.
    public init(entropy: UInt64, options: Options = Options()) {
        let alphabet: StaticString = "0123456789abcdefghjkmnpqrstvwxyz"
        var seed = UTF8Text()
        for digit: UInt64 in 0..<8 {
            let index = Int((entropy >> (digit * 5)) & 31)
            seed.append(byte: alphabet.withUTF8Buffer { $0[index] })
        }
        self.seed = seed
        self.options = options
    }

    /// Reads a deal id as `text` writes it. A seed that only looks as if options followed is taken as it stands.
    public init(text: UTF8Text) throws(DealIDError) {
        if let mark = text.bytes.lastIndex(of: UInt8(ascii: "~")), mark > 0,
            let options = Options(notation: UTF8Text(text.bytes[(mark + 1)...]))
        {
            try self.init(seed: UTF8Text(text.bytes[..<mark]), options: options)
        } else {
            try self.init(seed: text)
        }
    }

    /// The id as the page shows it and a link carries it.
    public var text: UTF8Text {
        var text = seed
        // A seed that ends like options needs its own, empty, options behind it to be read back as a seed.
        let needsMark = options != Options() || seed.bytes.contains(UInt8(ascii: "~"))
        if needsMark {
            text.append("~")
            text.append(contentsOf: options.notation)
        }
        return text
    }

    /// The generator that the deal begins with.
    public var generator: SplitMix64 {
        SplitMix64(seed: seed.checksum)
    }

    /// All 81 cards in the order in which they come from the deck, and the generator as it is after the shuffle.
    public func shuffledDeck() -> (cards: [Card], generator: SplitMix64) {
        var generator = generator
        var cards = Card.all
        cards.pinnedShuffle(using: &generator)
        return (cards, generator)
    }
}
