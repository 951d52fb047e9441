import PlainText
import SetGame
import SetInput
import SetPage
import SetRecords
import SetRules
import SetSettings
import SetStorage
import SetWords

// The deals of the days.
extension TercetApp {
    /// The date where the person is, within the years that a date can be written in.
    var today: Day { Day(milliseconds: min(max(platform.date(), 0), 253_402_300_799_999)) }

    /// The dialog of the daily deals, with today chosen.
    var dailyDialog: DailyDialog {
        func day(_ game: Game) -> Day? { game.isOver ? nil : DailyDeal(seed: game.dealID.seed)?.day }
        return DailyDialog(
            records: stores.history.records, today: today, current: day(session.game),
            interrupted: session.interruptedGame.flatMap { day($0.game) })
    }

    /// Opens the deal of the day that a link names, if it can be played: up to tomorrow, which may have begun elsewhere.
    @inline(never)
    func open(_ text: UTF8Text, _ options: Options, at time: Milliseconds) {
        guard let day = Day(text: text), day.number <= today.number + 1 else { return announcer.say(.linkHasNoDay) }
        open(day, options, at: time)
    }

    /// Goes on with the game of a day's deal, where there is one that is not over, or begins it. The game in progress is kept to
    /// return to.
    private func open(_ day: Day, _ options: Options, at time: Milliseconds) {
        let deal = DailyDeal(of: day)
        guard let id = deal.id(options) else { return }
        announcer.say(.dailyDeal(day.text))
        if isUnfinished(session.game, deal) { return }
        let isInterrupted = session.interruptedGame.map { isUnfinished($0.game, deal) } ?? false
        _ = try? session.perform(isInterrupted ? .returnToInterruptedGame : .open(id, isNamed: true), at: time)
    }

    private func isUnfinished(_ game: Game, _ deal: DailyDeal) -> Bool {
        game.dealID.seed == deal.seed && !game.isOver
    }

    /// Plays the deal of the day that is chosen in the dialog, with the options of the player.
    func playDay(at time: Milliseconds) {
        guard case .daily(let daily) = dialog else { return }
        let former = session.game.dealID
        open(daily.day, session.game.options, at: time)
        input.forgetPresses()
        if session.game.dealID != former { screen.cards.startOver() }
        store()
        close(.daily)
    }

    /// Hands over the result of the day that is chosen in the dialog, or of the game that is over.
    func shareResult() {
        if case .daily(let daily) = dialog {
            if let result = daily.result { share(result, of: daily.day) }
        } else if let day = DailyDeal(seed: session.game.dealID.seed)?.day, !environment.reports.resultToShare.isEmpty {
            share(environment.reports.resultToShare, of: day)
        }
    }

    /// Hands over a result, and a link to the day's deal.
    private func share(_ result: UTF8Text, of day: Day) {
        let text: UTF8Text = "\(result)\n\(address)?daily=\(day.text)"
        platform.deliver(text, to: platform.read("navigator.share").isEmpty ? .clipboard : .message)
    }
}
