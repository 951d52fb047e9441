import RoomStorage

/// An event to store.
struct Append: Sendable {
    let room: String
    let event: StoredEvent
    /// The event that has to be the room's last; `nil` if the room has to be without events.
    let previous: StoredEvent?
    /// The node that stores it.
    let node: String
}

/// The events that wait to be stored.
struct Appends: Sendable {
    /// The maximum number of events in one statement. Their notification has to fit into 8,000 bytes: the node, and up
    /// to 28 bytes for each event's code, number and two spaces.
    static let limit = 256

    private var waiting: [Pending<Append, AppendResult>] = []

    var isEmpty: Bool { waiting.isEmpty }

    mutating func add(_ append: Pending<Append, AppendResult>) {
        waiting.append(append)
    }

    mutating func fail(_ error: StorageError, dueBy moment: ContinuousClock.Instant) {
        waiting.fail(error, dueBy: moment)
    }

    /// Stores the first event of each room, up to the limit.
    mutating func carryOut(on connection: Connection) throws(DatabaseFailure) {
        let chosen = chooseOnePerRoom()
        if chosen.isEmpty { return }
        let former = chosen.map { waiting[$0] }
        for index in chosen { waiting[index].mayBeDone = true }
        var results = try Self.store(former.map(\.content), on: connection)
        let doubtful = former.indices.filter { former[$0].mayBeDone && results[$0] == .conflict }
        for index in try Self.findStored(doubtful.map { former[$0].content }, on: connection) {
            results[doubtful[index]] = .stored
        }
        for (pending, result) in zip(former, results) { pending.answer(.success(result)) }
        for index in chosen.reversed() { waiting.remove(at: index) }
    }

    private func chooseOnePerRoom() -> [Int] {
        var (rooms, chosen) = (Set<String>(), [Int]())
        for (index, append) in waiting.enumerated() where rooms.insert(append.content.room).inserted {
            chosen.append(index)
            if chosen.count == Self.limit { break }
        }
        return chosen
    }

    /// Stores events of different rooms in one transaction.
    private static func store(
        _ appends: [Append],
        on connection: Connection
    ) throws(DatabaseFailure) -> [AppendResult] {
        let (events, previous) = (appends.map(\.event), appends.map(\.previous))
        let rows = try connection.run(
            .append,
            [
                ArrayLiteral.texts(appends.map(\.room)), ArrayLiteral.numbers(events.map(\.seq)),
                ArrayLiteral.numbers(events.map(\.at)), ArrayLiteral.numbers(events.map(\.seat)),
                ArrayLiteral.numbers(events.map(\.request)), ArrayLiteral.texts(events.map(\.body)),
                NoticePayload.beginningOfAppended(node: appends[0].node),
                ArrayLiteral.numbers(previous.map { $0?.at }), ArrayLiteral.numbers(previous.map { $0?.seat }),
                ArrayLiteral.numbers(previous.map { $0?.request }), ArrayLiteral.texts(previous.map { $0?.body }),
            ])
        var results: [String: AppendResult] = [:]
        for row in rows.indices {
            results[rows.text(row, 0) ?? ""] = rows.text(row, 1) == "t" ? .stored : .conflict
        }
        return appends.map { results[$0.room] ?? .noSuchRoom }
    }

    /// Returns the indices of the events that are stored exactly as given: an earlier attempt, whose answer was lost,
    /// has stored them.
    private static func findStored(_ appends: [Append], on connection: Connection) throws(DatabaseFailure) -> [Int] {
        if appends.isEmpty { return [] }
        let rows = try connection.run(
            .find,
            [ArrayLiteral.texts(appends.map(\.room)), ArrayLiteral.numbers(appends.map(\.event.seq))])
        var places: [Int] = []
        for row in rows.indices {
            guard let place = try rows.integer(row, 0).map({ Int($0) - 1 }) else { continue }
            if try rows.event(row, from: 1) == appends[place].event { places.append(place) }
        }
        return places
    }
}
