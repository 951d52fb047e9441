import SetGame
import SetRules
import SetWords

/// The coach of a new player. On the live table it lifts all cards of a match but one, and asks for that. If the cards
/// lie face down, it lifts all cards of a match, to be turned up.
package enum Coach: Sendable {
    /// The player knows how to play, or has answered.
    case gone
    /// The coach waits for a table with a match.
    case due
    /// The coach asks for the missing card, or for the lifted cards.
    case asking(Question)

    /// A match on the table, in most games without one of its cards, and the player's last try to complete it.
    package struct Question: Sendable {
        /// The cards that are lifted, in the order of the table.
        package let lifted: [Card]
        /// Why these cards and the one that the player has tried in vain aren't a match; `nil` before a try.
        package fileprivate(set) var tried: Mismatch?
        /// Whether all cards of the match are lifted, because they lie face down.
        private let liesFaceDown: Bool

        /// Asks about the match on the table that differs in the fewest features or dots; `nil` if there is none, or if the
        /// player has already chosen cards.
        package init?(about game: Game) {
            guard !game.options.players.needClaims, game.selection == .none,
                let easiest = game.matches.min(by: { $0.differenceCount < $1.differenceCount }),
                let missing = game.table.last(where: easiest.contains)
            else { return nil }
            let liesFaceDown = game.rules.liesFaceDown
            lifted = game.table.filter { easiest.contains($0) && (liesFaceDown || $0 != missing) }
            self.liesFaceDown = liesFaceDown
        }

        /// The question for players who can't see which cards are lifted.
        package var message: Message { liesFaceDown ? .phrase(.coachTurns) : .coachAsks(about: lifted) }

        /// Hears a tap on a card of the table, and remembers a wrong answer. Cards that the player chooses count all the
        /// time, so a complete choice of them is judged like in any other game.
        package mutating func hear(_ card: Card, in game: Game) -> Answer {
            tried = nil
            if lifted.contains(card) != liesFaceDown { return .leave }
            if liesFaceDown { return .play }
            let chosen = game.selection.choice
            if chosen.contains(card) { return .play }
            let own = game.rules.judge(chosen + [card])
            if case .match = own { return .play }
            guard let mismatch = answer(card, in: game) else { return .right }
            if own != nil { return .play }
            tried = mismatch
            return .wrong(mismatch)
        }

        /// Returns why the lifted cards aren't a match with this card; `nil` if they are.
        private func answer(_ card: Card, in game: Game) -> Mismatch? {
            switch game.rules.judge(lifted + [card]) {
            case .match: nil
            case .mismatch(let mismatch): mismatch
            // Only dots can leave a choice incomplete.
            case nil: .hasOddDots(CardGroup(distinct: lifted + [card]))
            }
        }
    }

    /// A tap's meaning to the coach.
    package enum Answer: Equatable, Sendable {
        /// The card completes the match.
        case right
        /// The card doesn't make a match with the lifted cards.
        case wrong(Mismatch)
        /// The card belongs to the player's own choice.
        case play
        /// The player leaves the question.
        case leave
    }

    /// Begins to ask if the coach is due and the table has a match. Returns the question if it has just begun.
    package mutating func ask(about game: Game) -> Question? {
        guard case .due = self, let question = Question(about: game) else { return nil }
        self = .asking(question)
        return question
    }

    /// Whether the coach asks at the moment.
    package var isAsking: Bool {
        if case .asking = self { true } else { false }
    }

    /// Returns whether these events show that the player knows how to play: a card is chosen before the coach asks, or a
    /// match is found.
    package func isLeft(by events: [Event]) -> Bool {
        switch self {
        case .gone: false
        case .due: events.contains { if case .selected = $0 { true } else { false } }
        case .asking: events.contains { if case .found = $0 { true } else { false } }
        }
    }
}
