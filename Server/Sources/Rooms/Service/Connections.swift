import PlainText
import SetTogether
import Synchronization

/// The connections of a node by their identifiers.
final class Connections: Sendable {
    private let connections = Mutex<[MemberID: RoomConnection]>([:])

    func add(_ connection: RoomConnection) { connections.withLock { $0[connection.id] = connection } }

    func remove(_ id: MemberID) { connections.withLock { _ = $0.removeValue(forKey: id) } }

    /// Sends a text to members. Those who have gone are left out.
    func send(_ text: UTF8Text, to members: [MemberID]) {
        for connection in find(members) { connection.send(text, nil) }
    }

    /// Sends a text to a member, if they haven't gone, and calls `isDelivered` once they have it.
    func deliver(_ text: UTF8Text, to member: MemberID, isDelivered: @escaping @Sendable () -> Void) {
        for connection in find([member]) { connection.send(text, isDelivered) }
    }

    func close(_ members: [MemberID], _ reason: RoomConnection.Reason) {
        for connection in find(members) { connection.close(reason) }
    }

    private func find(_ members: [MemberID]) -> [RoomConnection] {
        connections.withLock { connections in members.compactMap { connections[$0] } }
    }
}
