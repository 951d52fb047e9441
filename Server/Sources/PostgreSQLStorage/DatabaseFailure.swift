import RoomStorage

/// Why the database didn't run a statement.
enum DatabaseFailure: Error, Hashable {
    /// The connection couldn't be made or was lost, or the answer took too long. The statement may have run.
    case disconnected(reason: String)
    /// The server refused the statement with this SQLSTATE
    /// (https://www.postgresql.org/docs/current/errcodes-appendix.html).
    case refused(state: String, reason: String)
    /// The answer doesn't fit the statement.
    case unreadable(reason: String)

    /// Whether retrying soon may succeed: the server is stopping or starting, it lacks resources, or another
    /// transaction was in the way.
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

    /// The failure as a storage error. Missing tables or columns are damage, like unreadable pages.
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
