import PlainText
import SetRecords
import SetWords

extension Language {
    /// Returns the records that a game has beaten, in words.
    func list(_ beaten: [Beaten]) -> UTF8Text {
        let words = beaten.map { beaten in
            switch beaten {
            case .score: self[ReportPhrase.bestScoreYet]
            case .time: self[ReportPhrase.fastestGameYet]
            case .fastestSet: self[ReportPhrase.fastestSetYet]
            }
        }
        return UTF8Text.joined(words, by: " · ")
    }
}
