import PlainText
import SetGame
import SetInput
import SetPage
import SetRules
import SetSettings
import SetSound
import SetStorage
import SetTable
import SetWords

// Commands, and their effects on the session.
extension TercetApp {
    /// Carries out a command, or keeps it until the rest of the module is there. `nil` is ignored.
    func carryOut(_ command: Command?, at time: Milliseconds) {
        guard let command else { return }
        if mustWait(command) {
            waiting.append(command)
            return announcer.say(.stillLoading)
        }
        let isRepeated = input.noteCommand(command)
        if dialog != nil, command.continuesGame { giveUpWaitingDialog(at: time) }
        // In a two-player game, a command of one player doesn't affect the other's fingers.
        if !shown.game.options.players.needClaims { input.forgetPresses() }
        switch command {
        case .play(let command) where isInRoom: playTogether(command, at: time)
        case .play(let command): play(command, isRepeated: isRepeated, at: time)
        case .look(let command): look(command)
        case .page(let command): carryOutOnPage(command, at: time)
        case .dialog(let command): carryOutInDialog(command, at: time)
        case .room(let command): carryOutInRoom(command, at: time)
        }
    }

    /// Whether a command waits for the rest of the module: it needs that, or another command waits already.
    private func mustWait(_ command: Command) -> Bool {
        if environment.isWhole { return false }
        switch command {
        case .play: return !waiting.isEmpty || session.game.deck.count <= session.game.rules.openingCount
        case .look(.move), .look(.jump): return !waiting.isEmpty
        case .look(.announce), .page, .dialog, .room: return true
        }
    }

    private func play(_ command: PlayCommand, isRepeated: Bool, at time: Milliseconds) {
        switch command {
        case .tap(let card): tap(card, at: time)
        case .deal: deal(at: time)
        case .dealBy(let seat): act(.deal, by: seat, at: time)
        case .claim(let seat): act(.claim, by: seat, at: time)
        case .cheat: act(.cheat, at: time)
        case .reshuffle: act(.reshuffle, at: time)
        case .deselect: act(.deselect, by: session.game.turn.seat ?? .first, at: time)
        case .newGame: beginGame(isSecondPress: isRepeated, at: time)
        case .undo: perform(.undo(.first), at: time)
        case .pause: togglePause(at: time)
        case .back: perform(.returnToInterruptedGame, at: time)
        }
    }

    private func look(_ command: LookCommand) {
        switch command {
        case .move(let direction): move(direction)
        case .jump(let jump): self.jump(jump)
        case .announce(let announcement): announce(announcement)
        }
    }

    private func carryOutOnPage(_ command: PageCommand, at time: Milliseconds) {
        switch command {
        case .update: update()
        case .showHow:
            endWelcome()
            open(.help, at: time)
        case .endWelcome: endWelcome()
        }
    }

    /// Continues the current game in the newer version.
    private func update() {
        store()
        platform.useNewVersion()
    }

    private func tap(_ card: Card, at time: Milliseconds) {
        // The card may have left under the finger.
        guard session.game.isAvailable(card) else { return }
        reply.current = card
        act(.tap(card), by: session.game.turn.seat ?? .first, at: time)
    }

    private func deal(at time: Milliseconds) {
        if session.game.options.players.needClaims { return announcer.say(.dealIsTheirs) }
        act(.deal, at: time)
    }

    /// Carries out a player's action in the game, and clears the previous message.
    func act(_ action: Action, by seat: Seat = .first, at time: Milliseconds) {
        if perform(.act(action, seat), at: time) { announcer.clear() }
    }

    /// Begins another game. If the player has chosen to be asked, abandoning a game in progress takes a second press.
    private func beginGame(isSecondPress: Bool, at time: Milliseconds) {
        let givesUp = !session.game.isOver && !session.game.log.isEmpty
        if settings.preferences.asksBeforeNewGame, givesUp, !isSecondPress { return announcer.say(.newGameAsks) }
        perform(.newGame(entropy: platform.entropy()), at: time)
    }

    private func togglePause(at time: Milliseconds) {
        guard perform(.setPaused(!session.isPaused), at: time), session.isPaused else { return }
        reply.focus = .element(.resume)
    }

    /// Moves the focus to the table with the first arrow key, and from card to card with the next ones.
    private func move(_ direction: Direction) {
        let table = shown.game.table
        guard !isPaused, let current = screen.cards.current, let index = table.firstIndex(of: current) else { return }
        let isOnTable = screen.cards.hasFocus
        reply.focus = .card(isOnTable ? table[screen.cards.grid.neighbor(of: index, to: direction)] : current)
    }

    /// Whether the cards are hidden.
    var isPaused: Bool { isInLobby || shown.isPaused }

    private func jump(_ jump: LookCommand.Jump) {
        let table = shown.game.table
        guard !isPaused, let current = screen.cards.current, let index = table.firstIndex(of: current) else { return }
        let others = table[(index + 1)...] + table[..<index]
        let card =
            switch jump {
            case .first: table.first
            case .last: table.last
            case .nextWithSame(let feature): others.first { $0[feature] == current[feature] }
            }
        if let card { reply.focus = .card(card) }
    }

    /// Sends an input to the session, stores the result, and announces the events. Returns whether there were any
    /// events.
    @discardableResult
    func perform(_ request: Session.Input, at time: Milliseconds) -> Bool {
        let (turn, dealID, selection) = (session.game.turn, session.game.dealID, session.game.selection)
        do throws(RuleViolation) {
            let events = try session.perform(request, at: time)
            if events.isEmpty { return false }
            // A press that began in one turn doesn't count in the next, nor a press from one game in another.
            let isOtherGame = session.game.dealID != dealID
            if session.game.turn != turn || isOtherGame { input.forgetPresses() }
            if isOtherGame, !isInRoom { screen.cards.startOver() }
            note(events, after: selection)
            return true
        } catch {
            if let message = Message(error) { announcer.say(message) }
            return false
        }
    }

    /// - Parameter selection: the selection before the events.
    private func note(_ events: [Event], after selection: Selection) {
        var isEnd = false
        for event in events {
            if case .newGame = event, !isInRoom { screen.cards.startOver() }
            if case .ended = event { isEnd = true }
            if event.endsWelcome, welcome.isDue { endWelcome() }
            // The end has the score, so it doesn't begin with the last set.
            if case .ended = event {
                announcer.sayOnly(.end(of: session.game))
            } else {
                for message in Message.messages(on: event, in: session.game) { announcer.say(message) }
            }
        }
        if environment.isWhole { signal(events, after: selection) }
        if case .settings = dialog { reply.dialogChange = .detail }
        store(isEnd: isEnd)
    }

    /// Stores the session and, at the end of a game, the game's record.
    func store(isEnd: Bool = false) {
        guard environment.role == .playing else { return }
        var outcome: SessionStore<P>.Outcome
        if isEnd {
            let isRecorded: Bool
            (outcome, isRecorded) = stores.saveEnd(of: session, on: platform.date())
            if isRecorded { askWhatWasBeaten() } else { announcer.say(.gameNotCounted) }
        } else {
            outcome = stores.sessions.save(session.record)
        }
        switch outcome {
        case .stored: break
        case .refused(let problem): announcer.tell(problem)
        case .takenOver: leave(at: environment.now)
        }
    }
}
