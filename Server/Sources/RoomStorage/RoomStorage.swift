/// Where the events of online rooms are stored.
///
/// A room is a code and a log of numbered events. Several nodes, that is server processes, can share one storage: the
/// event with each number is stored once, whoever comes first, and the other nodes get a notice.
///
/// The code of a room has 1 to 16 ASCII letters and digits. Asking about any other text is allowed: there is no such
/// room.
public protocol RoomStorage: Sendable {
    /// Creates a room without events at the moment `at`, in milliseconds since 1970, and returns whether it did: it
    /// returns false if a room has this code. Returns once the room is on the disk.
    ///
    /// The code must be one: 1 to 16 ASCII letters and digits.
    func create(_ code: String, at: Int64) async throws(StorageError) -> Bool

    /// The events of a room whose numbers are greater than `seq`, in their order, or nil if there is no such room.
    func events(of room: String, after seq: Int) async throws(StorageError) -> [StoredEvent]?

    /// Stores an event if its number is the next one of its room. Returns `stored` once it is on the disk.
    ///
    /// Calls for different rooms are gathered into one commit. Throws `StorageError.unavailable` if it isn't known
    /// whether the event is stored.
    func append(_ event: StoredEvent, to room: String) async throws(StorageError) -> AppendResult

    /// Sends the other nodes a text about a room, which isn't stored. It is lost where the storage can't be reached.
    ///
    /// The room must be a code, and the text have at most 1,000 bytes and no U+0000.
    func publish(_ text: String, about room: String) async

    /// What other nodes have stored and published since the storage was opened; it ends when the storage is closed.
    ///
    /// There is one queue of notices, for one reader: each notice is given once. If the reader falls behind, a single
    /// ``Notice/gap`` replaces what waits.
    var notices: AsyncStream<Notice> { get }

    /// Removes the rooms whose last event, or whose creation if they have no event, was before this moment, in
    /// milliseconds since 1970. Returns their number.
    ///
    /// Takes time proportional to the number of rooms, in steps between which events are stored.
    func removeRooms(untouchedSince: Int64) async throws(StorageError) -> Int

    /// Finishes what was begun and frees all that the storage holds. What is asked later fails as unavailable.
    func close() async
}
