import PlainText
import SetGame
import SetInput
import SetPage
import SetRules
import SetSettings
import SetStorage
import SetWords

// Events on the page, and the commands that they ask for.
extension TercetApp {
    /// Handles an event. Returns whether to prevent the browser's default action.
    func respond(to event: PageEvent, at time: Milliseconds) -> Bool {
        let isPlaying = environment.role == .playing
        switch event {
        case .input(let event):
            if isPlaying { return respond(to: event, at: time) }
            respondElsewhere(to: event, at: time)
        case .control(let event): if isPlaying { respond(to: event, at: time) }
        case .tab(let event):
            if isPlaying { respond(to: event, at: time) } else { respondElsewhere(to: event, at: time) }
        case .surroundings(let event): respond(to: event)
        case .touchMove: return input.preventsScrolling
        }
        return false
    }

    private func respond(to event: InputEvent, at time: Milliseconds) -> Bool {
        if isInRoom, isTooLate(event) {
            missCard(at: time)
            return false
        }
        switch event {
        case .click(let node, let count):
            if case .practice(let practice) = dialog, practice.isLate(pressCount: count, at: time) { return false }
            let command = input.click(on: target(node), pressCount: count, at: time)
            carryOut(command, at: time)
            // A form's button would close the dialog, whatever was typed.
            return command == .dialog(.deal(.play))
        case .pointerDown(let pointer):
            carryOut(input.pointerDown(pointer, on: target(pointer.node), at: time, context), at: time)
        case .pointerMove(let pointer): carryOut(input.pointerMove(pointer), at: time)
        case .pointerUp(let pointer):
            let command = input.pointerUp(pointer, at: time) { [screen] element in
                screen.page.frame(of: element).contains(pointer.point)
            }
            carryOut(command, at: time)
        case .pointerCancel(let pointer): input.pointerCancel(pointer, context)
        case .key(let key): return respond(to: key, at: time)
        }
        return false
    }

    private func respond(to event: ControlEvent, at time: Milliseconds) {
        switch event {
        case .focus(let node): if let card = screen.card(node) { reply.current = card }
        case .change(let node, let text): change(node, to: text, at: time)
        case .input(let node, let text):
            if screen.page.element(node) == .reviewSlider { slideReview(to: text) }
            if screen.page.element(node) == .dealInput { typeDeal(text) }
        case .dialogClosed(let node): noteClosed(screen.page.element(node), at: time)
        case .delivered(let outlet, let isAccepted): noteDelivered(outlet, isAccepted)
        case .wake: saveTime()
        case .socket(let news): note(news, at: time)
        case .network: if isInRoom { noteNetwork(at: time) }
        // The end of the start follows the fragment.
        case .address: if environment.isWhole { followFragment(at: time) }
        }
    }

    private func respond(to event: TabEvent, at time: Milliseconds) {
        switch event {
        case .visibility(let isVisible): setVisible(isVisible, at: time)
        case .storage(let key): noteStored(key, at: time)
        case .lock(let lock): resolve(lock, at: time)
        }
    }

    private func respond(to event: SurroundingsEvent) {
        switch event {
        case .resize: screen.measure()
        case .reducedMotion(let isReduced): environment.isMotionReduced = isReduced
        case .report(let news): note(news)
        case .words(let words): use(words: words)
        case .newVersion: environment.hasNewVersion = true
        }
    }

    /// Handles a press on a page that doesn't play, which has two buttons.
    private func respondElsewhere(to event: InputEvent, at time: Milliseconds) {
        guard case .click(let node, pressCount: _) = event else { return }
        if screen.page.element(node) == .playHere { playHere(at: time) }
        if screen.page.element(node) == .update { platform.useNewVersion() }
    }

    private func respondElsewhere(to event: TabEvent, at time: Milliseconds) {
        switch event {
        case .visibility(let isVisible):
            environment.isVisible = isVisible
            if environment.hasLocks {
                platform.requestLock(isVisible ? .wait : .release)
            } else if isVisible {
                resolve(.unsupported, at: time)
            }
        case .storage(let key):
            let isLease = key.isEmpty || key == TabLease<P>.key
            if isLease, !environment.hasLocks, environment.isVisible { resolve(.unsupported, at: time) }
        case .lock(let lock):
            // A hidden page never takes over.
            if environment.isVisible { resolve(lock, at: time) } else { platform.requestLock(.release) }
        }
    }

    private func playHere(at time: Milliseconds) {
        if environment.hasLocks { return platform.requestLock(.steal) }
        stores.lease.take(at: platform.date())
        play(at: time)
    }

    private func setVisible(_ isVisible: Bool, at time: Milliseconds) {
        environment.isVisible = isVisible
        input.releaseAll()
        if !isVisible {
            perform(.setWatched(false), at: time)
            if isInRoom { hideRoom(at: time) }
            store()
            if !environment.hasLocks { stores.lease.release() }
        } else if !environment.hasLocks && stores.lease.isHeldByAnother(at: platform.date()) {
            leave(at: time)
        } else if !stores.sessions.isCurrent {
            // A page of an older version without locks has continued the game.
            play(at: time)
        } else {
            if !environment.hasLocks { stores.lease.take(at: platform.date()) }
            updateWatched(at: time)
            if isInRoom { wakeRoom(at: time) }
        }
    }

    private func noteStored(_ key: UTF8Text, at time: Milliseconds) {
        let isLease = key.isEmpty || key == TabLease<P>.key
        if isLease, !environment.hasLocks, stores.lease.isHeldByAnother(at: platform.date()) { leave(at: time) }
        if case .statistics = dialog, key.isEmpty || key == HistoryStore<P>.recordsKey { showStatistics() }
    }

    /// Also saves the clock every few seconds, so a crash loses at most that much time.
    private func saveTime() {
        if !environment.hasLocks { stores.lease.take(at: platform.date()) }
        if session.elapsed / 1000 % 5 == 0, !isInRoom { store() }
    }

    private func respond(to key: KeyPress, at time: Milliseconds) -> Bool {
        if dialog == nil, let seat = input.seatOfMistakenClaim(key, at: time) {
            // The claim may already have been withdrawn, or have found a set.
            if perform(.act(.withdrawClaim, seat), at: time) { announcer.clear() }
        }
        if case .practice = dialog, moveInPractice(key) { return true }
        let (command, isHandled) = input.key(key, context)
        // Shift has other uses, so it can't give up a turn without a time limit.
        let turn = session.game.turn
        if case .play(.claim(turn.seat)) = command, turn.period == nil, key.typed == "Shift" { return isHandled }
        let claims = session.game.log.count
        carryOut(command, at: time)
        if case .play(.claim(let seat)) = command, key.typed == "Shift", session.game.log.count > claims {
            input.noteShiftClaim(by: seat, at: time)
        }
        return isHandled
    }

    private func target(_ node: Node?) -> Target {
        if let card = screen.card(node) { return .card(card) }
        if let room = screen.rooms.room(node) { return .room(room) }
        return screen.page.element(node).map { .element($0) } ?? .nothing
    }

    private var context: InputContext {
        InputContext(
            players: shown.game.options.players, hasCharacterKeys: settings.preferences.letterKeys,
            dialog: screen.shownDialog, isZoomed: screen.isZoomed)
    }

    func isClickOnCard(_ event: PageEvent) -> Bool {
        guard case .input(.click(let node, pressCount: _)) = event else { return false }
        return screen.card(node) != nil
    }
}
