import SetTable

/// A command that a key gives in a shared game.
enum SharedCommand: Hashable, Sendable {
    /// Selects the card at a position on the table, counted from 0, or deselects it.
    case choose(Int)
    /// Selects or deselects the card under the cursor.
    case chooseCurrent
    case move(Direction), first, last
    case deselect, reshuffle
    /// Starts the first game or the next one.
    case start
    case nextName
    case help, quit, redraw

    /// Creates the command of a key, or returns `nil` if the key has no function.
    ///
    /// - Parameters:
    ///   - key: the key.
    ///   - cardCount: the number of cards that can be selected; 0 while no game is in progress.
    init?(_ key: TerminalKey, cardCount: Int) {
        if cardCount == 0, case .character(let scalar) = key {
            switch scalar.onLatinKeyboard {
            case "s", "S": self = .start
            case "n", "N": self = .nextName
            case let other: self.init(PlayCommand(.character(other), cardCount: 0))
            }
        } else {
            self.init(PlayCommand(key, cardCount: cardCount))
        }
    }

    private init?(_ command: PlayCommand?) {
        switch command {
        case .choose(let index): self = .choose(index)
        case .chooseCurrent: self = .chooseCurrent
        case .move(let direction): self = .move(direction)
        case .first: self = .first
        case .last: self = .last
        case .deselect: self = .deselect
        case .reshuffle: self = .reshuffle
        case .help: self = .help
        case .quit: self = .quit
        case .redraw: self = .redraw
        case .deal, .cheat, .newGame, .pause, .undo, .back, .claim, nil: return nil
        }
    }
}
