/// A kind of match, which a game asks for.
public enum MatchKind: Hashable, Sendable {
    /// Three cards that in each feature are all the same or all different.
    case set
    /// Four cards: two pairs that the same third card completes to a set.
    case ultraSet
    /// Six cards whose values, counted from 0, add up to a multiple of 3 in each feature. Three pairs whose third cards
    /// are a set are such cards.
    case ghost
    /// Four cards of Quads that in each feature are all the same, all different, or two and two.
    case quad

    /// The number of cards in a match.
    public var size: Int {
        switch self {
        case .set: 3
        case .ultraSet, .quad: 4
        case .ghost: 6
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
    /// Six cards aren't a ghost: in at least one feature their values don't add up to a multiple of 3.
    case notGhost(CardGroup)
    /// Four cards aren't a quad: in at least one feature three agree, or two agree and the others have two more values.
    case notQuad(CardGroup)
    /// The cards would be a match, but they take too many or too few cards from the match before.
    case notLinked(CardGroup)
    /// The cards are a match that was found before, in a game whose matches stay on the table.
    case foundBefore(CardGroup)

    /// Whether it is a mistake that costs points.
    public var isMistake: Bool { if case .foundBefore = self { false } else { true } }

    /// The cards.
    public var cards: CardGroup {
        switch self {
        case .notSet(let triple): CardGroup(triple)
        case .notUltraSet(let pairing): pairing.cards
        case .notGhost(let group), .notQuad(let group), .notLinked(let group), .foundBefore(let group): group
        }
    }
}
