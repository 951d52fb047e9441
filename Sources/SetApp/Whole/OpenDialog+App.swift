import PlainText
import SetGame
import SetPage
import SetPanels
import SetPlay
import SetPractice
import SetRecords
import SetRules
import SetStorage
import SetTab

extension OpenDialog {
    /// Creates a dialog with its data; `nil` if there isn't any.
    init?<P: Platform>(_ id: DialogID, of app: TercetApp<P>, at time: Milliseconds) {
        let shown = app.state.shown
        let isHidden = shown.game.dealID.isHidden
        switch id {
        case .play: self = .play
        case .more: self = .more(MoreDialog())
        case .settings: self = .settings(SettingsDialog())
        case .help: self = .report(.help(HelpDialog(of: app.state.variant)))
        case .deal:
            if isHidden { return nil }
            self = .deal(DealDialog(shown.game.currentDealID))
        case .review:
            if isHidden || !shown.game.isOver { return nil }
            self = .report(.review(ReviewDialog(save: shown.current.text)))
        case .statistics:
            let statistics = StatisticsDialog(
                records: app.stores.history.records, logs: app.stores.history.logs,
                practice: app.stores.practice.text, of: app.state.variant)
            self = .report(.statistics(statistics))
        case .daily: self = .report(.daily(DailyDialog(.deal, of: app)))
        case .practice:
            let practice = Practice(after: app.stores.practice.log, seed: app.platform.entropy(), at: time)
            self = .practice(PracticeDialog(practice))
        case .together:
            self = .together(TogetherDialog(RoomState(app.state), isModal: true))
        }
    }
}

extension DailyDialog {
    /// Creates the dialog of the daily deals of a kind with the stored games.
    init<P: Platform>(_ kind: DailyKind, of app: TercetApp<P>) {
        let session = app.state.play.session
        self.init(
            kind, records: app.stores.history.records, today: app.today, rest: app.restOfToday,
            current: DailyTask(inProgress: session.game),
            interrupted: session.interruptedGame.flatMap { DailyTask(inProgress: $0.game) })
    }
}
