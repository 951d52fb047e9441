import PlainText
import SetGame
import SetInput
import SetPage
import SetRecords
import SetSettings
import SetStorage
import SetWords

// The daily deals.
extension TercetApp {
    /// The local date, limited to the years that a date can be written in.
    var today: Day { Day(milliseconds: min(max(platform.date(), 0), 253_402_300_799_999)) }

    /// The dialog of the daily deals, with today selected.
    var dailyDialog: DailyDialog {
        func day(_ game: Game) -> Day? { game.isOver ? nil : DailyDeal(seed: game.dealID.seed)?.day }
        return DailyDialog(
            records: stores.history.records, today: today, current: day(session.game),
            interrupted: session.interruptedGame.flatMap { day($0.game) })
    }

    /// Opens the daily deal that a link names. The last playable day is tomorrow, which may have begun in another time
    /// zone.
    func open(_ text: UTF8Text, _ options: Options, at time: Milliseconds) {
        guard let day = Day(text: text), day.number <= today.number + 1 else { return announcer.say(.linkHasNoDay) }
        open(day, options, at: time)
    }

    /// Begins the game of a daily deal, or continues it if it is in progress. The player can return to the interrupted
    /// game.
    private func open(_ day: Day, _ options: Options, at time: Milliseconds) {
        let deal = DailyDeal(of: day)
        announcer.say(.dailyDeal(day.text))
        if isUnfinished(session.game, deal) { return }
        let isInterrupted = session.interruptedGame.map { isUnfinished($0.game, deal) } ?? false
        let input: Session.Input =
            isInterrupted ? .returnToInterruptedGame : .open(deal.id(options), isNamed: true)
        _ = try? session.perform(input, at: time)
    }

    private func isUnfinished(_ game: Game, _ deal: DailyDeal) -> Bool {
        game.dealID.seed == deal.seed && !game.isOver
    }

    /// Plays the day selected in the dialog, with the player's options.
    func playDay(at time: Milliseconds) {
        guard case .daily(let daily) = dialog, !isInRoom else { return }
        let former = session.game.dealID
        open(daily.day, session.game.options, at: time)
        input.forgetPresses()
        if session.game.dealID != former { screen.cards.startOver() }
        store()
        close(.daily)
    }

    /// Shares the result of the day selected in the dialog, or of the finished game.
    func shareResult() {
        if case .daily(let daily) = dialog {
            if let result = daily.result { share(result, of: daily.day) }
        } else if let day = DailyDeal(seed: session.game.dealID.seed)?.day, !environment.reports.resultToShare.isEmpty {
            share(environment.reports.resultToShare, of: day)
        }
    }

    /// Shares a result together with a link to its daily deal.
    private func share(_ result: UTF8Text, of day: Day) {
        let text: UTF8Text = "\(result)\n\(address)?daily=\(day.text)"
        platform.deliver(text, to: platform.read("navigator.share").isEmpty ? .clipboard : .message)
    }
}
