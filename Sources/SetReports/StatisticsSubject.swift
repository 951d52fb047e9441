import SetRecords
import SetSettings

/// What the statistics are about.
package enum StatisticsSubject: Hashable, Sendable {
    /// The finished games of a category.
    case games(Category)
    /// The answers of the practice.
    case practice
}

extension StatisticsSubject: Choice {
    /// All of them.
    package static var allCases: [StatisticsSubject] { Category.allCases.map { .games($0) } + [.practice] }

    /// Its word.
    package var word: StaticString {
        switch self {
        case .games(let category): category.word
        case .practice: "practice"
        }
    }
}
