import Logging
import RoomStorage
import SetTogether

/// Counts and logs the reports of rooms.
struct Reporter: Sendable {
    let counters: RoomCounters
    let logger: Logger

    func note(_ report: Report) {
        switch report {
        case .madeRoom(let code):
            counters.madeRoom()
            logger.info("a room was made", metadata: ["room": "\(code.text)"])
        case .refusedRoom: counters.refusedRoom()
        case .badMessage: counters.gotBadMessage()
        case .told(let members): counters.told(members)
        case .stored(let time): counters.stored(after: time)
        case .conflicted: counters.conflicted()
        case .notStored(let code, let error):
            counters.conflicted()
            logger.warning("an event was not stored", metadata: metadata(code, error))
        case .notMade(let error): logger.error("a room was not made", metadata: ["error": "\(error)"])
        case .notLoaded(let code, let error): logger.error("a room was not entered", metadata: metadata(code, error))
        case .lost(let code, let error): logger.error("a room was given up", metadata: metadata(code, error))
        }
    }

    private func metadata(_ code: RoomCode, _ error: StorageError) -> Logger.Metadata {
        ["room": "\(code.text)", "error": "\(error)"]
    }
}
