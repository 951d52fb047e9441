/// An event of an online room in its stored form: a numbered text.
///
/// The body's meaning is up to the code that stores it; a storage doesn't interpret it.
public struct StoredEvent: Hashable, Sendable {
    /// The event's number in its room, from 1 to `Int32.max`, without gaps.
    public let seq: Int
    /// When the event happened, in milliseconds since 1970.
    public let at: Int64
    /// The seat that caused it, if one did.
    public let seat: UInt8?
    /// The number of the seat's request that the event answers, if any.
    public let request: Int?
    /// The event as a text without the character U+0000.
    public let body: String

    /// Creates an event with the number `seq`, which has to be in `1...Int32.max`. The body must not contain U+0000,
    /// which PostgreSQL can't store.
    public init(seq: Int, at: Int64, seat: UInt8? = nil, request: Int? = nil, body: String) {
        precondition((1...Int(Int32.max)).contains(seq), "events are numbered from 1")
        precondition(!body.utf8.contains(0), "a body contains no U+0000")
        self.seq = seq
        self.at = at
        self.seat = seat
        self.request = request
        self.body = body
    }

    /// Returns whether the event's number is the one after the previous event's, or the first if there is none.
    public func follows(_ previous: StoredEvent?) -> Bool { seq == 1 + (previous?.seq ?? 0) }

    /// Creates an event from values that a storage has read, or returns nil if they aren't valid: the storage is then
    /// damaged.
    package init?(reading seq: Int64, at: Int64, seat: Int64?, request: Int64?, body: String) {
        guard (1...Int64(Int32.max)).contains(seq), seat.map({ UInt8(exactly: $0) != nil }) ?? true else { return nil }
        guard !body.utf8.contains(0) else { return nil }
        self.init(seq: Int(seq), at: at, seat: seat.map(UInt8.init), request: request.map(Int.init), body: body)
    }
}
