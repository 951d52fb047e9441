import NIOCore
import NIOPosix
import OnlineClient
import PlainText
import SetTogether

/// Many sockets to one server, all on one event loop. All calls except `init` must be on that loop.
final class SocketCrowd {
    let loop: any EventLoop
    private let link: RoomLink
    private var connections: [WebSocketConnection?] = []
    /// The number of pings that each socket has answered.
    private(set) var pings: [Int] = []
    /// The sockets that the server or the network has closed.
    private(set) var closings: [(socket: Int, closing: WebSocketClosing)] = []
    /// Called with the number of the socket and each text that arrives.
    var received: (Int, UTF8Text) -> Void = { _, _ in }

    /// The number of connections to open at the same time.
    private static let atOnce = 64

    init(to link: RoomLink, on loop: any EventLoop) { (self.link, self.loop) = (link, loop) }

    var count: Int { connections.count }

    /// Opens sockets with the next free numbers. Completes once all sockets are open, or fails with the first error.
    ///
    /// - Parameters:
    ///   - count: the number of sockets.
    ///   - options: returns the options for the socket with a number.
    func open(_ count: Int, options: @escaping (Int) -> WebSocketOptions) -> EventLoopFuture<Void> {
        let numbers = self.count..<self.count + count
        connections += Array(repeating: nil, count: count)
        pings += Array(repeating: 0, count: count)
        let opening = Opening(next: numbers.lowerBound, end: numbers.upperBound)
        let lines = (0..<min(Self.atOnce, count)).map { _ in openNext(opening, options) }
        return EventLoopFuture.andAllSucceed(lines, on: loop)
    }

    /// Returns whether each socket has answered this many pings.
    func hasAnswered(pings: Int) -> Bool { self.pings.allSatisfy { $0 >= pings } }

    /// Sends a message from a socket.
    func send(_ message: ClientMessage, from socket: Int) { send(message.text, from: socket) }

    /// Sends a text from a socket.
    func send(_ text: UTF8Text, from socket: Int) { connections[socket]?.send(text) }

    /// Closes all sockets.
    func close() {
        for connection in connections { connection?.close() }
        connections = connections.map { _ in nil }
    }

    /// Returns the loopback address for a group of sockets. Groups need different addresses because servers limit the
    /// sockets and rooms of each address.
    static func source(ofGroup group: Int) throws -> SocketAddress {
        let (rest, last) = group.quotientAndRemainder(dividingBy: 250)
        let (second, third) = rest.quotientAndRemainder(dividingBy: 250)
        return try SocketAddress(ipAddress: "127.\(second + 1).\(third).\(last + 1)", port: 0)
    }

    private final class Opening {
        var next: Int
        let end: Int
        init(next: Int, end: Int) { (self.next, self.end) = (next, end) }
    }

    private func openNext(_ opening: Opening, _ options: @escaping (Int) -> WebSocketOptions) -> EventLoopFuture<Void> {
        guard opening.next < opening.end else { return loop.makeSucceededVoidFuture() }
        let socket = opening.next
        opening.next += 1
        let crowd = NIOLoopBound(self, eventLoop: loop)
        let connecting = WebSocketConnection.connect(to: link, on: loop, options: options(socket)) { report in
            crowd.value.take(report, socket)
        }
        return connecting.assumeIsolated().flatMap { connection in
            self.connections[socket] = connection
            return self.openNext(opening, options)
        }.nonisolated()
    }

    private func take(_ report: WebSocketReport, _ socket: Int) {
        switch report {
        case .text(let text): received(socket, UTF8Text(text.readableBytesView))
        case .ping: pings[socket] += 1
        case .closed(let closing):
            if connections[socket] != nil, closing != .here { closings.append((socket, closing)) }
            connections[socket] = nil
        }
    }
}
