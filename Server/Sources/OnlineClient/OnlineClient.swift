import NIOCore
import NIOPosix
import PlainText
import SetGame
import SetTogether

/// A connection to a room. It reconnects whenever the connection is lost, until it is stopped.
///
/// It carries messages and doesn't depend on the game. After each `opened`, its owner sends `hello` and repeats the
/// unanswered messages (`SharedTable.hello`, `SharedTable.unanswered`).
public final class OnlineClient: Sendable {
    private let link: RoomLink
    private let options: WebSocketOptions
    private let loop: any EventLoop
    private let state: NIOLoopBoundBox<State>
    private let report: @Sendable (Report) -> Void

    /// A report about the connection.
    public enum Report: Hashable, Sendable {
        /// The connection is open: its owner can send `hello`.
        case opened
        /// The server has sent a message.
        case message(ServerMessage)
        /// The connection was lost. The client reconnects after a pause.
        case lost
        /// No connection could be made, for this reason. The client tries again after a pause.
        case failed(OnlineError)
    }

    private enum State {
        case idle, connecting
        case open(WebSocketConnection)
        case stopped
    }

    /// Creates a client, which connects when `start` is called.
    ///
    /// - Parameters:
    ///   - link: the server. The link's room is ignored.
    ///   - options: the options of the connection.
    ///   - report: called for each report, in order, on the client's own thread.
    public init(
        _ link: RoomLink, options: WebSocketOptions = WebSocketOptions(), report: @escaping @Sendable (Report) -> Void
    ) {
        (self.link, self.options, self.report) = (link, options, report)
        loop = MultiThreadedEventLoopGroup.singleton.next()
        state = .makeBoxSendingValue(.idle, eventLoop: loop)
    }

    /// Connects, and reconnects whenever the connection is lost.
    public func start() {
        loop.execute { [self] in
            if case .idle = state.value { connect(after: Reconnection()) }
        }
    }

    /// Sends a message. Drops it if the connection isn't open.
    public func send(_ message: ClientMessage) {
        loop.execute { [self] in
            if case .open(let connection) = state.value { connection.send(message) }
        }
    }

    /// Closes the connection permanently.
    public func stop() {
        loop.execute { [self] in
            if case .open(let connection) = state.value { connection.close() }
            state.value = .stopped
        }
    }
}

// On the event loop.
extension OnlineClient {
    private func connect(after reconnection: Reconnection) {
        if case .stopped = state.value { return }
        state.value = .connecting
        var reconnection = reconnection
        let pause = reconnection.nextPause()
        let next = reconnection
        _ = loop.scheduleTask(in: .milliseconds(pause)) { [self] in connectNow(next) }
    }

    private func connectNow(_ reconnection: Reconnection) {
        guard case .connecting = state.value else { return }
        let heard = NIOLoopBoundBox(reconnection, eventLoop: loop)
        let opening = WebSocketConnection.connect(to: link, on: loop, options: options) { [self] report in
            receive(report, heard)
        }
        opening.whenComplete { [self] result in
            switch result {
            case .success(let connection): opened(connection)
            case .failure(let error): failed(error, reconnection)
            }
        }
    }

    private func opened(_ connection: WebSocketConnection) {
        guard case .connecting = state.value else { return connection.close() }
        state.value = .open(connection)
        report(.opened)
    }

    private func failed(_ error: any Error, _ reconnection: Reconnection) {
        guard case .connecting = state.value else { return }
        report(.failed(error as? OnlineError ?? .notUnderstood(reason: "\(error)")))
        connect(after: reconnection)
    }

    /// Handles a report. Only a message proves that a connection works, so a message resets the pauses.
    private func receive(_ socketReport: WebSocketReport, _ reconnection: NIOLoopBoundBox<Reconnection>) {
        guard case .open(let connection) = state.value else { return }
        switch socketReport {
        case .text(let text):
            guard let message = ServerMessage(UTF8Text(text.readableBytesView)) else { return connection.close() }
            reconnection.value.reset()
            report(.message(message))
        case .ping: break
        case .closed:
            report(.lost)
            connect(after: reconnection.value)
        }
    }
}
