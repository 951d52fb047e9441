import NIOCore
import NIOPosix
import Sockets
import Testing

@testable import SiteServer

/// A server on a free port, there for as long as a test runs.
struct RunningServer {
    /// The file that it serves as `/`.
    static let page = "page"

    let site: Site
    /// The line that it announced.
    let line: String
    let port: Int

    /// Runs the test beside a server, as the command line runs it, and stops the server.
    @discardableResult
    static func with<Result>(
        host: String = "127.0.0.1",
        sockets: SocketEndpoint? = nil,
        test: (RunningServer) async throws -> Result
    ) async throws -> Result {
        try await TemporarySite.with(["index.html": page]) { folder in
            let site = try Site(folder: folder.path)
            let endpoint = try Endpoint(host: host, port: 0)
            let (lines, announce) = AsyncStream.makeStream(of: String.self)
            let server = Task {
                defer { announce.finish() }
                try await site.serve(at: endpoint, sockets: sockets) { announce.yield($0) }
            }
            defer { server.cancel() }
            let line = try #require(await lines.first { _ in true })
            let port = try #require(line.firstMatch(of: /:([0-9]+)\//).flatMap { Int($0.1) })
            let result = try await test(RunningServer(site: site, line: line, port: port))
            server.cancel()
            try await server.value
            return result
        }
    }

    /// Writes each text over one connection, waits for the status of so many answers in all before the next,
    /// and gives all that came until the server closed the connection.
    func answers(to writes: [(text: String, answers: Int)]) async throws -> String {
        try await connection().executeThenClose { inbound, outbound in
            var pieces = inbound.makeAsyncIterator()
            var received = ""
            for (text, answers) in writes {
                try await outbound.write(ByteBuffer(string: text))
                while Self.statuses(in: received).count < answers, let piece = try await pieces.next() {
                    received += String(buffer: piece)
                }
            }
            while let piece = try await pieces.next() { received += String(buffer: piece) }
            return received
        }
    }

    /// The status codes of the answers, in order.
    static func statuses(in answers: String) -> [Substring] { answers.matches(of: /HTTP\/1\.1 ([0-9]+)/).map(\.1) }

    private func connection() async throws -> NIOAsyncChannel<ByteBuffer, ByteBuffer> {
        try await ClientBootstrap(group: MultiThreadedEventLoopGroup.singleton)
            .connect(host: "127.0.0.1", port: port) { channel in
                channel.eventLoop.makeCompletedFuture { try NIOAsyncChannel(wrappingChannelSynchronously: channel) }
            }
    }
}
