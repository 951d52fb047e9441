import PlainText
import SetGame
import SetRules
import SetTable

/// A label without numbers, such as a button or a heading.
public enum Phrase: CaseIterable, Sendable {
    // Buttons and numbers of the game
    case newGame, cheat, reshuffle, pause, settings, help, backToMyGame, close, undo, resume, update
    case score, cardsInDeck, setsFound, ultraSetsFound, time, dealID, table, noSetYet, noUltraSetYet
    case player1, player2, claim
    // Another tab, and failures
    case playedElsewhere, playHere, stopped, reload, startNewGame, copyReport
    // Two players
    case giveUp, wait
    // Dialogs
    case statistics, daily, practice
}

extension Phrase {
    /// Returns the label of the same element in a game with a kind of match.
    package func of(_ kind: MatchKind) -> Phrase {
        switch (kind, self) {
        case (.ultraSet, .setsFound): .ultraSetsFound
        case (.ultraSet, .noSetYet): .noUltraSetYet
        case (.set, _), (.ultraSet, _): self
        }
    }
}

extension Language {
    /// Returns the names of a match's cards.
    func names(of match: CardGroup, _ appearance: Appearance) -> UTF8Text {
        UTF8Text.joined(match.map { name(of: $0, appearance) }, by: ", ")
    }
}
