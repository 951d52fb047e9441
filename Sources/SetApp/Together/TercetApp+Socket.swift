import PlainText
import SetGame
import SetPage
import SetRules
import SetSettings
import SetStorage
import SetTogether
import SetWords

// The socket to the room's server. It can be lost at any time, and reconnects automatically.
extension TercetApp {
    /// Requests a socket, replacing the current socket if there is one.
    func connect(at time: Milliseconds) {
        guard environment.role == .playing, isInRoom else { return }
        room?.connection.open(at: time)
        platform.connect(to: "together")
    }

    /// Reconnects at once, because there is reason to hope: the page is visible again, or the device has joined a
    /// network.
    func reconnect(at time: Milliseconds) {
        guard isInRoom, room?.connection.state != .refused else { return }
        room?.connection.hope()
        connect(at: time)
    }

    /// Reacts to a network that the device has joined or lost. A server on the device itself can be reached without one, so
    /// the page tries to connect either way.
    func noteNetwork(at time: Milliseconds) {
        if isOffline, room?.connection.state == .open {
            platform.disconnect()
            lose(at: time)
        } else {
            reconnect(at: time)
        }
    }

    /// Whether the device says that it has no network.
    private var isOffline: Bool { platform.read("navigator.onLine") == "false" }

    /// Reconnects if needed when the page is visible again. A device that has slept doesn't report a lost connection.
    func wakeRoom(at time: Milliseconds) {
        guard let room else { return }
        let sleep = room.hiddenSince.map { platform.date() - $0 } ?? 0
        self.room?.hiddenSince = nil
        if room.connection.state != .open || sleep > Connection.longestSleep { reconnect(at: time) }
    }

    /// Gives up the socket, because another page plays.
    func disconnect(at time: Milliseconds) {
        guard isInRoom else { return }
        platform.disconnect()
        room?.connection.lose(at: time, isVisible: false)
    }

    func note(_ news: SocketNews, at time: Milliseconds) {
        guard let room else { return }
        switch news {
        case .opened:
            send(room.table.hello(room.secret, entering: room.entrance))
            for message in room.table.unanswered { send(message) }
        case .received(let text): receive(text, at: time)
        case .closed: lose(at: time)
        }
    }

    func send(_ message: ClientMessage) { platform.transmit(message.text) }

    /// Does whatever is due: another attempt to connect, or the end of patience.
    func advanceRoom(to time: Milliseconds) {
        guard isInRoom else { return }
        room?.table.advance(to: time)
        guard let due = room?.connection.due, due <= time else { return }
        if case .lost = room?.connection.state { connect(at: time) } else { reconnect(at: time) }
    }

    /// Asks to be woken at the clock's next second, at the end of a mismatch, or when the connection has something due,
    /// whichever is first.
    func scheduleWakeInRoom() {
        guard environment.role == .playing, let room else { return platform.wake(after: nil) }
        let (now, elapsed) = (environment.now, room.table.elapsed)
        let tick = room.table.isPlaying && environment.isVisible ? 1000 - elapsed % 1000 : nil
        let mismatch = room.table.mismatchEnds.map { max(0, $0 - elapsed) }
        let connection = room.connection.due.map { max(0, $0 - now) }
        let delay = [tick, mismatch, connection].compactMap { $0 }.min()
        environment.noteWake(after: delay)
        platform.wake(after: delay)
    }

    /// Announces a lost connection once; the next attempt is scheduled.
    private func lose(at time: Milliseconds) {
        guard let before = room?.connection else { return }
        room?.connection.lose(at: time, isVisible: environment.isVisible)
        switch (before.state, before.hasStood) {
        case (.open, _):
            sayTogether(isOffline ? .offline : .connectionLost)
            if room?.sentCards.isEmpty == false { announcer.say(.claimWaits) }
        case (.opening, false):
            // A page without a server can't create a room.
            if room?.code == nil { return giveUpRoom(because: .noTogetherServer, at: time) }
            if before.isFirstAttempt { sayTogether(isOffline && hasSeat ? .offline : .noTogetherServer) }
        case (.opening, true), (.lost, _), (.refused, _): break
        }
        showRoom()
    }

    /// Whether this device has had a seat in the room.
    private var hasSeat: Bool { room?.code.map { stores.seats.hasSeat(in: $0) } ?? false }

    private func receive(_ text: UTF8Text, at time: Milliseconds) {
        let (former, formerSeats) = (room?.table.game, room?.table.seats ?? [])
        var news: [SharedNews] = []
        for line in text.bytes.split(separator: UInt8(ascii: "\n")) {
            guard let message = ServerMessage(UTF8Text(line)) else { return refuse(.pageTooOld, at: time) }
            news += room?.table.receive(message, at: time) ?? []
        }
        noteClaims(at: time)
        let isContinued = isContinued(former)
        let isCatchingUp = room?.arrival == .catchingUp
        if news.contains(.began) && !isContinued || isCatchingUp { screen.cards.startOver() }
        // Actions of others from before this page joined aren't announced. Of several that arrive together, only the
        // last is.
        let isLive = !news.contains(.began) && !isCatchingUp
        let last = news.lastIndex { $0.isTold } ?? news.endIndex
        for (index, one) in news.enumerated() {
            note(one, isLive: isLive && (index >= last || isOwnSet(one)), at: time)
        }
        // Several of these can arrive together.
        if news.contains(.seatsChanged) { noteSeats(after: formerSeats) }
        noteArrivals(after: former, isContinued: isContinued)
        showRoom()
    }

    /// Whether the server has accepted this player's own set, which is announced even if other news follow it.
    private func isOwnSet(_ news: SharedNews) -> Bool {
        if case .game(.found(let found)) = news { found.seat == room?.table.seat } else { false }
    }

    /// Remembers which cards were dealt, so that a tap that began before isn't taken for one of them.
    private func noteArrivals(after former: Game?, isContinued: Bool) {
        guard isContinued, let former, let game = room?.table.game, former.table != game.table else { return }
        room?.arrivals = (game.table.filter { !former.table.contains($0) }, environment.now)
    }

    /// Mentions each player who has lost the connection or is back, once. Players who were away when this page joined
    /// aren't mentioned.
    private func notePresence(after former: [SeatStatus]) {
        guard let table = room?.table, table.isPlaying else {
            room?.missing = []
            return
        }
        for (index, status) in table.seats.enumerated() where index < former.count {
            let seat = Seat.allCases[index]
            if seat == table.seat { continue }
            let isMissing = room?.missing.contains(seat) == true
            if status.isConnected, isMissing {
                room?.missing.removeAll { $0 == seat }
                announcer.say(.playerBack(status.name))
            } else if !status.isConnected, !isMissing, former[index].isConnected, room?.arrival == .inside {
                room?.missing.append(seat)
                announcer.say(.playerAway(status.name))
            }
        }
    }

    /// Shows the lobby if this page has just entered it, and announces who is in the room.
    private func noteSeats(after former: [SeatStatus]) {
        guard let room else { return }
        notePresence(after: former)
        self.room?.arrival = .inside
        guard isInLobby else { return }
        if room.arrival == .entering, dialog == nil {
            show(.together(TogetherDialog(roomState, isModal: false)), .content)
        }
        announcer.say(.waiting(at: room.table))
    }

    /// Whether the current game is the same as before, at the same moment or a later one.
    private func isContinued(_ former: Game?) -> Bool {
        guard let former, let game = room?.table.game else { return false }
        return former.log.count <= game.log.count && former.log == Array(game.log.prefix(former.log.count))
            && former.options == game.options
    }

    /// Stops talking to a server that this page can't talk to.
    func refuse(_ message: Message, at time: Milliseconds) {
        room?.connection.refuse()
        platform.disconnect()
        sayTogether(message)
    }

    /// Notes whether a claim waits for its answer.
    func noteClaims(at time: Milliseconds) {
        guard let isWaiting = room?.table.choice.isWaiting else { return }
        room?.connection.note(isWaiting: isWaiting, at: time)
    }
}

extension SharedNews {
    /// Whether it is announced in a message that the next message of its kind would hide.
    fileprivate var isTold: Bool {
        switch self {
        case .game(.found), .game(.dealt): true
        case .game, .entered, .seatsChanged, .began, .beaten, .refused, .uncovered, .outOfStep: false
        }
    }
}
