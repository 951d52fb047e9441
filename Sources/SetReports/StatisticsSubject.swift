import PlainText
import SetRecords
import SetRules

/// The subject of the statistics: the finished games of one game of the family and one category, or the practice answers.
package enum StatisticsSubject: Hashable, Sendable {
    case games(GameCategory, of: Variant)
    case practice

    /// The game of the family. Practice is about Set.
    package var game: Variant {
        switch self {
        case .games(_, let game): game
        case .practice: .set
        }
    }

    /// The subjects of a game. Only Set has daily deals and practice.
    package static func all(of game: Variant) -> [StatisticsSubject] {
        let categories = GameCategory.allCases.filter { game == .set || $0 != .daily }
        return categories.map { .games($0, of: game) } + (game == .set ? [.practice] : [])
    }

    /// The word of the subject among those of its game.
    package var word: StaticString {
        switch self {
        case .games(.solo, _): "solo"
        case .games(.daily, _): "daily"
        case .games(.two, _): "two"
        case .games(.together, _): "together"
        case .games(.cheated, _): "cheated"
        case .practice: "practice"
        }
    }

    /// Creates the subject of a game with a word; `nil` if the game has no such subject.
    package init?(word: UTF8Text, of game: Variant) {
        guard let subject = Self.all(of: game).first(where: { word == $0.word }) else { return nil }
        self = subject
    }

    /// Returns the same subject of another game, or its solo games if it has no such subject.
    package func of(_ game: Variant) -> StatisticsSubject {
        Self.all(of: game).first { UTF8Text(stringLiteral: word) == $0.word } ?? .games(.solo, of: game)
    }
}
