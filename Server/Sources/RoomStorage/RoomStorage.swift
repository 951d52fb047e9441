/// A storage for the events of online rooms.
///
/// A room is a code and a log of numbered events. Several nodes (server processes) can share one storage: only the
/// first event with a given number is stored, and the other nodes get a notice.
///
/// A room code has 1 to 16 ASCII letters and digits. Asking about any other text is allowed: that room doesn't exist.
public protocol RoomStorage: Sendable {
    /// Creates a room without events at the moment `at`, in milliseconds since 1970. Returns whether it did: false if a
    /// room already has this code. Returns once the room is on the disk.
    ///
    /// The code must be valid: 1 to 16 ASCII letters and digits.
    func create(_ code: String, at: Int64) async throws(StorageError) -> Bool

    /// Returns a room's events with numbers greater than `seq`, in order, or nil if the room doesn't exist.
    func events(of room: String, after seq: Int) async throws(StorageError) -> [StoredEvent]?

    /// Stores an event if `previous` is the room's last event, or if it is nil and the room has none. Returns `stored` once
    /// the event is on the disk.
    ///
    /// The previous event is compared as a whole: in a storage that was set back to an earlier state, another event can have
    /// its number. Calls for different rooms share a commit. Throws `StorageError.unavailable` if it isn't known whether the
    /// event is stored.
    ///
    /// The event's number must follow the previous event's.
    func append(
        _ event: StoredEvent, after previous: StoredEvent?, to room: String
    ) async throws(StorageError) -> AppendResult

    /// Sends other nodes a text about a room, without storing it. The text is lost if the storage can't be reached.
    ///
    /// The room must be a valid code. The text has at most 1,000 bytes and doesn't contain U+0000.
    func publish(_ text: String, about room: String) async

    /// The events that other nodes have stored and the texts they have published since the storage was opened. The
    /// stream ends when the storage is closed.
    ///
    /// There is one queue of notices, for one reader: each notice is delivered once. If the reader falls behind, a
    /// single ``Notice/gap`` replaces the waiting notices.
    var notices: AsyncStream<Notice> { get }

    /// Removes the rooms whose last event (or creation, if they have no events) was before this moment, in milliseconds
    /// since 1970. Returns their number.
    ///
    /// Takes time proportional to the number of rooms, in steps; events can be stored between the steps.
    func removeRooms(untouchedSince: Int64) async throws(StorageError) -> Int

    /// Finishes pending work and frees the storage's resources. Later calls fail as unavailable.
    func close() async
}
