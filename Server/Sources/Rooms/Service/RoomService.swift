import Logging
import PlainText
import RoomStorage
import SetGame
import SetTogether
import Synchronization

/// All rooms of a node: which connection is in which room, and the messages from other nodes.
///
/// The methods for connection events can be called from any thread, but one at a time for each connection. `run`
/// listens to other nodes, and has to run as long as there are connections.
public final class RoomService: Sendable {
    /// The place of a connection.
    private enum Place {
        /// In no room.
        case outside
        /// Entering a room; its messages wait until it is inside.
        case entering([(message: ClientMessage, at: Milliseconds)])
        /// In a room.
        case inside(RoomDesk)
    }

    private struct Guest {
        let connection: RoomConnection
        var place = Place.outside
        var roundTrip: Milliseconds?
    }

    private struct State {
        var guests: [MemberID: Guest] = [:]
        var desks: [RoomCode: RoomDesk] = [:]
        var limits: RoomLimits
    }

    /// How long a room is stored after its last event.
    public static let keeps: Milliseconds = 30 * 24 * 3_600_000

    private let tools: RoomDesk.Tools
    private let node: String
    private let chance: Chance
    private let state: Mutex<State>

    /// Creates the service for the rooms in a storage.
    ///
    /// - Parameters:
    ///   - storage: the storage for events.
    ///   - clock: the clocks of the machine.
    ///   - roomsPerHour: how many rooms an address may create in an hour, at least 20.
    ///   - logger: the logger for events worth reporting.
    public convenience init(
        storage: any RoomStorage, clock: ServerClock = .system, roomsPerHour: Int = 120,
        logger: Logger = Logger(label: "rooms")
    ) {
        self.init(storage: storage, clock: clock, roomsPerHour: roomsPerHour, logger: logger, chance: .system)
    }

    init(storage: any RoomStorage, clock: ServerClock, roomsPerHour: Int, logger: Logger, chance: Chance) {
        tools = RoomDesk.Tools(storage: storage, clock: clock, counters: RoomCounters(), logger: logger)
        node = String(RoomCode(entropy: UInt64.random(in: 0...UInt64.max)).text)
        self.chance = chance
        state = Mutex(State(limits: RoomLimits(perHour: roomsPerHour)))
    }

    /// The counters in the Prometheus text format.
    public var metrics: String {
        let (rooms, members) = state.withLock { ($0.desks.count, $0.guests.count) }
        return tools.counters.text(rooms: rooms, members: members)
    }
}

// Connection events.
extension RoomService {
    /// Adds a connection.
    public func opened(_ connection: RoomConnection) {
        state.withLock { $0.guests[connection.id] = Guest(connection: connection) }
    }

    /// Handles a message that a connection sent, at a moment of the steady clock.
    public func received(_ text: UTF8Text, at steady: Milliseconds, from id: MemberID) {
        guard let message = ClientMessage(text) else { return closeForBadMessage(id) }
        if case .hello(let version, let entrance, let secret, let last) = message {
            return greet(id, entrance, RoomDesk.Greeting(version: version, owner: SeatOwner(secret), last: last))
        }
        let desk = state.withLock { state -> RoomDesk? in
            switch state.guests[id]?.place {
            case .inside(let desk): return desk
            case .entering(var waiting):
                waiting.append((message, steady))
                state.guests[id]?.place = .entering(waiting)
            case .outside: state.guests[id]?.connection.send(ServerMessage.refused(request: 0, .unknown).text)
            case nil: break
            }
            return nil
        }
        desk?.receive(message, from: id, at: steady)
    }

    /// Records a measured round trip of a connection, in milliseconds.
    public func measured(roundTrip: Milliseconds, of id: MemberID) {
        let desk = state.withLock { state -> RoomDesk? in
            state.guests[id]?.roundTrip = roundTrip
            if case .inside(let desk) = state.guests[id]?.place { return desk }
            return nil
        }
        desk?.measure(roundTrip, of: id)
    }

    /// Removes a connection.
    public func closed(_ id: MemberID) {
        let guest = state.withLock { $0.guests.removeValue(forKey: id) }
        if case .inside(let desk) = guest?.place { desk.leave(id) }
    }

    private func closeForBadMessage(_ id: MemberID) {
        tools.counters.gotBadMessage()
        state.withLock { $0.guests[id]?.connection }?.close(.badMessage)
    }
}

// Entering a room.
extension RoomService {
    private func greet(_ id: MemberID, _ entrance: ClientMessage.Entrance, _ greeting: RoomDesk.Greeting) {
        let isAccepted = ClientMessage.acceptedVersions.contains(greeting.version)
        let former = state.withLock { state -> (connection: RoomConnection, desk: RoomDesk?)? in
            guard let guest = state.guests[id] else { return nil }
            if case .entering = guest.place { return nil }
            if isAccepted { state.guests[id]?.place = .entering([]) }
            guard isAccepted, case .inside(let desk) = guest.place else { return (guest.connection, nil) }
            return (guest.connection, desk)
        }
        guard let former else { return }
        guard isAccepted else { return refuse(former.connection, .version) }
        former.desk?.leave(id)
        Task { await enter(former.connection, entrance, greeting) }
    }

    private func enter(
        _ connection: RoomConnection, _ entrance: ClientMessage.Entrance, _ greeting: RoomDesk.Greeting
    ) async {
        do throws(StorageError) {
            let code: RoomCode
            switch entrance {
            case .room(let known): code = known
            case .new(let options):
                guard let made = try await make(options, for: connection) else { return stayOutside(connection, .busy) }
                code = made
            }
            var isInside = false
            while !isInside {
                guard let desk = try await desk(for: code) else { return stayOutside(connection, .unknown) }
                // This client has seen events on another node that this node hasn't read yet.
                if desk.last < greeting.last { await desk.catchUp() }
                isInside = enter(desk, connection, greeting)
            }
        } catch {
            tools.logger.error("a room was not entered", metadata: ["error": "\(error)"])
            stayOutside(connection, .busy)
        }
    }

    private func stayOutside(_ connection: RoomConnection, _ refusal: Refusal) {
        state.withLock { $0.guests[connection.id]?.place = .outside }
        refuse(connection, refusal)
    }

    private func refuse(_ connection: RoomConnection, _ refusal: Refusal) {
        connection.send(ServerMessage.refused(request: 0, refusal).text)
    }

    /// Adds a connection to a room, unless the room's desk was dropped in the meantime. Returns whether this is
    /// settled: the connection was added, or is gone.
    private func enter(_ desk: RoomDesk, _ connection: RoomConnection, _ greeting: RoomDesk.Greeting) -> Bool {
        let waiting = state.withLock { state -> [(message: ClientMessage, at: Milliseconds)]? in
            guard case .entering(let waiting) = state.guests[connection.id]?.place else { return [] }
            guard state.desks[desk.code] === desk else { return nil }
            // The lock stays held here, so the desk can't be dropped in between.
            desk.enter(connection, greeting, roundTrip: state.guests[connection.id]?.roundTrip)
            state.guests[connection.id]?.place = .inside(desk)
            return waiting
        }
        guard let waiting else { return false }
        for (message, time) in waiting { desk.receive(message, from: connection.id, at: time) }
        return true
    }

    /// Creates a room; returns `nil` if its address has created too many.
    private func make(_ options: Options, for connection: RoomConnection) async throws(StorageError) -> RoomCode? {
        let now = tools.clock.now()
        guard state.withLock({ $0.limits.allows(connection.address, at: now.steady) }) else {
            tools.counters.refusedRoom()
            return nil
        }
        while true {
            let code = RoomCode(entropy: UInt64.random(in: 0...UInt64.max))
            guard try await tools.storage.create(String(code.text), at: now.wall) else { continue }
            var options = options
            options.players = .one
            let event = StoredEvent(RoomEntry(number: 1, at: now.wall, event: .opened(options)))
            guard try await tools.storage.append(event, to: String(code.text)) == .stored else { continue }
            tools.counters.madeRoom()
            tools.logger.info("a room was made", metadata: ["room": "\(code.text)"])
            return code
        }
    }

    /// Returns the desk of a room, loading it from the storage if it isn't in memory; `nil` if the room doesn't exist.
    private func desk(for code: RoomCode) async throws(StorageError) -> RoomDesk? {
        if let desk = state.withLock({ $0.desks[code] }) { return desk }
        guard let events = try await tools.storage.events(of: String(code.text), after: 0) else { return nil }
        let room = try Room(code, events: events, node: node, chance: chance, at: tools.clock.now())
        let loaded = RoomDesk(room, tools) { [weak self] in self?.dropIfIdle($0) }
        let desk = state.withLock { state in
            // Another connection may have loaded it in the meantime.
            if let desk = state.desks[code] { return desk }
            state.desks[code] = loaded
            return loaded
        }
        // Notices that arrived during the read were dropped, because the room wasn't in memory yet.
        if desk === loaded { await desk.catchUp() }
        return desk
    }

    private func dropIfIdle(_ desk: RoomDesk) {
        // In a task: the caller may hold the lock, when it adds a connection.
        Task {
            state.withLock { state in
                if state.desks[desk.code] === desk, desk.isIdle { state.desks[desk.code] = nil }
            }
        }
    }
}

// Other nodes.
extension RoomService {
    /// Listens to other nodes, repeats this node's presence and removes old rooms, until the task is cancelled or the
    /// storage is closed.
    public func run() async {
        await withDiscardingTaskGroup { group in
            group.addTask { await self.listen() }
            group.addTask { await self.beat() }
            group.addTask { await self.removeOldRooms() }
        }
    }

    private func listen() async {
        for await notice in tools.storage.notices {
            switch notice {
            case .appended(let room, _): await desk(named: room)?.catchUp()
            case .message(let room, let text):
                if let notice = RoomNotice(text) { desk(named: room)?.note(notice) }
            case .gap: for desk in allDesks { await desk.catchUp() }
            }
        }
    }

    private func desk(named room: String) -> RoomDesk? {
        RoomCode(UTF8Text(room)).flatMap { code in state.withLock { $0.desks[code] } }
    }

    private var allDesks: [RoomDesk] { state.withLock { Array($0.desks.values) } }

    private func beat() async {
        while (try? await Task.sleep(for: .milliseconds(Presence.interval))) != nil {
            for desk in allDesks { desk.beat() }
        }
    }

    private func removeOldRooms() async {
        repeat {
            let before = tools.clock.now().wall - Self.keeps
            do throws(StorageError) {
                let count = try await tools.storage.removeRooms(untouchedSince: before)
                if count > 0 { tools.logger.info("old rooms were removed", metadata: ["rooms": "\(count)"]) }
            } catch {
                tools.logger.warning("old rooms were not removed", metadata: ["error": "\(error)"])
            }
        } while (try? await Task.sleep(for: .seconds(3600))) != nil
    }
}
