import PlainText
import SetGame
import SetInput
import SetPage
import SetPanels
import SetPlay
import SetPractice
import SetRecords
import SetReports
import SetRules
import SetSettings
import SetStorage
import SetTab
import SetTable
import SetWords

// The dialogs: opening them with the stored data, and carrying out their effects.
extension WholeApp {
    func carryOut(_ command: DialogCommand, at time: Milliseconds) {
        switch command {
        case .open(let id): open(id, at: time)
        case .openDaily(let kind): if canOpen() { open(.report(.daily(DailyDialog(kind, of: app))), at: time) }
        case .showKeys:
            if canOpen() { open(.report(.help(HelpDialog(of: app.state.variant, showsKeys: true))), at: time) }
        // The browser reports when it has closed, and the game continues then.
        case .close(let id): app.screen.page.call("close", on: id.element)
        }
    }

    func carryOut(_ command: ContentCommand, at time: Milliseconds) {
        let conditions = Dialogs.Conditions(
            variant: app.state.play.session.game.options.game, today: app.today, time: time)
        carryOut(app.state.dialogs.perform(command, conditions), at: time)
    }

    func open(_ id: DialogID, at time: Milliseconds) {
        if id == .play { updateMenu() }
        if canOpen(), let dialog = OpenDialog(id, of: app, at: time) { open(dialog, at: time) }
    }

    /// Brings what Play says up to date.
    func updateMenu() {
        app.state.dialogs.menu.rooms = app.state.isInRoom ? [] : app.stores.seats.open
        ask(.summary(history: app.stores.history.records, practice: app.stores.practice.text, today: app.today))
    }

    /// Returns whether a dialog can be opened now. If the game can't be interrupted, says why.
    private func canOpen() -> Bool {
        guard let violation = app.state.shown.interruptionViolation else {
            return panels.sheets.shown.map { $0.isMenu } ?? true
        }
        if let message = Message(violation) { app.state.announcer.say(message) }
        return false
    }

    private func open(_ dialog: OpenDialog, at time: Milliseconds) {
        // The browser would give the focus back to a button of a menu that has closed.
        if let menu = panels.sheets.shown { app.state.dialogs.menuButton = menu == .play ? .play : .more }
        carryOut(app.state.dialogs.open(dialog), at: time)
        updateWatched(at: time)
    }

    func noteClosed(_ element: ElementID?, at time: Milliseconds) {
        guard let id = DialogID.allCases.first(where: { $0.element == element }) else { return }
        if panels.sheets.noteClosed(id) { carryOut(app.state.dialogs.noteClosed(id), at: time) }
        // They may have changed what Play says.
        if id == .practice || id == .statistics { updateMenu() }
    }

    /// Gives up a dialog that still waits for its content.
    func giveUpWaitingDialog(at time: Milliseconds) {
        if panels.sheets.shown != nil { return }
        app.state.dialogs.open = nil
        updateWatched(at: time)
    }

    /// Moves a form control that hasn't been let go yet.
    func move(_ node: Node?, to text: UTF8Text, at time: Milliseconds) {
        if let element = app.screen.page.element(node) {
            carryOut(app.state.dialogs.move(element, to: text), at: time)
        }
    }

    /// Runs the clock of this device's game only while a player can see its table.
    func updateWatched(at time: Milliseconds) { app.perform(.setWatched(app.state.isWatched), at: time) }

    /// Says whether the clipboard has taken a text.
    func noteCopied(_ isAccepted: Bool, at time: Milliseconds) {
        if let effects = app.state.dialogs.noteCopied(isAccepted, link: app.state.linkToDeal) {
            return carryOut(effects, at: time)
        }
        let result = app.state.dialogs.result.toShare
        guard app.state.dialogs.open == nil, app.state.play.session.game.isOver, !result.isEmpty else { return }
        app.state.announcer.say(isAccepted ? .phrase(.resultCopied) : .resultNotCopied(result))
    }

    /// Moves the focus over the choices of the practice with the arrow keys. Returns whether the key was an arrow key.
    func move(_ key: KeyPress, in practice: PracticeDialog) -> Bool {
        guard !key.isModified, case .look(.move(let direction)) = Command(key),
            !app.screen.page.hasFocus(.practiceExercise)
        else { return false }
        let current = PracticeDialog.choices.first { app.screen.page.hasFocus($0) }
        app.reply.focus = .element(practice.choice(after: current, direction))
        return true
    }

    func carryOut(_ effects: [DialogEffect], at time: Milliseconds) {
        for effect in effects {
            switch effect {
            case .render(let change): app.reply.dialogChange = change
            case .focus(let target): app.reply.focus = target
            case .ask(let question): ask(question)
            case .open(let dialog): carryOut(app.state.dialogs.open(dialog), at: time)
            case .close(let id): app.screen.page.call("close", on: id.element)
            case .closed: updateWatched(at: time)
            case .deliver(let text, let outlet): app.platform.deliver(text, to: outlet)
            case .deliverLink(let outlet): app.platform.deliver(app.state.linkToDeal, to: outlet)
            case .copyDeal: app.platform.deliver(app.state.shown.game.currentDealID.text, to: .clipboard)
            case .playDeal(let deal): play(deal, at: time)
            case .begin(let game): begin(.setGame(game, entropy: app.platform.entropy()), at: time)
            case .changePlayers: changePlayers(at: time)
            case .goBack: app.carryOut(.play(.back), at: time)
            case .playTask(let task): play(task, at: time)
            case .share(let result, let task): share(result, of: task)
            case .shareFinished:
                if let task = DailyTask(app.state.play.session.game.dealID) {
                    share(app.state.dialogs.result.toShare, of: task)
                }
            case .sharePicture:
                if let picture = panels.pictureOfResult { app.platform.deliver(picture, to: .picture) }
            case .trySound: signals.demonstrate()
            case .deleteGames: deleteGames()
            case .merge: merge()
            case .storeMerged(let merge): store(merge)
            case .setAside(let answer) where app.state.tab.isPlaying:
                _ = app.stores.history.replace(answer.subject, by: answer.readable, lost: answer.lost)
            case .setAside: break
            case .showResult(let result): show(result)
            case .showFinding(let finding): panels.show(finding)
            case .store(let answer):
                let isStored = app.stores.practice.add(
                    answer.question.topic, isRight: answer.isRight, took: answer.took, on: app.today)
                app.state.dialogs.open?.practice?.isStored = isStored
            }
        }
    }
}
