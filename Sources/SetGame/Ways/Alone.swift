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
}

extension Alone {
    /// A mismatch shows until the next tap. Cards that lie face down turn back after a moment.
    func scheduled(in game: Game) -> [ScheduledAction] {
        let endOfHint = hint.map { ScheduledAction(at: $0.endsAt, action: .due(.hintEnds)) }
        return [endOfHint, game.rules.liesFaceDown ? Schedule.endOfMismatch(in: game) : nil].compactMap { $0 }
    }

    /// Deals at the cost of a mistake if a match is on the table, or replaces a match that shows.
    static func deal(in game: inout Game, at time: Milliseconds) throws(RuleViolation) -> [Event] {
        if let violation = game.dealViolation { throw violation }
        if case .match(let group) = game.selection {
            game.selection = .none
            return [game.takeAway(group, dealing: true, at: time)]
        }
        let cost = game.holdsMatch ? game.options.penalty : 0
        game.scores[.first] -= cost
        return [game.addCards(at: time, cost: cost, by: .alone)]
    }

    /// Ends the hint after a match; a mistake costs points.
    static func settle(_ verdict: Verdict, in game: inout Game) {
        switch verdict {
        case .match: game.hint = nil
        case .mismatch(let mismatch): if mismatch.isMistake { game.scores[.first] -= game.options.penalty }
        }
    }

    /// Marks a match. In a game whose matches stay, gives the next hint instead. The game must not be over.
    mutating func cheat(in game: Game, at time: Milliseconds) -> Event {
        game.rules.keepsMatches ? lead(in: game, at: time) : show(in: game, at: time)
    }

    /// Marks a match on the table: one that cheat hasn't shown yet, or else the one shown longest ago. So every press
    /// shows a different match.
    private mutating func show(in game: Game, at time: Milliseconds) -> Event {
        // Among one match more than cheat has shown is one that it hasn't shown, if there is one.
        let matches = game.rules.matches(
            among: game.tableInPlay, after: game.earlierMatches, most: hinted.count + 1)
        let new = matches.first { !hinted.contains($0) }
        guard let group = new ?? hinted.first(where: matches.contains) else { return .noMatchToHint }
        show(group, at: time)
        return .hinted(group)
    }

    /// Marks a match, which then isn't worth points.
    private mutating func show(_ match: CardGroup, at time: Milliseconds) {
        hinted.removeAll { $0 == match }
        hinted.append(match)
        hint = Game.Hint(cards: match, endsAt: time + Rule.hintDisplayTime)
    }

    /// Leads to a match in three steps: how its cards agree in a feature, one of its cards, all of them. After the third step,
    /// each press shows the match again until it is found.
    private mutating func lead(in game: Game, at time: Milliseconds) -> Event {
        let earlier = game.earlierMatches
        switch clue {
        case .feature(let match)? where !earlier.contains(match):
            clue = .card(match)
            hint = Game.Hint(cards: CardGroup(match[0]), endsAt: time + Rule.hintDisplayTime)
            return .hintedCard(match[0])
        case .card(let match)? where !earlier.contains(match):
            show(match, at: time)
            return .hinted(match)
        case .feature, .card, nil:
            let rules = game.rules
            guard let match = rules.matches(among: game.table, after: earlier, most: 1).first else {
                preconditionFailure("a game in progress whose matches stay has one to find")
            }
            clue = .feature(match)
            hint = nil
            return .hintedFeature(match, rules.cards.features.first { !match.varies(in: $0) } ?? .number)
        }
    }
}
