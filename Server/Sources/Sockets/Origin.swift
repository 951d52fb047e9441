/// A web origin as browsers send it (RFC 6454, section 6.2).
struct Origin {
    let authority: Authority
    /// The scheme's default port, which is omitted from both the origin and the host.
    let defaultPort: UInt16

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
package struct Authority: Equatable {
    private let host: String
    private let port: UInt16

    /// Parses `example.org`, `example.org:80` or `[::1]:80`; nil if it is malformed: if it contains other characters
    /// than a host name or an IP address, if the host is longer than a name in DNS, or if the port is above 65535.
    package init?(_ text: some StringProtocol, defaultPort: UInt16) {
        let pattern = /(\[[0-9A-Fa-f:.]{2,45}\]|[A-Za-z0-9._\-]{1,253})(?::([0-9]{1,5}))?/
        guard let match = String(text).wholeMatch(of: pattern) else { return nil }
        guard let port = match.2.map({ UInt16($0) }) ?? defaultPort else { return nil }
        (host, self.port) = (match.1.lowercased(), port)
    }

    /// Returns the host in lower case, with its port unless that is the default port.
    package func text(defaultPort: UInt16) -> String { port == defaultPort ? host : "\(host):\(port)" }
}
