import SetRules

// The words of the reports, which are in English.

extension Variant {
    /// The name of the game.
    var name: String {
        switch self {
        case .set: "Set"
        case .junior: "Junior"
        case .ultraSet: "UltraSet"
        case .chain: "Chain"
        case .ultra9: "UltraSet 9"
        case .ultraChain: "UltraSet Chain"
        case .ghost: "Ghost"
        case .puzzle: "Puzzle"
        case .juniorPuzzle: "Junior Puzzle"
        case .shuffle: "Shuffle"
        case .memory: "Memory"
        case .mega: "Mega"
        case .quads: "Quads"
        case .juniorQuads: "Junior Quads"
        case .projective: "Projective"
        case .proSet: "ProSet"
        }
    }

    /// The possible numbers of cards left at the end of a game: the deck less a number of matches, and without a match.
    /// Three cards are never left in Set and Junior: in each feature, the values of the deck and of each set add up to
    /// 0 modulo 3, so the three would be a set. In Chain each match after the first takes two cards, and at most 39
    /// cards lack a match with the last one; in UltraSet Chain at most nine. Four cards are never left in Quads, for
    /// the same reason as three in Set. At most 45 cards of Mega lack a set, and at most 18 of Quads a quad. A dot is
    /// on 32 cards, and on an even number of each match's cards, so it is on an even number of the cards that are left:
    /// three would be a match in Projective, and any number of them in ProSet.
    var possibleLeft: [Int] {
        switch self {
        case .set, .shuffle, .memory: [0, 6, 9, 12, 15, 18]
        case .junior: [0, 6, 9]
        case .ultraSet, .ultra9: [1, 5, 9]
        case .chain: Array(stride(from: 0, through: 38, by: 2))
        case .ultraChain: Array(stride(from: 1, through: 9, by: 2))
        case .ghost: [3, 9]
        case .puzzle: [12]
        case .juniorPuzzle: [9]
        case .mega: [0] + stride(from: 6, through: 45, by: 3)
        case .quads: [0, 8, 12, 16]
        case .juniorQuads: [0, 8]
        case .projective: [0] + stride(from: 6, through: 30, by: 3)
        case .proSet: [0]
        }
    }

    /// Whether some tables need more cards than at the start. Any ten cards contain an UltraSet, and any ten of Junior Quads
    /// a quad. Any 21 cards contain a set.
    var canExceedOpening: Bool {
        switch self {
        case .set, .junior, .chain, .ultra9, .ghost, .shuffle, .mega, .quads, .projective: true
        case .ultraSet, .ultraChain, .puzzle, .memory, .juniorPuzzle, .juniorQuads, .proSet: false
        }
    }
}

extension MatchKind {
    /// The word for a match.
    var word: String {
        switch self {
        case .set: "set"
        case .ultraSet: "UltraSet"
        case .ghost: "ghost"
        case .quad: "quad"
        case .line, .even: "match"
        }
    }

    /// The word after an article.
    var withArticle: String {
        switch self {
        case .set: "a set"
        case .ultraSet: "an UltraSet"
        case .ghost: "a ghost"
        case .quad: "a quad"
        case .line, .even: "a match"
        }
    }

    /// The word at the beginning of a line.
    var capitalized: String {
        switch self {
        case .set: "Set"
        case .ultraSet: "UltraSet"
        case .ghost: "Ghost"
        case .quad: "Quad"
        case .line, .even: "Match"
        }
    }

    /// The word for several matches, at the beginning of a line.
    var capitalizedPlural: String { capitalized + ending }

    /// The word for several matches.
    var plural: String { word + ending }

    /// The ending of the plural.
    private var ending: String {
        switch self {
        case .set, .ultraSet, .ghost, .quad: "s"
        case .line, .even: "es"
        }
    }
}
