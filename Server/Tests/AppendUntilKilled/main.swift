// Stores events in the file that is named first, in as many rooms as the second argument says, until it is killed.
// Writes a line for each event that was stored: its room, a space and its number. Continues where the last run was
// killed.

import Foundation
import RoomStorage
import SQLiteStorage

let storage = try await SQLiteStorage.open(path: CommandLine.arguments[1])
let rooms = (0..<(Int(CommandLine.arguments[2]) ?? 1)).map { "ROOM\($0)" }

await withThrowingTaskGroup(of: Void.self) { group in
    for room in rooms {
        group.addTask {
            _ = try await storage.create(room, at: 0)
            var last = try await storage.events(of: room, after: 0)?.last
            while true {
                let seq = 1 + (last?.seq ?? 0)
                let body = "event \(seq) of \(room)"
                let event = StoredEvent(seq: seq, at: 0, seat: 1, request: seq, body: body)
                let result = try await storage.append(event, after: last, to: room)
                guard result == .stored else { fatalError("\(room) \(seq)") }
                try FileHandle.standardOutput.write(contentsOf: Data("\(room) \(seq)\n".utf8))
                last = event
            }
        }
    }
}
