/// Why a table of another machine cannot be reached.
public enum OnlineError: Error, Hashable, Sendable, CustomStringConvertible {
    /// A text is no link to a server.
    case notALink(String)
    /// What a link names after `#room=` is no code of a room.
    case notARoom(String)
    /// The link asks for encryption, for which this program has no library.
    case needsEncryption
    /// No connection can be made to the server, for this reason.
    case unreachable(host: String, port: Int, reason: String)
    /// The server answers with this HTTP status instead of a table.
    case noTable(status: UInt)
    /// The server speaks another protocol, as this reason tells.
    case notUnderstood(reason: String)

    /// What is wrong and what to do about it, for the person at the terminal.
    public var description: String {
        switch self {
        case .notALink(let text):
            "“\(text)” isn't a server link. A link looks like http://127.0.0.1:8080/#room=7k3m9qxt"
        case .notARoom(let text): "“\(text)” isn't a room code: room codes have eight letters and digits"
        case .needsEncryption:
            "This build doesn't support https links. Play in a browser, or ask for an http link"
        case .unreachable(let host, let port, let reason): "Can't connect to port \(port) of \(host): \(reason)"
        case .noTable(404): "This server doesn't offer online play (404)"
        case .noTable(503): "This server is full (503). Try again later"
        case .noTable(let status): "Joining failed: the server answered \(status)"
        case .notUnderstood(let reason): "This server uses another protocol: \(reason)"
        }
    }

    /// Whether trying again later cannot help, the link being what is wrong.
    public var isOfTheLink: Bool {
        switch self {
        case .notALink, .notARoom, .needsEncryption: true
        case .unreachable, .noTable, .notUnderstood: false
        }
    }
}
