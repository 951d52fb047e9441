import PlainText
import SetGame
import SetInput
import SetPage
import SetRules
import SetSettings
import SetStorage
import SetTogether
import SetWords

// The room that this page is in.
extension TercetApp {
    /// The room; `nil` where the page shows the game on this device.
    var room: Together? {
        get { if case .together(let room) = place { room } else { nil } }
        set { place = newValue.map { .together($0) } ?? .alone }
    }

    /// Whether the page is in a room, or about to enter one.
    var isInRoom: Bool {
        if case .together = place { true } else { false }
    }

    /// The session whose game is shown: that of the room once a game has begun there, else that of this device.
    package var shown: Session { isInRoom ? shownInRoom : session }

    @inline(never)  // No first card is that of a room.
    var shownInRoom: Session { room?.session ?? session }

    /// Whose game is shown.
    var seating: Seating { isInRoom ? seatingInRoom : .own }

    @inline(never)
    private var seatingInRoom: Seating { .room(room?.seatInGame, sent: room?.sentCards ?? []) }

    /// Whether the room waits for its first game.
    var isInLobby: Bool { isInRoom && isRoomWaiting }

    @inline(never)
    private var isRoomWaiting: Bool { room.map { !$0.table.hasGame } ?? false }

    /// The room as the page shows it; `nil` outside.
    var roomState: RoomState? {
        room.map { RoomState($0.table, isConnected: $0.isConnected, link: $0.table.room.map { linkToRoom($0) }) }
    }

    /// The address that leads to a room: that of the page, with the settings that it names.
    private func linkToRoom(_ code: RoomCode) -> UTF8Text { "\(address)\(settings.link.remainder)\(fragment(code))" }

    private func fragment(_ code: RoomCode) -> UTF8Text { "#room=\(code.text)" }

    /// The part of the address that names the room; empty outside.
    var roomFragment: UTF8Text { room?.code.map { fragment($0) } ?? UTF8Text() }

    /// The own game's time passes while somebody looks at it, and at nothing else.
    func updateWatched(at time: Milliseconds) {
        perform(.setWatched(environment.isVisible && dialog == nil && !isInRoom), at: time)
    }

    /// Enters the room that the address names, if it names one; leaves the room where it names none any more.
    func followFragment(at time: Milliseconds) {
        var reader = TextReader(platform.read("location.hash").bytes)
        guard reader.skip("#room=") else { return leaveRoom(at: time) }
        guard let code = RoomCode(reader.text()) else {
            leaveRoom(at: time)
            return announcer.say(.linkHasNoRoom)
        }
        if room?.code == code { return connect(at: time) }
        enterRoom(code, at: time)
    }

    /// Enters a room, with the seat that this device has there or a new one.
    private func enterRoom(_ code: RoomCode, at time: Milliseconds) {
        leaveRoom(at: time)
        let secret = stores.seats.secret(in: code) ?? newSecret()
        stores.seats.keep(secret, in: code, named: nil)
        enter(Together(.room(code), secret), at: time)
    }

    /// Makes a room whose games have the options of the game on this device.
    func createRoom(at time: Milliseconds) {
        guard !isInRoom else { return }
        var options = session.game.options
        options.players = .one
        enter(Together(.new(options), newSecret()), at: time)
    }

    private func newSecret() -> SeatSecret { SeatSecret(entropy: (0..<4).map { _ in platform.entropy() }) }

    private func enter(_ room: Together, at time: Milliseconds) {
        self.room = room
        announcer.say(.enteringRoom)
        updateWatched(at: time)
        connect(at: time)
    }

    /// Goes back to the game on this device. The seat stays, for whoever comes back by the link.
    func leaveRoom(at time: Milliseconds) {
        guard isInRoom else { return }
        if case .together = dialog { close(.together) }
        forgetRoom(at: time)
    }

    private func forgetRoom(at time: Milliseconds) {
        platform.disconnect()
        room = nil
        announcer.clear()
        input.forgetPresses()
        screen.cards.startOver()
        clearAddress()
        updateWatched(at: time)
    }

    /// Leaves a room that cannot be entered, and says why.
    func giveUpRoom(because message: Message, at time: Milliseconds) {
        forgetRoom(at: time)
        sayTogether(message)
    }

    /// Says something about the room, in its dialog where that is open.
    func sayTogether(_ message: Message) {
        announcer.say(message)
        guard case .together(var dialog) = dialog else { return }
        (dialog.room, dialog.note) = (roomState, message)
        show(.together(dialog), .content)
    }

    /// Carries out what a person asked for in a room, or to enter one.
    func carryOut(_ command: Command.RoomCommand, at time: Milliseconds) {
        switch command {
        case .create: createRoom(at: time)
        case .rename: send(.name(PlayerName(entropy: platform.entropy())))
        case .start: send(.start)
        case .leave: leaveRoom(at: time)
        case .enter(let code): enterRoom(code, at: time)
        case .copyLink: if let link = roomState?.link { platform.deliver(link, to: .clipboard) }
        case .shareLink: if let link = roomState?.link { platform.deliver(link, to: .sheet) }
        }
        showRoom()
    }

    /// Shows what has changed of the room in its dialog, if that is open.
    func showRoom(note: Message? = nil) {
        guard case .together(var dialog) = dialog else { return }
        (dialog.room, dialog.note) = (roomState, note)
        show(.together(dialog), .content)
    }
}
