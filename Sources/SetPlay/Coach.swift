import SetGame
import SetRules

/// The coach of a new player. On the live table it lifts two cards of a set, and asks for the third.
package enum Coach: Sendable {
    /// The player knows how to play, or has answered.
    case gone
    /// The coach waits for a table with a set.
    case due
    /// The coach asks for the third card.
    case asking(Question)

    /// Two cards of a set on the table, and the player's last try to complete it.
    package struct Question: Sendable {
        /// The two cards that are lifted, in the order of the table.
        package let lifted: [Card]
        /// The two cards with the card that the player has tried in vain; `nil` before a try.
        package fileprivate(set) var tried: CardTriple?
        fileprivate let third: Card

        /// Asks about the set on the table that differs in the fewest features; `nil` if there is none, or if the player
        /// has already chosen cards.
        package init?(about game: Game) {
            guard game.options.game == .set, !game.options.players.needClaims, game.selection == .none,
                let easiest = game.matches.min(by: { $0.differenceCount < $1.differenceCount }),
                let third = game.table.last(where: easiest.contains)
            else { return nil }
            lifted = game.table.filter { $0 != third && easiest.contains($0) }
            self.third = third
        }

        /// Hears a tap on a card of the table, and remembers a wrong answer. Cards that the player chooses count all the
        /// time, so the third of them is judged like in any other game.
        package mutating func hear(_ card: Card, in game: Game) -> Answer {
            tried = nil
            if lifted.contains(card) { return .leave }
            let chosen = if case .chosen(let cards) = game.selection { cards } else { [Card]() }
            let own = chosen.count == 2 ? CardTriple(chosen[0], chosen[1], card) : nil
            if card == third, own?.isSet != true { return .right }
            if own != nil || chosen.contains(card) { return .play }
            let triple = CardTriple(distinct: lifted[0], lifted[1], card)
            tried = triple
            return .wrong(triple)
        }
    }

    /// What a tap on a card means to the coach.
    package enum Answer: Equatable, Sendable {
        /// The card completes the set.
        case right
        /// The card doesn't make a set with the two lifted cards.
        case wrong(CardTriple)
        /// The card belongs to the player's own choice.
        case play
        /// The player leaves the question.
        case leave
    }

    /// Begins to ask if the coach is due and the table has a set. Returns the two cards if it has just begun.
    package mutating func ask(about game: Game) -> [Card]? {
        guard case .due = self, let question = Question(about: game) else { return nil }
        self = .asking(question)
        return question.lifted
    }

    /// Whether the coach asks at the moment.
    package var isAsking: Bool {
        if case .asking = self { true } else { false }
    }

    /// Returns whether these events show that the player knows how to play: a card is chosen before the coach asks, or a
    /// set is found.
    package func isLeft(by events: [Event]) -> Bool {
        switch self {
        case .gone: false
        case .due: events.contains { if case .selected = $0 { true } else { false } }
        case .asking: events.contains { if case .found = $0 { true } else { false } }
        }
    }
}
