import PlainText
import SetRules
import SetWords

/// As many cards as a match can have, in pictures, with the reason why they are a match or why they aren't.
struct Explanation {
    /// The cards as a triple, as pairs, or as they are.
    private enum Parts {
        case triple(CardTriple)
        case pairs(Pairing)
        case threePairs(CardGroup)
        case whole(CardGroup)
    }

    private let cards: [Card]
    private let parts: Parts
    private let presentation: Presentation

    /// Explains different cards by the rules of the presentation's game.
    init(_ cards: [Card], _ presentation: Presentation) {
        (self.cards, self.presentation) = (cards, presentation)
        switch presentation.variant.rules.kind {
        case .set:
            guard let triple = CardTriple(cards[0], cards[1], cards[2]) else {
                preconditionFailure("the cards are different")
            }
            parts = .triple(triple)
        case .ultraSet: parts = .pairs(Pairing(of: cards))
        case .ghost: parts = .threePairs(CardGroup(distinct: cards))
        case .quad, .line, .even: parts = .whole(CardGroup(distinct: cards))
        }
    }

    /// Whether the cards are a match.
    var isMatch: Bool {
        switch parts {
        case .triple(let triple): triple.isSet
        case .pairs(let pairing): pairing.isUltraSet
        case .threePairs(let group), .whole(let group): presentation.variant.rules.isMatch(group)
        }
    }

    /// The reason.
    var reason: UTF8Text {
        let language = presentation.language
        return switch parts {
        case .triple(let triple) where triple.isSet:
            language.agreements(triple, in: presentation.variant.rules.cards.features)
        case .triple(let triple): presentation.text(of: .mismatch(.notSet(triple)))
        case .pairs(let pairing) where pairing.isUltraSet:
            language[.bothPairsNeed(presentation.name(of: pairing.firstMissing))]
        case .pairs(let pairing): presentation.text(of: .mismatch(.notUltraSet(pairing)))
        case .threePairs where isMatch: language[Phrase.ghostAddsUp]
        case .threePairs(let group): presentation.text(of: .mismatch(.notGhost(group)))
        case .whole where isMatch && cards[0].kind == .dots: language[Phrase.dotsAreEven]
        case .whole(let group) where cards[0].kind == .dots: presentation.text(of: .mismatch(.hasOddDots(group)))
        case .whole(let group) where isMatch:
            language.agreements(group, in: presentation.variant.rules.cards.features)
        case .whole(let group): presentation.text(of: .mismatch(.notQuad(group)))
        }
    }

    /// The cards side by side, or as pairs with the cards that they need.
    var pictures: UTF8Text {
        switch parts {
        case .triple, .whole: return UTF8Text.joined(cards.map { presentation.picture(of: $0) }, by: "")
        case .pairs(let pairing):
            let (first, second) = pairing.pairs
            return pairs([row(first, pairing.firstMissing), row(second, pairing.secondMissing)])
        case .threePairs:
            let rows = stride(from: 0, to: cards.count, by: 2).map { place in
                row(Array(cards[place...place + 1]), cards[place].third(with: cards[place + 1]))
            }
            return pairs(rows)
        }
    }

    /// The pictures with the reason below or next to them.
    var figure: UTF8Text {
        "<figure><div class=\"minis\">\(pictures)</div><figcaption>\(reason)</figcaption></figure>"
    }

    private func pairs(_ rows: [UTF8Text]) -> UTF8Text {
        "<div class=\"pairs\">\(UTF8Text.joined(rows, by: ""))</div>"
    }

    private func row(_ pair: [Card], _ missing: Card) -> UTF8Text {
        let cards = UTF8Text.joined(pair.map { presentation.picture(of: $0) }, by: "")
        return """
            <div class="minis">\(cards)<span aria-hidden="true">→</span>\
            \(presentation.picture(of: missing, " data-missing=\"\""))</div>
            """
    }
}
