import PlainText
import SetRules
import SetWords

/// The part of How to play that belongs to one game: its pictures, and the sentences that no other game has. Everything
/// else follows from the game's rules and its kind of match.
struct HelpContent {
    /// Matches: one that is easy to see, and a harder one.
    let examples: [[Card]]
    /// The exercises, the easiest first.
    let lessons: [Lesson]
    /// Cards that are almost a match, each for another feature.
    let nearMisses: [[Card]]
    /// The sentences after the rule.
    var notes: [Phrase]

    /// Creates content from cards in their notation, a group in each line. In a line of `lessons`, the last three cards are
    /// the choices.
    init(examples: StaticString, lessons: StaticString, nearMisses: StaticString, notes: [Phrase] = []) {
        self.examples = Self.groups(examples)
        self.lessons = Self.groups(lessons).map { Lesson(given: Array($0.dropLast(3)), choices: Array($0.suffix(3))) }
        self.nearMisses = Self.groups(nearMisses)
        self.notes = notes
    }

    private static func groups(_ text: StaticString) -> [[Card]] {
        UTF8Text(stringLiteral: text).bytes.split(separator: UInt8(ascii: "\n")).map { line in
            line.split(separator: UInt8(ascii: " ")).compactMap { word in
                var reader = TextReader(word)
                return Card(reading: &reader)
            }
        }
    }
}

extension Variant {
    /// The game's part of How to play.
    var helpContent: HelpContent {
        switch self {
        case .set: .set
        case .junior: .junior
        case .ultraSet: .ultraSet
        case .chain: .chain
        case .ultra9: .ultra9
        case .ultraChain: .ultraChain
        case .ghost: .ghost
        case .puzzle: .puzzle
        case .juniorPuzzle: .juniorPuzzle
        case .shuffle: .shuffle
        case .memory: .memory
        case .mega: .mega
        case .quads: .quads
        case .juniorQuads: .juniorQuads
        case .projective: .projective
        case .proSet: .proSet
        }
    }
}
