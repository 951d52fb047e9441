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
        case .found(let found): self = .match(chosen + found.cards.filter { !chosen.contains($0) })
        case .mismatched(let mismatch), .mistaken(let mismatch, by: _):
            self = .mismatch(chosen + mismatch.cards.filter { !chosen.contains($0) })
        case .dealt(let count, _, _): self = .deal(count)
        case .matchLeft(let group, replaced: true): self = .deal(group.count)
        case .newGame: self = .deal(12)
        case .claimed(let seat): self = .claim(seat)
        case .ended: self = .end
        case .matchLeft(_, replaced: false), .deselected, .selectionCleared, .mismatchCleared, .agreedToDeal,
            .dealUndone, .claimWithdrawn, .claimRanOut, .freeTurn, .turnRanOut, .reshuffled, .hinted, .hintedCard,
            .hintedFeature, .matchStayed, .hintEnded,
            .noMatchToHint, .optionsChanged, .newGameUndone, .paused, .continued, .returned:
            return nil
        }
    }
}
