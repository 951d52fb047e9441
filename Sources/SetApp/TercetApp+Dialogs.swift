import PlainText
import SetGame
import SetInput
import SetPage
import SetRules
import SetSettings
import SetStorage
import SetWords

// The dialogs: opening them, and the commands inside them.
extension TercetApp {
    func open(_ id: DialogID, at time: Milliseconds) {
        if let violation = shown.interruptionViolation {
            if let message = Message(violation) { announcer.say(message) }
            return
        }
        guard screen.shownDialog == nil else { return }
        switch id {
        case .settings: dialog = .settings(SettingsDialog())
        case .help: dialog = .help(HelpDialog(of: variant))
        case .deal:
            guard !shown.game.dealID.isHidden else { return }
            dialog = .deal(DealDialog(shown.game.currentDealID))
        case .review:
            guard shown.game.isOver, !shown.game.dealID.isHidden else { return }
            dialog = .review(ReviewDialog(save: shown.current.text))
        case .statistics:
            dialog = .statistics(
                StatisticsDialog(
                    records: stores.history.records, logs: stores.history.logs, practice: stores.practice.text,
                    of: variant))
        case .daily: dialog = .daily(dailyDialog)
        case .practice: dialog = .practice(practiceDialog(at: time))
        case .together: dialog = .together(TogetherDialog(roomState, isModal: true, seats: stores.seats.open))
        }
        reply.dialogChange = .content
        askForContent()
        updateWatched(at: time)
    }

    func close(_ id: DialogID) {
        // The browser reports when it has closed, and the game continues then.
        screen.page.call("close", on: id.element)
    }

    func noteClosed(_ element: ElementID?, at time: Milliseconds) {
        guard let id = DialogID.allCases.first(where: { $0.element == element }) else { return }
        guard screen.noteClosed(id) else { return }
        if id == .review, case .review(let review) = dialog, let statistics = review.statistics {
            goBack(to: statistics)
        } else if id == .help, case .help(let help) = dialog, help.isFromSettings {
            show(.settings(SettingsDialog()), .content)
            reply.focus = .element(.rules)
        } else {
            endDialog(at: time)
        }
    }

    /// Shows the statistics again, from which a review was opened.
    private func goBack(to statistics: StatisticsDialog) {
        show(.statistics(statistics), .content)
        reply.focus = .element(.historyReview)
    }

    /// Opens How to play at its list of keys.
    func showKeys(at time: Milliseconds) {
        open(.help, at: time)
        if case .help = dialog, screen.shownDialog == nil { dialog = .help(HelpDialog(of: variant, showsKeys: true)) }
    }

    /// Gives up a dialog that still waits for its content, because a player has continued the game.
    func giveUpWaitingDialog(at time: Milliseconds) {
        if screen.shownDialog == nil { endDialog(at: time) }
    }

    private func endDialog(at time: Milliseconds) {
        dialog = nil
        updateWatched(at: time)
    }

    /// Carries out a command that opens or closes a dialog, or that one of its buttons gives.
    func carryOutInDialog(_ command: DialogCommand, at time: Milliseconds) {
        switch command {
        case .open(let id): open(id, at: time)
        case .showKeys: showKeys(at: time)
        case .close(let id): close(id)
        case .help(let command): carryOut(command)
        case .stepInReview(let count): stepInReview(by: count)
        case .statistics(let command): carryOut(command)
        case .settings(let command): carryOut(command, at: time)
        case .deal(.copy): copyDeal()
        case .deal(.play): playDeal(at: time)
        case .daily(.play): playDay(at: time)
        case .daily(.share): shareResult()
        case .answer(let choice): answer(choice, at: time)
        }
    }

    private func carryOut(_ command: DialogCommand.HelpCommand) {
        guard case .help(var help) = dialog else { return }
        switch command {
        case .choose(let choice): help.choose(choice)
        case .nextLesson: help.next()
        }
        dialog = .help(help)
        askForContent()
    }

    private func stepInReview(by count: Int) {
        guard case .review(var review) = dialog, review.step(by: count) else { return }
        dialog = .review(review)
        askForContent()
    }

    private func carryOut(_ command: DialogCommand.StatisticsCommand) {
        guard case .statistics(var statistics) = dialog else { return }
        switch command {
        case .review: reviewKeptGame(statistics)
        case .export: ask(statistics.exportQuestion)
        case .askToDelete, .keep:
            statistics.asksToDelete = command == .askToDelete
            dialog = .statistics(statistics)
            (reply.dialogChange, reply.focus) = (.detail, .element(statistics.asksToDelete ? .clearNo : .clear))
        case .delete:
            let isDeleted = stores.history.deleteAll() && stores.practice.deleteAll()
            showStatistics(note: presentation.text(of: isDeleted ? .gamesDeleted : .cannotSave))
            reply.focus = .element(.statisticsClose)
        }
    }

    func slideReview(to text: UTF8Text) {
        guard case .review(var review) = dialog else { return }
        review.slide(to: text)
        dialog = .review(review)
        askForContent()
    }

    /// Reviews the selected game out of those with a stored log.
    private func reviewKeptGame(_ statistics: StatisticsDialog) {
        guard let text = statistics.chosenSave else { return }
        if (try? Save(reading: text)) != nil {
            dialog = .review(ReviewDialog(save: text, from: statistics))
            reply.dialogChange = .content
            askForContent()
        } else {
            var statistics = statistics
            statistics.note = presentation.text(of: .gameUnreadable)
            dialog = .statistics(statistics)
            reply.dialogChange = .detail
        }
    }

    /// The address of the page, without a query.
    var address: UTF8Text { "\(platform.read("location.origin"))\(platform.read("location.pathname"))" }

    /// The address that starts the current deal.
    var linkToDeal: UTF8Text { "\(address)?seed=\(Link.encoded(session.game.currentDealID.text))" }

    /// Reports whether the clipboard took the text. A share sheet or a file shows that on its own.
    func noteDelivered(_ outlet: Outlet?, _ isAccepted: Bool) {
        guard outlet == .clipboard else { return }
        switch dialog {
        case .deal(let deal): say(isAccepted ? .dealCopied : .dealNotCopied, deal)
        case .settings(var settings):
            settings.note = isAccepted ? .linkCopied : .linkNotCopied(linkToDeal)
            show(.settings(settings), .detail)
        case .daily(var daily):
            daily.note = isAccepted ? .resultCopied : .resultNotCopied(daily.result ?? UTF8Text())
            show(.daily(daily), .detail)
        case .together: showRoom(note: isAccepted ? .linkCopied : roomState?.link.map { .linkNotCopied($0) })
        case nil:
            let result = environment.reports.resultToShare
            guard session.game.isOver, !result.isEmpty else { return }
            announcer.say(isAccepted ? .resultCopied : .resultNotCopied(result))
        case .help, .review, .statistics, .practice: break
        }
    }
}
