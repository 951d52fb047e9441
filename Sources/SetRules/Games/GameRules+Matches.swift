// Judging and finding matches. A search takes at most as many steps as there are pairs of cards, or triples for a ghost,
// each of constant time, plus one for each match that it reports. A match can depend on the matches found before it: on
// the last one in games whose matches share cards, on all of them in games whose matches stay.
extension GameRules {
    /// Judges different cards, in the order in which they were chosen; `nil` if the choice isn't complete. It is complete
    /// with as many cards as a match has. If matches have different numbers of cards, only a match is complete.
    public func judge(_ cards: [Card], after found: [CardGroup] = []) -> Verdict? {
        guard kind.sizes.contains(cards.count), let verdict = judgeAlone(cards) else { return nil }
        guard case .match(let group) = verdict, !follows(group, found) else { return verdict }
        return .mismatch(keepsMatches ? .foundBefore(group) : .notLinked(group))
    }

    private func judgeAlone(_ cards: [Card]) -> Verdict? {
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
        case .line:
            let group = CardGroup(distinct: cards)
            return group.oddDots.isEmpty ? .match(group) : .mismatch(.hasOddDots(group))
        case .even:
            let group = CardGroup(distinct: cards)
            return group.oddDots.isEmpty ? .match(group) : nil
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
        if case .match = judge(group.cards, after: found) { true } else { false }
    }

    /// Returns whether these cards, which are all different, contain a match. Stops early if they do.
    public func containsMatch(_ cards: [Card], after found: [CardGroup] = []) -> Bool {
        guard areAllFree(after: found) else { return !matches(among: cards, after: found, most: 1).isEmpty }
        return switch kind {
        case .set: cards.containsSet
        case .ultraSet: cards.containsUltraSet
        case .ghost: cards.containsGhost
        case .quad: cards.containsQuad
        case .line: cards.containsLine
        case .even: cards.containsEvenCards
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
        case .line: cards.lineCount
        case .even: cards.evenCount(of: kind.sizes)
        }
    }

    /// Returns the number of matches with this many cards among these cards, which are all different.
    public func matchCount(_ cards: [Card], of size: Int) -> Int {
        guard kind.sizes.contains(size) else { return 0 }
        return kind == .even ? cards.evenCount(of: size...size) : matchCount(cards)
    }

    /// Returns the matches among these cards, which are all different, in ascending order of the places of their first
    /// cards, in ProSet those with fewer cards first, but at most as many as wanted.
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
        case .line: all.forEachLine(while: add)
        case .even: all.forEachEvenGroup(of: kind.sizes, while: add)
        }
        return matches
    }
}
