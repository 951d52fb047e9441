import PlainText
import SetGame
import SetRules
import SetTable
import SetWords

/// Texts that only the terminal game uses. All other texts are in `SetWords`.
enum TerminalPhrase: Hashable, Sendable {
    /// The keys that select cards, and keys without a button on the page.
    case chooseKeys, quit, nextKey
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
    /// The game that was in progress instead is kept.
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
    /// Returns the text in a language, with the word for a kind of match; in English if it isn't translated.
    func text(in language: Language, _ kind: MatchKind = .set) -> String {
        language == .russian ? russian(kind) : english(kind)
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
        if case .found(let points, let seat, true) = message {
            return [.message(.found(points: points, by: seat, tapGoesOn: false)), .phrase(.anyCardGoesOn)]
        }
        let phrase = phrases.first { $0.message == message }?.phrase
        return [phrase.map { .phrase($0) } ?? .message(message)]
    }

    private static let phrases: [(message: Message, phrase: TerminalPhrase)] = [
        (.paused, .paused), (.nobodyClaimed, .claimFirst), (.dealIsTheirs, .dealIsTheirs),
    ]
}
