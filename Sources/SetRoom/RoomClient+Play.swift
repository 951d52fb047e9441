import SetGame
import SetRules
import SetSound
import SetTogether
import SetWords

// The player's actions.
extension RoomClient {
    /// Selects or deselects a card. A complete choice is claimed. If the card can't be chosen any more,
    /// says that another player was faster.
    mutating func tap(_ card: Card, at now: Milliseconds) -> [RoomEffect] {
        guard let game = table.game, game.isAvailable(card) else { return missed() }
        let chosen = table.choice.selection.choice
        let (events, message) = table.tap(card, at: now)
        if events.isEmpty, message == nil, isBlocked(card, after: chosen, in: game) {
            return [.say(.phrase(.claimWasBlocked))]
        }
        return effects(ofChoosing: card, after: chosen, events, message)
    }

    /// Returns whether a card would complete a choice while mistakes lock the seat.
    private func isBlocked(_ card: Card, after chosen: [Card], in game: Game) -> Bool {
        guard let seat = seatInGame, game.isLocked(seat, at: table.elapsed), !chosen.contains(card) else {
            return false
        }
        return chosen.count + 1 >= game.rules.kind.sizes.lowerBound && table.choice.selection == .chosen(chosen)
    }

    /// Returns the effects of choosing a card after others: messages and cues about events, and the message to send.
    func effects(
        ofChoosing card: Card, after chosen: [Card], _ events: [Event], _ message: ClientMessage?
    ) -> [RoomEffect] {
        guard let game = table.game, !events.isEmpty || message != nil else { return [] }
        var effects = [RoomEffect.clearMessages]
        for event in events {
            effects += Message.messages(on: event, in: game).map { .say($0) }
            if let cue = Cue(event, after: chosen) { effects.append(.cue(cue)) }
        }
        guard let message else { return effects }
        if case .take = message, case .match = table.choice.selection {
            effects.append(isConnected == true ? .cue(.match(chosen + [card])) : .say(.pattern(.claimWaits)))
        }
        return effects + [.send(message)]
    }

    /// Returns the answer to a press that was meant for a card that has just left the table.
    func missed() -> [RoomEffect] { seatInGame != nil && table.isPlaying ? [.say(.phrase(.cardWasGone))] : [] }

    mutating func reshuffle(entropy: UInt64) -> [RoomEffect] {
        guard table.isPlaying else { return [] }
        var generator = SplitMix64(seed: entropy)
        table.reshuffle(using: &generator)
        return [.say(.phrase(.reshuffled))]
    }

    func rename() -> [RoomEffect] {
        guard let seat = table.seat, var name = table.name(of: seat) else { return [] }
        repeat { name = name.next } while table.seats.contains { $0.name == name }
        return [.send(.name(name))]
    }
}

extension PlayerName {
    /// The next of the 1024 names in steps of 891, which is odd, so all names occur. Both words change.
    var next: PlayerName {
        PlayerName(entropy: UInt64(first) + UInt64(second) * 32 + 27 * 33)
    }
}
