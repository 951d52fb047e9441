import PlainText
import SetGame
import SetInput
import SetPage
import SetPanels
import SetPlay
import SetRules
import SetSettings
import SetTable

// The keys of the cards.
extension WholeApp {
    /// Handles a key while each card has one: it chooses its card, and with Alt it has its usual function. Returns
    /// `nil` for other keys.
    func respondToCardKey(_ key: KeyPress, at time: Milliseconds) -> Bool? {
        let game = app.state.shown.game
        guard app.state.settings.preferences.givesCardsKeys(to: game.options.players), panels.sheets.shown == nil,
            let name = key.keyName, let index = CardKeys.index(of: name, in: app.screen.cards.grid),
            index < game.table.count
        else { return nil }
        if key.hasOnlyAlt {
            var plain = key
            plain.isModified = false
            let (command, isHandled) = app.input.key(plain, app.context)
            app.carryOut(command, at: time)
            return isHandled
        }
        if key.isModified { return nil }
        if !key.isRepeated { app.carryOut(.play(.tap(game.table[index])), at: time) }
        return true
    }
}

extension KeyPress {
    /// The name of a letter or a digit by its place on the keyboard, as an ASCII character; `nil` for other keys.
    fileprivate var keyName: UInt8? {
        for prefix in ["Key", "Digit"] as [UTF8Text] where place.bytes.starts(with: prefix.bytes) {
            return place.bytes.count == prefix.bytes.count + 1 ? place.bytes.last : nil
        }
        return nil
    }
}
