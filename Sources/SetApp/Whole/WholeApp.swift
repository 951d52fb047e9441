import SetGame
import SetInput
import SetNarration
import SetPage
import SetPanels
import SetPlay
import SetRoom
import SetRules
import SetSettings
import SetTab
import SetTable
import SetTogether
import SetWords

/// The app with the whole module, for everything beyond playing alone. It exists once the panels do.
struct WholeApp<P: Platform> {
    let app: TercetApp<P>
    let panels: Panels<P>

    /// Handles a pointer on a sheet or on the pile. Returns whether it has closed a sheet.
    func respond(to phase: PointerPhase, of pointer: Pointer, at time: Milliseconds) -> Bool {
        if let dialog = panels.sheets.respond(to: phase, of: pointer, at: time) {
            carryOut(.close(dialog), at: time)
            return true
        }
        let shown = app.state.phase(of: app.state.shown)
        if shown == .over || shown == .paused {
            panels.toy.respond(to: phase, of: pointer, at: time, app.state.shown.game)
        }
        return false
    }

    /// Answers a player who can't see the table. During a pause the cards are not described.
    func announce(_ announcement: Announcement) {
        let names = app.state.room?.table.seats.map { $0.name } ?? []
        let (game, description) = (app.state.shown.game, panels.description(app.state.presentation, names: names))
        switch announcement {
        case .lastMessage: app.state.announcer.sayAgain()
        case .numbers: panels.speak(description.numbers(of: game))
        case .cards where app.state.isPaused: app.state.announcer.say(.phrase(.paused))
        case .cards(let which):
            panels.speak(description.text(of: which, in: game, current: app.screen.cards.current))
        }
    }

    /// Shows everything besides the table.
    func render(_ state: ScreenState) {
        let shown = Panels<P>.State(
            room: RoomState(app.state), guide: Guide(app.state), mode: Mode(app.state), menu: app.state.dialogs.menu,
            result: app.state.dialogs.result, dialog: app.state.dialogs.open, change: app.reply.dialogChange,
            describesChanges: app.state.environment.hasOpened)
        panels.render(shown, state)
    }
}
