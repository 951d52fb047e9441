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
    /// Three cards of dots: each dot is on two of them, or on none. They are a line of the projective space over the field
    /// with two elements, whose points are the cards.
    case line
    /// Three to seven cards of dots: each dot is on an even number of them. Any seven cards contain such cards.
    case even

    /// The possible numbers of cards in a match.
    public var sizes: ClosedRange<Int> {
        switch self {
        case .set, .line: 3...3
        case .ultraSet, .quad: 4...4
        case .ghost: 6...6
        case .even: 3...7
        }
    }
}

/// The judgement of a complete choice.
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
    /// At least one dot is on an odd number of these cards.
    case hasOddDots(CardGroup)
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
        case .notGhost(let group), .notQuad(let group), .hasOddDots(let group), .notLinked(let group),
            .foundBefore(let group):
            group
        }
    }
}
