import PlainText
import SetGame
import SetRules
import SetTogether
import SetWords

/// The help of a shared game: a summary of its rules and its keys, in pages that fit the screen.
struct SharedHelp {
    /// The game that the help describes.
    let game: SharedGame

    private var language: Language { game.language }

    /// The pages, each as its lines.
    var pages: [[String]] {
        let texts = HelpPages.rules(of: game.table.options.game, in: language) + [phrase(.sharedRules)]
        return HelpPages(texts: texts, keys: keys, lastLine: phrase(.nextKey)).pages(in: game.size)
    }

    private var keys: [(String, String)] {
        [
            ("1 2 3 ... a e", phrase(.chooseKeys)), ("← ↑ ↓ →", String(language[.keyArrows])),
            ("Home End", String(language[.keyEnds])), ("Space Enter", String(language[.keyChoose])),
            ("Esc", String(language[.keyEscape])), ("R", String(language[.reshuffle])),
            ("S", "\(language[.startTogether]), \(language[.playAgain])"), ("N", phrase(.nextName)),
            ("?", String(language[.keyHelp])), ("Q", phrase(.quit)),
        ]
    }

    private func phrase(_ phrase: TerminalPhrase) -> String { phrase.text(in: language, game.kind) }
}
