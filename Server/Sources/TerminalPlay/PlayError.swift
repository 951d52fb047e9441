import OnlineClient
import SetRoom

/// Why a game in the terminal can't start, or why it ended without the player quitting.
package enum PlayError: Error, Hashable, CustomStringConvertible {
    /// The input or the output isn't a terminal.
    case noTerminal
    /// The language isn't supported.
    case unknownLanguage(String)
    /// The terminal can't show the letters of the language with this code.
    case languageNeedsUnicode(String)
    /// The text isn't a deal ID, for this reason.
    case notADeal(reason: String)
    /// The environment doesn't name a folder for the save.
    case noFolder
    /// The save at this path was written by a newer version.
    case newerVersion(path: String)
    /// The save at this path can't be read, and all places for copies of damaged saves are taken.
    case damagedAndKept(path: String)
    /// The file at this path can't be read, for this reason.
    case cannotRead(path: String, reason: String)
    /// The game couldn't be saved at this path, for this reason.
    case cannotSave(path: String, reason: String)
    /// The save at this path already has two games in progress, and another one would replace one of them.
    case twoInProgress(path: String)
    /// A game was chosen for a room, which has one already.
    case roomHasGame
    /// Another program has continued the game at this path.
    case continuedElsewhere(path: String)
    /// The server of an online game can't be reached.
    case online(OnlineError)
    /// The room doesn't exist.
    case noSuchRoom
    /// The server of an online game uses another version of the messages.
    case otherVersion
    /// The server has no capacity for an online game.
    case serverBusy
    /// A terminal operation failed, for this reason.
    case terminalFailed(reason: String)

    /// A message for the user: the problem and a remedy.
    package var description: String {
        switch self {
        case .noTerminal: "tercet play needs a terminal for input and output"
        case .unknownLanguage(let name):
            "“\(name)” is not a supported language. Choose one of: \(PlayOptions.languages)"
        case .languageNeedsUnicode(let code): "The language \(code) needs a UTF-8 terminal: set LANG to a UTF-8 locale"
        case .notADeal(let reason): "The deal ID is \(reason)"
        case .noFolder: "Neither XDG_DATA_HOME nor HOME is set to a folder. Choose a file with --save FILE"
        case .newerVersion(let path):
            "The game in \(path) was saved by a newer version. Update Tercet, or choose another file with --save FILE"
        case .damagedAndKept(let path):
            """
            The game in \(path) can't be read, and there are already five copies of damaged games. Choose another file \
            with --save FILE
            """
        case .cannotRead(let path, let reason): "Can't read \(path): \(reason)"
        case .cannotSave(let path, let reason):
            "Can't save the game in \(path): \(reason). Choose another file with --save FILE"
        case .twoInProgress(let path):
            """
            There are two games in progress in \(path), and a third one would replace one of them. Finish one, or choose \
            another file with --save FILE
            """
        case .roomHasGame: "A room has its own game: --game is for a new room, with the link of a server"
        case .continuedElsewhere(let path): "The game in \(path) was continued elsewhere; that version was kept"
        case .online(let error): error.description
        case .noSuchRoom: "This room doesn't exist or has closed"
        case .otherVersion: "The server runs another version. Update Tercet to play there"
        case .serverBusy: "The server can't let you in now. Try again in a minute"
        case .terminalFailed(let reason): "The terminal failed: \(reason)"
        }
    }

    /// Whether the user gave wrong arguments or an unsuitable file. Otherwise the system failed.
    package var isUsage: Bool {
        switch self {
        case .noTerminal, .unknownLanguage, .languageNeedsUnicode, .notADeal, .noFolder, .newerVersion, .damagedAndKept,
            .cannotRead, .noSuchRoom, .twoInProgress, .roomHasGame:
            true
        case .online(let error): error.isOfTheLink
        case .cannotSave, .continuedElsewhere, .otherVersion, .serverBusy, .terminalFailed: false
        }
    }
}

extension PlayError {
    /// Creates the error of a room that was given up.
    ///
    /// - Parameter error: why the connection failed, if it did.
    init(_ failure: RoomFailure, because error: OnlineError) {
        switch failure {
        case .unreachable: self = .online(error)
        case .noSuchRoom: self = .noSuchRoom
        case .otherVersion: self = .otherVersion
        case .busy: self = .serverBusy
        }
    }
}
