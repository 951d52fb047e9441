import PlainText
import SetRecords
import SetWords

extension Presentation {
    /// Returns what sets a game apart, in words.
    func text(of distinction: Distinction) -> UTF8Text {
        switch distinction {
        case .firstGame: language[.yourFirstGame]
        case .fastest(let time): language[.fastestGameYet(by: time)]
        case .highest(let points): language[.bestScoreYet(by: points)]
        case .flawless: language[.notOneMistake]
        case .fastestMatch: text(of: .fastestYet)
        }
    }
}
