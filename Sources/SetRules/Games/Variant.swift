import PlainText

/// A game of the family. Its rules are `rules`.
public enum Variant: UInt8, CaseIterable, Sendable {
    /// Set: three cards of 81, each feature all the same or all different.
    case set
    /// The same with the 27 solid cards.
    case junior
    /// Four cards: two pairs that the same third card completes to a set.
    case ultraSet
    /// Set in which each set takes one card of the last set.
    case chain
    /// UltraSet with nine cards at the start.
    case ultra9
    /// UltraSet in which each match takes two cards of the last match.
    case ultraChain
    /// Six cards whose values add up to a multiple of 3 in each feature.
    case ghost
    /// All six sets of one table.
    case puzzle
    /// All four sets of one table of nine solid cards.
    case juniorPuzzle
    /// Set in which every card changes its place after each set.
    case shuffle
    /// Set with cards that lie face down: choosing a card turns it up.
    case memory
    /// Set with five features.
    case mega
    /// Four cards with four values of each feature: in each feature all the same, all different, or two and two.
    case quads
    /// The same with the 64 solid cards.
    case juniorQuads
    /// Three cards of 63 with up to six dots: each dot is on two of them, or on none.
    case projective
    /// Three to seven of these cards: each dot is on an even number of them.
    case proSet

    /// The word for the game in links, in settings and on the command line.
    public var id: StaticString {
        switch self {
        case .set: "set"
        case .junior: "junior"
        case .ultraSet: "ultra"
        case .chain: "chain"
        case .ultra9: "ultra9"
        case .ultraChain: "ultrachain"
        case .ghost: "ghost"
        case .puzzle: "puzzle"
        case .juniorPuzzle: "juniorpuzzle"
        case .shuffle: "shuffle"
        case .memory: "memory"
        case .mega: "mega"
        case .quads: "quads"
        case .juniorQuads: "quads3"
        case .projective: "projective"
        case .proSet: "proset"
        }
    }

    /// Returns the game with an id; `nil` for any other text.
    public init?(id: UTF8Text) {
        guard let variant = Self.allCases.first(where: { id == $0.id }) else { return nil }
        self = variant
    }

    /// The capital letter that marks the game in deal ids, I to Z, since the letters up to H count seats; `nil` for Set,
    /// whose ids are older than the other games.
    public var letter: UInt8? {
        switch self {
        case .set: nil
        case .junior: UInt8(ascii: "J")
        case .ultraSet: UInt8(ascii: "U")
        case .chain: UInt8(ascii: "K")
        case .ultra9: UInt8(ascii: "V")
        case .ultraChain: UInt8(ascii: "W")
        case .ghost: UInt8(ascii: "I")
        case .puzzle: UInt8(ascii: "P")
        case .juniorPuzzle: UInt8(ascii: "Q")
        case .shuffle: UInt8(ascii: "S")
        case .memory: UInt8(ascii: "R")
        case .mega: UInt8(ascii: "M")
        case .quads: UInt8(ascii: "X")
        case .juniorQuads: UInt8(ascii: "Y")
        case .projective: UInt8(ascii: "L")
        case .proSet: UInt8(ascii: "O")
        }
    }

    /// Returns the game with a letter; `nil` for any other byte.
    public init?(letter: UInt8) {
        guard let variant = Self.allCases.first(where: { $0.letter == letter }) else { return nil }
        self = variant
    }

    /// The letters that mark games, including games that a later version may add.
    public static let letters = UInt8(ascii: "I")...UInt8(ascii: "Z")

    /// Whether a match is not replaced at first while more cards are on the table than at the start.
    public var returnsToOpening: Bool {
        switch self {
        case .set, .junior, .puzzle, .juniorPuzzle, .shuffle, .memory, .proSet: false
        case .ultraSet, .chain, .ultra9, .ultraChain, .ghost, .mega, .quads, .juniorQuads, .projective: true
        }
    }
}
