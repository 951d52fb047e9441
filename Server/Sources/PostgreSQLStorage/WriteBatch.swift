import RoomStorage

/// One node's writes: rooms, events and messages, each kind gathered into one statement.
struct WriteBatch: RequestBatch {
    enum Request: Sendable {
        case create(Pending<Creation, Bool>)
        case append(Pending<Append, AppendResult>)
        case publish(Pending<String, Void>)
    }

    /// A room to create.
    struct Creation: Sendable {
        let code: String
        let at: Int64
    }

    /// The maximum number of rooms or messages in one statement.
    private static let limit = 256

    private var creations: [Pending<Creation, Bool>] = []
    private var appends = Appends()
    private var messages: [Pending<String, Void>] = []

    var isEmpty: Bool { creations.isEmpty && appends.isEmpty && messages.isEmpty }

    mutating func add(_ request: Request) {
        switch request {
        case .create(let creation): creations.append(creation)
        case .append(let append): appends.add(append)
        case .publish(let message): messages.append(message)
        }
    }

    mutating func carryOut(on connection: Connection) throws(DatabaseFailure) {
        try create(on: connection)
        try appends.carryOut(on: connection)
        try publish(on: connection)
    }

    /// Messages aren't retried: nodes that were cut off get a gap anyway.
    mutating func fail(_ error: StorageError, dueBy moment: ContinuousClock.Instant) {
        creations.fail(error, dueBy: moment)
        appends.fail(error, dueBy: moment)
        for message in messages { message.answer(.failure(error)) }
        messages = []
    }

    private mutating func create(on connection: Connection) throws(DatabaseFailure) {
        let chosen = creations.prefix(Self.limit)
        if chosen.isEmpty { return }
        for index in chosen.indices { creations[index].mayBeDone = true }
        let codes = chosen.map(\.content.code)
        let rows = try connection.run(
            .create, [ArrayLiteral.texts(codes), ArrayLiteral.numbers(chosen.map(\.content.at))])
        var new = Set(rows.indices.compactMap { rows.text($0, 0) })
        let doubtful = chosen.filter { $0.mayBeDone && !new.contains($0.content.code) }
        new.formUnion(try Self.findCreated(doubtful.map(\.content), on: connection))
        for creation in chosen { creation.answer(.success(new.remove(creation.content.code) != nil)) }
        creations.removeFirst(chosen.count)
    }

    /// Returns the codes of the rooms that were created at exactly the given moment: an earlier attempt, whose answer
    /// was lost, has created them.
    private static func findCreated(
        _ creations: [Creation],
        on connection: Connection
    ) throws(DatabaseFailure) -> Set<String> {
        if creations.isEmpty { return [] }
        let rows = try connection.run(.created, [ArrayLiteral.texts(creations.map(\.code))])
        var moments: [String: Int64] = [:]
        for row in rows.indices { moments[rows.text(row, 0) ?? ""] = try rows.integer(row, 1) }
        return Set(creations.filter { moments[$0.code] == $0.at }.map(\.code))
    }

    private mutating func publish(on connection: Connection) throws(DatabaseFailure) {
        let chosen = messages.prefix(Self.limit)
        if chosen.isEmpty { return }
        _ = try connection.run(.publish, [ArrayLiteral.texts(chosen.map(\.content))])
        for message in chosen { message.answer(.success(())) }
        messages.removeFirst(chosen.count)
    }
}
