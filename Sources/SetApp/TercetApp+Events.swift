import PlainText
import SetGame
import SetInput
import SetPage
import SetPanels
import SetPlay
import SetRoom
import SetRules
import SetSettings
import SetTab
import SetTable
import SetWords

// Events on the page, decoded into commands and inputs of the features.
extension TercetApp {
    /// Handles an event. Returns whether to prevent the browser's default action.
    func respond(to event: PageEvent, at time: Milliseconds) -> Bool {
        let isPlaying = state.tab.isPlaying
        switch event {
        case .input(let event):
            if isPlaying { return respond(to: event, at: time) }
            respondElsewhere(to: event, at: time)
        case .control(let event): if isPlaying { respond(to: event, at: time) }
        case .tab(let event): respond(to: event, at: time)
        case .surroundings(let event): respond(to: event, at: time)
        case .touchMove: return input.preventsScrolling
        }
        return false
    }

    private func respond(to event: InputEvent, at time: Milliseconds) -> Bool {
        if state.isInRoom, isTooLate(event) {
            whole?.updateRoom(.miss, at: time)
            return false
        }
        switch event {
        case .click(let node, let count):
            if case .practice(let practice) = state.dialogs.open, practice.isLate(pressCount: count, at: time) {
                return false
            }
            let target = target(node)
            let command = input.click(on: target, pressCount: count, at: time)
            if command == nil, !target.isCard { interruptCoach() }
            carryOut(command, at: time)
            // A form's button would close the dialog, whatever was typed.
            return command == .content(.deal(.play))
        case .pointer(let phase, let pointer): respond(to: phase, of: pointer, at: time)
        case .key(let key): return respond(to: key, at: time)
        }
        return false
    }

    private func respond(to phase: PointerPhase, of pointer: Pointer, at time: Milliseconds) {
        if let whole, whole.respond(to: phase, of: pointer, at: time) { return input.noteAction(at: time) }
        switch phase {
        case .down: carryOut(input.pointerDown(pointer, on: target(pointer.node), at: time, context), at: time)
        case .move: carryOut(input.pointerMove(pointer), at: time)
        case .up:
            let command = input.pointerUp(pointer, at: time) { [screen] element in
                screen.page.frame(of: element).contains(pointer.point)
            }
            carryOut(command, at: time)
        case .cancel: input.pointerCancel(pointer, context)
        }
    }

    private func respond(to event: ControlEvent, at time: Milliseconds) {
        switch event {
        case .focus(let node): if let card = screen.card(node) { reply.current = card }
        case .change(let node, let text): whole?.change(node, to: text, at: time)
        case .input(let node, let text): whole?.move(node, to: text, at: time)
        case .dialogClosed(let node): whole?.noteClosed(screen.page.element(node), at: time)
        // A share sheet or a file shows on its own that it has taken a text.
        case .delivered(let outlet, let isAccepted): if outlet == .clipboard { whole?.noteCopied(isAccepted, at: time) }
        case .wake: saveTime()
        case .socket(let news): whole?.note(news, at: time)
        case .network: whole?.noteNetwork(at: time)
        // The end of the start follows the fragment.
        case .address: whole?.followFragment(at: time)
        }
    }

    private func respond(to event: SurroundingsEvent, at time: Milliseconds) {
        switch event {
        case .resize: screen.measure()
        case .reducedMotion(let isReduced): state.environment.isMotionReduced = isReduced
        case .report(let news): whole?.note(news, at: time)
        case .words(let words): use(words: words)
        case .newVersion: state.environment.hasNewVersion = true
        }
    }

    /// Handles a press on a page that doesn't play, which has two buttons.
    private func respondElsewhere(to event: InputEvent, at time: Milliseconds) {
        guard case .click(let node, pressCount: _) = event else { return }
        if screen.page.element(node) == .playHere { carryOut(state.tab.takeOver(), at: time) }
        if screen.page.element(node) == .update { platform.useNewVersion() }
    }

    private func respond(to key: KeyPress, at time: Milliseconds) -> Bool {
        if state.dialogs.open == nil, let seat = input.seatOfMistakenClaim(key, at: time) {
            // The claim may already have been withdrawn, or have found a set.
            carryOut(state.play.act(.withdrawClaim, seat, at: time), at: time)
        }
        if case .practice(let practice) = state.dialogs.open, let whole, whole.move(key, in: practice) { return true }
        if let isHandled = whole?.respondToCardKey(key, at: time) { return isHandled }
        let (command, isHandled) = input.key(key, context)
        // Shift has other uses, so it can't give up a turn without a time limit.
        let (turn, former) = (state.play.session.game.turn, state.play.session.game.log.count)
        var claimant: Seat?
        if key.typed == "Shift", case .play(.local(.claim(let seat))) = command { claimant = seat }
        if let claimant, claimant == turn.seat, turn.period == nil { return isHandled }
        carryOut(command, at: time)
        if let claimant, state.play.session.game.log.count > former { input.noteShiftClaim(by: claimant, at: time) }
        return isHandled
    }

    private func target(_ node: Node?) -> Target {
        if let card = screen.card(node) { return .card(card) }
        if let index = whole?.panels.finding(node) { return .found(index) }
        if let button = whole?.panels.roomButton(node) { return .room(button) }
        return screen.page.element(node).map { .element($0) } ?? .nothing
    }

    var context: InputContext {
        InputContext(
            players: state.shown.game.options.players, hasCharacterKeys: state.settings.preferences.letterKeys,
            dialog: whole?.panels.sheets.shown, isZoomed: screen.isZoomed)
    }

    func isClickOnCard(_ event: PageEvent) -> Bool {
        guard case .input(.click(let node, pressCount: _)) = event else { return false }
        return screen.card(node) != nil
    }

    /// Whether a press began before the card under it was dealt into that place of the room's table.
    private func isTooLate(_ event: InputEvent) -> Bool {
        guard let room = state.room, let card = screen.card(event.pressedNode) else { return false }
        return room.wasDealt(card, after: state.environment.ownTime)
    }
}
