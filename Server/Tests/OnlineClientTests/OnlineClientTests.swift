import PlainText
import SetGame
import SetTogether
import StandInServer
import Testing

@testable import OnlineClient

struct OnlineClientTests {
    private let secret = SeatSecret(entropy: [1, 2, 3, 4])

    private func hello() -> ClientMessage { .hello(version: 1, .new(Options()), secret, last: 0, .none) }

    /// A client that connects, and what happens to it.
    private func connect(
        to server: StandInServer
    ) throws -> (client: OnlineClient, reports: AsyncStream<OnlineClient.Report>) {
        let (reports, continuation) = AsyncStream.makeStream(of: OnlineClient.Report.self)
        let client = OnlineClient(try RoomLink(server.link())) { continuation.yield($0) }
        client.connect()
        return (client, reports)
    }

    @Test func `texts go both ways, and another connection is made when it is asked for`() async throws {
        let server = try await StandInServer.start()
        let (client, reports) = try connect(to: server)
        var (seen, happenings) = (reports.makeAsyncIterator(), server.happenings.makeAsyncIterator())
        for _ in 0..<3 {
            #expect(await seen.next() == .opened)
            client.send(hello())
            let peer = try #require(await StandInServer.hello(in: &happenings)).peer
            peer.send([.seats([])])
            #expect(await seen.next() == .received("seats"))
            peer.cut()
            #expect(await seen.next() == .closed)
            client.connect()
        }
        client.disconnect()
    }

    @Test func `of several connections only the last one is told of, and the others are closed`() async throws {
        let server = try await StandInServer.start()
        let (client, reports) = try connect(to: server)
        var (seen, happenings) = (reports.makeAsyncIterator(), server.happenings.makeAsyncIterator())
        #expect(await seen.next() == .opened)
        client.send(hello())
        let first = try #require(await StandInServer.hello(in: &happenings)).peer
        client.connect()
        #expect(await seen.next() == .opened)
        first.send([.seats([])])
        client.send(hello())
        let welcome = ServerMessage.room(RoomCode(entropy: 1), seat: nil, Options())
        try #require(await StandInServer.hello(in: &happenings)).peer.send([welcome])
        #expect(await seen.next() == .received(welcome.text))
        client.disconnect()
        while let happening = await happenings.next() {
            if case .closed(let code, let peer) = happening, peer != first {
                #expect(code == 1001)
                break
            }
        }
    }

    @Test func `a server that is not there is told of with the reason`() async throws {
        let first = try await StandInServer.start()
        try await first.stop()
        let (client, reports) = try connect(to: first)
        var seen = reports.makeAsyncIterator()
        guard case .failed(.unreachable) = await seen.next() else { throw OnlineError.notALink("failure") }
        _ = try await StandInServer.start(port: first.port)
        client.connect()
        #expect(await seen.next() == .opened)
        client.disconnect()
    }
}
