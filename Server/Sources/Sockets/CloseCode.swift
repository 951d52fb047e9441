/// Why a socket is closed (RFC 6455, section 7.4.1, and the IANA registry).
public enum CloseCode: UInt16, Sendable, CaseIterable {
    /// The socket has served its purpose.
    case normal = 1000
    /// The program exits, or the page is left.
    case goingAway = 1001
    /// The peer broke the protocol.
    case protocolError = 1002
    /// The peer sent a kind of data that isn't accepted, such as a binary message.
    case unacceptableData = 1003
    /// A text message wasn't valid UTF-8.
    case invalidText = 1007
    /// The peer broke a rule of the program, such as the limit on messages per second.
    case policyViolation = 1008
    /// A message was longer than the limit.
    case messageTooLarge = 1009
    /// The server couldn't continue because of an internal error.
    case internalError = 1011
    /// The server is stopping or restarting; reconnect later.
    case serviceRestart = 1012
    /// The server is overloaded; reconnect later.
    case tryAgainLater = 1013

    /// Returns whether a peer may send this code (section 7.4.2): codes reserved for local use and unassigned codes are
    /// errors.
    static func isValid(_ code: UInt16) -> Bool {
        (1000...1003).contains(code) || (1007...1014).contains(code) || (3000...4999).contains(code)
    }
}

/// A violation of the protocol or of a limit by a peer. The socket is closed with this code.
struct SocketViolation: Error, Equatable {
    let code: CloseCode
}
