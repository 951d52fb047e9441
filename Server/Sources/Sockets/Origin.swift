/// A web origin as browsers send it (RFC 6454, section 6.2).
struct Origin {
    let authority: Authority
    /// The scheme's default port, which is omitted from both the origin and the host.
    let defaultPort: Int

    /// Parses `https://example.org` or `http://127.0.0.1:8080`; nil for `null` and for other schemes.
    init?(_ text: String) {
        let parts = text.split(separator: "://", maxSplits: 1, omittingEmptySubsequences: false)
        guard parts.count == 2 else { return nil }
        switch parts[0].lowercased() {
        case "http": defaultPort = 80
        case "https": defaultPort = 443
        default: return nil
        }
        guard let authority = Authority(parts[1], defaultPort: defaultPort) else { return nil }
        self.authority = authority
    }
}

/// A host with its port.
struct Authority: Equatable {
    private let host: String
    private let port: Int

    /// Parses `example.org`, `example.org:80` or `[::1]:80`; nil if it is malformed.
    init?(_ text: some StringProtocol, defaultPort: Int) {
        let pattern = /(\[[0-9A-Fa-f:.]+\]|[^:\/?#@\[\]]+)(?::([0-9]{1,5}))?/
        guard let match = String(text).wholeMatch(of: pattern) else { return nil }
        host = match.1.lowercased()
        port = match.2.flatMap { Int($0) } ?? defaultPort
    }
}
