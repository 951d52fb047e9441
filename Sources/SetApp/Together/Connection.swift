import SetGame
import SetTogether

/// The connection to a room: whether it stands, and when to try again.
struct Connection {
    private(set) var state = State.opening(since: 0)
    /// Whether the server has ever let this page in.
    private(set) var hasStood = false
    /// Whether no attempt has failed yet.
    private(set) var isFirstAttempt = true
    /// When the oldest claim that waits for an answer was sent; `nil` where none waits.
    private var claimSent: Milliseconds?
    private var reconnection = Reconnection()

    /// What can be the case.
    enum State: Equatable {
        /// A socket was asked for at this moment, and the server has not let this page in.
        case opening(since: Milliseconds)
        /// The server has let this page in.
        case open
        /// It is lost, and tried again at this moment; `nil` where nobody looks at the page.
        case lost(until: Milliseconds?)
        /// The server has refused it, so it is not tried again.
        case refused
    }

    /// A page that nobody has looked at for longer, in milliseconds, may have lost its connection without being told.
    static var longestSleep: Milliseconds { 15_000 }
    /// How long a socket or a claim may wait for an answer, in milliseconds, until the connection counts as lost.
    private static var patience: (socket: Milliseconds, claim: Milliseconds) { (8000, 3000) }

    /// A socket is asked for.
    mutating func open(at now: Milliseconds) { state = .opening(since: now) }

    /// The server has let this page in.
    mutating func stand() {
        (state, hasStood) = (.open, true)
        reconnection.reset()
    }

    /// The socket has closed.
    ///
    /// - Parameter isVisible: whether anybody looks at the page; otherwise the next attempt waits until somebody does.
    mutating func lose(at now: Milliseconds, isVisible: Bool) {
        (claimSent, isFirstAttempt) = (nil, false)
        if state != .refused { state = .lost(until: isVisible ? now + reconnection.nextPause() : nil) }
    }

    /// The server wants nothing of this page.
    mutating func refuse() { state = .refused }

    /// There is reason to hope: the next attempt comes at once.
    mutating func hope() { reconnection.reset() }

    /// Notes whether a claim waits for its answer.
    mutating func note(isWaiting: Bool, at now: Milliseconds) { claimSent = isWaiting ? claimSent ?? now : nil }

    /// When something is to be done: another attempt, or the end of patience; `nil` where nothing is.
    var due: Milliseconds? {
        switch state {
        case .opening(let since): since + Self.patience.socket
        case .open: claimSent.map { $0 + Self.patience.claim }
        case .lost(let until): until
        case .refused: nil
        }
    }
}
