import PlainText
import SetGame
import SetPage
import SetRules
import SetWords

// The dialog with the deal: to copy its id, and to play another one.
extension TercetApp {
    /// The deal of the game, with the options that are in force.
    var currentDeal: DealID {
        var id = session.game.dealID
        id.options = session.game.options
        return id
    }

    func typeDeal(_ text: UTF8Text) {
        guard case .deal(var deal) = dialog else { return }
        deal.text = text
        dialog = .deal(deal)
    }

    func copyDeal() { platform.deliver(currentDeal.text, to: .clipboard) }

    /// Plays the deal that is typed, as a link to it does; the game in progress can be returned to.
    func playDeal(at time: Milliseconds) {
        guard case .deal(let deal) = dialog else { return }
        guard let id = deal.typed else { return note(.dealNotTyped) }
        if id != currentDeal { perform(.open(id, isNamed: true), at: time) }
        close(.deal)
    }

    func noteDealCopied(_ isCopied: Bool) { note(isCopied ? .dealCopied : .dealNotCopied) }

    private func note(_ message: Message) {
        guard case .deal(var deal) = dialog else { return }
        deal.note = message
        dialog = .deal(deal)
        reply.dialogChange = .detail
    }
}
