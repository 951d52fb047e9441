import SetRecords
import SetRules
import SetSettings

/// The subject of the statistics: the finished games of one game of the family and one category, or the practice answers.
package struct StatisticsSubject: Hashable, Sendable {
    /// The category, which the game has.
    package let category: StatisticsCategory
    /// The game of the family.
    package let game: Variant

    /// Creates the subject. If the game doesn't have the category, its solo games are the subject.
    package init(_ category: StatisticsCategory, of game: Variant) {
        self.category = category.belongs(to: game) ? category : .solo
        self.game = game
    }
}

/// A category of finished games, or the practice answers.
package enum StatisticsCategory: CaseIterable, Hashable, Sendable {
    case solo, daily, two, together, cheated, practice

    /// The category of the games; `nil` for practice.
    var games: GameCategory? {
        switch self {
        case .solo: .solo
        case .daily: .daily
        case .two: .two
        case .together: .together
        case .cheated: .cheated
        case .practice: nil
        }
    }

    /// Returns whether a game has the category. Practice is about Set only.
    package func belongs(to game: Variant) -> Bool {
        switch self {
        case .daily: DailyKind(game) != nil
        case .practice: game == .set
        case .solo, .two, .together, .cheated: true
        }
    }
}

extension StatisticsCategory: Choice {
    /// The word of the category.
    package var word: StaticString {
        switch self {
        case .solo: "solo"
        case .daily: "daily"
        case .two: "two"
        case .together: "together"
        case .cheated: "cheated"
        case .practice: "practice"
        }
    }
}
