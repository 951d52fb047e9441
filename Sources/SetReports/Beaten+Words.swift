import PlainText
import SetRecords
import SetWords

extension Presentation {
    /// Returns the records that a game has beaten, in words.
    func list(_ beaten: [Beaten]) -> UTF8Text {
        let words = beaten.map { beaten in
            switch beaten {
            case .score: language[.bestScoreYet]
            case .time: language[.fastestGameYet]
            case .fastestSet: text(of: .fastestYet)
            }
        }
        return UTF8Text.joined(words, by: " · ")
    }
}
