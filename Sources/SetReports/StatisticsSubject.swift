import SetRecords
import SetSettings

/// The subject of the statistics: the finished games of a category, or the practice answers.
package enum StatisticsSubject: CaseIterable, Hashable, Sendable {
    case solo, daily, two, together, cheated, practice

    /// The category of the games; `nil` for practice.
    var category: GameCategory? {
        switch self {
        case .solo: .solo
        case .daily: .daily
        case .two: .two
        case .together: .together
        case .cheated: .cheated
        case .practice: nil
        }
    }
}

extension StatisticsSubject: Choice {
    /// The word of the subject.
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
