import NIOCore
import NIOEmbedded
import NIOPosix
import Testing

@testable import Sockets

struct SocketRegistryTests {
    private func registry(total: Int, each: Int) -> SocketRegistry {
        var limits = SocketLimits()
        limits.sockets = total
        limits.socketsPerAddress = each
        return SocketRegistry(limits)
    }

    @Test func `an address has so many places, and gets them back`() throws {
        let registry = registry(total: 10, each: 2)
        for _ in 1...2 { try registry.takePlace(for: .ipv4(1)) }
        #expect(throws: Refusal.address) { try registry.takePlace(for: .ipv4(1)) }
        try registry.takePlace(for: .ipv4(2))
        registry.giveBackPlace(for: .ipv4(1))
        try registry.takePlace(for: .ipv4(1))
        #expect(throws: Refusal.address) { try registry.takePlace(for: .ipv4(1)) }
    }

    @Test func `all together have so many places`() throws {
        let registry = registry(total: 3, each: 2)
        for address in UInt32(1)...3 { try registry.takePlace(for: .ipv4(address)) }
        #expect(throws: Refusal.total) { try registry.takePlace(for: .local) }
        registry.giveBackPlace(for: .ipv4(2))
        try registry.takePlace(for: .local)
    }

    @Test func `once stopping nobody gets a place, and late sockets are told`() throws {
        let registry = registry(total: 3, each: 3)
        let socket = try EmbeddedSocket().socket
        #expect(registry.add(socket))
        #expect(registry.stop() == [socket])
        #expect(throws: Refusal.shutdown) { try registry.takePlace(for: .local) }
        registry.remove(socket)
        #expect(!registry.add(socket))
    }

    @Test func `the end is there once no socket is open`() async throws {
        let registry = registry(total: 3, each: 3)
        let loop = NIOAsyncTestingEventLoop()
        await registry.waitForEnd(atMost: .seconds(1), on: loop)
        let channel = NIOAsyncTestingChannel(loop: loop)
        let sockets = (1...2).map { _ in Socket(channel: channel, address: .local) }
        for socket in sockets { _ = registry.add(socket) }
        async let end: Void = registry.waitForEnd(atMost: .seconds(1), on: loop)
        for socket in sockets { registry.remove(socket) }
        await end
        await loop.shutdownGracefully()
    }

    @Test func `the end is there once the time is over`() async throws {
        let registry = registry(total: 3, each: 3)
        let loop = NIOAsyncTestingEventLoop()
        _ = registry.add(Socket(channel: NIOAsyncTestingChannel(loop: loop), address: .local))
        await registry.waitForEnd(atMost: .milliseconds(1), on: MultiThreadedEventLoopGroup.singleton.next())
        await loop.shutdownGracefully()
    }
}
