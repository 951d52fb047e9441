import PlainText
import SetGame
import SetPage
import SetPanels
import SetPlay
import SetRules
import SetSettings
import SetStorage
import SetTable
import SetWords

// Settings and other form controls.
extension WholeApp {
    func change(_ node: Node?, to text: UTF8Text, at time: Milliseconds) {
        if let setting = panels.setting(node) {
            choose(setting, text, at: time)
        } else if let element = app.screen.page.element(node) {
            carryOut(app.state.dialogs.change(element, to: text, at: time), at: time)
        }
    }

    private func choose(_ setting: Setting, _ text: UTF8Text, at time: Milliseconds) {
        // A control whose change is refused shows its old value again.
        app.reply.dialogChange = .content
        let session = app.state.play.session
        var all = Settings(options: session.game.options, preferences: app.stores.settings.load().preferences)
        guard all.set(setting, to: text) else { return }
        // A style is an option of the game, and also sets preferences.
        if setting.entry.owner == .person || setting == .style { keep(setting, all) }
        signals.demonstrate(setting)
        guard setting.entry.owner == .game else { return }
        if setting == .players {
            begin(.setPlayers(all.options.players, entropy: app.platform.entropy()), at: time)
        } else if setting == .game {
            let game = all.options.game
            let ends = game != session.game.options.game && !session.isUntouched && !session.game.isOver
            carryOut(app.state.dialogs.menu.choose(game, ends: ends), at: time)
        } else {
            app.carryOut(app.state.play.act(.change(all.options), at: time), at: time)
        }
    }

    /// Stores the player's choice. Another page may have stored other choices in between, so the caller reads these
    /// first.
    private func keep(_ setting: Setting, _ all: Settings) {
        do throws(StorageFailure) {
            try app.stores.settings.save(all)
        } catch {
            app.state.announcer.tell(app.stores.settings.isOfNewerVersion ? .newerVersion : .cannotSave)
        }
        app.state.settings.choose(setting, stored: all.preferences)
        app.clearAddress()
        app.useChosenLanguage()
    }

    /// Begins a game for two at this device, or ends it.
    func changePlayers(at time: Milliseconds) {
        if app.state.isInRoom { return }
        let players: Players = app.state.play.session.game.options.players.needClaims ? .one : .two
        begin(.setPlayers(players, entropy: app.platform.entropy()), at: time)
    }

    /// Begins a new game with another number of players, or another game of the family. The note goes into the open
    /// dialog, because messages outside it aren't read out.
    func begin(_ input: Session.Input, at time: Milliseconds) {
        guard app.perform(input, at: time) else { return }
        let note: Message = .phrase(app.state.play.session.canUndo ? .newGameForPlayers : .newGameBegun)
        app.state.dialogs.open?.settings?.note = note
    }
}
