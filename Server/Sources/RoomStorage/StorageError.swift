/// Why a storage can't do what was asked.
public enum StorageError: Error, Hashable, Sendable, CustomStringConvertible {
    /// The storage can't be reached or written to, for this reason. Trying again later can succeed.
    ///
    /// If storing an event ends so, the event may be stored nevertheless, if only the answer was lost: read the room's
    /// events before the next one is stored.
    case unavailable(reason: String)
    /// What is stored can't be read, for this reason. Nothing was changed.
    case damaged(reason: String)
    /// A newer version of Tercet, with this version of the tables, has written what is stored. Nothing was changed.
    case newerVersion(Int)

    /// What is wrong and what to do about it, for the person who runs the server.
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

    /// What every call gives once the storage was closed.
    package static let closed = StorageError.unavailable(reason: "it was closed")
}
