import SetRules

/// The state of a solo game: the hints.
struct Alone: Hashable, Sendable {
    /// The match that cheat marks, or one of its cards; `nil` if none is marked.
    var hint: Game.Hint?
    /// The matches that cheat has shown so far, the most recent last.
    var hinted: [CardGroup] = []
    /// The last hint in a game whose matches stay; `nil` before the first one.
    var clue: Clue?

    /// The last step of a hint in a game whose matches stay.
    enum Clue: Hashable, Sendable {
        /// Cheat has said how the cards of this match agree in a feature.
        case feature(CardGroup)
        /// Cheat has marked a card of this match, and perhaps all of them.
        case card(CardGroup)
    }

    var endOfHint: ScheduledAction? { hint.map { ScheduledAction(at: $0.endsAt, action: .due(.hintEnds)) } }
}

extension Alone {
    /// Marks a match, which then isn't worth points.
    mutating func show(_ match: CardGroup, at time: Milliseconds) {
        hinted.removeAll { $0 == match }
        hinted.append(match)
        hint = Game.Hint(cards: match, endsAt: time + Rule.hintDisplayTime)
    }
}

extension Game {
    /// A match that cheat marks for a while, or one of its cards.
    public struct Hint: Hashable, Sendable {
        /// The marked cards.
        public let cards: CardGroup
        /// The playing time at which the hint ends.
        public let endsAt: Milliseconds
    }

    /// The cards that cheat marks, and the playing time at which the hint ends; `nil` if no match is marked.
    public internal(set) var hint: Hint? {
        get { if case .alone(let state) = way { state.hint } else { nil } }
        set {
            guard case .alone(var state) = way else { return }
            state.hint = newValue
            way = .alone(state)
        }
    }

    /// A mismatch shows until the next tap. Cards that lie face down turn back after a moment.
    func scheduledAlone(_ state: Alone) -> [ScheduledAction] {
        [state.endOfHint, rules.liesFaceDown ? scheduledEndOfMismatch : nil].compactMap { $0 }
    }

    mutating func dealAlone(at time: Milliseconds) throws(RuleViolation) -> [Event] {
        if let dealViolation { throw dealViolation }
        if case .match(let group) = selection {
            selection = .none
            return [takeAway(group, dealing: true, at: time)]
        }
        let cost = holdsMatch ? penalty : 0
        scores[.first] -= cost
        return [addCards(at: time, cost: cost, by: .alone)]
    }

    mutating func settleAlone(_ verdict: Verdict) {
        switch verdict {
        case .match: hint = nil
        case .mismatch(let mismatch): if mismatch.isMistake { scores[.first] -= penalty }
        }
    }

    mutating func cheat(at time: Milliseconds) throws(RuleViolation) -> [Event] {
        guard !isOver else { throw .gameOver }
        guard case .alone(let state) = way else { throw .noCheat }
        return rules.keepsMatches ? lead(state, at: time) : show(state, at: time)
    }

    /// Marks a match on the table: one that cheat hasn't shown yet, or else the one shown longest ago. So every press
    /// shows a different match.
    private mutating func show(_ former: Alone, at time: Milliseconds) -> [Event] {
        var state = former
        // Among one match more than cheat has shown is one that it hasn't shown, if there is one.
        let matches = rules.matches(among: tableInPlay, after: earlierMatches, most: state.hinted.count + 1)
        let new = matches.first { !state.hinted.contains($0) }
        guard let group = new ?? state.hinted.first(where: matches.contains) else { return [.noMatchToHint] }
        state.show(group, at: time)
        way = .alone(state)
        return [.hinted(group)]
    }

    /// Leads to a match in three steps: how its cards agree in a feature, one of its cards, all of them. After the third step,
    /// each press shows the match again until it is found.
    private mutating func lead(_ former: Alone, at time: Milliseconds) -> [Event] {
        var state = former
        let event: Event
        switch state.clue {
        case .feature(let match)? where !earlierMatches.contains(match):
            state.clue = .card(match)
            state.hint = Hint(cards: CardGroup(match[0]), endsAt: time + Rule.hintDisplayTime)
            event = .hintedCard(match[0])
        case .card(let match)? where !earlierMatches.contains(match):
            state.show(match, at: time)
            event = .hinted(match)
        case .feature, .card, nil:
            guard let match = rules.matches(among: table, after: earlierMatches, most: 1).first else {
                preconditionFailure("a game in progress whose matches stay has one to find")
            }
            state.clue = .feature(match)
            state.hint = nil
            event = .hintedFeature(match, rules.cards.features.first { !match.varies(in: $0) } ?? .number)
        }
        way = .alone(state)
        return [event]
    }

    /// Returns whether cheat has shown a match in this game.
    func wasHinted(_ group: CardGroup) -> Bool {
        if case .alone(let state) = way { state.hinted.contains(group) } else { false }
    }
}
