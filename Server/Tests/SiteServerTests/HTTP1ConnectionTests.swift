import SocketTesting
import Sockets
import Testing

@Suite(.timeLimit(.minutes(10)))
struct HTTP1ConnectionTests {
    private static let offers = [
        "GET / HTTP/1.1\r\nHost: a\r\nConnection: Upgrade\r\nUpgrade: websocket\r\nSec-WebSocket-Version: 13\r\n\r\n",
        "GET / HTTP/1.1\r\nHost: a\r\nConnection: Upgrade, HTTP2-Settings\r\nUpgrade: h2c\r\nHTTP2-Settings: AA\r\n\r\n",
        "GET / HTTP/1.1\r\nHost: a\r\nConnection: keep-alive\r\nConnection: UPGRADE\r\nUpgrade: TLS/1.0\r\n\r\n",
        "GET / HTTP/1.1\r\nHost: a\r\nUpgrade: h2c\r\nConnection: upgrade\r\nContent-Length: 3\r\n\r\nabc",
    ]
    private static let lookalikes = [
        "GET / HTTP/1.1\r\nHost: a\r\nConnection: upgrade\r\nUpgrade:\r\n\r\n",
        "GET / HTTP/1.1\r\nHost: a\r\nConnection: upgrade\t\r\nUpgrade: h2c\r\n\r\n",
        "GET / HTTP/1.1\r\nHost: a\r\nConnection: upgrades\r\nUpgrade: h2c\r\n\r\n",
        plain,
    ]
    private static let connect = "CONNECT a:1 HTTP/1.1\r\nHost: a:1\r\n\r\n"
    private static let plain = "GET / HTTP/1.1\r\nHost: a\r\n\r\n"
    private static let closing = "GET / HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n"

    /// The statuses of all answers over one connection, as `RunningServer.answers` gets them, which sockets elsewhere don't change.
    private func statuses(_ writes: [(text: String, answers: Int)]) async throws -> [Substring] {
        var statuses: [[Substring]] = []
        for sockets in [nil, SocketEndpoint(handler: RecordingHandler())] {
            let answers = try await RunningServer.with(sockets: sockets) { try await $0.answers(to: writes) }
            statuses.append(RunningServer.statuses(in: answers))
        }
        #expect(statuses[0] == statuses[1])
        return statuses[0]
    }

    @Test(arguments: offers)
    func `a connection goes on after an offer to change its protocol`(offer: String) async throws {
        let answered = try await statuses([(offer, 1), (offer, 2), (Self.plain, 3), (Self.closing, 4)])
        #expect(answered == ["200", "200", "200", "200"])
    }

    @Test func `a connection goes on after a tunnel was refused`() async throws {
        let answered = try await statuses([(Self.connect, 1), (Self.plain, 2), (Self.closing, 3)])
        #expect(answered == ["405", "200", "200"])
    }

    @Test func `requests that arrive together with offers are answered in order`() async throws {
        let text = (Self.offers + [Self.connect, Self.plain] + Self.offers + [Self.closing]).joined()
        let answered = try await statuses([(text, 11)])
        #expect(answered == ["200", "200", "200", "200", "405"] + Array(repeating: "200", count: 6))
    }

    @Test(arguments: offers + lookalikes)
    func `a request that arrives in part with another is answered when it is whole`(first: String) async throws {
        let half = Self.closing.count / 2
        let writes = [(first + Self.closing.prefix(half), 1), (String(Self.closing.dropFirst(half)), 2)]
        #expect(try await statuses(writes) == ["200", "200"])
    }
}
