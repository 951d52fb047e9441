import NIOCore
import Synchronization

/// The open sockets, and the number of sockets of each address.
final class SocketRegistry: Sendable {
    private struct State {
        var placesTaken = 0
        var placesByAddress: [ClientAddress: Int] = [:]
        var open: Set<Socket> = []
        var isStopping = false
        /// Resumed once no socket is open.
        var waiting: CheckedContinuation<Void, Never>?
    }

    private let limits: SocketLimits
    private let state = Mutex(State())

    init(_ limits: SocketLimits) {
        self.limits = limits
    }

    /// Takes a place for a connection of this address, to be given back later. Throws the limit that has been reached.
    func takePlace(for address: ClientAddress) throws(Refusal) {
        let refusal: Refusal? = state.withLock { state in
            guard !state.isStopping else { return .shutdown }
            guard state.placesTaken < limits.sockets else { return .total }
            guard state.placesByAddress[address, default: 0] < limits.socketsPerAddress else { return .address }
            state.placesTaken += 1
            state.placesByAddress[address, default: 0] += 1
            return nil
        }
        if let refusal { throw refusal }
    }

    /// Gives back a place that was taken for this address.
    func giveBackPlace(for address: ClientAddress) {
        state.withLock { state in
            guard let count = state.placesByAddress[address] else { preconditionFailure("a place is given back once") }
            state.placesByAddress[address] = count > 1 ? count - 1 : nil
            state.placesTaken -= 1
        }
    }

    /// Adds an opened socket. Returns false if it is too late and the socket has to be stopped.
    func add(_ socket: Socket) -> Bool {
        state.withLock { state in
            state.open.insert(socket)
            return !state.isStopping
        }
    }

    /// Removes a closed socket.
    func remove(_ socket: Socket) {
        let waiting = state.withLock { state in
            state.open.remove(socket)
            return state.open.isEmpty ? state.waiting.take() : nil
        }
        waiting?.resume()
    }

    /// Refuses further sockets, and returns the open sockets.
    func stop() -> Set<Socket> {
        state.withLock { state in
            state.isStopping = true
            return state.open
        }
    }

    /// Waits until all sockets are closed or this much time has passed. Only one call may wait at a time.
    func waitForEnd(atMost time: TimeAmount, on eventLoop: any EventLoop) async {
        await withCheckedContinuation { continuation in
            let isOver = state.withLock { state in
                guard !state.open.isEmpty else { return true }
                state.waiting = continuation
                return false
            }
            guard !isOver else { return continuation.resume() }
            eventLoop.scheduleTask(in: time) { self.state.withLock { $0.waiting.take() }?.resume() }
        }
    }
}
