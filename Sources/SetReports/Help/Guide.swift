import SetRules
import SetWords

/// The part of How to play that belongs to one game: its pictures, and the sentences that no other game has. Everything
/// else follows from the game's rules and its kind of match.
struct Guide {
    /// Matches: one that is easy to see, and a harder one.
    let examples: [[Card]]
    /// The exercises, the easiest first.
    let lessons: [Lesson]
    /// Cards that are almost a match, each for another feature.
    let nearMisses: [[Card]]
    /// The sentences after the rule.
    let notes: [ReportPhrase]

    /// Creates a guide from the numbers of the cards.
    init(examples: [[Int]], lessons: [Lesson], nearMisses: [[Int]], notes: [ReportPhrase] = []) {
        self.examples = examples.map { cards in cards.map { Card.all[$0] } }
        self.lessons = lessons
        self.nearMisses = nearMisses.map { cards in cards.map { Card.all[$0] } }
        self.notes = notes
    }
}

extension Variant {
    /// The game's part of How to play.
    var guide: Guide {
        switch self {
        case .set: .set
        case .junior: .junior
        case .ultraSet: .ultraSet
        }
    }
}
