import RoomStorage

/// Why the database didn't carry out a statement.
enum DatabaseFailure: Error, Hashable {
    /// The connection can't be made or was lost, or no answer came in time. What was asked may have been carried out.
    case disconnected(reason: String)
    /// The server refused it and gave this SQLSTATE (https://www.postgresql.org/docs/current/errcodes-appendix.html).
    case refused(state: String, reason: String)
    /// The answer isn't one to what was asked.
    case unreadable(reason: String)

    /// Whether the same may succeed when it is tried again soon: the server goes down, comes up, lacks room, or another
    /// transaction is in the way.
    var isTransient: Bool {
        switch self {
        case .disconnected:
            true
        case .refused(let state, _):
            ["08", "40", "53", "55", "57", "58"].contains(state.prefix(2)) || state == "25006"
        case .unreadable:
            false
        }
    }

    /// What the failure means to those who use the storage. Missing tables or columns are damage, like unreadable
    /// pages.
    var storageError: StorageError {
        switch self {
        case .disconnected(let reason):
            .unavailable(reason: reason)
        case .refused(let state, let reason):
            state.hasPrefix("XX") || ["42P01", "42703", "3F000"].contains(state)
                ? .damaged(reason: reason) : .unavailable(reason: reason)
        case .unreadable(let reason):
            .damaged(reason: reason)
        }
    }
}
