import PlainText
import SetRecords
import SetSettings

extension Category: Choice {
    package var word: StaticString {
        switch self {
        case .solo: "solo"
        case .two: "two"
        case .cheated: "cheated"
        }
    }
}
