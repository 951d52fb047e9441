import RoomStorage

/// One node's reads, gathered into one statement, and the removal of rooms, which doesn't have to be fast.
struct ReadBatch: RequestBatch {
    enum Request: Sendable {
        case events(Pending<Question, [StoredEvent]?>)
        case remove(Pending<Removal, Removal.Step>)
    }

    /// A request for the events of a room after a number.
    struct Question: Sendable {
        let room: String
        let seq: Int32
    }

    /// The maximum number of rooms whose events one statement reads.
    private static let limit = 64

    private var questions: [Pending<Question, [StoredEvent]?>] = []
    private var removals: [Pending<Removal, Removal.Step>] = []

    var isEmpty: Bool { questions.isEmpty && removals.isEmpty }

    mutating func add(_ request: Request) {
        switch request {
        case .events(let question): questions.append(question)
        case .remove(let removal): removals.append(removal)
        }
    }

    mutating func carryOut(on connection: Connection) throws(DatabaseFailure) {
        try read(on: connection)
        while let removal = removals.first {
            removal.answer(.success(try removal.content.carryOut(on: connection)))
            removals.removeFirst()
        }
    }

    mutating func fail(_ error: StorageError, dueBy moment: ContinuousClock.Instant) {
        questions.fail(error, dueBy: moment)
        removals.fail(error, dueBy: moment)
    }

    private mutating func read(on connection: Connection) throws(DatabaseFailure) {
        let chosen = questions.prefix(Self.limit)
        if chosen.isEmpty { return }
        let rows = try connection.run(
            .events,
            [ArrayLiteral.texts(chosen.map(\.content.room)), ArrayLiteral.numbers(chosen.map(\.content.seq))])
        var answers = [[StoredEvent]?](repeating: nil, count: chosen.count)
        for row in rows.indices {
            guard let place = try rows.integer(row, 0).map({ Int($0) - 1 }) else { continue }
            if answers[place] == nil { answers[place] = [] }
            if rows.text(row, 1) != nil { answers[place]?.append(try rows.event(row, from: 1)) }
        }
        for (question, answer) in zip(chosen, answers) { question.answer(.success(answer)) }
        questions.removeFirst(chosen.count)
    }
}
