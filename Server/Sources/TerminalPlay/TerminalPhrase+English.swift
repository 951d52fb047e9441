import SetGame
import SetRules
import SetWords

extension TerminalPhrase {
    /// Returns the text in English.
    func english(_ kind: MatchKind) -> String {
        let (match, article, count) = Self.englishWords(kind)
        return switch self {
        case .chooseKeys: "Select the card with this character"
        case .claimKeys: "Claim, for player 1 and player 2"
        case .dealKeys(let count): "Deal \(count), for player 1 and player 2"
        case .claim: "Set!"
        case .deal(let count): "Deal \(count)"
        case .quit: "Quit"
        case .nextKey: "Press any key."
        case .welcome:
            "Select \(count) cards that make \(article) \(match), by their characters or with the arrows and Space."
        case .anyCardGoesOn: "Select any card to continue."
        case .paused: "Paused. Press P to continue."
        case .claimFirst: "Claim first: Z for player 1, M for player 2."
        case .dealIsTheirs: "Each player has a key to deal: X for player 1, comma for player 2."
        case .cannotSave: "This game can't be saved. Quitting loses it."
        case .tooLong: "This game has too many moves to continue. Press N for a new one."
        case .opened: "Playing the deal you asked for."
        case .begun(let game, let players): "New game: \(Self.english(game, players))."
        case .resumed(let game, let players): "Your game continues: \(Self.english(game, players))."
        case .kept(let game, let players):
            "Your game in progress (\(Self.english(game, players))) is kept: press B to return to it."
        case .notConnected: "not connected"
        case .room: "Room"
        case .sharedRules:
            """
            The first player to find \(article) \(match) takes it: select its \(count) cards. A mistake costs 10 points and \
            blocks you for a second. When there's no \(match), more cards are dealt. A star marks you; brackets mark players \
            who are offline.
            """
        case .tooSmall(let cards, let needed, let size):
            """
            Too small: \(cards) cards need \(needed.columns) columns and \(needed.lines) lines. This terminal has \
            \(size.columns) and \(size.lines).
            """
        }
    }

    private static func english(_ game: Variant, _ players: Players) -> String {
        let name = String(Language.english[LaterPhrase(game)])
        return players == .two ? "\(name), two players" : name
    }

    /// Returns the word for a match, its article, and the word for its number of cards.
    private static func englishWords(_ kind: MatchKind) -> (match: String, article: String, count: String) {
        switch kind {
        case .set: ("set", "a", "three")
        case .ultraSet: ("UltraSet", "an", "four")
        }
    }
}
