import NIOHTTP1

/// A request that offers to change the protocol to WebSocket on our path (RFC 6455, section 4.2.1).
struct Handshake {
    let request: HTTPRequestHead

    /// Recognizes an offer; nil for all other requests, which have nothing to do with us.
    ///
    /// An offer stops NIO's decoder, so that what follows it isn't read as a request.
    init?(_ request: HTTPRequestHead, path: String) {
        let names = request.headers[canonicalForm: "upgrade"]
        guard request.method == .GET, request.version == .http1_1, request.stopsDecoder,
            request.uri.prefix(while: { $0 != "?" }) == path,
            names.contains(where: { $0.lowercased() == "websocket" })
        else { return nil }
        self.request = request
    }

    /// Throws what is wrong with the offer.
    func check() throws(Refusal) {
        guard request.headers["sec-websocket-version"] == ["13"] else { throw .version }
        guard hasValidKey else { throw .key }
        guard !hasBody else { throw .body }
        guard isSameOrigin else { throw .origin }
    }

    /// Whether there is one key, and it is 16 bytes in Base64: 22 characters, of which the last has two bits to spare, and `==`.
    private var hasValidKey: Bool {
        let keys = request.headers["sec-websocket-key"]
        return keys.count == 1 && keys[0].wholeMatch(of: /[A-Za-z0-9+\/]{22}==/) != nil
    }

    private var hasBody: Bool {
        request.headers.contains(name: "transfer-encoding") || request.headers["content-length"].contains { $0 != "0" }
    }

    /// Whether a page of this site asks, or something that is no page: browsers always name the origin.
    private var isSameOrigin: Bool {
        let origins = request.headers["origin"]
        guard let text = origins.first else { return true }
        let hosts = request.headers["host"]
        guard origins.count == 1, hosts.count == 1, let origin = Origin(text) else { return false }
        return origin.authority == Authority(hosts[0], defaultPort: origin.defaultPort)
    }
}

extension HTTPRequestHead {
    /// Whether NIO's decoder takes the bytes after this request for another protocol.
    ///
    /// Exactly its rule, blanks included: to restart a decoder that hasn't stopped would lose half a request.
    package var stopsDecoder: Bool {
        let option = /(^|,)[ \t]*upgrade *(,|$)/.ignoresCase()
        return method == .CONNECT
            || headers["upgrade"].contains { !$0.isEmpty } && headers["connection"].contains { $0.contains(option) }
    }
}
