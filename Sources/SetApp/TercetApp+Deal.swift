import PlainText
import SetGame
import SetPage
import SetRules
import SetWords

// The dialog with the deal: copies its id, and plays another deal.
extension TercetApp {
    func typeDeal(_ text: UTF8Text) {
        guard case .deal(var deal) = dialog else { return }
        deal.text = text
        dialog = .deal(deal)
    }

    /// Copies the id of the game's deal to the clipboard.
    func copyDeal() { platform.deliver(shown.game.currentDealID.text, to: .clipboard) }

    /// Plays the typed deal, as a link to it does. The player can return to the game in progress.
    func playDeal(at time: Milliseconds) {
        guard case .deal(let deal) = dialog else { return }
        guard let id = deal.typed else { return say(.dealNotTyped, deal) }
        leaveRoom(at: time)
        if id != session.game.currentDealID { perform(.open(id, isNamed: true), at: time) }
        close(.deal)
    }

    /// Shows a message in the dialog.
    func say(_ message: Message, _ deal: DealDialog) {
        var deal = deal
        deal.note = message
        show(.deal(deal), .detail)
    }
}
