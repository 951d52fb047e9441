import SetGame
import SetTogether
import SetWords

// The connection. It can be lost at any time, and the client reconnects.
extension RoomClient {
    mutating func connect(at now: Milliseconds) -> [RoomEffect] {
        connection.open(at: now)
        return [.connect]
    }

    /// Connects for a player who sees the room.
    mutating func connectAgain(at now: Milliseconds) -> [RoomEffect] {
        connection.appear()
        return connect(at: now)
    }

    /// Reconnects at once, because there is reason to hope.
    private mutating func reconnect(at now: Milliseconds) -> [RoomEffect] {
        guard connection.state != .givenUp else { return [] }
        connection.hope()
        return connect(at: now)
    }

    mutating func suspend(at now: Milliseconds) -> [RoomEffect] {
        connection.lose(at: now, isVisible: false)
        return [.disconnect]
    }

    /// Enters the room, and repeats the unanswered claims.
    func opened() -> [RoomEffect] { [.send(hello)] + table.unanswered.map { .send($0) } }

    var hello: ClientMessage { table.hello(secret, entering: admission.entrance) }

    /// Reports a lost connection once; the next attempt becomes due.
    mutating func closed(_ device: RoomInput.Device, at now: Milliseconds) -> [RoomEffect] {
        let before = connection
        connection.lose(at: now, isVisible: device.isVisible)
        switch (before.state, before.hasStood) {
        case (.open, _):
            let warning = RoomEffect.warn(.phrase(device.isOffline ? .offline : .connectionLost))
            return sentCards.isEmpty ? [warning] : [warning, .say(.pattern(.claimWaits))]
        case (.opening, false):
            guard case .triesAgain(let hasSeat) = admission.firstFailure else { return giveUp(.unreachable) }
            guard before.isFirstAttempt else { return [] }
            return [.warn(.phrase(device.isOffline && hasSeat ? .offline : .noTogetherServer))]
        case (.opening, true), (.lost, _), (.givenUp, _): return []
        }
    }

    /// Reacts to a network that the device has joined or lost. A server on the device itself can be reached without one,
    /// so the client tries to connect either way.
    mutating func networkChanged(_ device: RoomInput.Device, at now: Milliseconds) -> [RoomEffect] {
        guard device.isOffline, connection.state == .open else { return reconnect(at: now) }
        return [.disconnect] + closed(device, at: now)
    }

    mutating func hide(on date: Milliseconds) -> [RoomEffect] {
        connection.hide(on: date)
        return []
    }

    /// Reconnects if needed when the player can see the room again. A device that has slept doesn't report a lost
    /// connection.
    mutating func show(on date: Milliseconds, at now: Milliseconds) -> [RoomEffect] {
        let sleep = connection.show(on: date)
        return connection.state != .open || sleep > RoomConnection.longestSleep ? reconnect(at: now) : []
    }

    /// Gives up the room.
    mutating func giveUp(_ failure: RoomFailure) -> [RoomEffect] {
        connection.giveUp()
        return [.disconnect, .givenUp(failure)]
    }
}

// The time.
extension RoomClient {
    /// Ends the display of a mismatch, and does whatever is due for the connection.
    mutating func advance(to now: Milliseconds) -> [RoomEffect] {
        table.advance(to: now)
        let effects = startOnTime(at: now)
        return switch connection.step(at: now) {
        case .connect: effects + connect(at: now)
        case .reconnect: effects + reconnect(at: now)
        case .ask: effects + ask(at: now)
        case nil: effects
        }
    }

    private mutating func ask(at now: Milliseconds) -> [RoomEffect] {
        connection.ask(at: now)
        return [.send(.ping)]
    }

    /// Returns the delay in milliseconds until the clock's next second, the end of a mismatch, or the connection's next
    /// due moment, or another second of the countdown to the next game, whichever is first; `nil` if no change is due.
    ///
    /// - Parameter isVisible: whether the clock is visible.
    public func delay(isVisible: Bool = true, at now: Milliseconds) -> Milliseconds? {
        let tick = table.isPlaying && isVisible ? 1000 - table.elapsed % 1000 : nil
        let mismatch = table.mismatchEnds.map { max(0, $0 - table.elapsed) }
        let attempt = connection.due.map { max(0, $0 - now) }
        return [tick, mismatch, attempt, lobby.countdown?.delay(at: now)].compactMap { $0 }.min()
    }
}
