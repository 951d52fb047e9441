import Foundation
import PlainText
import SetTogether

/// A link to a server's page and, in its fragment, to a room: `http://127.0.0.1:8080/?together#room=7k3m9qxt`.
public struct RoomLink: Hashable, Sendable {
    /// The server's name or address; an IPv6 address without brackets.
    public let host: String
    /// The TCP port.
    public let port: Int
    /// The folder of the page on the server. It begins and ends with a slash.
    public let folder: String
    /// The room; `nil` if the link leads only to the server.
    public var room: RoomCode?

    /// Parses a link that the user has entered. A link without a scheme is an http link.
    ///
    /// - Throws: `notALink` or `notARoom` for an invalid link, and `needsEncryption` for https.
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

    /// The path where the server opens sockets, in the folder of its page.
    public var socketPath: String { folder + "together" }

    /// The host name and port in the format of the `Host` header.
    public var authority: String {
        let name = host.contains(":") ? "[\(host)]" : host
        return port == 80 ? name : "\(name):\(port)"
    }

    /// The link as text, for other players to open in a browser or in this program.
    public var text: String {
        // The mark in the query is for the link's preview: servers don't see the fragment.
        let end = room.map { "?together#room=\($0.text)" } ?? ""
        return "http://\(authority)\(folder)\(end)"
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
