import SetGame

/// The connection to a room: its state, when to try again, and how long the device may have slept.
struct RoomConnection: Hashable, Sendable {
    private(set) var state = State.opening(since: 0)
    /// Whether the server has ever let this player in.
    private(set) var hasStood = false
    /// Whether no attempt has failed yet.
    private(set) var isFirstAttempt = true
    /// When the oldest unanswered claim was sent; `nil` if no claim waits for an answer.
    private var claimSent: Milliseconds?
    /// When the server has to have sent something; `nil` if no other request waits for that.
    private var answerDue: Milliseconds?
    /// When the server last sent something.
    private var heard: Milliseconds = 0
    private var reconnection = Reconnection()
    /// The date and time at which the room was hidden; `nil` while the player can see it.
    private var hiddenSince: Milliseconds?

    /// The states of a connection.
    enum State: Hashable, Sendable {
        /// A socket was requested at this time, and the server hasn't let this player in yet.
        case opening(since: Milliseconds)
        /// The server has let this player in.
        case open
        /// The connection is lost; the next attempt is due at this time, or `nil` while the player can't see the room.
        case lost(until: Milliseconds?)
        /// The room was given up, so there are no more attempts.
        case givenUp
    }

    /// How long a room may be hidden, in milliseconds, before its connection may have been lost without a notice.
    static var longestSleep: Milliseconds { 15_000 }
    /// How long a socket or a request may wait for an answer, in milliseconds, until the connection counts as lost.
    private static var patience: (socket: Milliseconds, request: Milliseconds) { (8000, 3000) }
    /// How long the server may be silent while the player can see the room, in milliseconds, until the client asks
    /// whether the connection still exists. A connection can be lost without a notice while the others play on.
    private static var longestSilence: Milliseconds { 10_000 }

    /// Notes that the player can't see the room any more, at this date and time.
    mutating func hide(on date: Milliseconds) { hiddenSince = date }

    /// Notes that the player can see the room again. Returns how long it was hidden, in milliseconds.
    mutating func show(on date: Milliseconds) -> Milliseconds {
        defer { appear() }
        return hiddenSince.map { date - $0 } ?? 0
    }

    /// Notes that the player can see the room. A page that has let another play isn't told when it shows again.
    mutating func appear() { hiddenSince = nil }

    /// Notes that a socket has been requested.
    mutating func open(at now: Milliseconds) { state = .opening(since: now) }

    /// Notes that the server has let this player in.
    mutating func stand() {
        (state, hasStood) = (.open, true)
        reconnection.reset()
    }

    /// Notes that the socket has closed.
    ///
    /// - Parameter isVisible: whether the player can see the room; otherwise the next attempt waits until that is so
    ///   again.
    mutating func lose(at now: Milliseconds, isVisible: Bool) {
        isFirstAttempt = false
        if state != .givenUp { state = .lost(until: isVisible ? now + reconnection.nextPause() : nil) }
    }

    /// Ends all attempts.
    mutating func giveUp() { state = .givenUp }

    /// Makes the next attempt immediate, because there is reason to hope.
    mutating func hope() { reconnection.reset() }

    /// Notes whether a claim waits for its answer, and whether another request has just been sent, which the server answers
    /// with any message. Patience restarts with each connection.
    mutating func note(isWaiting: Bool, isAsking: Bool, at now: Milliseconds) {
        let isOpen = state == .open
        claimSent = isOpen && isWaiting ? claimSent ?? now : nil
        if isAsking { awaitAnswer(until: now + Self.patience.request) }
        if !isOpen { answerDue = nil }
    }

    /// Notes that the client asks whether the connection still exists. A slow network has as much time to answer as to open
    /// a socket, so a player who only watches isn't disconnected for its slowness.
    mutating func ask(at now: Milliseconds) { awaitAnswer(until: now + Self.patience.socket) }

    private mutating func awaitAnswer(until time: Milliseconds) { answerDue = min(answerDue ?? time, time) }

    /// Notes that the server has sent something.
    mutating func noteAnswer(at now: Milliseconds) { (answerDue, heard) = (nil, now) }

    /// When the next step is due; `nil` if none is.
    var due: Milliseconds? {
        switch state {
        // A hidden page tries again when it shows.
        case .opening(let since): hiddenSince == nil ? since + Self.patience.socket : nil
        case .open: endOfPatience ?? endOfSilence
        case .lost(let until): until
        case .givenUp: nil
        }
    }

    /// Returns the step due at a time of the owner's clock, if any.
    func step(at now: Milliseconds) -> Step? {
        guard let due, due <= now else { return nil }
        return switch state {
        case .open: endOfPatience == nil ? .ask : .reconnect
        case .opening: .reconnect
        case .lost, .givenUp: .connect
        }
    }

    /// Something that is due by time alone.
    enum Step {
        /// The next attempt to connect.
        case connect
        /// An attempt to connect at once, because an answer is overdue.
        case reconnect
        /// The question whether the connection still exists.
        case ask
    }

    /// When an answer is overdue; `nil` if none is awaited.
    private var endOfPatience: Milliseconds? {
        [claimSent.map { $0 + Self.patience.request }, answerDue].compactMap { $0 }.min()
    }

    /// When the server will have been silent for long; `nil` while the player can't see the room.
    private var endOfSilence: Milliseconds? { hiddenSince == nil ? heard + Self.longestSilence : nil }
}
