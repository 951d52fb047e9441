import RoomStorage
import SetGame

/// A desk's requests to the storage, one at a time, and the state of the stored log.
struct StorageRequests: Sendable {
    /// A request whose answer is outstanding.
    enum Request: Sendable {
        /// An event is being stored, since this time of the steady clock.
        case append(StoredEvent, since: Milliseconds)
        case read
    }

    private(set) var request: Request?
    /// The event to store after the current read.
    private(set) var next: StoredEvent?
    /// Whether other nodes may have stored events since the current request.
    private(set) var isBehind = false
    /// The last event that is known to be stored.
    private(set) var newest: StoredEvent?
    /// How many appends and how many reads have failed since the last that didn't. A full disk can be read.
    private var failures = (appends: 0, reads: 0)
    private var wasSilent = false

    /// The pauses after failures that followed each other, in milliseconds; the last repeats.
    private static let pauses: [Milliseconds] = [0, 20, 50, 100, 200, 400, 800, 1000]

    /// The pause before the next read, in milliseconds: none, unless requests have failed.
    var pause: Milliseconds { Self.pauses[min(max(failures.appends, failures.reads), Self.pauses.count - 1)] }

    /// Returns whether nothing was stored or read since the last call.
    mutating func beat() -> Bool {
        defer { wasSilent = true }
        return wasSilent
    }

    /// Keeps an event until the current read has ended. Returns whether there is one to wait for.
    mutating func hold(_ event: StoredEvent) -> Bool {
        guard request != nil else { return false }
        next = event
        return true
    }

    /// Takes the event that was held.
    mutating func takeNext() -> StoredEvent? { next.take() }

    /// Notes that an event is being stored.
    mutating func beginAppend(_ event: StoredEvent, at steady: Milliseconds) {
        request = .append(event, since: steady)
    }

    /// Notes that events are being read.
    mutating func beginRead() { (request, isBehind) = (.read, false) }

    /// Notes that other nodes may have stored events. Returns whether they can be read at once.
    mutating func fallBehind() -> Bool {
        isBehind = request != nil
        return request == nil
    }

    /// Notes the end of the request, and returns it.
    mutating func end(isFailure: Bool) -> Request? {
        switch request {
        case .append: failures.appends = isFailure ? failures.appends + 1 : 0
        case .read: failures.reads = isFailure ? failures.reads + 1 : 0
        case nil: break
        }
        return request.take()
    }

    /// Notes an event that is stored.
    mutating func note(_ event: StoredEvent) { (newest, wasSilent) = (event, false) }
}
