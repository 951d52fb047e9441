import PlainText
import SetGame
import SetInput
import SetPage
import SetPanels
import SetPlay
import SetRoom
import SetRules
import SetStorage
import SetTab
import SetTogether
import SetWords

// The room that this page is in: entering it, leaving it, and the player's actions in it.
extension WholeApp {
    /// Enters the room that the address names. If the address names no room, leaves the current room.
    func followFragment(at time: Milliseconds) {
        var reader = TextReader(app.platform.read("location.hash").bytes)
        guard reader.skip("#room=") else { return leaveRoom(at: time) }
        guard let code = RoomCode(reader.text()) else {
            leaveRoom(at: time)
            return app.state.announcer.say(.phrase(.linkHasNoRoom))
        }
        if app.state.room?.code != code { return enterRoom(code, at: time) }
        if app.state.tab.isPlaying { updateRoom(.connect, at: time) }
    }

    /// Enters a room, with the seat that this device has there or a new one.
    private func enterRoom(_ code: RoomCode, at time: Milliseconds) {
        leaveRoom(at: time)
        let secret = app.stores.seats.secret(in: code) ?? SeatSecret(of: app.platform)
        app.stores.seats.keep(secret, in: code, named: nil)
        let hasSeat = app.stores.seats.hasSeat(in: code)
        enter(RoomClient(.room(code), secret, firstFailure: .triesAgain(hasSeat: hasSeat)), at: time)
    }

    /// Creates a room whose games have the options of the game on this device.
    private func createRoom(at time: Milliseconds) {
        if app.state.isInRoom { return }
        var options = app.state.play.session.game.options
        options.players = .one
        enter(RoomClient(.new(options), SeatSecret(of: app.platform), firstFailure: .givesUp), at: time)
    }

    private func enter(_ room: RoomClient, at time: Milliseconds) {
        app.state.room = room
        updateWatched(at: time)
        updateMenu()
        updateRoom(.enter, at: time)
    }

    /// Returns to the game on this device. The seat stays reserved, and the link leads back to it.
    func leaveRoom(at time: Milliseconds) {
        guard app.state.isInRoom else { return }
        if case .together = app.state.dialogs.open { app.screen.page.call("close", on: .togetherDialog) }
        forgetRoom(at: time)
    }

    func forgetRoom(at time: Milliseconds) {
        app.platform.disconnect()
        app.state.room = nil
        app.state.announcer.clear()
        app.input.forgetPresses()
        app.screen.cards.startOver()
        app.clearAddress()
        updateWatched(at: time)
        updateMenu()
    }

    /// Carries out a command to enter a room, or in a room.
    func carryOut(_ command: RoomCommand, at time: Milliseconds) {
        switch command {
        case .create: createRoom(at: time)
        case .agree: updateRoom(.agree, at: time)
        case .choose(let name): updateRoom(.choose(name), at: time)
        case .react(let reaction): updateRoom(.react(reaction), at: time)
        case .start: updateRoom(.start, at: time)
        case .leave: leaveRoom(at: time)
        case .enter(let code):
            app.screen.page.call("close", on: .playDialog)
            enterRoom(code, at: time)
        case .copyLink: if let link = RoomState(app.state)?.link { app.platform.deliver(link, to: .clipboard) }
        case .shareLink: if let link = RoomState(app.state)?.link { app.platform.deliver(link, to: .sheet) }
        }
        showRoom()
    }

    /// Carries out an action in the room's game.
    func playTogether(_ command: PlayCommand, at time: Milliseconds) {
        switch command {
        case .tap(let card):
            if app.state.shown.game.isAvailable(card) { app.reply.current = card }
            updateRoom(.tap(card), at: time)
            // A player who selects a card knows how to continue.
            if app.state.shown.game.selection.contains(card) { app.endCoach() }
        case .deselect: updateRoom(.deselect, at: time)
        case .reshuffle: updateRoom(.reshuffle(entropy: app.platform.entropy()), at: time)
        // In the lobby, only its button starts the game.
        case .newGame: if !app.state.isInLobby { updateRoom(.start, at: time) }
        case .back: leaveRoom(at: time)
        case .local: break
        }
    }

    /// Passes news from the socket to the room.
    func note(_ news: SocketNews, at time: Milliseconds) {
        switch news {
        case .opened: updateRoom(.opened, at: time)
        case .received(let text): updateRoom(.received(text), at: time)
        case .closed: updateRoom(.closed(device), at: time)
        }
    }

    /// Passes the news of a network that the device has joined or lost to the room.
    func noteNetwork(at time: Milliseconds) { updateRoom(.network(device), at: time) }

    /// The state of the device, as far as it matters to the connection.
    var device: RoomInput.Device {
        RoomInput.Device(
            isVisible: app.state.tab.isVisible, isOffline: app.platform.read("navigator.onLine") == "false")
    }
}

extension SeatSecret {
    /// Creates a random secret.
    fileprivate init(of platform: some Platform) {
        self.init(entropy: (0..<4).map { _ in platform.entropy() })
    }
}
