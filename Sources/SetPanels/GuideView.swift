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
    /// What the chips explain.
    let chips: Chips

    /// What the chips explain.
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
        let chips = chips(guide, state)
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

    /// Returns the chips, which appear one after another, unless motion is off.
    private func chips(_ guide: Guide, _ state: ScreenState) -> [UTF8Text] {
        let features = state.game.rules.cards.features
        switch guide.chips {
        case .none: return []
        case .lesson(tried: nil):
            // Two cards agree or differ, and the third does the same. More cards say less.
            let agreeing = guide.lifted.count == 2 ? features : []
            return [question(state)] + agreeing.map { chip(for: $0, of: guide.lifted, state) }
        case .lesson(let tried?): return [question(state)] + marks(tried, state)
        case .mismatch(let mismatch): return marks(mismatch, state)
        }
    }

    /// Returns a chip for each feature or dot, or the cards that the pairs of an UltraSet need.
    private func marks(_ mismatch: Mismatch, _ state: ScreenState) -> [UTF8Text] {
        let features = state.game.rules.cards.features
        switch mismatch {
        // The message says everything about a match that can't be found.
        case .notLinked, .foundBefore: return []
        case .notGhost(let group), .notQuad(let group):
            return features.map { mark(for: $0, isRight: group.isBalanced(in: $0), state) }
        case .hasOddDots(let group):
            return Dot.allCases.map { mark(for: $0, isRight: !group.oddDots.contains($0), state) }
        case .notSet(let triple): return features.map { mark(for: $0, triple[$0], state) }
        case .notUltraSet(let pairs):
            return [pairs.firstMissing, pairs.secondMissing].map { missing($0, state) }
        }
    }

    private func question(_ state: ScreenState) -> UTF8Text {
        let question: Message = state.game.rules.liesFaceDown ? .phrase(.coachTurns) : .pattern(.coachAsks)
        return "<li data-question>\(state.presentation.text(of: question))</li>"
    }

    /// Returns the chip that says whether the lifted cards agree in a feature.
    private func chip(for feature: Feature, of lifted: [Card], _ state: ScreenState) -> UTF8Text {
        let isSame = lifted.allSatisfy { $0[feature] == lifted[0][feature] }
        let text = state.presentation.language.agreement(in: feature, isSame: isSame)
        return "<li data-feature=\"\(feature.name)\"\(moves(state))>\(text)</li>"
    }

    private func missing(_ card: Card, _ state: ScreenState) -> UTF8Text {
        "<li data-ok=\"false\"\(moves(state))>\(state.presentation.picture(of: card))</li>"
    }

    private func moves(_ state: ScreenState) -> StaticString { state.motion == .still ? "" : " data-moves" }

    /// Returns the chip that says whether the values of a feature are those of a match.
    private func mark(for feature: Feature, isRight: Bool, _ state: ScreenState) -> UTF8Text {
        "<li data-feature=\"\(feature.name)\"\(verdict(isRight, state)) \(state.presentation.language[Phrase(feature)])</li>"
    }

    /// Returns the chip that says whether a dot is on an even number of cards.
    private func mark(for dot: Dot, isRight: Bool, _ state: ScreenState) -> UTF8Text {
        "<li\(verdict(isRight, state)) \(CardDrawing.picture(of: dot))</li>"
    }

    /// Returns the rest of a chip's start tag, and its sign.
    private func verdict(_ isRight: Bool, _ state: ScreenState) -> UTF8Text {
        let (answer, sign): (StaticString, StaticString) = isRight ? ("true", "✓") : ("false", "✕")
        return " data-ok=\"\(answer)\"\(moves(state))><b>\(sign)</b>"
    }

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
        case .frame: "frame"
        }
    }
}
