import SetRules

// Dealing and cheating.
extension Game {
    mutating func deal(by seat: Seat, at time: Milliseconds) throws(RuleViolation) -> [Event] {
        switch options.players {
        case .one: try dealForOne(at: time)
        case .two: try dealForTwo(by: seat, at: time)
        case .apart: throw .wrongPlayers
        }
    }

    private mutating func dealForOne(at time: Milliseconds) throws(RuleViolation) -> [Event] {
        if let dealViolation { throw dealViolation }
        if case .match(let triple) = selection {
            selection = .none
            return [takeAway(triple, replacing: true, at: time)]
        }
        let cost = holdsSet ? penalty : 0
        scores[.first] -= cost
        addThree(at: time)
        return [.dealt(cost: cost, by: .alone)]
    }

    mutating func autoDeal(at time: Milliseconds) throws(RuleViolation) -> [Event] {
        guard deck.knowsNextThree else { throw .deckHidden }
        addThree(at: time)
        return [.dealt(cost: 0, by: .byItself)]
    }

    mutating func addThree(at time: Milliseconds) {
        for _ in 0..<3 { table.append(deck.draw()) }
        moments.tableChanged = time
    }

    /// Marks a set on the table: a set that cheat hasn't shown yet, or else the set shown longest ago. So every press
    /// shows a different set.
    mutating func cheat(at time: Milliseconds) throws(RuleViolation) -> [Event] {
        guard !isOver else { throw .gameOver }
        guard options.players == .one else { throw .noCheat }
        var next: CardTriple?
        tableInPlay.forEachSet { set in
            if next.map({ lastShown(set) < lastShown($0) }) ?? true { next = set }
        }
        guard let set = next else { return [.noSetToHint] }
        hinted.removeAll { $0 == set }
        hinted.append(set)
        hint = Hint(set: set, endsAt: time + Rule.hintDisplayTime)
        return [.hinted(set)]
    }

    private func lastShown(_ set: CardTriple) -> Int {
        hinted.firstIndex(of: set) ?? -1
    }

    mutating func endHint() -> [Event] {
        hint = nil
        return [.hintEnded]
    }
}
