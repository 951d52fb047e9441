import Foundation
import NIOCore
import ServiceLifecycle
import SocketTesting
import Sockets
import Testing

@testable import SiteServer

/// How sockets over real connections end.
@Suite(.timeLimit(.minutes(10)))
struct SocketLifeTests {
    /// Waits until the handler has been told of this.
    private func wait(for event: RecordingHandler.Event, in handler: RecordingHandler) async {
        for await happened in handler.stream where happened == event { return }
    }

    @Test func `a peer that ends its data ends the socket`() async throws {
        let handler = RecordingHandler()
        try await RunningServer.with(sockets: SocketEndpoint(handler: handler)) { server in
            try await SocketClient.with(port: server.port) { client in
                try await client.open()
                client.finish()
                #expect(try await client.frame() == nil)
            }
            await wait(for: .closed, in: handler)
            #expect(handler.events == [.opened, .closed])
        }
    }

    @Test func `a round trip is measured`() async throws {
        let handler = RecordingHandler()
        try await RunningServer.with(sockets: SocketEndpoint(handler: handler)) { server in
            try await SocketClient.with(port: server.port) { client in
                try await client.open()
                try await client.write(Frame(.pong, client.ping().payload))
                for await case .measured(let time) in handler.stream {
                    #expect(time >= 0)
                    break
                }
            }
        }
    }

    @Test func `a broken rule closes a real connection with its code, whatever else is on the way`() async throws {
        try await RunningServer.with(sockets: SocketEndpoint(handler: RecordingHandler())) { server in
            try await SocketClient.with(port: server.port) { client in
                try await client.open()
                try await client.write(Frame(.text, Array(repeating: 0x61, count: 60_000)), Frame(text: "after"))
                #expect(try await client.frame() == Frame(closing: 1009))
                client.finish()
                #expect(try await client.frame() == nil)
            }
        }
    }

    @Test func `what is sent on the event loop doesn't overtake what another thread has sent before`() async throws {
        let handler = RecordingHandler(onReceived: { _, socket in
            let hasSent = DispatchSemaphore(value: 0)
            Thread.detachNewThread {
                socket.send(ByteBuffer(string: "first"))
                hasSent.signal()
            }
            hasSent.wait()
            socket.send(ByteBuffer(string: "second"))
            socket.close(.normal)
        })
        try await RunningServer.with(sockets: SocketEndpoint(handler: handler)) { server in
            try await SocketClient.with(port: server.port) { client in
                try await client.open()
                try await client.write(Frame(text: "go"), Frame(text: "not read any more"))
                for frame in [Frame(text: "first"), Frame(text: "second"), Frame(closing: 1000)] {
                    #expect(try await client.frame() == frame)
                }
                #expect(handler.texts == ["go"])
            }
        }
    }

    @Test func `a reader that doesn't read is cut off`() async throws {
        let piece = ByteBuffer(repeating: 0x61, count: 65_000)
        let handler = RecordingHandler(onReceived: { _, socket in for _ in 1...1000 { socket.send(piece) } })
        let sockets = SocketEndpoint(handler: handler)
        try await RunningServer.with(sockets: sockets) { server in
            try await SocketClient.with(port: server.port) { client in
                try await client.open()
                try await client.write(Frame(text: "more"))
                await wait(for: .closed, in: handler)
                #expect(sockets.counters.now.cutOff == [.slow: 1])
                #expect(sockets.counters.now.open == 0)
            }
        }
    }

    @Test func `a server that is cancelled says 1012, and doesn't wait for silent peers`() async throws {
        let handler = RecordingHandler()
        let (site, port) = AsyncStream.makeStream(of: Int.self)
        let server = Task {
            try await RunningServer.with(sockets: SocketEndpoint(handler: handler)) { server in
                port.yield(server.port)
                await wait(for: .received("stop"), in: handler)
            }
        }
        let number = try #require(await site.first { _ in true })
        try await SocketClient.with(port: number) { silent in
            try await silent.open()
            try await SocketClient.with(port: number) { _ in
                try await silent.write(Frame(text: "stop"))
                try await server.value
            }
            #expect(try await silent.frame() == Frame(closing: 1012))
            #expect(try await silent.frame() == nil)
        }
        #expect(handler.events == [.opened, .received("stop"), .closed])
    }

    @Test func `a server that shuts down gracefully says 1012, and doesn't wait for silent peers`() async throws {
        try await TemporarySite.with(["index.html": "page"]) { folder in
            let (lines, announce) = AsyncStream.makeStream(of: String.self)
            let availability = Availability()
            let service = try Site(folder: folder.path).service(
                at: Endpoint(port: 0), sockets: SocketEndpoint(handler: RecordingHandler()),
                availability: availability, announce: { announce.yield($0) })
            let group = ServiceGroup(configuration: .init(services: [service], logger: .init(label: "tests")))
            let running = Task { try await group.run() }
            let line = try #require(await lines.first { _ in true })
            let port = try #require(line.firstMatch(of: /:([0-9]+)\//).flatMap { Int($0.1) })
            try await SocketClient.with(port: port) { client in
                try await client.open()
                await group.triggerGracefulShutdown()
                #expect(try await client.frame() == Frame(closing: 1012))
                try await running.value
                #expect(availability.isStopping)
            }
        }
    }
}
