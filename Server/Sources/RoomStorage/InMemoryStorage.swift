/// A storage that keeps rooms in memory, for tests: it fails, conflicts or waits as it is told.
public actor InMemoryStorage: RoomStorage {
    /// What a test lets happen to one append.
    public enum Fault: Hashable, Sendable {
        /// It isn't stored, and fails.
        case failure(StorageError)
        /// It is stored, but the answer is lost, so that it fails.
        case lostAnswer(StorageError)
        /// Another node stores this event first, which has the same number.
        case overtaken(by: StoredEvent)
    }

    private let database: InMemoryDatabase
    private let queue = NoticeQueue()
    private let gate = AppendGate()
    private var faults: [Fault] = []
    private var isClosed = false

    /// A node with a database of its own, or one that others share.
    public init(database: InMemoryDatabase = InMemoryDatabase()) {
        self.database = database
        database.connect(queue)
    }

    /// What other nodes have stored and published.
    public nonisolated var notices: AsyncStream<Notice> { queue.notices }

    /// Creates a room without events, unless one has this code.
    public func create(_ code: String, at: Int64) async throws(StorageError) -> Bool {
        precondition(CodeRule.isValid(code), "a code has 1 to 16 letters and digits")
        try requireOpen()
        return database.create(code, at: at)
    }

    /// The events of a room after a number, or nil if there is no such room.
    public func events(of room: String, after seq: Int) async throws(StorageError) -> [StoredEvent]? {
        try requireOpen()
        return database.events(of: room, after: seq)
    }

    /// Stores an event if its number is the next one and no fault was ordered.
    public func append(_ event: StoredEvent, to room: String) async throws(StorageError) -> AppendResult {
        await gate.pass()
        try requireOpen()
        guard !faults.isEmpty else { return database.append(event, to: room, from: queue) }
        switch faults.removeFirst() {
        case .failure(let error):
            throw error
        case .lostAnswer(let error):
            _ = database.append(event, to: room, from: queue)
            throw error
        case .overtaken(let other):
            _ = database.append(other, to: room, from: nil)
            return database.append(event, to: room, from: queue)
        }
    }

    /// Sends the other nodes a text about a room.
    public func publish(_ text: String, about room: String) async {
        guard !isClosed else { return }
        database.tell(.message(room: room, text: text), from: queue)
    }

    /// Removes the rooms whose last event was before this moment.
    public func removeRooms(untouchedSince moment: Int64) async throws(StorageError) -> Int {
        try requireOpen()
        return database.removeRooms(untouchedSince: moment)
    }

    /// Lets all that is asked later fail. The database remains for other nodes.
    public func close() async {
        isClosed = true
        await gate.open()
        database.disconnect(queue)
        queue.finish()
    }

    private func requireOpen() throws(StorageError) {
        if isClosed { throw .closed }
    }
}

extension InMemoryStorage {
    /// Lets this happen to the next append for which nothing was ordered yet.
    public func order(_ fault: Fault) {
        faults.append(fault)
    }

    /// Tells the reader of the notices that some may have been lost.
    public nonisolated func loseNotices() {
        queue.add(.gap)
    }

    /// Lets appends wait until `release` is called.
    public nonisolated func hold() async {
        await gate.close()
    }

    /// Returns as soon as so many appends wait.
    public nonisolated func waitUntilHeld(_ count: Int) async {
        await gate.waitUntil(count)
    }

    /// Lets the appends that wait, and later ones, go on.
    public nonisolated func release() async {
        await gate.open()
    }
}
