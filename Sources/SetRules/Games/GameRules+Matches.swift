// Judging and finding matches. A search takes at most as many steps as there are pairs of cards, each of constant time,
// plus one for each match that it reports.
extension GameRules {
    /// Judges as many different cards as a match has, in the order in which they were chosen.
    public func judge(_ cards: [Card]) -> Verdict {
        precondition(cards.count == matchSize, "a choice is judged once it is complete")
        switch kind {
        case .set:
            guard let triple = CardTriple(cards[0], cards[1], cards[2]) else {
                preconditionFailure("chosen cards are different")
            }
            return triple.isSet ? .match(CardGroup(triple)) : .mismatch(.notSet(triple))
        case .ultraSet:
            let pairing = Pairing(of: cards)
            return pairing.isUltraSet ? .match(pairing.cards) : .mismatch(.notUltraSet(pairing))
        }
    }

    /// Returns whether cards are a match, however many they are.
    public func isMatch(_ group: CardGroup) -> Bool {
        guard group.count == matchSize, case .match = judge(group.cards) else { return false }
        return true
    }

    /// Returns whether these cards, which are all different, contain a match. Stops early if they do.
    public func containsMatch(_ cards: [Card]) -> Bool {
        switch kind {
        case .set: cards.containsSet
        case .ultraSet: cards.containsUltraSet
        }
    }

    /// Returns the number of matches among these cards, which are all different.
    public func matchCount(_ cards: [Card]) -> Int {
        switch kind {
        case .set: cards.setCount
        case .ultraSet: cards.ultraSetCount
        }
    }

    /// Calls `body` for each match among these cards, which are all different, in ascending order of their places.
    public func forEachMatch(among cards: [Card], _ body: (CardGroup) -> Void) {
        switch kind {
        case .set: cards.forEachSet { body(CardGroup($0)) }
        case .ultraSet: cards.forEachUltraSet(body)
        }
    }

    /// Returns the matches among these cards, which are all different, in ascending order of their places.
    public func matches(among cards: [Card]) -> [CardGroup] {
        var matches: [CardGroup] = []
        forEachMatch(among: cards) { matches.append($0) }
        return matches
    }
}
