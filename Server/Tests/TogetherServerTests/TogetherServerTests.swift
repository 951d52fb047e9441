import Foundation
import Logging
import NIOCore
import NIOPosix
import RoomStorageTestSupport
import SetTogether
import SiteServer
import Testing

@testable import TogetherServer

@Suite(.timeLimit(.minutes(10)))
struct TogetherServerTests {
    /// A folder with a page, removed after the test.
    private func withSite<Result>(_ test: (Site) async throws -> Result) async throws -> Result {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        try Data("page".utf8).write(to: folder.appendingPathComponent("index.html"))
        return try await test(try Site(folder: folder.path))
    }

    @Test func `the page and rooms are at one address, and both end when the server is told to`() async throws {
        try await withSite { site in
            let server = TogetherServer(
                site: site, storage: InMemoryStorage(), settings: .init(), logger: Logger(label: "test"))
            let (lines, announce) = AsyncStream.makeStream(of: String.self)
            let running = Task { try await server.serve(at: Endpoint(port: 0)) { announce.yield($0) } }
            let line = try #require(await lines.first { _ in true })
            let port = try #require(line.firstMatch(of: /:([0-9]+)\//).flatMap { Int($0.1) })
            let answer = try await exchange("GET / HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n", port: port)
            #expect(answer.contains("200 OK") && answer.hasSuffix("page"))
            let upgrade =
                "GET /together HTTP/1.1\r\nHost: a\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n"
                + "Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n"
            #expect(try await exchange(upgrade, port: port, until: "s3pPLMBiTxaQ9kYGzzhZRbK+xOo=").contains("101"))
            running.cancel()
            try await running.value
        }
    }

    @Test func `a port in use is an error, not a server without rooms`() async throws {
        try await withSite { site in
            let server = try await ServerBootstrap(group: MultiThreadedEventLoopGroup.singleton)
                .bind(host: "127.0.0.1", port: 0).get()
            let port = try #require(server.localAddress?.port)
            let second = TogetherServer(
                site: site, storage: InMemoryStorage(), settings: .init(), logger: Logger(label: "test"))
            await #expect(throws: ServeError.portInUse(port)) {
                try await second.serve(at: Endpoint(port: port)) { _ in }
            }
            try await server.close()
        }
    }

    /// What a server answers over a connection until it closes it, or until a text has come.
    private func exchange(_ request: String, port: Int, until end: String? = nil) async throws -> String {
        let channel = try await ClientBootstrap(group: MultiThreadedEventLoopGroup.singleton)
            .connect(host: "127.0.0.1", port: port) { channel in
                channel.eventLoop.makeCompletedFuture {
                    try NIOAsyncChannel<ByteBuffer, ByteBuffer>(wrappingChannelSynchronously: channel)
                }
            }
        return try await channel.executeThenClose { inbound, outbound in
            try await outbound.write(ByteBuffer(string: request))
            var text = ""
            for try await piece in inbound {
                text += String(buffer: piece)
                if let end, text.contains(end) { break }
            }
            return text
        }
    }
}
