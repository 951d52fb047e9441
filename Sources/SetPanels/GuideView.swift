import PlainText
import SetGame
import SetPage
import SetRules
import SetTable
import SetWords

/// The guidance for a new player on the page itself, in place of the message or next to it.
package struct Guide {
    /// Whether the welcome is shown.
    let isWelcoming: Bool
    /// The mismatch, if the message is about it or there is no message.
    let mismatch: Mismatch?

    /// Creates the guidance.
    package init(isWelcoming: Bool, mismatch: Mismatch?) {
        (self.isWelcoming, self.mismatch) = (isWelcoming, mismatch)
    }
}

// The welcome, and why cards aren't a match.
extension Panels {
    /// A set with three features that differ and one that doesn't.
    private static var welcomeCards: [Card] { [Card.all[0], Card.all[37], Card.all[74]] }

    /// Shows the labels that can wait, the welcome, and why cards aren't a match.
    func render(_ guide: Guide, _ state: ScreenState) {
        let presentation = state.presentation
        if drawnGuide?.language != presentation.language { page.labelLater(in: presentation.language) }
        if drawnGuide != presentation {
            let pictures = Self.welcomeCards.map { presentation.drawing(of: $0) }
            page.setMarkup(UTF8Text.joined(pictures, by: ""), of: .welcomeCards)
        }
        if !guide.isWelcoming {
            for button in [.welcomeShow, .welcomeDone] as [ElementID] { screen.passFocusOn(from: button) }
        }
        page.set(.hidden, !guide.isWelcoming, of: .welcome)
        if drawnGuide != presentation || drawnWhy != guide.mismatch { renderReasons(guide.mismatch, state) }
        (drawnGuide, drawnWhy) = (presentation, guide.mismatch)
    }

    /// Shows for each feature whether it is right, or the cards that the pairs of an UltraSet need. The marks appear one
    /// after another, unless motion is off.
    private func renderReasons(_ mismatch: Mismatch?, _ state: ScreenState) {
        let marks: [UTF8Text] =
            switch mismatch {
            // The message says everything about a match that doesn't follow the last one.
            case nil, .notLinked: []
            case .notSet(let triple): state.game.rules.cards.features.map { mark(for: $0, triple[$0], state) }
            case .notUltraSet(let pairs): [pairs.firstMissing, pairs.secondMissing].map { missing($0, state) }
            }
        page.set(.hidden, marks.isEmpty, of: .why)
        page.setMarkup(UTF8Text.joined(marks, by: ""), of: .why)
    }

    private func missing(_ card: Card, _ state: ScreenState) -> UTF8Text {
        "<li data-ok=\"false\"\(moves(state))>\(state.presentation.picture(of: card))</li>"
    }

    private func moves(_ state: ScreenState) -> StaticString { state.motion == .still ? "" : " data-moves" }

    private func mark(for feature: Feature, _ agreement: Agreement, _ state: ScreenState) -> UTF8Text {
        let language = state.presentation.language
        let (isRight, text): (StaticString, UTF8Text) =
            switch agreement {
            case .same, .different: ("true", "<b>✓</b> \(language[Phrase(feature)])")
            case .split(let two, let one):
                (
                    "false",
                    """
                    <b>✕</b> <span>\(language[Phrase(feature)]):</span> \
                    \(language.reason(feature, two, one, state.presentation.style.appearance))
                    """
                )
            }
        return "<li data-feature=\"\(feature.name)\" data-ok=\"\(isRight)\"\(moves(state))>\(text)</li>"
    }
}

extension Feature {
    /// The name of the feature in the page's markup.
    fileprivate var name: StaticString {
        switch self {
        case .number: "number"
        case .symbol: "symbol"
        case .shading: "shading"
        case .color: "color"
        }
    }
}
