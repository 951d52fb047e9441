import SetRules

/// The state of a solo game: the hints.
struct Alone: Hashable, Sendable {
    /// The match that cheat marks; `nil` if none is marked.
    var hint: Game.Hint?
    /// The matches that cheat has shown so far, the most recent last.
    var hinted: [CardGroup] = []

    var scheduled: [ScheduledAction] {
        hint.map { [ScheduledAction(at: $0.endsAt, action: .due(.hintEnds))] } ?? []
    }
}

extension Game {
    /// A match that cheat marks for a while.
    public struct Hint: Hashable, Sendable {
        /// The cards of the match.
        public let cards: CardGroup
        /// The playing time at which the hint ends.
        public let endsAt: Milliseconds
    }

    /// The match that cheat marks, and the playing time at which the hint ends; `nil` if no match is marked.
    public internal(set) var hint: Hint? {
        get { if case .alone(let state) = way { state.hint } else { nil } }
        set {
            guard case .alone(var state) = way else { return }
            state.hint = newValue
            way = .alone(state)
        }
    }

    mutating func dealAlone(at time: Milliseconds) throws(RuleViolation) -> [Event] {
        if let dealViolation { throw dealViolation }
        if case .match(let group) = selection {
            selection = .none
            return [takeAway(group, replacing: true, at: time)]
        }
        let cost = holdsMatch ? penalty : 0
        scores[.first] -= cost
        return [addCards(at: time, cost: cost, by: .alone)]
    }

    mutating func settleAlone(_ verdict: Verdict) {
        switch verdict {
        case .match: hint = nil
        case .mismatch: scores[.first] -= penalty
        }
    }

    /// Marks a match on the table: one that cheat hasn't shown yet, or else the one shown longest ago. So every press
    /// shows a different match.
    mutating func cheat(at time: Milliseconds) throws(RuleViolation) -> [Event] {
        guard !isOver else { throw .gameOver }
        guard case .alone(var state) = way else { throw .noCheat }
        var next: (group: CardGroup, shown: Int)?
        rules.forEachMatch(among: tableInPlay, after: linkedMatch) { group in
            let shown = state.hinted.firstIndex(of: group) ?? -1
            if next.map({ shown < $0.shown }) ?? true { next = (group, shown) }
        }
        guard let group = next?.group else { return [.noMatchToHint] }
        state.hinted.removeAll { $0 == group }
        state.hinted.append(group)
        state.hint = Hint(cards: group, endsAt: time + Rule.hintDisplayTime)
        way = .alone(state)
        return [.hinted(group)]
    }

    /// Returns whether cheat has shown a match in this game.
    func wasHinted(_ group: CardGroup) -> Bool {
        if case .alone(let state) = way { state.hinted.contains(group) } else { false }
    }
}
