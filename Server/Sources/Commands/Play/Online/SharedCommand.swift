import SetTable

/// Something that a key asks for at a shared table.
enum SharedCommand: Hashable, Sendable {
    /// Chooses the card at a place of the table, counted from 0, or gives it up again.
    case choose(Int)
    /// The same for the card that the cursor is on.
    case chooseCurrent
    case move(Direction), first, last
    case deselect, reshuffle
    /// Begins a game, or another one.
    case start
    case nextName
    case help, quit, redraw

    /// What a key asks for; `nil` where it asks for nothing.
    ///
    /// - Parameters:
    ///   - key: the key.
    ///   - cardCount: the number of cards that can be chosen; 0 while no game is in progress.
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
