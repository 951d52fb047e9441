/// A kind of match, which a game asks for.
public enum MatchKind: Hashable, Sendable {
    /// Three cards that in each feature are all the same or all different.
    case set
    /// Four cards: two pairs that the same third card completes to a set.
    case ultraSet

    /// The number of cards in a match.
    public var size: Int {
        switch self {
        case .set: 3
        case .ultraSet: 4
        }
    }
}

/// The judgement of as many cards as a match has.
public enum Verdict: Hashable, Sendable {
    /// The cards are a match.
    case match(CardGroup)
    /// The cards aren't a match, for this reason.
    case mismatch(Mismatch)
}

/// Why cards aren't a match.
public enum Mismatch: Hashable, Sendable {
    /// Three cards aren't a set: in at least one feature two of them agree and the other differs.
    case notSet(CardTriple)
    /// Four cards aren't an UltraSet: however they are paired, the pairs need different cards.
    case notUltraSet(Pairing)
    /// The cards would be a match, but they take too many or too few cards from the match before.
    case notLinked(CardGroup)

    /// The cards.
    public var cards: CardGroup {
        switch self {
        case .notSet(let triple): CardGroup(triple)
        case .notUltraSet(let pairing): pairing.cards
        case .notLinked(let group): group
        }
    }
}
