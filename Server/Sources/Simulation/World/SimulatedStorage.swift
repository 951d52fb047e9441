import RoomStorage
import SetGame
import SetTogether

/// The storage that the nodes share: the logs of rooms, with the times at which their events were stored.
struct SimulatedStorage {
    struct Log {
        var events: [StoredEvent] = []
        /// When each event was stored, in simulated time.
        var times: [Milliseconds] = []
        let created: Milliseconds
    }

    private(set) var logs: [RoomCode: Log] = [:]
    var dice: Dice
    /// Whether it can't be reached.
    var isGone = false
    /// When it could be reached again, in simulated time.
    var backSince: Milliseconds = 0
    /// How often it was set back.
    private(set) var epoch = 0

    init(seed: UInt64) { dice = Dice(seed: seed, stream: "storage") }

    /// Creates a room, unless the code is in use. Returns whether it did.
    mutating func create(_ code: RoomCode, at now: Milliseconds) -> Bool {
        guard logs[code] == nil else { return false }
        logs[code] = Log(created: now)
        return true
    }

    /// Stores an event if the previous event is the room's last.
    mutating func append(
        _ event: StoredEvent, after previous: StoredEvent?, to code: RoomCode, at now: Milliseconds
    ) -> AppendResult {
        precondition(event.follows(previous), "an event has the number after the previous event's")
        guard let log = logs[code] else { return .noSuchRoom }
        guard log.events.last == previous else { return .conflict }
        logs[code]?.events.append(event)
        logs[code]?.times.append(now)
        return .stored
    }

    /// Returns the events after a number; `nil` if the room doesn't exist.
    func events(of code: RoomCode, after last: Int) -> [StoredEvent]? {
        logs[code].map { Array($0.events.dropFirst(last)) }
    }

    /// Returns when the event after a number was stored; `nil` if there is none.
    func time(ofEventAfter last: Int, in code: RoomCode) -> Milliseconds? {
        guard let times = logs[code]?.times, last < times.count else { return nil }
        return times[last]
    }

    /// Goes back to the state at a time. Returns the rooms that have changed.
    mutating func setBack(to time: Milliseconds) -> [RoomCode] {
        epoch += 1
        var changed: [RoomCode] = []
        for (code, log) in logs {
            let kept = log.times.prefix { $0 <= time }.count
            guard kept < log.events.count else { continue }
            changed.append(code)
            if log.created > time || kept == 0 {
                logs[code] = nil
            } else {
                logs[code]?.events.removeLast(log.events.count - kept)
                logs[code]?.times.removeLast(log.events.count - kept)
            }
        }
        return changed
    }
}
