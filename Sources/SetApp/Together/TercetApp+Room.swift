import PlainText
import SetGame
import SetInput
import SetPage
import SetRoom
import SetRules
import SetSettings
import SetStorage
import SetTogether
import SetWords

// The room that this page is in.
extension TercetApp {
    /// The room; `nil` while the page shows the game on this device.
    var room: RoomClient? {
        get { if case .together(let room) = place { room } else { nil } }
        set { place = newValue.map { .together($0) } ?? .alone }
    }

    /// Whether the page is in a room, or about to enter one.
    var isInRoom: Bool {
        if case .together = place { true } else { false }
    }

    /// The session whose game is shown: the room's session once a game has begun there, otherwise this device's.
    package var shown: Session { room?.session ?? session }

    /// The game of the family that the page shows.
    var variant: Variant { room?.table.options.game ?? session.game.options.game }

    /// Whose game is shown.
    var seating: Seating { room.map { .room($0.seatInGame, sent: $0.sentCards) } ?? .own }

    /// Whether the room waits for its first game.
    var isInLobby: Bool { room.map { !$0.table.hasGame } ?? false }

    /// The room as the page shows it; `nil` outside a room.
    var roomState: RoomState? {
        room.map { RoomState($0.table, isConnected: $0.isConnected, link: $0.table.room.map { linkToRoom($0) }) }
    }

    /// Returns the address of a room: the page's address with the settings that it names.
    private func linkToRoom(_ code: RoomCode) -> UTF8Text { "\(address)\(queryAndFragment(code))" }

    private func queryAndFragment(_ code: RoomCode) -> UTF8Text { "\(settings.link.roomQuery)#room=\(code.text)" }

    /// The part of the address after the path: the settings that it names, and in a room the room.
    var queryAndFragment: UTF8Text { room?.code.map { queryAndFragment($0) } ?? settings.link.remainder }

    /// Runs the clock of this device's game only while the page is visible and shows neither a dialog nor a room.
    func updateWatched(at time: Milliseconds) {
        perform(.setWatched(environment.isVisible && dialog == nil && !isInRoom), at: time)
    }

    /// Enters the room that the address names. If the address names no room, leaves the current room.
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
        let hasSeat = stores.seats.hasSeat(in: code)
        enter(RoomClient(.room(code), secret, firstFailure: .triesAgain(hasSeat: hasSeat)), at: time)
    }

    /// Creates a room whose games have the options of the game on this device.
    func createRoom(at time: Milliseconds) {
        guard !isInRoom else { return }
        var options = session.game.options
        options.players = .one
        enter(RoomClient(.new(options), newSecret(), firstFailure: .givesUp), at: time)
    }

    private func newSecret() -> SeatSecret { SeatSecret(entropy: (0..<4).map { _ in platform.entropy() }) }

    private func enter(_ room: RoomClient, at time: Milliseconds) {
        self.room = room
        updateWatched(at: time)
        updateRoom(.enter, at: time)
    }

    /// Returns to the game on this device. The seat stays reserved, and the link leads back to it.
    func leaveRoom(at time: Milliseconds) {
        guard isInRoom else { return }
        if case .together = dialog { close(.together) }
        forgetRoom(at: time)
    }

    func forgetRoom(at time: Milliseconds) {
        platform.disconnect()
        room = nil
        announcer.clear()
        input.forgetPresses()
        screen.cards.startOver()
        clearAddress()
        updateWatched(at: time)
    }

    /// Carries out a command to enter a room, or in a room.
    func carryOutInRoom(_ command: RoomCommand, at time: Milliseconds) {
        switch command {
        case .create: createRoom(at: time)
        case .rename: updateRoom(.rename, at: time)
        case .start: updateRoom(.start, at: time)
        case .leave: leaveRoom(at: time)
        case .enter(let code): enterRoom(code, at: time)
        case .copyLink: if let link = roomState?.link { platform.deliver(link, to: .clipboard) }
        case .shareLink: if let link = roomState?.link { platform.deliver(link, to: .sheet) }
        }
        showRoom()
    }

    /// Shows changes of the room in its dialog, if the dialog is open.
    func showRoom(note: Message? = nil) {
        guard case .together(var dialog) = dialog else { return }
        (dialog.room, dialog.note) = (roomState, note)
        show(.together(dialog), .content)
    }
}
