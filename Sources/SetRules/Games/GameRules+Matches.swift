// Judging and finding matches. A search takes at most as many steps as there are pairs of cards, or triples for a ghost,
// each of constant time, plus one for each match that it reports. A match can depend on the matches found before it: on
// the last one in games whose matches share cards, on all of them in games whose matches stay.
extension GameRules {
    /// Judges as many different cards as a match has, in the order in which they were chosen.
    public func judge(_ cards: [Card], after found: [CardGroup] = []) -> Verdict {
        precondition(cards.count == matchSize, "a choice is judged once it is complete")
        let verdict = judgeAlone(cards)
        guard case .match(let group) = verdict, !follows(group, found) else { return verdict }
        return .mismatch(keepsMatches ? .foundBefore(group) : .notLinked(group))
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
        case .ghost:
            let group = CardGroup(distinct: cards)
            return group.unbalancedFeatures.isEmpty ? .match(group) : .mismatch(.notGhost(group))
        case .quad:
            let group = CardGroup(distinct: cards)
            return group.unbalancedFeatures.isEmpty ? .match(group) : .mismatch(.notQuad(group))
        }
    }

    /// Returns whether a match can follow those found before.
    private func follows(_ match: CardGroup, _ found: [CardGroup]) -> Bool {
        switch succession {
        case .replaced, .shuffled: true
        case .linked(let count): found.last.map { match.count(where: $0.contains) == count } ?? true
        case .kept: !found.contains(match)
        }
    }

    /// Whether each match in the cards can be found, whatever was found before.
    private func areAllFree(after found: [CardGroup]) -> Bool {
        switch succession {
        case .replaced, .shuffled: true
        case .linked, .kept: found.isEmpty
        }
    }

    /// Returns whether cards are a match, however many they are.
    public func isMatch(_ group: CardGroup, after found: [CardGroup] = []) -> Bool {
        guard group.count == matchSize, case .match = judge(group.cards, after: found) else { return false }
        return true
    }

    /// Returns whether these cards, which are all different, contain a match. Stops early if they do.
    public func containsMatch(_ cards: [Card], after found: [CardGroup] = []) -> Bool {
        guard areAllFree(after: found) else { return !matches(among: cards, after: found, most: 1).isEmpty }
        return switch kind {
        case .set: cards.containsSet
        case .ultraSet: cards.containsUltraSet
        case .ghost: cards.containsGhost
        case .quad: cards.containsQuad
        }
    }

    /// Returns the number of matches among these cards, which are all different.
    public func matchCount(_ cards: [Card], after found: [CardGroup] = []) -> Int {
        guard areAllFree(after: found) else { return matches(among: cards, after: found).count }
        return switch kind {
        case .set: cards.setCount
        case .ultraSet: cards.ultraSetCount
        case .ghost: cards.ghostCount
        case .quad: cards.quadCount
        }
    }

    /// Returns the matches among these cards, which are all different, in ascending order of the places of their first
    /// cards, but at most as many as wanted.
    public func matches(among cards: [Card], after found: [CardGroup] = [], most: Int = .max) -> [CardGroup] {
        let all = sharedCount > 0 ? cards + (found.last?.cards ?? []) : cards
        var matches: [CardGroup] = []
        // Returns whether more matches are wanted.
        func add(_ match: CardGroup) -> Bool {
            if follows(match, found) { matches.append(match) }
            return matches.count < most
        }
        switch kind {
        case .set: all.forEachSet { if matches.count < most { _ = add(CardGroup($0)) } }
        case .ultraSet: all.forEachUltraSet(while: add)
        case .ghost: all.forEachGhost(while: add)
        case .quad: all.forEachQuad(while: add)
        }
        return matches
    }
}
