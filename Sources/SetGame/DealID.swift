import PlainText
import SetRules

/// Why a text is not a deal id.
public enum DealIDError: Error, Hashable, Sendable {
    /// It is empty.
    case empty
    /// Its seed is longer than `DealID.maximumLength` bytes.
    case tooLong
    /// It is not well-formed UTF-8, or contains control characters.
    case unreadable
    /// It names a game that this version doesn't have.
    case unknownGame
}

/// The identity of a deal: the seed text of the shuffle, and the options of the game.
///
/// Its text is the seed alone, or `seed~letters` if options differ from the defaults. The letters begin with the game's,
/// unless the game is Set.
public struct DealID: Hashable, Sendable {
    /// The seed of the shuffle, 1 to `maximumLength` bytes of UTF-8 without control characters.
    public let seed: UTF8Text
    /// The options that the game starts with.
    public var options: Options

    /// The maximum length of a seed in bytes, unless it writes out a deck (`WrittenDeck`).
    public static let maximumLength = 64

    /// The deal of any seed text, such as one that a player typed.
    ///
    /// - Throws: why the text cannot be a seed.
    public init(seed: UTF8Text, options: Options = Options()) throws(DealIDError) {
        guard !seed.isEmpty else { throw .empty }
        // Only this length needs the code that reads written decks, so a page's first deal doesn't wait for it.
        let rules = options.game.rules
        let isWritten =
            seed.bytes.count == WrittenDeck.length(of: rules.cards.kind)
            && WrittenDeck.cards(in: seed, of: rules.cards).map(rules.canOpen) ?? false
        guard seed.bytes.count <= Self.maximumLength || isWritten else { throw .tooLong }
        // The control characters are U+0000 to U+001F, U+007F, and U+0080 to U+009F, which UTF-8 encodes as 0xc2
        // 0x80…9f.
        let isPrintable =
            seed.bytes.allSatisfy { $0 >= 0x20 && $0 != 0x7f }
            && zip(seed.bytes, seed.bytes.dropFirst()).allSatisfy { $0 != 0xc2 || $1 >= 0xa0 }
        guard isPrintable, seed.isWellFormed else { throw .unreadable }
        self.seed = seed
        self.options = options
    }

    /// The deal of a deck that isn't shuffled from a seed: all cards of the game in the order in which they are dealt.
    public init(deck: [Card], options: Options = Options()) {
        seed = WrittenDeck.text(of: deck, of: options.game.rules.cards)
        self.options = options
    }

    /// A deal whose deck must not be known here. Its text consists of its options alone, and no text is parsed as such
    /// a deal.
    public static func hidden(_ options: Options) -> DealID { DealID(hidden: options) }

    private init(hidden options: Options) {
        seed = UTF8Text()
        self.options = options
    }

    /// The deck that the id writes out; `nil` if the deck is shuffled from a seed.
    public var writtenDeck: [Card]? { WrittenDeck.cards(in: seed, of: options.game.rules.cards) }

    /// Returns whether a text is as long as a written deck, and has only its digits.
    public static func isLikeDeck(_ text: UTF8Text) -> Bool { WrittenDeck.isLikeDeck(text) }

    /// Whether its deck must not be known here.
    public var isHidden: Bool { seed.isEmpty }

    /// A new deal from 40 random bits: eight digits of Crockford's base 32, which avoids similar digits.
    public init(entropy: UInt64, options: Options = Options()) {
        seed = Base32.text(of: entropy, digits: 8)
        self.options = options
    }

    /// Parses `text`. If the part after the last `~` isn't a list of options, the whole text is the seed.
    ///
    /// - Throws: why the text cannot be a seed, or that it names an unknown game. That game's deal must not become another
    ///   game's.
    public init(text: UTF8Text) throws(DealIDError) {
        let mark = text.bytes.lastIndex(of: UInt8(ascii: "~")) ?? 0
        let letters = UTF8Text(text.bytes.dropFirst(mark + 1))
        if mark > 0, let options = Options(notation: letters) {
            try self.init(seed: UTF8Text(text.bytes[..<mark]), options: options)
        } else if mark > 0, Options.namesUnknownGame(letters) {
            throw .unknownGame
        } else {
            try self.init(seed: text)
        }
    }

    /// The id as it appears on the page and in links.
    public var text: UTF8Text {
        var text = seed
        // A seed that contains the mark is followed by another mark. Otherwise its end would be parsed as options.
        let needsMark = options != Options() || seed.bytes.contains(UInt8(ascii: "~"))
        if needsMark {
            text.append("~")
            text.append(contentsOf: options.notation)
        }
        return text
    }

    /// The generator of the shuffle, before its first number.
    public var generator: SplitMix64 {
        SplitMix64(seed: seed.checksum)
    }

    /// Whether the seed writes out a deck, which belongs to one game. Only such seeds are longer.
    var isWritten: Bool { seed.bytes.count > Self.maximumLength }

    /// Returns all cards of the game in the order in which they are dealt, and the state of the generator after the shuffle.
    public func shuffledDeck() -> (cards: [Card], generator: SplitMix64) {
        var generator = generator
        // Other seeds skip the code that reads a written deck, so a page's first deal doesn't wait for it.
        if isWritten, let cards = writtenDeck { return (cards, generator) }
        let cards = options.game.rules.shuffledDeck(using: &generator)
        return (cards, generator)
    }
}
