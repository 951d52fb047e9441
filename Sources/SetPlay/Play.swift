import SetGame
import SetRules
import SetWords

/// The game on this device: commands and time in, effects out. There is one, which isn't copied to be read.
package struct Play: ~Copyable {
    /// The game with its clock, the steps that can be undone, and the game that a link interrupted.
    package private(set) var session: Session

    /// Plays on in a session.
    package init(_ session: Session) {
        self.session = session
    }

    /// The conditions under which a command is given.
    package struct Conditions {
        /// Whether the same command was the last one.
        package let isRepeated: Bool
        /// Whether the player wants to be asked before a new game ends the game in progress.
        package let asksBeforeNewGame: Bool
        /// 48 random bits, from which a new game is dealt.
        package let entropy: UInt64

        /// Creates conditions.
        package init(isRepeated: Bool, asksBeforeNewGame: Bool, entropy: UInt64) {
            (self.isRepeated, self.asksBeforeNewGame, self.entropy) = (isRepeated, asksBeforeNewGame, entropy)
        }
    }

    /// Carries out a command at a moment of the page's clock, in milliseconds.
    package mutating func perform(
        _ command: PlayCommand, _ conditions: Conditions, at time: Milliseconds
    ) -> [PlayEffect] {
        let seat = session.game.turn.seat ?? .first
        return switch command {
        // The card may have left under the finger.
        case .tap(let card): session.game.isAvailable(card) ? [.current(card)] + act(.tap(card), seat, at: time) : []
        case .deselect: act(.deselect, seat, at: time)
        case .reshuffle: act(.reshuffle, at: time)
        case .newGame: beginGame(conditions, at: time)
        case .back: perform(.returnToInterruptedGame, at: time)
        case .local(let command): perform(command, at: time)
        }
    }

    private mutating func perform(_ command: LocalCommand, at time: Milliseconds) -> [PlayEffect] {
        switch command {
        case .deal:
            session.game.options.players.needClaims && session.game.rules.growth > 0
                ? [.say([.phrase(.dealIsTheirs)])] : act(.deal, at: time)
        case .dealBy(let seat): act(.deal, seat, at: time)
        case .claim(let seat): act(.claim, seat, at: time)
        case .cheat: act(.cheat, at: time)
        case .undo: perform(.undo(.first), at: time)
        case .pause: togglePause(at: time)
        }
    }

    /// Carries out a seat's action in the game, and clears the previous message if it has changed anything.
    package mutating func act(_ action: Action, _ seat: Seat = .first, at time: Milliseconds) -> [PlayEffect] {
        var effects = perform(.act(action, seat), at: time)
        if effects.haveChangedGame { effects.append(.clearMessages) }
        return effects
    }

    /// Begins another game. If the player has chosen to be asked, abandoning a game in progress takes a second press.
    private mutating func beginGame(_ conditions: Conditions, at time: Milliseconds) -> [PlayEffect] {
        let givesUp = !session.game.isOver && !session.game.log.isEmpty
        if conditions.asksBeforeNewGame, givesUp, !conditions.isRepeated { return [.say([.phrase(.newGameAsks)])] }
        return perform(.newGame(entropy: conditions.entropy), at: time)
    }

    private mutating func togglePause(at time: Milliseconds) -> [PlayEffect] {
        var effects = perform(.setPaused(!session.isPaused), at: time)
        if effects.haveChangedGame, session.isPaused { effects.append(.showPause) }
        return effects
    }

    /// Passes an input to the session. A refused input has at most a message as its effect.
    package mutating func perform(_ input: Session.Input, at time: Milliseconds) -> [PlayEffect] {
        let former = session.game
        do throws(RuleViolation) {
            let events = try session.perform(input, at: time)
            return events.isEmpty ? [] : effects(of: events, after: former)
        } catch {
            return Message(error).map { [.say([$0])] } ?? []
        }
    }

    /// Passes an input to the session whose events aren't news: a page that starts or hides. A refused one is ignored.
    package mutating func performSilently(_ input: Session.Input, at time: Milliseconds) {
        _ = try? session.perform(input, at: time)
    }

    private func effects(of events: [Event], after former: Game) -> [PlayEffect] {
        var effects: [PlayEffect] = []
        // A press that began in one turn doesn't count in the next, nor a press from one game in another.
        let isOtherGame = session.game.dealID != former.dealID
        if session.game.turn != former.turn || isOtherGame { effects.append(.forgetPresses) }
        if isOtherGame || events.contains(where: { $0.isNewGame }) { effects.append(.startOver) }
        for event in events {
            // The end has the score, so it doesn't begin with the last set.
            effects.append(event.isEnd ? .sayEnd : .say(Message.messages(on: event, in: session.game)))
        }
        effects.append(.happened(events, after: former.selection))
        return effects
    }
}

extension [PlayEffect] {
    /// Whether anything has happened in the game, and not only a message said why nothing has.
    package var haveChangedGame: Bool {
        contains { if case .happened = $0 { true } else { false } }
    }
}

extension Event {
    /// Whether the event ends a game.
    package var isEnd: Bool {
        if case .ended = self { true } else { false }
    }

    /// Whether the event begins a game.
    fileprivate var isNewGame: Bool {
        if case .newGame = self { true } else { false }
    }
}
