// Judging and finding matches. A search takes at most as many steps as there are pairs of cards, each of constant time,
// plus one for each match that it reports. In games whose matches share cards, `last` is the match before; its cards can
// be chosen too.
extension GameRules {
    /// Judges as many different cards as a match has, in the order in which they were chosen.
    public func judge(_ cards: [Card], after last: CardGroup? = nil) -> Verdict {
        precondition(cards.count == matchSize, "a choice is judged once it is complete")
        let verdict = judgeAlone(cards)
        guard case .match(let group) = verdict, !shares(group, with: last) else { return verdict }
        return .mismatch(.notLinked(group))
    }

    private func judgeAlone(_ cards: [Card]) -> Verdict {
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

    /// Returns whether a match takes as many cards from the match before it as it has to.
    private func shares(_ match: CardGroup, with last: CardGroup?) -> Bool {
        guard sharedCount > 0, let last else { return true }
        return match.count(where: last.contains) == sharedCount
    }

    /// Returns whether cards are a match, however many they are.
    public func isMatch(_ group: CardGroup, after last: CardGroup? = nil) -> Bool {
        guard group.count == matchSize, case .match = judge(group.cards, after: last) else { return false }
        return true
    }

    /// Returns whether these cards, which are all different, contain a match. Stops early if they do, unless matches
    /// share cards.
    public func containsMatch(_ cards: [Card], after last: CardGroup? = nil) -> Bool {
        if sharedCount > 0, last != nil { return matchCount(cards, after: last) > 0 }
        return switch kind {
        case .set: cards.containsSet
        case .ultraSet: cards.containsUltraSet
        }
    }

    /// Returns the number of matches among these cards, which are all different.
    public func matchCount(_ cards: [Card], after last: CardGroup? = nil) -> Int {
        if sharedCount > 0, last != nil {
            var count = 0
            forEachMatch(among: cards, after: last) { _ in count += 1 }
            return count
        }
        return switch kind {
        case .set: cards.setCount
        case .ultraSet: cards.ultraSetCount
        }
    }

    /// Calls `body` for each match among these cards, which are all different, in ascending order of their places.
    public func forEachMatch(among cards: [Card], after last: CardGroup? = nil, _ body: (CardGroup) -> Void) {
        let all = sharedCount > 0 ? cards + (last?.cards ?? []) : cards
        switch kind {
        case .set:
            all.forEachSet { triple in
                let match = CardGroup(triple)
                if shares(match, with: last) { body(match) }
            }
        case .ultraSet: all.forEachUltraSet { if shares($0, with: last) { body($0) } }
        }
    }

    /// Returns the matches among these cards, which are all different, in ascending order of their places.
    public func matches(among cards: [Card], after last: CardGroup? = nil) -> [CardGroup] {
        var matches: [CardGroup] = []
        forEachMatch(among: cards, after: last) { matches.append($0) }
        return matches
    }
}
