import Testing

/// An answer as its bytes came over a connection, but for its date, which depends on the clock.
struct RawAnswer: Equatable {
    /// The first line, with the version of HTTP and the reason.
    let statusLine: String
    /// The header fields by their names in lowercase; a field that came twice has both values, so that a test sees it.
    let fields: [String: String]
    /// All that follows the blank line.
    let body: String

    init(statusLine: String, fields: [String: String], body: String) {
        self.statusLine = statusLine
        self.fields = fields
        self.body = body
    }

    /// Reads the only answer of a connection, which has a date.
    init(_ text: String) throws {
        let blankLine = try #require(text.firstRange(of: "\r\n\r\n"))
        var lines = text[..<blankLine.lowerBound].split(separator: "\r\n", omittingEmptySubsequences: false)
        statusLine = String(lines.removeFirst())
        let pairs = try lines.map { line in
            let colon = try #require(line.firstRange(of: ": "))
            return (line[..<colon.lowerBound].lowercased(), String(line[colon.upperBound...]))
        }
        var fields = Dictionary(pairs) { $0 + ", " + $1 }
        try #require(fields.removeValue(forKey: "date") != nil)
        self.fields = fields
        body = String(text[blankLine.upperBound...])
    }
}
