import Foundation
import PlainText
import SetTogether

/// A link to a server's page and, in its fragment, to a room: `http://127.0.0.1:8080/#room=7k3m9qxt`.
public struct RoomLink: Hashable, Sendable {
    /// The name or the address of the server, an IPv6 address without brackets.
    public let host: String
    /// The TCP port.
    public let port: Int
    /// The folder of the page on the server. It begins and ends with a slash.
    public let folder: String
    /// The room; `nil` where the link leads to the server alone.
    public var room: RoomCode?

    /// The link in a text that a person gives. Without a scheme it is read as http.
    ///
    /// Throws `notALink` or `notARoom` for what is no link, and `needsEncryption` for https.
    public init(_ text: String) throws(OnlineError) {
        let whole = text.contains("://") ? text : "http://\(text)"
        guard let parts = URLComponents(string: whole), let scheme = parts.scheme?.lowercased() else {
            throw .notALink(text)
        }
        if scheme == "https" || scheme == "wss" { throw .needsEncryption }
        guard scheme == "http" || scheme == "ws", let host = parts.host, !host.isEmpty else { throw .notALink(text) }
        let port = parts.port ?? 80
        guard (1...65535).contains(port) else { throw .notALink(text) }
        self.host = host.hasPrefix("[") && host.hasSuffix("]") ? String(host.dropFirst().dropLast()) : host
        self.port = port
        folder = Self.folder(of: parts.percentEncodedPath)
        room = try Self.room(in: parts.fragment ?? "")
    }

    /// The path at which the server opens sockets, beside its page.
    public var socketPath: String { folder + "together" }

    /// The name and the port as the header `Host` gives them.
    public var authority: String {
        let name = host.contains(":") ? "[\(host)]" : host
        return port == 80 ? name : "\(name):\(port)"
    }

    /// The link as text, for others to open in a browser or here.
    public var text: String {
        let fragment = room.map { "#room=\($0.text)" } ?? ""
        return "http://\(authority)\(folder)\(fragment)"
    }

    private static func folder(of path: String) -> String {
        let folder = path.lastIndex(of: "/").map { String(path[...$0]) } ?? "/"
        return folder.hasPrefix("/") ? folder : "/" + folder
    }

    private static func room(in fragment: String) throws(OnlineError) -> RoomCode? {
        let key = "room="
        guard let part = fragment.split(separator: "&").first(where: { $0.hasPrefix(key) }) else { return nil }
        let code = String(part.dropFirst(key.count))
        guard let room = RoomCode(UTF8Text(code.utf8)) else { throw .notARoom(code) }
        return room
    }
}
