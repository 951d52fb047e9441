import PlainText
import SetGame
import SetPage
import SetRules
import SetWords

// The dialog with the deal: to copy its id, and to play another one.
extension TercetApp {
    func typeDeal(_ text: UTF8Text) {
        guard case .deal(var deal) = dialog else { return }
        deal.text = text
        dialog = .deal(deal)
    }

    /// Puts the id of the game's deal on the clipboard.
    func copyDeal() { platform.deliver(shown.game.currentDealID.text, to: .clipboard) }

    /// Plays the deal that is typed, as a link to it does; the game in progress can be returned to.
    func playDeal(at time: Milliseconds) {
        guard case .deal(let deal) = dialog else { return }
        guard let id = deal.typed else { return say(.dealNotTyped, deal) }
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
