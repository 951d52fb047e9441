import Synchronization

/// Who has how many sockets open.
final class SocketPlaces: Sendable {
    private struct Taken {
        var total = 0
        var byAddress: [ClientAddress: Int] = [:]
    }

    private let limits: SocketLimits
    private let taken = Mutex(Taken())

    init(_ limits: SocketLimits) {
        self.limits = limits
    }

    /// Takes a place for a socket of this address, to be given back. Throws the limit that is reached.
    func take(for address: ClientAddress) throws(Refusal) {
        let reached: Refusal? = taken.withLock { taken in
            guard taken.total < limits.sockets else { return .total }
            guard taken.byAddress[address, default: 0] < limits.socketsPerAddress else { return .address }
            taken.total += 1
            taken.byAddress[address, default: 0] += 1
            return nil
        }
        if let reached { throw reached }
    }

    /// Gives a place back that was taken for this address.
    func giveBack(for address: ClientAddress) {
        taken.withLock { taken in
            guard let count = taken.byAddress[address] else { preconditionFailure("a place is given back once") }
            taken.byAddress[address] = count > 1 ? count - 1 : nil
            taken.total -= 1
        }
    }
}
