import Logging
import RoomStorage
import SetGame
import SetTogether
import Synchronization

/// Runs one room while members are connected to it on this node: carries out the room's effects, and wakes it on time.
final class RoomDesk: Sendable {
    /// The dependencies of a desk.
    struct Tools: Sendable {
        let storage: any RoomStorage
        let clock: ServerClock
        let counters: RoomCounters
        let logger: Logger
    }

    /// The greeting of a connection.
    struct Greeting: Sendable {
        /// The version of the messages that it knows.
        let version: Int
        let owner: SeatOwner
        /// The number of the last event that it has.
        let last: Int
    }

    private struct State {
        var room: Room
        var connections: [MemberID: RoomConnection] = [:]
        /// The task that wakes the room, and its time by the steady clock.
        var alarm: (due: Milliseconds, task: Task<Void, Never>)?
    }

    let code: RoomCode
    private let tools: Tools
    private let state: Mutex<State>
    /// Called without any lock held, once no members are connected and nothing is being stored, or the room is
    /// abandoned.
    private let onIdle: @Sendable (RoomDesk) -> Void

    init(_ room: sending Room, _ tools: Tools, onIdle: @escaping @Sendable (RoomDesk) -> Void) {
        code = room.code
        state = Mutex(State(room: room))
        (self.tools, self.onIdle) = (tools, onIdle)
    }

    /// Whether no members are connected and nothing is being stored, or the room is abandoned.
    var isIdle: Bool { state.withLock { $0.room.isIdle } }

    /// Adds a connection.
    func enter(_ connection: RoomConnection, _ greeting: Greeting, roundTrip: Milliseconds?) {
        perform { state, moment in
            state.connections[connection.id] = connection
            state.room.enter(
                connection.id, greeting.owner, version: greeting.version, last: greeting.last, at: moment)
            if let roundTrip { state.room.measure(roundTrip, of: connection.id) }
        }
    }

    /// Removes a connection.
    func leave(_ id: MemberID) {
        perform { state, moment in
            state.room.leave(id, at: moment)
            state.connections[id] = nil
        }
    }

    /// Handles a member's message.
    ///
    /// - Parameter steady: the time at which the message arrived, by the steady clock.
    func receive(_ message: ClientMessage, from id: MemberID, at steady: Milliseconds) {
        perform { state, moment in
            state.room.receive(message, from: id, at: Moment(steady: min(steady, moment.steady), wall: moment.wall))
        }
    }

    func measure(_ roundTrip: Milliseconds, of id: MemberID) {
        perform { state, _ in state.room.measure(roundTrip, of: id) }
    }

    func note(_ notice: RoomNotice) { perform { $0.room.note(notice, at: $1) } }

    func beat() { perform { $0.room.beat(at: $1) } }

    /// Reads the events that other nodes have stored.
    func catchUp() async {
        guard let events = try? await tools.storage.events(of: String(code.text), after: last) else { return }
        perform { $0.room.missed(events, isConflict: false, at: $1) }
    }

    /// The number of the last event that this node has read.
    var last: Int { state.withLock { $0.room.referee.log.last } }
}

// Carrying out the room's effects.
extension RoomDesk {
    /// Changes the room and carries out its effects. Messages are sent in the order of the changes.
    private func perform(_ change: (inout State, Moment) -> Void) {
        let moment = tools.clock.now()
        let (event, isIdle) = state.withLock { state -> (StoredEvent?, Bool) in
            change(&state, moment)
            let event = carryOut(&state)
            setAlarm(&state, at: moment)
            return (event, state.room.isIdle)
        }
        if let event { Task { await store(event) } }
        if isIdle { onIdle(self) }
    }

    /// Carries out the effects, and returns the event to store.
    private func carryOut(_ state: inout State) -> StoredEvent? {
        var event: StoredEvent?
        for effect in state.room.takeEffects() {
            switch effect {
            case .store(let stored): event = stored
            case .tell(let message, let members):
                let text = message.text
                for member in members { state.connections[member]?.send(text) }
                tools.counters.told(members.count)
            case .publish(let notice):
                let (storage, code) = (tools.storage, String(code.text))
                Task { await storage.publish(notice.text, about: code) }
            case .abandon(let error): abandon(&state, error)
            }
        }
        return event
    }

    private func abandon(_ state: inout State, _ error: StorageError) {
        tools.logger.error("a room was given up", metadata: ["room": "\(code.text)", "error": "\(error)"])
        for connection in state.connections.values { connection.close(.roomLost) }
    }

    private func setAlarm(_ state: inout State, at moment: Moment) {
        guard let delay = state.room.delay(at: moment) else {
            state.alarm?.task.cancel()
            state.alarm = nil
            return
        }
        let due = moment.steady + delay
        if let alarm = state.alarm, alarm.due == due, !alarm.task.isCancelled { return }
        state.alarm?.task.cancel()
        let task = Task { [weak self] in
            guard (try? await Task.sleep(for: .milliseconds(delay))) != nil else { return }
            self?.ring(due)
        }
        state.alarm = (due, task)
    }

    private func ring(_ due: Milliseconds) {
        perform { state, moment in
            if state.alarm?.due == due { state.alarm = nil }
            state.room.advance(to: moment)
        }
    }

    /// Stores an event, however long that takes. Until the result is known, the room makes no other decision.
    private func store(_ event: StoredEvent) async {
        let began = tools.clock.now().steady
        do throws(StorageError) {
            switch try await tools.storage.append(event, to: String(code.text)) {
            case .stored:
                tools.counters.stored(after: tools.clock.now().steady - began)
                perform { $0.room.stored(at: $1) }
            case .conflict: await readConflict()
            case .noSuchRoom: lose(.damaged(reason: "the room was removed"))
            }
        } catch {
            tools.logger.warning("an event was not stored", metadata: ["room": "\(code.text)", "error": "\(error)"])
            await readConflict()
        }
    }

    /// Reads the events that other nodes stored instead, retrying until the storage answers.
    private func readConflict() async {
        tools.counters.conflicted()
        var pause: Int64 = 50
        while true {
            do throws(StorageError) {
                guard let events = try await tools.storage.events(of: String(code.text), after: last) else {
                    return lose(.damaged(reason: "the room was removed"))
                }
                return perform { $0.room.missed(events, isConflict: true, at: $1) }
            } catch {
                try? await Task.sleep(for: .milliseconds(pause))
                pause = min(pause * 2, 1000)
            }
        }
    }

    private func lose(_ error: StorageError) { perform { state, _ in state.room.lose(error) } }
}
