import OnlineClient
import SetTogether

/// Why a game in the terminal cannot begin, or how it ended other than by the player's wish.
package enum PlayError: Error, Hashable, CustomStringConvertible {
    /// The input or the output is no terminal.
    case noTerminal
    /// There is no such language.
    case unknownLanguage(String)
    /// The terminal has no letters for a language, by its code.
    case languageNeedsUnicode(String)
    /// No seed has this text, for this reason.
    case notADeal(reason: String)
    /// The environment names no folder for the save.
    case noFolder
    /// The save at this path is of a newer version.
    case newerVersion(path: String)
    /// The save at this path cannot be read, and there is no room for another copy beside it.
    case damagedAndKept(path: String)
    /// The file at this path cannot be read, for this reason.
    case cannotRead(path: String, reason: String)
    /// The game could not be saved at this path, for this reason.
    case cannotSave(path: String, reason: String)
    /// Another program has gone on with the game at this path.
    case continuedElsewhere(path: String)
    /// The server of an online game cannot be reached.
    case online(OnlineError)
    /// The server does not let the player into the room.
    case notAdmitted(Refusal)
    /// The terminal does not do what it is asked for, for this reason.
    case terminalFailed(reason: String)

    /// What is wrong and what to do about it, for the person at the terminal.
    package var description: String {
        switch self {
        case .noTerminal: "tercet play needs a terminal for input and output"
        case .unknownLanguage(let name): "There is no language \(name). Choose one of: \(PlayOptions.languages)"
        case .languageNeedsUnicode(let code): "The language \(code) needs a terminal with UTF-8, as LANG tells of it"
        case .notADeal(let reason): "This deal id is \(reason)"
        case .noFolder: "Neither XDG_DATA_HOME nor HOME names a folder. Choose a file: --save FILE"
        case .newerVersion(let path):
            "The game in \(path) was saved by a newer version. Update, or choose another file: --save FILE"
        case .damagedAndKept(let path):
            "The game in \(path) can't be read, and five copies like it are kept already. Choose another file: --save FILE"
        case .cannotRead(let path, let reason): "Can't read \(path): \(reason)"
        case .cannotSave(let path, let reason): "Can't save the game in \(path): \(reason). Another file: --save FILE"
        case .continuedElsewhere(let path): "The game in \(path) was continued elsewhere; that version was kept"
        case .online(let error): error.description
        case .notAdmitted(.unknown): "This room doesn't exist or has closed"
        case .notAdmitted(.version): "The server has another version. Update this program to play there"
        case .notAdmitted: "The server can't make a room for you now. Try again in a minute"
        case .terminalFailed(let reason): "The terminal failed: \(reason)"
        }
    }

    /// Whether the command was used wrongly, or with a file that it does not know; otherwise the system failed.
    package var isUsage: Bool {
        switch self {
        case .noTerminal, .unknownLanguage, .languageNeedsUnicode, .notADeal, .noFolder, .newerVersion, .damagedAndKept,
            .cannotRead:
            true
        case .online(let error): error.isOfTheLink
        case .notAdmitted(let refusal): refusal == .unknown
        case .cannotSave, .continuedElsewhere, .terminalFailed: false
        }
    }
}
