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
    /// When the oldest other request was sent since the server's last message; `nil` if there is none.
    private var requestSent: Milliseconds?
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

    /// Notes that the player can't see the room any more, at this date and time.
    mutating func hide(on date: Milliseconds) { hiddenSince = date }

    /// Notes that the player can see the room again. Returns how long it was hidden, in milliseconds.
    mutating func show(on date: Milliseconds) -> Milliseconds {
        defer { hiddenSince = nil }
        return hiddenSince.map { date - $0 } ?? 0
    }

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
    /// with any message. Patience begins anew with each connection.
    mutating func note(isWaiting: Bool, isAsking: Bool, at now: Milliseconds) {
        let isOpen = state == .open
        claimSent = isOpen && isWaiting ? claimSent ?? now : nil
        requestSent = isOpen ? requestSent ?? (isAsking ? now : nil) : nil
    }

    /// Notes that the server has sent something.
    mutating func noteAnswer() { requestSent = nil }

    /// When the next attempt or the end of patience is due; `nil` if neither is.
    var due: Milliseconds? {
        switch state {
        case .opening(let since): since + Self.patience.socket
        case .open: [claimSent, requestSent].compactMap { $0 }.min().map { $0 + Self.patience.request }
        case .lost(let until): until
        case .givenUp: nil
        }
    }
}
