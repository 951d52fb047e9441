/// Four cards as two pairs, each with the card that completes it to a set. If both need the same card, the four are an
/// UltraSet.
public struct Pairing: Hashable, Sendable {
    /// The four cards.
    public let cards: CardGroup
    /// The card that completes the pair with the card that was chosen first.
    public let firstMissing: Card
    /// The card that completes the other pair.
    public let secondMissing: Card

    /// Of the three pairings of four different cards, the one whose missing cards agree in the most features; of
    /// equally good ones, the one that pairs the first card with an earlier card.
    public init(of cards: [Card]) {
        precondition(cards.count == 4, "two pairs are four cards")
        let pairings = [(1, 2, 3), (2, 1, 3), (3, 1, 2)].map { partner, third, fourth in
            (cards[0].third(with: cards[partner]), cards[third].third(with: cards[fourth]))
        }
        var best = pairings[0]
        for pairing in pairings.dropFirst() where Self.agreement(pairing) > Self.agreement(best) { best = pairing }
        (self.cards, firstMissing, secondMissing) = (CardGroup(distinct: cards), best.0, best.1)
    }

    /// Whether the four cards are an UltraSet.
    public var isUltraSet: Bool { firstMissing == secondMissing }

    /// The two pairs, each in ascending order: first the pair that `firstMissing` completes.
    public var pairs: (first: [Card], second: [Card]) {
        for card in cards {
            let partner = card.third(with: firstMissing)
            guard partner != card, cards.contains(partner) else { continue }
            return ([card, partner], cards.filter { $0 != card && $0 != partner })
        }
        preconditionFailure("a pair needs the missing card")
    }

    /// The number of features in which two cards have the same value.
    private static func agreement(_ cards: (Card, Card)) -> Int {
        cards.0.kind.features.count { cards.0[$0] == cards.1[$0] }
    }
}
