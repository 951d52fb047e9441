import PlainText
import SetGame
import SetInput
import SetNarration
import SetPage
import SetPanels
import SetPlay
import SetRoom
import SetRules
import SetSettings
import SetSound
import SetStorage
import SetTable
import SetTogether
import SetWords

// Commands, and the effects of the game on this device.
extension TercetApp {
    /// Carries out a command, or queues it until the whole module has loaded. `nil` is ignored.
    func carryOut(_ command: Command?, at time: Milliseconds) {
        guard let command else { return }
        if case .firstHalf(let waiting) = extent, mustWait(command, after: waiting) {
            extent = .firstHalf(waiting: waiting + [command])
            return state.announcer.say(.phrase(.stillLoading))
        }
        let isRepeated = input.noteCommand(command)
        // Continuing the game gives up a dialog that still waits for its content.
        if state.dialogs.open != nil, command.continuesGame { whole?.giveUpWaitingDialog(at: time) }
        // In a two-player game, a command of one player doesn't affect the other's fingers.
        if !state.shown.game.options.players.needClaims { input.forgetPresses() }
        defer { if command.interruptsCoach { interruptCoach() } }
        switch command {
        case .play(let command) where state.isInRoom: whole?.playTogether(command, at: time)
        case .play(.tap(let card)) where state.coach.isAsking: whole?.answerCoach(with: card, at: time)
        case .play(let command): play(command, isRepeated: isRepeated, at: time)
        case .look(let command): look(command)
        case .update:
            store()
            platform.useNewVersion()
        case .dialog(let command): whole?.carryOut(command, at: time)
        case .content(let command): whole?.carryOut(command, at: time)
        case .room(let command): whole?.carryOut(command, at: time)
        }
    }

    /// Carries out a command in the game on this device.
    func play(_ command: PlayCommand, isRepeated: Bool = false, at time: Milliseconds) {
        let conditions = Play.Conditions(
            isRepeated: isRepeated, asksBeforeNewGame: state.settings.preferences.asksBeforeNewGame,
            entropy: command == .newGame ? platform.entropy() : 0)
        carryOut(state.play.perform(command, conditions, at: time), at: time)
    }

    /// Whether a command waits for the rest of the module: it needs that, or another command waits already.
    private func mustWait(_ command: Command, after waiting: [Command]) -> Bool {
        switch command {
        case .play:
            let game = state.play.session.game
            return !waiting.isEmpty || game.deck.count <= game.rules.openingCount
        case .look(.move), .look(.jump): return !waiting.isEmpty
        case .look(.announce), .look(.finding), .update, .dialog, .content, .room: return true
        }
    }

    private func look(_ command: LookCommand) {
        switch command {
        case .announce(let announcement): whole?.announce(announcement)
        case .finding(let index): whole?.toggleFinding(index)
        case .move where state.isPaused, .jump where state.isPaused: break
        case .move(let direction): reply.focus = screen.focus(after: direction, in: state.shown.game)
        case .jump(let jump): reply.focus = screen.focus(after: jump, in: state.shown.game)
        }
    }

    /// Sends the coach away for good.
    func endCoach() {
        if case .gone = state.coach { return }
        state.coach = .gone
        stores.coach.end()
    }

    /// Ends the coach's question, because the player does something else.
    func interruptCoach() {
        guard case .asking(let question) = state.coach else { return }
        endCoach()
        if question.tried == nil {
            state.announcer.takeBack(question.message)
        } else {
            state.announcer.clear()
        }
    }

    /// Passes an input to the session, and carries out its effects. Returns whether anything has happened.
    @discardableResult
    func perform(_ request: Session.Input, at time: Milliseconds) -> Bool {
        let effects = state.play.perform(request, at: time)
        carryOut(effects, at: time)
        return effects.haveChangedGame
    }

    /// Carries out the effects of the game on this device. Its table isn't shown in a room.
    func carryOut(_ effects: [PlayEffect], at time: Milliseconds) {
        for effect in effects {
            switch effect {
            case .say(let messages): state.announcer.say(messages)
            case .sayEnd: if let ending = state.ending { state.announcer.sayOnly(ending) }
            case .clearMessages: state.announcer.clear()
            case .current(let card): reply.current = card
            case .showPause: reply.focus = .element(.resume)
            case .forgetPresses: input.forgetPresses()
            case .startOver: if !state.isInRoom { screen.cards.startOver() }
            case .happened(let events, let selection): note(events, after: selection)
            }
        }
    }

    /// - Parameter selection: the selection before the events.
    private func note(_ events: [Event], after selection: Selection) {
        if state.coach.isLeft(by: events) { endCoach() }
        whole?.signals.play(events, after: selection)
        if case .settings = state.dialogs.open { reply.dialogChange = .detail }
        store(isEnd: events.contains { $0.isEnd })
    }
}
