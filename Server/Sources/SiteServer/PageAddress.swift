import Hummingbird
import Sockets

/// The address of the page on the web, with a slash at its end: `https://tercet.example.org/`.
public struct PageAddress: Hashable, Sendable {
    /// The address as text, safe in HTML without escaping.
    public let text: String

    /// Parses an address with or without its last slash. Returns nil for schemes other than http and https, for a
    /// malformed host, and if there is a user, a query or a fragment.
    public init?(_ text: String) {
        let pattern = /(https?):\/\/([^\/]+)((?:\/[A-Za-z0-9._~\-]+)*)\/?/.ignoresCase()
        guard let match = text.wholeMatch(of: pattern) else { return nil }
        self.init(host: match.2, isSecure: match.1.lowercased() == "https", path: match.3 + "/")
    }

    /// Creates the address of the page at the root of a host, as the `Host` field names it; nil if that is malformed.
    init?(host: some StringProtocol, isSecure: Bool, path: String = "/") {
        let (scheme, defaultPort): (String, UInt16) = isSecure ? ("https", 443) : ("http", 80)
        guard let authority = Authority(host, defaultPort: defaultPort) else { return nil }
        text = "\(scheme)://\(authority.text(defaultPort: defaultPort))\(path)"
    }
}

/// How a server finds out the page's address, which previews of links contain.
public enum PageAddressSource: Sendable {
    /// The address is known.
    case known(PageAddress)
    /// Each request names the host. The scheme is http, unless a trusted proxy says https in `X-Forwarded-Proto`.
    case request(trustsProxy: Bool)

    /// Returns the address; nil if the request doesn't name one host, or the host is malformed.
    func address(for request: HTTPRequest) -> PageAddress? {
        switch self {
        case .known(let address):
            return address
        case .request(let trustsProxy):
            // The first `Host` is the authority; a second one stays a field.
            guard let host = request.authority, Self.field("Host", of: request) == nil else { return nil }
            // The last scheme is from the nearest proxy.
            let schemes = trustsProxy ? Self.field("X-Forwarded-Proto", of: request) : nil
            let scheme = schemes?.split { ", \t".contains($0) }.last
            return PageAddress(host: host, isSecure: scheme?.lowercased() == "https")
        }
    }

    private static func field(_ name: String, of request: HTTPRequest) -> String? {
        HTTPFields.Element.Name(name).flatMap { request.headerFields[$0] }
    }
}
