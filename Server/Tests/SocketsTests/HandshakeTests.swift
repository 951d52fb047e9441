import NIOHTTP1
import Testing

@testable import Sockets

struct HandshakeTests {
    private static let fields: HTTPHeaders = [
        "Host": "example.org", "Upgrade": "websocket", "Connection": "keep-alive, Upgrade",
        "Sec-WebSocket-Version": "13", "Sec-WebSocket-Key": "dGhlIHNhbXBsZSBub25jZQ==",
    ]

    /// An offer on the path `/together`, some of whose fields are replaced or, for nil, left out.
    private func offer(
        _ changes: [String: String?] = [:],
        method: HTTPMethod = .GET,
        uri: String = "/together",
        version: HTTPVersion = .http1_1
    ) -> Handshake? {
        var fields = Self.fields
        for (name, value) in changes {
            fields.remove(name: name)
            if let value { fields.add(name: name, value: value) }
        }
        let head = HTTPRequestHead(version: version, method: method, uri: uri, headers: fields)
        return Handshake(head, path: "/together")
    }

    private func refusal(_ handshake: Handshake?) throws -> Refusal? {
        let handshake = try #require(handshake)
        do throws(Refusal) {
            try handshake.check()
            return nil
        } catch {
            return error
        }
    }

    @Test(arguments: [
        [:], ["Upgrade": "h2c, WebSocket"], ["Connection": "upgrade"], ["Origin": "http://example.org"],
        ["Content-Length": "0"], ["Host": "example.org:443", "Origin": "https://example.org"],
    ])
    func `a good offer is accepted`(changes: [String: String?]) throws {
        #expect(try refusal(offer(changes)) == nil)
    }

    @Test func `the query is no part of the path`() {
        #expect(offer(uri: "/together?room=x") != nil)
    }

    @Test func `other requests are no offers`() {
        #expect(offer(["Upgrade": nil]) == nil)
        #expect(offer(["Upgrade": "h2c"]) == nil)
        #expect(offer(["Connection": nil]) == nil)
        #expect(offer(["Connection": "keep-alive"]) == nil)
        #expect(offer(method: .POST) == nil)
        #expect(offer(method: .HEAD) == nil)
        #expect(offer(uri: "/") == nil)
        #expect(offer(uri: "/together/") == nil)
        #expect(offer(version: .http1_0) == nil)
    }

    @Test(arguments: [nil, "8", "14", "13, 8", ""])
    func `another version is refused`(version: String?) throws {
        #expect(try refusal(offer(["Sec-WebSocket-Version": version])) == .version)
    }

    @Test(arguments: [
        nil, "", "dGhlIHNhbXBsZSBub25jZQ", "dGhlIHNhbXBsZSBub25jZQ=", "dGhlIHNhbXBsZSBub25j",
        "dGhl!HNhbXBsZSBub25jZQ==",
        "dGhlIHNhbXBsZSBub25jZQ==dGhlIHNhbXBsZSBub25jZQ==",
    ])
    func `a bad key is refused`(key: String?) throws {
        #expect(try refusal(offer(["Sec-WebSocket-Key": key])) == .key)
    }

    @Test func `a body is refused`() throws {
        #expect(try refusal(offer(["Content-Length": "3"])) == .body)
        #expect(try refusal(offer(["Transfer-Encoding": "chunked"])) == .body)
    }

    @Test(arguments: [
        ("http://example.org", "example.com"), ("http://example.org:81", "example.org"), ("null", "example.org"),
        ("http://example.org", "example.org:443"), ("https://example.org", "example.org:80"), ("", "example.org"),
        ("http://example.org.evil", "example.org"), ("http://evil/example.org", "example.org"),
        ("http://user@example.org", "example.org"), ("file://example.org", "example.org"),
        ("example.org", "example.org"),
        ("http://[::1]:1", "[::1]:2"), ("http://example.org", nil), ("http://a b", "a b"),
        ("http://a:65536", "a:65536"),
        ("http://\(String(repeating: "a", count: 254))", String(repeating: "a", count: 254)),
    ])
    func `another origin is refused`(origin: String, host: String?) throws {
        #expect(try refusal(offer(["Origin": origin, "Host": host])) == .origin)
    }

    @Test(arguments: [
        ("http://example.org", "example.org"), ("http://example.org:80", "example.org"),
        ("HTTP://Example.org", "example.ORG"),
        ("http://127.0.0.1:8080", "127.0.0.1:8080"), ("https://example.org", "example.org:443"),
        ("http://[::1]:8080", "[::1]:8080"), ("https://[2001:DB8::1]", "[2001:db8::1]"),
    ])
    func `the same origin is accepted, with its default port and in any case`(origin: String, host: String) throws {
        #expect(try refusal(offer(["Origin": origin, "Host": host])) == nil)
    }

    @Test func `fields that came twice are refused`() throws {
        for (name, refusal) in [
            ("Sec-WebSocket-Version", Refusal.version), ("Sec-WebSocket-Key", .key), ("Origin", .origin),
        ] {
            var request = try #require(offer(["Origin": "http://example.org"])).request
            request.headers.add(name: name, value: request.headers[name][0])
            #expect(try self.refusal(Handshake(request, path: "/together")) == refusal)
        }
    }
}
