import NIOHTTP1

/// An offer to switch to WebSocket: a request on our path (RFC 6455, section 4.2.1).
struct Handshake {
    let request: HTTPRequestHead

    /// Recognizes an offer; nil for all other requests, which this module ignores.
    ///
    /// An offer stops NIO's decoder, so the bytes after it aren't read as a request.
    init?(_ request: HTTPRequestHead, path: String) {
        let names = request.headers[canonicalForm: "upgrade"]
        guard request.method == .GET, request.version == .http1_1, request.stopsDecoder,
            request.uri.prefix(while: { $0 != "?" }) == path,
            names.contains(where: { $0.lowercased() == "websocket" })
        else { return nil }
        self.request = request
    }

    /// Throws the reason if the offer is refused.
    func check() throws(Refusal) {
        guard request.headers["sec-websocket-version"] == ["13"] else { throw .version }
        guard hasValidKey else { throw .key }
        guard !hasBody else { throw .body }
        guard isSameOrigin else { throw .origin }
    }

    /// Whether there is a single key of 16 bytes in Base64: 22 characters, the last with two unused bits, and `==`.
    private var hasValidKey: Bool {
        let keys = request.headers["sec-websocket-key"]
        return keys.count == 1 && keys[0].wholeMatch(of: /[A-Za-z0-9+\/]{22}==/) != nil
    }

    private var hasBody: Bool {
        request.headers.contains(name: "transfer-encoding") || request.headers["content-length"].contains { $0 != "0" }
    }

    /// Whether the request is from a page of this site or from a program that isn't a browser: browsers always send the
    /// origin.
    private var isSameOrigin: Bool {
        let origins = request.headers["origin"]
        guard let text = origins.first else { return true }
        let hosts = request.headers["host"]
        guard origins.count == 1, hosts.count == 1, let origin = Origin(text) else { return false }
        return origin.authority == Authority(hosts[0], defaultPort: origin.defaultPort)
    }
}

extension HTTPRequestHead {
    /// Whether NIO's decoder leaves the bytes after this request to another protocol.
    ///
    /// This is exactly NIO's rule, including the blanks: restarting a decoder that hasn't stopped would lose half a
    /// request.
    package var stopsDecoder: Bool {
        let option = /(^|,)[ \t]*upgrade *(,|$)/.ignoresCase()
        return method == .CONNECT
            || headers["upgrade"].contains { !$0.isEmpty } && headers["connection"].contains { $0.contains(option) }
    }
}
