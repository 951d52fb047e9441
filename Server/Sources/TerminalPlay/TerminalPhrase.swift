import PlainText
import SetGame
import SetTable
import SetWords

/// Texts that only the terminal game uses. All other texts are in `SetWords`.
enum TerminalPhrase: Hashable, Sendable {
    /// The keys that select cards, the keys of two players, and keys without a button on the page.
    case chooseKeys, claimKeys, dealKeys, quit, nextKey
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
    /// Returns the text in a language; in English if it isn't translated.
    func text(in language: Language) -> String {
        language == .russian ? russian : english
    }

    private var english: String {
        switch self {
        case .chooseKeys: "Select the card with this character"
        case .claimKeys: "Claim, for player 1 and player 2"
        case .dealKeys: "Deal 3, for player 1 and player 2"
        case .quit: "Quit"
        case .nextKey: "Press any key."
        case .welcome: "Select three cards that make a set, by their characters or with the arrows and Space."
        case .anyCardGoesOn: "Select any card to continue."
        case .paused: "Paused. Press P to continue."
        case .claimFirst: "Claim first: Z for player 1, M for player 2."
        case .dealIsTheirs: "Each player has a key to deal: X for player 1, comma for player 2."
        case .cannotSave: "This game can't be saved. Quitting loses it."
        case .tooLong: "This game has too many moves to continue. Press N for a new one."
        case .opened: "Playing the deal you asked for."
        case .notConnected: "not connected"
        case .room: "Room"
        case .sharedRules:
            """
            The first player to find a set takes it: select its three cards. A mistake costs 10 points and blocks you for a \
            second. When there's no set, more cards are dealt. A star marks you; brackets mark players who are offline.
            """
        case .tooSmall(let cards, let needed, let size):
            """
            Too small: \(cards) cards need \(needed.columns) columns and \(needed.lines) lines. This terminal has \
            \(size.columns) and \(size.lines).
            """
        }
    }

    private var russian: String {
        switch self {
        case .chooseKeys: "Выбрать карту с этим знаком"
        case .claimKeys: "Назвать сет: игрок 1 и игрок 2"
        case .dealKeys: "Сдать 3: игрок 1 и игрок 2"
        case .quit: "Выход"
        case .nextKey: "Нажмите любую клавишу."
        case .welcome: "Выберите три карты, составляющие сет: клавишами с их знаками или стрелками и пробелом."
        case .anyCardGoesOn: "Выберите любую карту, чтобы продолжить."
        case .paused: "Пауза. Нажмите P, чтобы продолжить."
        case .claimFirst: "Сначала назовите сет: Z — игрок 1, M — игрок 2."
        case .dealIsTheirs: "У каждого игрока своя клавиша сдачи: X — игрок 1, запятая — игрок 2."
        case .cannotSave: "Игру не удаётся сохранить. После выхода она пропадёт."
        case .tooLong: "В этой игре слишком много ходов. Нажмите N, чтобы начать новую."
        case .opened: "Играем запрошенную раздачу."
        case .notConnected: "нет связи"
        case .room: "Комната"
        case .sharedRules:
            """
            Кто первым найдёт сет, тот его и берёт: выберите три его карты. Ошибка стоит 10 очков, и секунду выбирать \
            нельзя. Когда сета нет, карты сдаются сами. Звёздочкой отмечено ваше имя, скобками — тот, с кем нет связи.
            """
        case .tooSmall(let cards, let needed, let size):
            """
            Слишком мало места. Карт: \(cards), нужно столбцов: \(needed.columns), строк: \(needed.lines). \
            В этом терминале: \(size.columns) и \(size.lines).
            """
        }
    }
}

/// A note in the status line.
enum Note: Hashable, Sendable {
    /// A message that the page shows too.
    case message(Message)
    /// A text that only the terminal shows.
    case phrase(TerminalPhrase)

    /// Returns the text in a language.
    func text(in language: Language, _ appearance: Appearance) -> String {
        switch self {
        case .message(let message): String(language.text(of: message, appearance))
        case .phrase(let phrase): phrase.text(in: language)
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
