import SetGame
import SetInput
import SetPage
import SetRoom
import SetRules
import SetTogether

// The player's actions at a shared table.
extension TercetApp {
    /// Carries out an action in the room's game.
    func playTogether(_ command: PlayCommand, at time: Milliseconds) {
        switch command {
        case .tap(let card): tapTogether(card, at: time)
        case .deselect: updateRoom(.deselect, at: time)
        case .reshuffle: updateRoom(.reshuffle(entropy: platform.entropy()), at: time)
        // In the lobby, only its button starts the game.
        case .newGame: if !isInLobby { updateRoom(.start, at: time) }
        case .back: leaveRoom(at: time)
        // Cards are dealt automatically, and a player can't stop the others' time.
        case .deal, .dealBy, .claim, .cheat, .undo, .pause: break
        }
    }

    private func tapTogether(_ card: Card, at time: Milliseconds) {
        if shown.game.isAvailable(card) { reply.current = card }
        updateRoom(.tap(card), at: time)
        // A player who selects a card knows how to continue.
        if welcome.isDue, shown.game.selection.contains(card) { endWelcome() }
    }

    /// Answers a press that was meant for a card that has just left the table.
    func missCard(at time: Milliseconds) { updateRoom(.miss, at: time) }

    /// Whether a press began before the card under it was dealt into that place.
    func isTooLate(_ event: InputEvent) -> Bool {
        guard let room, let card = screen.card(event.pressedNode) else { return false }
        return room.wasDealt(card, after: environment.ownTime)
    }
}
