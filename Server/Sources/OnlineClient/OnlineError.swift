/// Why a room on a server can't be reached.
public enum OnlineError: Error, Hashable, Sendable, CustomStringConvertible {
    /// The text isn't a link to a server.
    case notALink(String)
    /// The text after `#room=` in a link isn't a room code.
    case notARoom(String)
    /// The link needs encryption, which this program doesn't support.
    case needsEncryption
    /// The server can't be reached, for this reason.
    case unreachable(host: String, port: Int, reason: String)
    /// The server answers with this HTTP status instead of opening a socket.
    case noTable(status: UInt)
    /// The server uses another protocol, for this reason.
    case notUnderstood(reason: String)
    /// The server closes the connection without an answer.
    case closedEarly

    /// A message for the user: the problem and a remedy.
    public var description: String {
        switch self {
        case .notALink(let text):
            "“\(text)” isn't a server link. A link looks like http://127.0.0.1:8080/?together#room=7k3m9qxt"
        case .notARoom(let text): "“\(text)” isn't a room code: room codes have eight letters and digits"
        case .needsEncryption:
            "This build doesn't support https links. Play in a browser, or ask for an http link"
        case .unreachable(let host, let port, let reason): "Can't connect to port \(port) of \(host): \(reason)"
        case .noTable(404): "This server doesn't offer online play (404)"
        case .noTable(503): "This server is full (503). Try again later"
        case .noTable(let status): "Joining failed: the server answered \(status)"
        case .notUnderstood(let reason): "This server uses another protocol: \(reason)"
        case .closedEarly: "The server closed the connection without an answer"
        }
    }

    /// Whether the link itself is wrong. Trying again later can't help then.
    public var isOfTheLink: Bool {
        switch self {
        case .notALink, .notARoom, .needsEncryption: true
        case .unreachable, .noTable, .notUnderstood, .closedEarly: false
        }
    }
}
