import PlainText
import SetRecords
import SetSettings

extension Category: Choice {
    package var word: StaticString {
        switch self {
        case .solo: "solo"
        case .daily: "daily"
        case .two: "two"
        case .cheated: "cheated"
        }
    }
}
