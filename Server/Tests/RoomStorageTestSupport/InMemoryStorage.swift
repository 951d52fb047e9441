import RoomStorage

/// A storage in memory. A test can make it fail, conflict or wait.
public actor InMemoryStorage: RoomStorage {
    /// A fault that a test causes in one append.
    public enum Fault: Hashable, Sendable {
        /// The event isn't stored, and the append fails.
        case failure(StorageError)
        /// The event is stored but the answer is lost, so the append fails.
        case lostAnswer(StorageError)
        /// Another node first stores this event, which has the same number.
        case overtaken(by: StoredEvent)
    }

    private let database: InMemoryDatabase
    private let queue = NoticeQueue()
    private let gate = AppendGate()
    private var faults: [Fault] = []
    private var isClosed = false

    /// Creates a node with a separate database, or with a shared one.
    public init(database: InMemoryDatabase = InMemoryDatabase()) {
        self.database = database
        database.connect(queue)
    }

    /// The events that other nodes have stored and the texts they have published.
    public nonisolated var notices: AsyncStream<Notice> { queue.notices }

    /// Creates a room without events, unless a room already has this code.
    public func create(_ code: String, at: Int64) async throws(StorageError) -> Bool {
        precondition(CodeRule.isValid(code), "a code has 1 to 16 letters and digits")
        try requireOpen()
        return database.create(code, at: at)
    }

    /// Returns the events of a room after a number, or nil if the room doesn't exist.
    public func events(of room: String, after seq: Int) async throws(StorageError) -> [StoredEvent]? {
        try requireOpen()
        return database.events(of: room, after: seq)
    }

    /// Stores an event if the previous event is the room's last and no fault was ordered.
    public func append(
        _ event: StoredEvent, after previous: StoredEvent?, to room: String
    ) async throws(StorageError) -> AppendResult {
        precondition(event.follows(previous), "an event has the number after the previous event's")
        await gate.pass()
        try requireOpen()
        guard !faults.isEmpty else { return database.append(event, after: previous, to: room, from: queue) }
        switch faults.removeFirst() {
        case .failure(let error):
            throw error
        case .lostAnswer(let error):
            _ = database.append(event, after: previous, to: room, from: queue)
            throw error
        case .overtaken(let other):
            _ = database.append(other, after: previous, to: room, from: nil)
            return database.append(event, after: previous, to: room, from: queue)
        }
    }

    /// Sends other nodes a text about a room.
    public func publish(_ text: String, about room: String) async {
        guard !isClosed else { return }
        database.tell(.message(room: room, text: text), from: queue)
    }

    /// Removes the rooms whose last event was before this moment.
    public func removeRooms(untouchedSince moment: Int64) async throws(StorageError) -> Int {
        try requireOpen()
        return database.removeRooms(untouchedSince: moment)
    }

    /// Makes all later calls fail. Other nodes can still use the database.
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
    /// Orders a fault for the next append that has none.
    public func order(_ fault: Fault) {
        faults.append(fault)
    }

    /// Notifies the reader that notices may have been lost.
    public nonisolated func loseNotices() {
        queue.add(.gap)
    }

    /// Holds appends until `release` is called.
    public nonisolated func hold() async {
        await gate.close()
    }

    /// Returns as soon as this many appends are held.
    public nonisolated func waitUntilHeld(_ count: Int) async {
        await gate.waitUntil(count)
    }

    /// Releases the held appends, and doesn't hold later ones.
    public nonisolated func release() async {
        await gate.open()
    }
}
