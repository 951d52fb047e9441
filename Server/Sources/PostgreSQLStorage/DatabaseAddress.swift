import Foundation
import RoomStorage

/// Where a database is, as libpq reads it: `postgres://user:password@host:port/database?parameters`.
struct DatabaseAddress: Sendable {
    let text: String

    /// Throws `StorageError.unavailable` if the text doesn't begin as such an address.
    init(_ text: String) throws(StorageError) {
        guard ["postgres://", "postgresql://"].contains(where: text.hasPrefix) else {
            throw .unavailable(reason: "an address of PostgreSQL begins with postgres:// or postgresql://")
        }
        self.text = text
    }

    /// What libpq is given. A later parameter replaces an earlier one, so that the address can change the first ones: a
    /// dead server is noticed within six seconds, and a connection attempt takes at most three.
    private var parameters: [(name: String, value: String)] {
        [
            ("application_name", "tercet"), ("connect_timeout", "3"), ("keepalives_idle", "2"),
            ("keepalives_interval", "1"), ("keepalives_count", "3"), ("tcp_user_timeout", "5000"),
            ("dbname", text), ("client_encoding", "UTF8"),
        ]
    }

    /// Calls a function of libpq with the names and values of the parameters.
    func withParameters<Result>(
        _ body: (ConnectionFunctions.Parameters, ConnectionFunctions.Parameters) -> Result
    ) -> Result {
        withCTexts(parameters.map(\.name) + [nil]) { names in
            withCTexts(parameters.map(\.value) + [nil]) { values in body(names, values) }
        }
    }

    /// A message of libpq as one line, without the address, which may contain a password.
    func message(_ text: String) -> String {
        text.replacing(self.text, with: "…").split(whereSeparator: \.isNewline).joined(separator: " ")
    }
}

/// Calls a function with texts as C strings, which live as long as the call.
func withCTexts<Result>(_ texts: [String?], _ body: (UnsafePointer<CText>) -> Result) -> Result {
    let copies = texts.map { $0.map { strdup($0) } ?? nil }
    defer { copies.forEach { free($0) } }
    return copies.map { UnsafePointer($0) }.withUnsafeBufferPointer { pointers in
        guard let first = pointers.baseAddress else { return withUnsafePointer(to: nil, body) }
        return body(first)
    }
}
