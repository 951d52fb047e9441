import SetRules

// Selecting cards. `ChoosingTests` tests each kind of tap in each state.
extension Game {
    mutating func tap(_ card: Card, by seat: Seat, at time: Milliseconds) throws(RuleViolation) -> [Event] {
        guard !isOver else { throw .gameOver }
        try checkTurn(of: seat)
        guard table.contains(card) else { throw .notOnTable }
        if let hint, !hint.set.contains(card) { self.hint = nil }
        switch selection {
        case .none, .mismatch:
            selection = .one(card)
        case .one(let first) where first == card:
            selection = .none
            return [.deselected(card)]
        case .one(let first):
            selection = .two(first, card)
        case .two(let first, let second):
            guard let triple = CardTriple(first, second, card) else {
                selection = .one(card == first ? second : first)
                return [.deselected(card)]
            }
            return [judge(triple, by: seat, at: time)]
        case .match(let triple):
            let left = takeAway(triple, replacing: replacesMatches, at: time)
            selection = triple.contains(card) ? .none : .one(card)
            return triple.contains(card) ? [left] : [left, .selected(card)]
        }
        return [.selected(card)]
    }

    /// Judges the third card. A match or a mismatch shows immediately, and counts.
    private mutating func judge(_ triple: CardTriple, by seat: Seat, at time: Milliseconds) -> Event {
        guard triple.isSet else { return noteMismatch(triple, by: seat, at: time) }
        let took = time - moments.bonusBegan
        let foundSet = FoundSet(
            set: triple, seat: seat, foundAt: time, took: took, points: points(for: triple, after: took))
        found.append(foundSet)
        scores[seat] += foundSet.points
        selection = .match(triple)
        turn = .unclaimed
        hint = nil
        moments.bonusBegan = time
        moments.matchShown = time
        return .found(foundSet)
    }

    /// Shows a mismatch, which costs points except in a free turn.
    private mutating func noteMismatch(_ triple: CardTriple, by seat: Seat, at time: Milliseconds) -> Event {
        selection = .mismatch(triple)
        moments.mismatchShown = time
        switch turn {
        case .unclaimed, .mistake: scores[seat] -= penalty
        case .claim:
            scores[seat] -= penalty
            turn = .mistake(seat)
        case .free: break
        }
        return .mismatched(triple)
    }

    /// The points that a mistake costs.
    var penalty: Int { options.penalties ? Rule.penalty : 0 }

    func points(for set: CardTriple, after took: Milliseconds) -> Int {
        if hinted.contains(set) { return 0 }
        guard options.clock else { return Rule.setPoints }
        return Rule.setPoints + max(0, Rule.bonus - Int(clamping: took / 1000))
    }

    mutating func deselect(by seat: Seat) throws(RuleViolation) -> [Event] {
        if case .mistake = turn { throw .mismatchShows }
        if let owner = turn.seat, owner != seat { throw .turnOf(owner) }
        switch selection {
        case .none, .match: throw .nothingSelected
        case .one, .two, .mismatch: selection = .none
        }
        return [.selectionCleared]
    }

    mutating func matchLeaves(at time: Milliseconds) throws(RuleViolation) -> [Event] {
        guard case .match(let triple) = selection else { throw .notDue }
        selection = .none
        moments.matchLeftByItself = time
        return [takeAway(triple, replacing: replacesMatches, at: time)]
    }

    /// Whether new cards replace a match that leaves. A Deal replaces it in any case.
    var replacesMatches: Bool {
        !(options.backTo12 && table.count > Rule.openingCards)
    }

    /// Takes the cards of a match off the table. If `replacing` is true and the deck holds at least three cards, new
    /// cards take their places; otherwise the others close up in the same order.
    mutating func takeAway(_ triple: CardTriple, replacing: Bool, at time: Milliseconds) -> Event {
        moments.tableChanged = time
        guard replacing, deck.count >= 3 else {
            table.removeAll(where: triple.contains)
            return .matchLeft(triple, replaced: false)
        }
        for place in table.indices where triple.contains(table[place]) {
            table[place] = deck.draw()
        }
        return .matchLeft(triple, replaced: true)
    }
}
