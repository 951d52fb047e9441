import PlainText
import SetGame
import SetPage
import SetRules
import SetTable
import SetWords

/// The chips that say, in place of the message, in which features cards agree, or why they aren't a match.
struct GuideChips {
    let state: ScreenState

    /// Returns the chips, which appear one after another, unless motion is off.
    func items(_ guide: Guide) -> [UTF8Text] {
        let features = state.game.rules.cards.features
        switch guide.chips {
        case .none: return []
        case .lesson(tried: nil):
            // Two cards agree or differ, and the third does the same. More cards say less.
            let agreeing = guide.lifted.count == 2 ? features : []
            return [question] + agreeing.map { chip(for: $0, of: guide.lifted) }
        case .lesson(let tried?): return [question] + marks(tried)
        case .mismatch(let mismatch): return marks(mismatch)
        }
    }

    /// Returns a chip for each feature or dot, or the cards that the pairs of an UltraSet need.
    private func marks(_ mismatch: Mismatch) -> [UTF8Text] {
        let features = state.game.rules.cards.features
        switch mismatch {
        // The message says everything about a match that can't be found.
        case .notLinked, .foundBefore: return []
        case .notGhost(let group), .notQuad(let group):
            return features.map { mark(for: $0, isRight: group.isBalanced(in: $0)) }
        case .hasOddDots(let group):
            return Dot.allCases.map { mark(for: $0, isRight: !group.oddDots.contains($0)) }
        case .notSet(let triple): return features.map { mark(for: $0, triple[$0]) }
        case .notUltraSet(let pairs):
            return [pairs.firstMissing, pairs.secondMissing].map { missing($0) }
        }
    }

    private var question: UTF8Text {
        let question: Message = state.game.rules.liesFaceDown ? .phrase(.coachTurns) : .pattern(.coachAsks)
        return "<li data-question>\(state.presentation.text(of: question))</li>"
    }

    /// Returns the chip that says whether the lifted cards agree in a feature.
    private func chip(for feature: Feature, of lifted: [Card]) -> UTF8Text {
        let isSame = lifted.allSatisfy { $0[feature] == lifted[0][feature] }
        let text = state.presentation.language.agreement(in: feature, isSame: isSame)
        return "<li data-feature=\"\(feature.word)\"\(moves)>\(text)</li>"
    }

    private func missing(_ card: Card) -> UTF8Text {
        "<li data-ok=\"false\"\(moves)>\(state.presentation.picture(of: card))</li>"
    }

    private var moves: StaticString { state.motion == .still ? "" : " data-moves" }

    /// Returns the chip that says whether the values of a feature fit a match.
    private func mark(for feature: Feature, isRight: Bool) -> UTF8Text {
        "<li data-feature=\"\(feature.word)\"\(verdict(isRight)) \(state.presentation.language[Phrase(feature)])</li>"
    }

    /// Returns the chip that says whether a dot is on an even number of cards.
    private func mark(for dot: Dot, isRight: Bool) -> UTF8Text {
        "<li\(verdict(isRight)) \(CardDrawing.picture(of: dot))</li>"
    }

    /// Returns the rest of a chip's start tag, and its sign.
    private func verdict(_ isRight: Bool) -> UTF8Text {
        let (answer, sign): (StaticString, StaticString) = isRight ? ("true", "✓") : ("false", "✕")
        return " data-ok=\"\(answer)\"\(moves)><b>\(sign)</b>"
    }

    private func mark(for feature: Feature, _ agreement: Agreement) -> UTF8Text {
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
        return "<li data-feature=\"\(feature.word)\" data-ok=\"\(isRight)\"\(moves)>\(text)</li>"
    }
}
