import PlainText
import SetGame
import SetRules

// The game that the player asks for at the start of the program. The player can return to the game in progress.
extension TerminalGame {
    /// Why a game that was asked for doesn't begin.
    enum Refusal: Error, Hashable {
        /// Two games are in progress already, and the new game would replace one of them.
        case twoInProgress
    }

    /// Plays a deal. If the game in progress is of this deal, continues it. Returns whether a game was started.
    @discardableResult
    mutating func open(_ id: DealID, at now: Milliseconds) throws(Refusal) -> Bool {
        guard session.game.dealID != id || session.game.isOver else { return false }
        if session.openingDropsInterruptedGame { throw .twoInProgress }
        guard perform(.open(id, isNamed: true), at: now) else { return false }
        notes = [.phrase(.opened)]
        return true
    }

    /// Plays a game of this choice: the game in progress or the interrupted game, if it is one, or otherwise a new game
    /// whose deal is made from 40 random bits.
    mutating func play(_ choice: GameChoice, at now: Milliseconds, entropy: UInt64) throws(Refusal) {
        let options = session.game.options
        if choice.fits(options) { return }
        if let interrupted = session.interruptedGame, choice.fits(interrupted.game.options) {
            perform(.returnToInterruptedGame, at: now)
            notes = [.phrase(.resumed(session.game.options.game, session.game.options.players))] + noteOnKeptGame
        } else {
            if session.openingDropsInterruptedGame { throw .twoInProgress }
            perform(.open(DealID(entropy: entropy, options: choice.applied(to: options)), isNamed: false), at: now)
            notes = [.phrase(.begun(session.game.options.game, session.game.options.players))] + noteOnKeptGame
        }
    }

    private var noteOnKeptGame: [Note] {
        session.interruptedGame.map { [.phrase(.kept($0.game.options.game, $0.game.options.players))] } ?? []
    }
}
