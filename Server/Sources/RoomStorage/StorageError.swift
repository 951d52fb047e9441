/// Why a storage operation failed.
public enum StorageError: Error, Hashable, Sendable, CustomStringConvertible {
    /// The storage can't be reached or written to, for this reason. Trying again later can succeed.
    ///
    /// If storing an event fails this way, the event may still have been stored, if only the answer was lost: read the
    /// room's events before storing the next event.
    case unavailable(reason: String)
    /// The stored data can't be read, for this reason. Nothing was changed.
    case damaged(reason: String)
    /// A newer version of Tercet, with this version of the tables, has written the stored data. Nothing was changed.
    case newerVersion(Int)

    /// The problem and its remedy, for the person who runs the server.
    public var description: String {
        switch self {
        case .unavailable(let reason):
            "The storage is unavailable: \(reason)"
        case .damaged(let reason):
            "The storage is damaged: \(reason). Nothing was changed; restore it from a backup"
        case .newerVersion(let version):
            "A newer version of Tercet has written the storage (tables of version \(version)). Update this one"
        }
    }

    /// The error of every call after the storage was closed.
    package static let closed = StorageError.unavailable(reason: "it was closed")
}
