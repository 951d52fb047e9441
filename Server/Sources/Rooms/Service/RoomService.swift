import Logging
import PlainText
import RoomStorage
import SetGame
import SetTogether
import Synchronization

/// All rooms of a node: runs its reception and its desks, and passes on the messages of other nodes.
///
/// The methods for connection events can be called from any thread, but one at a time for each connection. `run`
/// listens to other nodes, and has to run as long as there are connections.
public final class RoomService: Sendable {
    private struct State {
        var reception: Reception
        var desks: [Reception.DeskID: RoomDesk] = [:]
    }

    /// How long a room is stored after its last event.
    public static let keeps: Milliseconds = 30 * 24 * 3_600_000

    private let tools: RoomDesk.Tools
    private let node: String
    private let chance: Chance
    private let counters = RoomCounters()
    private let state: Mutex<State>

    /// Creates the service for the rooms in a storage.
    ///
    /// - Parameters:
    ///   - storage: the storage for events.
    ///   - clock: the clocks of the machine.
    ///   - roomsPerHour: how many rooms an address may create in an hour, at least 20.
    ///   - logger: the logger for events worth reporting.
    public init(
        storage: any RoomStorage, clock: ServerClock = .system, roomsPerHour: Int = 120,
        logger: Logger = Logger(label: "rooms")
    ) {
        tools = RoomDesk.Tools(
            storage: storage, clock: clock, connections: Connections(),
            reporter: Reporter(counters: counters, logger: logger))
        chance = .system
        node = String(RoomCode(entropy: chance.number()).text)
        state = Mutex(State(reception: Reception(roomsPerHour: roomsPerHour, number: chance.number)))
    }

    /// The counters in the Prometheus text format.
    public var metrics: String {
        let (rooms, members) = state.withLock { ($0.desks.count, $0.reception.guests.count) }
        return counters.text(rooms: rooms, members: members)
    }
}

// Connection events.
extension RoomService {
    /// Adds a connection.
    public func opened(_ connection: RoomConnection) {
        tools.connections.add(connection)
        perform(.opened(connection.id, address: connection.address))
    }

    /// Handles a text that a connection sent, at a moment of the steady clock.
    public func received(_ text: UTF8Text, at steady: Milliseconds, from id: MemberID) {
        perform(Reception.Input(text, at: steady, from: id))
    }

    /// Records a measured round trip of a connection, in milliseconds.
    public func measured(roundTrip: Milliseconds, of id: MemberID) { perform(.measured(roundTrip, of: id)) }

    /// Removes a connection.
    public func closed(_ id: MemberID) {
        tools.connections.remove(id)
        perform(.closed(id))
    }
}

// The reception's effects.
extension RoomService {
    /// Handles an input. Inputs of desks are posted under the lock, so each desk gets them in the reception's order.
    private func perform(_ input: Reception.Input) {
        let desks = state.withLock { state in
            state.reception.handle(input, at: tools.clock.now()).compactMap { carryOut($0, &state) }
        }
        for desk in desks { desk.run() }
    }

    /// Carries out an effect. Returns the desk that has to run, if there is one.
    private func carryOut(_ effect: Reception.Effect, _ state: inout State) -> RoomDesk? {
        let storage = tools.storage
        switch effect {
        case .send(let message, let id): tools.connections.send(message.text, to: [id])
        case .close(let id): tools.connections.close([id], .badMessage)
        case .create(let code, let time, let id):
            let room = String(code.text)
            answer {
                let result = await catching { () throws(StorageError) in try await storage.create(room, at: time) }
                return .created(code, result, for: id)
            }
        case .record(let event, let code, let id):
            let room = String(code.text)
            answer {
                let result = await catching { () throws(StorageError) in
                    try await storage.append(event, after: nil, to: room)
                }
                return .recorded(code, result, for: id)
            }
        case .setUp(let desk, let code): state.desks[desk] = newDesk(desk, code)
        case .pass(let input, let desk):
            state.desks[desk]?.post(input)
            return state.desks[desk]
        case .remove(let desk): state.desks[desk] = nil
        case .report(let report): tools.reporter.note(report)
        }
        return nil
    }

    private func answer(_ ask: @escaping @Sendable () async -> Reception.Input) { Task { perform(await ask()) } }

    private func newDesk(_ id: Reception.DeskID, _ code: RoomCode) -> RoomDesk {
        RoomDesk(Desk(code, node: node, chance: chance), tools) { [weak self] in self?.perform(.news($0, of: id)) }
    }
}

// Other nodes.
extension RoomService {
    /// Listens to other nodes, repeats this node's presence and removes old rooms, until the task is cancelled or the
    /// storage is closed.
    public func run() async {
        await withDiscardingTaskGroup { group in
            group.addTask { for await notice in self.tools.storage.notices { self.perform(.notice(notice)) } }
            group.addTask {
                while (try? await Task.sleep(for: .milliseconds(Presence.interval))) != nil { self.perform(.beat) }
            }
            group.addTask { await self.removeOldRooms() }
        }
    }

    private func removeOldRooms() async {
        let logger = tools.reporter.logger
        repeat {
            let before = tools.clock.now().wall - Self.keeps
            do throws(StorageError) {
                let count = try await tools.storage.removeRooms(untouchedSince: before)
                if count > 0 { logger.info("old rooms were removed", metadata: ["rooms": "\(count)"]) }
            } catch {
                logger.warning("old rooms were not removed", metadata: ["error": "\(error)"])
            }
        } while (try? await Task.sleep(for: .seconds(3600))) != nil
    }
}
