import PlainText
import SetGame
import SetTogether
import StandInServer
import Testing

@testable import OnlineClient

struct OnlineClientTests {
    private let secret = SeatSecret(entropy: [1, 2, 3, 4])

    private func hello() -> ClientMessage { .hello(version: 1, .new(Options()), secret, last: 0) }

    /// A started client, and what happens to it.
    private func connect(
        to server: StandInServer
    ) throws -> (client: OnlineClient, reports: AsyncStream<OnlineClient.Report>) {
        let (reports, continuation) = AsyncStream.makeStream(of: OnlineClient.Report.self)
        let client = OnlineClient(try RoomLink(server.link())) { continuation.yield($0) }
        client.start()
        return (client, reports)
    }

    @Test func `messages go both ways, and a connection that is lost is made again`() async throws {
        let server = try await StandInServer.start()
        let (client, reports) = try connect(to: server)
        var (seen, happenings) = (reports.makeAsyncIterator(), server.happenings.makeAsyncIterator())
        for round in 0..<4 {
            #expect(await seen.next() == .opened)
            client.send(hello())
            let peer = try #require(await StandInServer.hello(in: &happenings)).peer
            if round != 2 {
                peer.send([.seats([])])
                #expect(await seen.next() == .message(.seats([])))
            }
            peer.cut()
            #expect(await seen.next() == .lost)
        }
        client.stop()
    }

    @Test func `a text that is no message ends the connection, which is made again`() async throws {
        let server = try await StandInServer.start()
        let (client, reports) = try connect(to: server)
        var (seen, happenings) = (reports.makeAsyncIterator(), server.happenings.makeAsyncIterator())
        #expect(await seen.next() == .opened)
        client.send(hello())
        try #require(await StandInServer.hello(in: &happenings)).peer.send("no message")
        #expect(await seen.next() == .lost)
        #expect(await seen.next() == .opened)
        client.stop()
    }

    @Test func `a server that is not there yet is tried again`() async throws {
        let first = try await StandInServer.start()
        try await first.stop()
        let (client, reports) = try connect(to: first)
        var seen = reports.makeAsyncIterator()
        guard case .failed(.unreachable) = await seen.next() else { throw OnlineError.notALink("failure") }
        let second = try await StandInServer.start(port: first.port)
        while let report = await seen.next(), report != .opened {}
        client.stop()
        var happenings = second.happenings.makeAsyncIterator()
        while let happening = await happenings.next() {
            if case .closed(let code, _) = happening {
                #expect(code == 1001)
                break
            }
        }
    }
}
