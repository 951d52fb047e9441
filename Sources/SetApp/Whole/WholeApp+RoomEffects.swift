import PlainText
import SetGame
import SetInput
import SetPage
import SetPanels
import SetPlay
import SetRecords
import SetRoom
import SetSound
import SetStorage
import SetTogether
import SetWords

// The effects of the room's client on the page.
extension WholeApp {
    /// Passes an input to the room's client, and carries out the effects. Does nothing outside a room.
    func updateRoom(_ input: RoomInput, at time: Milliseconds) {
        guard var room = app.state.room else { return }
        let effects = room.perform(input, at: time)
        app.state.room = room
        if input.isNews || showsOtherCountdown { showRoom() }
        carryOut(effects, at: time)
    }

    /// Whether the room's dialog shows another number of seconds until the start than there are.
    private var showsOtherCountdown: Bool {
        guard case .together(let together) = app.state.dialogs.open else { return false }
        return together.room?.startsIn != RoomState(app.state)?.startsIn
    }

    private func carryOut(_ effects: [RoomEffect], at time: Milliseconds) {
        for effect in effects {
            switch effect {
            case .connect: app.platform.connect(to: "together")
            case .disconnect: app.platform.disconnect()
            case .send(let message): app.platform.transmit(message.text)
            case .clearMessages: app.state.announcer.clear()
            case .say(let message): app.state.announcer.say(message)
            case .warn(let message): warn(message)
            case .cue(let cue): signals.play(cue)
            case .entered: noteEntered(at: time)
            case .keepSeat: if let room = app.state.room { app.stores.keepSeat(in: room) }
            case .showLobby: showLobby()
            case .startOver: app.screen.cards.startOver()
            case .exchanged(let card, let other): app.screen.cards.exchange(card, with: other)
            case .began: noteBeginning()
            case .reacted(let seat, let reaction): panels.show(reaction, of: seat)
            case .ended(let message): app.state.announcer.sayOnly(message)
            case .uncovered: record()
            case .givenUp(let failure): noteGivenUp(failure, at: time)
            }
        }
    }

    private func noteEntered(at time: Milliseconds) {
        if let code = app.state.room?.code, app.stores.seats.secret(in: code) == nil,
            let name = app.stores.seats.lastName
        {
            // A player has the same name as in the last room.
            carryOut([.send(.name(name))], at: time)
        }
        app.clearAddress()
    }

    private func showLobby() {
        guard app.state.dialogs.open == nil else { return }
        app.state.dialogs.open = .together(TogetherDialog(RoomState(app.state), isModal: false))
        app.reply.dialogChange = .content
    }

    private func noteBeginning() {
        app.input.forgetPresses()
        if case .together = app.state.dialogs.open { app.screen.page.call("close", on: .togetherDialog) }
    }

    /// Adds the game to the statistics.
    private func record() {
        guard let room = app.state.room, let isStored = app.stores.record(room, on: app.platform.date()) else { return }
        if !isStored { app.state.announcer.say(.phrase(.gameNotCounted)) }
    }

    private func noteGivenUp(_ failure: RoomFailure, at time: Milliseconds) {
        let code = app.state.room?.code
        if failure == .noSuchRoom, let code { app.stores.seats.forget(code) }
        // The table stays until the page is updated.
        if failure == .otherVersion, code != nil { return warn(failure.message) }
        forgetRoom(at: time)
        warn(failure.message)
    }

    /// Announces a message about the room, also in the room's dialog if it is open.
    private func warn(_ message: Message) {
        app.state.announcer.say(message)
        showRoom(note: message)
    }

    /// Shows changes of the room in its dialog, if the dialog is open.
    func showRoom(note: Message? = nil) {
        guard case .together(var together) = app.state.dialogs.open else { return }
        together.seatedBefore = together.room?.table.seats.count ?? 0
        (together.room, together.note) = (RoomState(app.state), note)
        app.state.dialogs.open = .together(together)
        app.reply.dialogChange = .content
    }
}

extension RoomInput {
    /// Whether it may change the room's dialog. Other inputs leave the dialog's last message in place.
    fileprivate var isNews: Bool {
        switch self {
        case .received, .closed: true
        case .enter, .connect, .suspend, .opened, .network, .hidden, .shown, .tap, .miss, .deselect, .reshuffle, .start,
            .agree, .react, .choose, .rename, .advance:
            false
        }
    }
}
