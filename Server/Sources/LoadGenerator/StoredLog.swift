import RoomStorage
import SetGame

/// A comparison of the acknowledged events with the stored events.
public struct StoredLog: Hashable, Sendable {
    /// The number of events in all rooms.
    public private(set) var events = 0
    /// Descriptions of all errors.
    public private(set) var faults: [String] = []

    /// Reads the logs of rooms. Every acknowledged claim must be stored once, under the announced number. The numbers
    /// from 1 to the last must be complete.
    public init(of rooms: [LoadRun.Room], in storage: some RoomStorage) async throws(StorageError) {
        for room in rooms {
            let code = String(room.code.text)
            guard let stored = try await storage.events(of: code, after: 0) else {
                faults.append("room \(code) is not stored")
                continue
            }
            check(room, stored)
        }
    }

    private mutating func check(_ room: LoadRun.Room, _ stored: [StoredEvent]) {
        let code = room.code.text
        events += stored.count
        if stored.map(\.seq) != Array(1...max(1, stored.count)) {
            faults.append("room \(code) has a gap in its numbers")
        }
        var requests: [Request: Int] = [:]
        for event in stored {
            guard let seat = event.seat, let request = event.request else { continue }
            let former = requests.updateValue(event.seq, forKey: Request(seat: seat, number: request))
            if former != nil { faults.append("room \(code): request \(request) of seat \(seat) is stored twice") }
        }
        for claim in room.claims
        where requests[Request(seat: claim.seat.rawValue, number: claim.request)] != claim.number {
            faults.append("room \(code): event \(claim.number), which was acknowledged, is not stored")
        }
    }

    private struct Request: Hashable {
        let seat: UInt8
        let number: Int
    }
}
