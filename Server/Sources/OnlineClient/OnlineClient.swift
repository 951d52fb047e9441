import NIOCore
import NIOPosix
import PlainText
import SetTogether

/// The socket of a room's client: it connects when it is asked to, and carries texts. It doesn't interpret the
/// texts that it receives.
public final class OnlineClient: Sendable {
    private let link: RoomLink
    private let loop: any EventLoop
    private let state: NIOLoopBoundBox<State>
    private let report: @Sendable (Report) -> Void

    /// A report about the latest connection.
    public enum Report: Hashable, Sendable {
        /// The connection is open.
        case opened
        /// The server has sent a text.
        case received(UTF8Text)
        /// The connection was lost.
        case closed
        /// No connection could be made, for this reason.
        case failed(OnlineError)
    }

    private struct State {
        /// The number of attempts so far. Only the last one counts.
        var attempt = 0
        var connection: WebSocketConnection?
    }

    /// Creates a client, which connects when `connect` is called.
    ///
    /// - Parameters:
    ///   - link: the server. The link's room is ignored.
    ///   - report: called for each report, in order, on the client's own thread.
    public init(_ link: RoomLink, report: @escaping @Sendable (Report) -> Void) {
        (self.link, self.report) = (link, report)
        loop = MultiThreadedEventLoopGroup.singleton.next()
        state = .makeBoxSendingValue(State(), eventLoop: loop)
    }

    /// Connects, in place of the current connection.
    public func connect() {
        loop.execute { [self] in
            leave()
            open(state.value.attempt)
        }
    }

    /// Sends a message. Drops it if the connection isn't open.
    public func send(_ message: ClientMessage) {
        loop.execute { [self] in state.value.connection?.send(message) }
    }

    /// Closes the connection.
    public func disconnect() { loop.execute { [self] in leave() } }
}

// On the event loop.
extension OnlineClient {
    /// Ends the current attempt; nothing more is reported about it.
    private func leave() {
        let former = state.value
        state.value = State(attempt: former.attempt + 1)
        former.connection?.close()
    }

    private func open(_ attempt: Int) {
        var options = WebSocketOptions()
        // Before a room's client loses patience, so there is a report with the reason.
        options.connectTimeout = .seconds(7)
        let opening = WebSocketConnection.connect(to: link, on: loop, options: options) { [self] report in
            receive(report, attempt)
        }
        opening.whenComplete { [self] result in
            switch result {
            case .success(let connection) where attempt == state.value.attempt:
                state.value.connection = connection
                report(.opened)
            case .success(let connection): connection.close()
            case .failure(let error) where attempt == state.value.attempt:
                report(.failed(error as? OnlineError ?? .notUnderstood(reason: "\(error)")))
            case .failure: break
            }
        }
    }

    private func receive(_ socketReport: WebSocketReport, _ attempt: Int) {
        guard attempt == state.value.attempt else { return }
        switch socketReport {
        case .text(let text): report(.received(UTF8Text(text.readableBytesView)))
        case .ping: break
        case .closed:
            state.value.connection = nil
            report(.closed)
        }
    }
}
