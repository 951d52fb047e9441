/// Why a socket is closed (RFC 6455, section 7.4.1, and the registry of IANA).
public enum CloseCode: UInt16, Sendable, CaseIterable {
    /// What the socket was for is done.
    case normal = 1000
    /// The program or page goes away.
    case goingAway = 1001
    /// The peer broke the protocol.
    case protocolError = 1002
    /// The peer sent a kind of data that isn't accepted, such as a binary message.
    case unacceptableData = 1003
    /// A text message wasn't valid UTF-8.
    case invalidText = 1007
    /// The peer broke a rule of the program, such as the limit of messages a second.
    case policyViolation = 1008
    /// A message was longer than the limit.
    case messageTooLarge = 1009
    /// The server couldn't go on for a reason of its own.
    case internalError = 1011
    /// The server stops or starts again; come back later.
    case serviceRestart = 1012
    /// The server has too much to do; come back later.
    case tryAgainLater = 1013

    /// Whether a peer may send this code (section 7.4.2): those reserved for local use and those not yet assigned are errors.
    static func isValid(_ code: UInt16) -> Bool {
        (1000...1003).contains(code) || (1007...1014).contains(code) || (3000...4999).contains(code)
    }
}

/// A peer broke the protocol or a limit; the socket is closed with this code.
struct SocketViolation: Error, Equatable {
    let code: CloseCode
}
