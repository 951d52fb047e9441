import PlainText
import SetGame
import SetInput
import SetPage
import SetPanels
import SetPlay
import SetRecords
import SetRules
import SetSettings
import SetStorage
import SetWords

// Deals that a player asks for: a typed one, or a day's.
extension WholeApp {
    /// Plays a deal, as a link to it does. The player can return to the game in progress.
    func play(_ deal: DealID, at time: Milliseconds) {
        leaveRoom(at: time)
        if deal != app.state.play.session.game.currentDealID { app.perform(.open(deal, isNamed: true), at: time) }
        app.screen.page.call("close", on: .dealDialog)
    }

    /// Plays a day's task with the player's options.
    func play(_ task: DailyTask, at time: Milliseconds) {
        if app.state.isInRoom { return }
        let former = app.state.play.session.game.dealID
        app.open(task, app.state.play.session.game.options, at: time)
        app.input.forgetPresses()
        if app.state.play.session.game.dealID != former { app.screen.cards.startOver() }
        app.store()
        app.screen.page.call("close", on: .dailyDialog)
    }

    /// Shares a result together with a link to the day's task.
    func share(_ result: UTF8Text, of task: DailyTask) {
        if result.isEmpty { return }
        let text: UTF8Text = "\(result)\n\(app.state.environment.address)?\(task.field)"
        app.platform.deliver(text, to: app.platform.read("navigator.share").isEmpty ? .clipboard : .message)
    }
}
