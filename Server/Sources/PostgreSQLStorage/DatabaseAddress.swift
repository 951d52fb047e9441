import Foundation
import RoomStorage

/// The address of a database in libpq's format: `postgres://user:password@host:port/database?parameters`.
struct DatabaseAddress: Sendable {
    let text: String

    /// Throws `StorageError.unavailable` if the text doesn't begin like such an address.
    init(_ text: String) throws(StorageError) {
        guard ["postgres://", "postgresql://"].contains(where: text.hasPrefix) else {
            throw .unavailable(reason: "an address of PostgreSQL begins with postgres:// or postgresql://")
        }
        self.text = text
    }

    /// The parameters for libpq. A later parameter replaces an earlier one, so the address can override the first ones.
    /// By default a dead server is noticed within six seconds, and a connection attempt takes at most three.
    private var parameters: [(name: String, value: String)] {
        [
            ("application_name", "tercet"), ("connect_timeout", "3"), ("keepalives_idle", "2"),
            ("keepalives_interval", "1"), ("keepalives_count", "3"), ("tcp_user_timeout", "5000"),
            ("dbname", text), ("client_encoding", "UTF8"),
        ]
    }

    /// Calls a libpq function with the names and values of the parameters.
    func withParameters<Result>(
        _ body: (ConnectionFunctions.Parameters, ConnectionFunctions.Parameters) -> Result
    ) -> Result {
        withCTexts(parameters.map(\.name) + [nil]) { names in
            withCTexts(parameters.map(\.value) + [nil]) { values in body(names, values) }
        }
    }

    /// Returns a libpq message as one line, without the address, which may contain a password.
    func message(_ text: String) -> String {
        text.replacing(self.text, with: "…").split(whereSeparator: \.isNewline).joined(separator: " ")
    }
}

/// Calls a function with texts as C strings, which are valid only during the call.
func withCTexts<Result>(_ texts: [String?], _ body: (UnsafePointer<CText>) -> Result) -> Result {
    let copies = texts.map { $0.map { strdup($0) } ?? nil }
    defer { copies.forEach { free($0) } }
    return copies.map { UnsafePointer($0) }.withUnsafeBufferPointer { pointers in
        guard let first = pointers.baseAddress else { return withUnsafePointer(to: nil, body) }
        return body(first)
    }
}
