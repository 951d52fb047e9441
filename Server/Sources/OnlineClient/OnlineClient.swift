import NIOCore
import NIOPosix
import PlainText
import SetGame
import SetTogether

/// A connection to a room that is made again whenever it is lost, until it is stopped.
///
/// It carries messages and knows nothing of the game. After each `opened` its owner says `hello`, and sends again what was not
/// answered (`SharedTable.hello`, `SharedTable.unanswered`).
public final class OnlineClient: Sendable {
    private let link: RoomLink
    private let options: WebSocketOptions
    private let loop: any EventLoop
    private let state: NIOLoopBoundBox<State>
    private let report: @Sendable (Report) -> Void

    /// What happens to the connection.
    public enum Report: Hashable, Sendable {
        /// The server listens: `hello` can be said.
        case opened
        /// The server has sent a message.
        case message(ServerMessage)
        /// The connection was lost. It is made again after a pause.
        case lost
        /// No connection could be made, for this reason. It is tried again after a pause.
        case failed(OnlineError)
    }

    private enum State {
        case idle, connecting
        case open(WebSocketConnection)
        case stopped
    }

    /// A client of a server, which connects once `start` is called.
    ///
    /// - Parameters:
    ///   - link: the server; the room in it does not matter here.
    ///   - options: what can be chosen about the connection.
    ///   - report: called for what happens, in order, on a thread of the client's.
    public init(
        _ link: RoomLink, options: WebSocketOptions = WebSocketOptions(), report: @escaping @Sendable (Report) -> Void
    ) {
        (self.link, self.options, self.report) = (link, options, report)
        loop = MultiThreadedEventLoopGroup.singleton.next()
        state = .makeBoxSendingValue(.idle, eventLoop: loop)
    }

    /// Connects, and goes on connecting whenever the connection is lost.
    public func start() {
        loop.execute { [self] in
            if case .idle = state.value { connect(after: Reconnection()) }
        }
    }

    /// Sends a message; drops it while there is no connection.
    public func send(_ message: ClientMessage) {
        loop.execute { [self] in
            if case .open(let connection) = state.value { connection.send(message) }
        }
    }

    /// Closes the connection for good.
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

    /// Only a message shows that a connection is of use, so that the pauses begin anew.
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
