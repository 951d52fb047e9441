import PlainText
import SetGame
import SetPage
import SetRules
import SetTable
import SetWords

/// The guidance for a new player on the page itself, in place of the message or next to it.
package struct Guide: Equatable {
    /// The cards that the coach lifts; empty if it doesn't ask.
    let lifted: [Card]
    /// The subject of the chips.
    let chips: Chips

    /// The subject of the chips.
    enum Chips: Equatable {
        case none
        /// In which features two lifted cards agree, or why they aren't a match with the card that the player has tried.
        case lesson(tried: Mismatch?)
        /// Why cards aren't a match.
        case mismatch(Mismatch)
    }

    /// Creates the guidance.
    ///
    /// - Parameters:
    ///   - lifted: the cards about which the coach asks; empty if it doesn't.
    ///   - tried: why they aren't a match with the card that the player has tried.
    ///   - mismatch: the mismatch, if the message is about it or there is no message.
    package init(lifted: [Card], tried: Mismatch?, mismatch: Mismatch?) {
        self.lifted = lifted
        chips = mismatch.map { .mismatch($0) } ?? (lifted.isEmpty ? .none : .lesson(tried: tried))
    }
}

/// The inputs of a drawing of the guidance, which is repeated only if they have changed.
struct DrawnGuide: Equatable {
    let presentation: Presentation
    let guide: Guide
}

// The coach, and why cards aren't a match.
extension Panels {
    /// Shows the labels that can wait, the coach, and why cards aren't a match.
    func render(_ guide: Guide, _ state: ScreenState) {
        let presentation = state.presentation
        if drawnGuide?.presentation.language != presentation.language {
            page.labelLater(in: presentation.language)
        }
        let drawing = DrawnGuide(presentation: presentation, guide: guide)
        if drawing == drawnGuide { return }
        lift(guide.lifted, insteadOf: drawnGuide?.guide.lifted ?? [])
        let chips = GuideChips(state: state).items(guide)
        page.set(.hidden, chips.isEmpty, of: .why)
        page.set(.asks, !guide.lifted.isEmpty, of: .why)
        page.setMarkup(UTF8Text.joined(chips, by: ""), of: .why)
        drawnGuide = drawing
    }

    /// Marks the cards that the coach lifts.
    private func lift(_ cards: [Card], insteadOf former: [Card]) {
        for card in former where !cards.contains(card) { markLifted(card, false) }
        for card in cards where !former.contains(card) { markLifted(card, true) }
    }

    private func markLifted(_ card: Card, _ isLifted: Bool) {
        guard let node = screen.cards.node(of: card) else { return }
        platform.setAttribute("data-coach", to: isLifted ? "true" : nil, on: node)
    }
}
