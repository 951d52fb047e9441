import PlainText
import SetGame
import SetInput
import SetPage
import SetRecords
import SetRoom
import SetSound
import SetStorage
import SetTogether
import SetWords

// The effects of the room's client on the page.
extension TercetApp {
    /// Passes an input to the room's client, and carries out the effects. Does nothing outside a room.
    func updateRoom(_ input: RoomInput, at time: Milliseconds) {
        guard var room else { return }
        let effects = room.perform(input, at: time)
        self.room = room
        if input.isNews { showRoom() }
        carryOut(effects, at: time)
    }

    private func carryOut(_ effects: [RoomEffect], at time: Milliseconds) {
        for effect in effects {
            switch effect {
            case .connect: platform.connect(to: "together")
            case .disconnect: platform.disconnect()
            case .send(let message): platform.transmit(message.text)
            case .clearMessages: announcer.clear()
            case .say(let message): announcer.say(message)
            case .warn(let message): warn(message)
            case .cue(let cue): signal(cue)
            case .entered: noteEntered(at: time)
            case .keepSeat: keepSeat()
            case .showLobby: showLobby()
            case .startOver: screen.cards.startOver()
            case .began: noteBeginning()
            case .ended(let message): announcer.sayOnly(message)
            case .uncovered: record()
            case .givenUp(let failure): noteGivenUp(failure, at: time)
            }
        }
    }

    private func noteEntered(at time: Milliseconds) {
        if let code = room?.code, stores.seats.secret(in: code) == nil, let name = stores.seats.lastName {
            // A player has the same name as in the last room.
            carryOut([.send(.name(name))], at: time)
        }
        clearAddress()
    }

    /// Stores the secret that proves this page's seat.
    private func keepSeat() {
        guard let room, let code = room.table.room, let seat = room.table.seat else { return }
        let name = room.table.name(of: seat)
        if name == nil, stores.seats.secret(in: code) == room.secret { return }
        stores.seats.keep(room.secret, in: code, named: name, isOver: room.table.hasGame && !room.table.isPlaying)
    }

    private func showLobby() {
        guard dialog == nil else { return }
        show(.together(TogetherDialog(roomState, isModal: false)), .content)
    }

    private func noteBeginning() {
        input.forgetPresses()
        if case .together = dialog { close(.together) }
    }

    /// Adds the game to the statistics.
    private func record() {
        guard let room, let game = room.table.game, let seat = room.seatInGame else { return }
        let save = Save(game: game, time: game.endedAt ?? game.now, isPaused: false)
        let record = GameRecord(game, endedOn: platform.date(), seat: seat)
        if !stores.history.add(record, save) { announcer.say(.gameNotCounted) }
    }

    private func noteGivenUp(_ failure: RoomFailure, at time: Milliseconds) {
        let code = room?.code
        if failure == .noSuchRoom, let code { stores.seats.forget(code) }
        // The table stays until the page is updated.
        if failure == .otherVersion, code != nil { return warn(failure.message) }
        forgetRoom(at: time)
        warn(failure.message)
    }

    /// Announces a message about the room, also in the room's dialog if it is open.
    private func warn(_ message: Message) {
        announcer.say(message)
        showRoom(note: message)
    }
}

extension RoomInput {
    /// Whether it may change what the room's dialog shows. Other inputs leave the dialog's last message in place.
    fileprivate var isNews: Bool {
        switch self {
        case .received, .closed: true
        case .enter, .connect, .suspend, .opened, .network, .hidden, .shown, .tap, .miss, .deselect, .reshuffle, .start,
            .rename, .advance:
            false
        }
    }
}
