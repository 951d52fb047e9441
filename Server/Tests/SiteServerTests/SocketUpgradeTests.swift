import NIOCore
import SocketTesting
import Sockets
import Testing

@testable import SiteServer

@Suite(.timeLimit(.minutes(10)))
struct SocketUpgradeTests {
    private static let plain = "GET / HTTP/1.1\r\nHost: a\r\n\r\n"

    private static func echo() -> RecordingHandler {
        RecordingHandler(onReceived: { text, socket in socket.send(text) })
    }

    /// Requests for a socket that are refused, with the status and a field of the answer.
    private static let refused = [
        (request(replacing: "Version: 13", by: "Version: 8"), "426 Upgrade Required", "Sec-WebSocket-Version: 13"),
        (request(replacing: "Key: dGhl", by: "Key: dGh"), "400 Bad Request", "Connection: close"),
        (request(adding: "Content-Length: 1") + "a", "400 Bad Request", "Connection: close"),
        (request(adding: "Origin: http://b"), "403 Forbidden", "Connection: close"),
    ]

    private static func request(replacing text: String, by replacement: String) -> String {
        SocketClient.request.replacing(text, with: replacement)
    }

    private static func request(adding field: String) -> String {
        request(replacing: "Host: a", by: "Host: a\r\n\(field)")
    }

    /// Runs the test with a server and a connection to it.
    private func withClient(
        _ sockets: SocketEndpoint,
        test: (inout SocketClient) async throws -> Void
    ) async throws {
        try await RunningServer.with(sockets: sockets) { server in
            try await SocketClient.with(port: server.port) { try await test(&$0) }
        }
    }

    @Test func `a request becomes a socket`() async throws {
        try await withClient(SocketEndpoint(handler: Self.echo())) { client in
            try await client.write(Self.request(replacing: "Host: a", by: "Host: a:80\r\nOrigin: http://a"))
            let head = try await client.head()
            #expect(head.hasPrefix("HTTP/1.1 101 Switching Protocols\r\n"))
            #expect(head.lowercased().contains("\r\nupgrade: websocket\r\n"))
            #expect(head.lowercased().contains("\r\nconnection: upgrade\r\n"))
            #expect(head.contains(": \(SocketClient.acceptKey)\r\n"))
            #expect(!head.lowercased().contains("extensions"))
            try await client.write(Frame(text: "héllo"))
            #expect(try await client.frame() == Frame(text: "héllo"))
            try await client.write(Frame(closing: 1000))
            #expect(try await client.frame() == Frame(closing: 1000))
            #expect(try await client.frame() == nil)
        }
    }

    @Test func `a request becomes a socket after others on the same connection`() async throws {
        try await withClient(SocketEndpoint(handler: Self.echo())) { client in
            for _ in 1...12 {
                try await client.write(Self.plain)
                #expect(try await client.head().hasPrefix("HTTP/1.1 200 "))
                #expect(try await client.body(length: 4) == RunningServer.page)
            }
            try await client.open()
            try await client.write(Frame(text: "a"))
            #expect(try await client.frame() == Frame(text: "a"))
        }
    }

    @Test func `frames that arrive together with the request are not lost`() async throws {
        let handler = Self.echo()
        try await withClient(SocketEndpoint(handler: handler)) { client in
            let frames = Frame(text: "first").bytes() + Frame(text: "second").bytes().dropLast(3)
            try await client.write(bytes: SocketClient.request.utf8 + frames)
            #expect(try await client.head().hasPrefix("HTTP/1.1 101 "))
            #expect(try await client.frame() == Frame(text: "first"))
            try await client.write(bytes: Frame(text: "second").bytes().suffix(3))
            #expect(try await client.frame() == Frame(text: "second"))
        }
    }

    @Test func `requests before a socket's, sent all at once, are answered first`() async throws {
        try await withClient(SocketEndpoint(handler: Self.echo())) { client in
            let requests = String(repeating: Self.plain, count: 30) + SocketClient.request
            try await client.write(bytes: requests.utf8 + Frame(text: "a").bytes())
            for _ in 1...30 {
                #expect(try await client.head().hasPrefix("HTTP/1.1 200 "))
                #expect(try await client.body(length: 4) == RunningServer.page)
            }
            #expect(try await client.head().hasPrefix("HTTP/1.1 101 "))
            #expect(try await client.frame() == Frame(text: "a"))
        }
    }

    @Test(arguments: refused)
    func `a bad request is refused, and the connection closed`(
        request: String, status: String, field: String
    ) async throws {
        try await withClient(SocketEndpoint(handler: Self.echo())) { client in
            try await client.write(request)
            let answer = try await client.rest()
            #expect(answer.hasPrefix("HTTP/1.1 \(status)\r\n"))
            #expect(answer.contains("\r\n\(field)\r\n"))
            #expect(answer.hasSuffix("\r\n\r\n\(status)\n"))
        }
    }

    @Test func `offers elsewhere are ignored, and a plain request for the path finds nothing`() async throws {
        try await withClient(SocketEndpoint(handler: Self.echo())) { client in
            try await client.write("GET / HTTP/1.1\r\nHost: a\r\n\(SocketClient.fields)\r\n")
            #expect(try await client.head().hasPrefix("HTTP/1.1 200 "))
            #expect(try await client.body(length: 4) == RunningServer.page)
            try await client.write("GET /together HTTP/1.1\r\nHost: a\r\n\r\n")
            #expect(try await client.head().hasPrefix("HTTP/1.1 404 "))
        }
    }

    @Test func `an address has so many sockets, and gets a place back`() async throws {
        var limits = SocketLimits()
        limits.socketsPerAddress = 1
        let sockets = SocketEndpoint(limits: limits, handler: Self.echo())
        try await RunningServer.with(sockets: sockets) { server in
            try await SocketClient.with(port: server.port) { first in
                try await first.open()
                try await SocketClient.with(port: server.port) { second in
                    try await second.write(SocketClient.request)
                    let answer = try await second.rest()
                    #expect(answer.hasPrefix("HTTP/1.1 503 ") && answer.contains("\r\nRetry-After: 10\r\n"))
                }
            }
            var status: Substring = "503"
            while status == "503" {
                status = try await SocketClient.with(port: server.port) { third in
                    try await third.write(SocketClient.request)
                    return try await third.head().dropFirst(9).prefix(3)
                }
            }
            #expect(status == "101")
            #expect(sockets.counters.now.refused[.address, default: 0] >= 1)
        }
    }

    @Test(arguments: [true, false])
    func `an address that a proxy forwards is believed where that is set`(trusts: Bool) async throws {
        var limits = SocketLimits()
        limits.socketsPerAddress = 1
        let sockets = SocketEndpoint(limits: limits, trustsForwardedFor: trusts, handler: Self.echo())
        try await RunningServer.with(sockets: sockets) { server in
            try await SocketClient.with(port: server.port) { first in
                try await first.write(Self.request(adding: "X-Forwarded-For: 192.0.2.9, 192.0.2.1"))
                #expect(try await first.head().hasPrefix("HTTP/1.1 101 "))
                let others = [("192.0.2.1, 192.0.2.2", trusts ? "101" : "503"), ("192.0.2.2, 192.0.2.1", "503")]
                for (address, status) in others {
                    try await SocketClient.with(port: server.port) { other in
                        try await other.write(Self.request(adding: "X-Forwarded-For: \(address)"))
                        #expect(try await other.head().hasPrefix("HTTP/1.1 \(status) "))
                    }
                }
            }
        }
    }
}
