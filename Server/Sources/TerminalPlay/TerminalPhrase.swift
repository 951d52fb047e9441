import PlainText
import SetGame
import SetRules
import SetTable
import SetWords

/// Texts of the terminal game.
enum TerminalPhrase: Hashable, Sendable {
    /// The keys that select cards, and keys without a button on the page.
    case chooseKeys, quit, nextKey, nextName
    /// The keys of two players, for claims and for deals of this many cards.
    case claimKeys, dealKeys(Int)
    /// Short labels: claiming a match, and dealing this many cards.
    case claim, deal(Int)
    /// The player's first game begins.
    case welcome
    /// A match stays until the next card is selected.
    case anyCardGoesOn
    /// The game is paused.
    case paused
    /// In a two-player game: a claim is needed first, or the shared key doesn't deal.
    case claimFirst, dealIsTheirs
    /// The game can't be saved.
    case cannotSave
    /// The game has reached the maximum number of actions.
    case tooLong
    /// The requested deal begins.
    case opened
    /// A game that was asked for begins or continues.
    case begun(Variant, Players), resumed(Variant, Players)
    /// The interrupted game can be continued.
    case kept(Variant, Players)
    /// A seat, or the whole game, is offline.
    case notConnected
    /// The word before a room code.
    case room
    /// The rules that are different in a shared game.
    case sharedRules
    /// The terminal is too small for this number of cards.
    case tooSmall(cards: Int, needed: TerminalSize, size: TerminalSize)
}

extension TerminalPhrase {
    /// Returns the text in a language, with the word for a kind of match.
    func text(in language: Language, _ kind: MatchKind = .set) -> String {
        String(language.text(wording(in: language, .kind(kind))))
    }

    private func wording(in language: Language, _ kind: Wording.Argument) -> Wording {
        switch self {
        case .chooseKeys: .phrase(.terminalChooseKeys)
        case .claimKeys: .pattern(.terminalClaimKeys, [kind])
        case .dealKeys(let count): .pattern(.terminalDealKeys, [.number(.cards, count)])
        case .claim: .phrase(.claim)
        case .deal(let count): .pattern(.deal, [.number(.cards, count)])
        case .quit: .phrase(.terminalQuit)
        case .nextName: .phrase(.terminalNextName)
        case .nextKey: .phrase(.terminalNextKey)
        case .welcome: .pattern(.terminalWelcome, [kind])
        case .anyCardGoesOn: .phrase(.terminalAnyCardGoesOn)
        case .paused: .phrase(.terminalPaused)
        case .claimFirst: .pattern(.terminalClaimFirst, [kind])
        case .dealIsTheirs: .phrase(.terminalDealIsTheirs)
        case .cannotSave: .phrase(.terminalCannotSave)
        case .tooLong: .phrase(.terminalTooLong)
        case .opened: .phrase(.terminalOpened)
        case .begun(let game, let players): .pattern(.terminalBegun, [.game(game, players, language)])
        case .resumed(let game, let players): .pattern(.terminalResumed, [.game(game, players, language)])
        case .kept(let game, let players): .pattern(.terminalKept, [.game(game, players, language)])
        case .notConnected: .phrase(.terminalNotConnected)
        case .room: .phrase(.terminalRoom)
        case .sharedRules: .pattern(.terminalSharedRules, [kind])
        case .tooSmall(let cards, let needed, let size):
            .pattern(
                .terminalTooSmall,
                [
                    .number(.cards, cards), .number(.columns, needed.columns), .number(.lines, needed.lines),
                    .number(.columnsHere, size.columns), .number(.linesHere, size.lines),
                ])
        }
    }
}

extension Wording.Argument {
    /// The name of a game, and for how many players it is.
    fileprivate static func game(_ game: Variant, _ players: Players, _ language: Language) -> Wording.Argument {
        let name = Wording.Argument.text(.game, language[Phrase(game)])
        return players == .two ? .text(.game, language.text(.pattern(.terminalTwoPlayers, [name]))) : name
    }
}

/// A note in the status line.
enum Note: Hashable, Sendable {
    /// A message that the page shows too.
    case message(Message)
    /// A text that only the terminal shows.
    case phrase(TerminalPhrase)

    /// Returns the text in a language, with cards named as they look and with the word for a kind of match.
    func text(in language: Language, _ appearance: Appearance, _ kind: MatchKind) -> String {
        switch self {
        case .message(let message): String(language.text(of: message, appearance, kind))
        case .phrase(let phrase): phrase.text(in: language, kind)
        }
    }

    /// Returns the notes for a message of the page. Texts about taps and buttons are replaced by texts about keys.
    static func notes(for message: Message) -> [Note] {
        if case .pattern(let pattern, var details) = message, let hint = details.firstIndex(of: .answer(.goesOn, true))
        {
            details[hint] = .answer(.goesOn, false)
            return [.message(.pattern(pattern, details)), .phrase(.anyCardGoesOn)]
        }
        let phrase = phrases.first { $0.message == message }?.phrase
        return [phrase.map { .phrase($0) } ?? .message(message)]
    }

    private static let phrases: [(message: Message, phrase: TerminalPhrase)] = [
        (.phrase(.paused), .paused), (.phrase(.nobodyClaimed), .claimFirst),
        (.phrase(.dealIsTheirs), .dealIsTheirs),
    ]
}
