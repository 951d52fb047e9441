import SetGame
import SetRules

// The sounds and vibrations of a game.
extension Cue {
    /// Creates the cue of an event; `nil` for most events.
    ///
    /// - Parameter chosen: the cards that were chosen before the event, in their order.
    package init?(_ event: Event, after chosen: [Card]) {
        switch event {
        case .selected(let card): self = .pick(chosen + [card])
        case .found(let found): self = .match(chosen + found.set.cards.filter { !chosen.contains($0) })
        case .mismatched(let triple), .mistaken(let triple, by: _):
            self = .mismatch(chosen + triple.cards.filter { !chosen.contains($0) })
        case .dealt, .matchLeft(_, replaced: true): self = .deal(3)
        case .newGame: self = .deal(Rule.openingCards)
        case .claimed(let seat): self = .claim(seat)
        case .ended: self = .end
        case .matchLeft(_, replaced: false), .deselected, .selectionCleared, .mismatchCleared, .agreedToDeal,
            .dealUndone, .claimWithdrawn, .claimRanOut, .freeTurn, .turnRanOut, .reshuffled, .hinted, .hintEnded,
            .noSetToHint, .optionsChanged, .newGameUndone, .paused, .continued, .returned:
            return nil
        }
    }
}

extension Selection {
    /// The one or two cards that wait for a third, in the order in which they were chosen.
    package var cardsInOrder: [Card] {
        switch self {
        case .none, .match, .mismatch: []
        case .one(let first): [first]
        case .two(let first, let second): [first, second]
        }
    }
}
