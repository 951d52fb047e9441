import SetRecords
import SetSettings

/// What the statistics are about: the finished games of a category, or the answers of the practice.
package enum StatisticsSubject: CaseIterable, Hashable, Sendable {
    case solo, daily, two, together, cheated, practice

    /// The category of the games; `nil` for the practice.
    var category: Category? {
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
    /// Its word.
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
