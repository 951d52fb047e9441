import GRDB
import RoomStorage

extension StorageError {
    /// Converts an SQLite error: to damage, or to a storage that is unavailable for now.
    init(_ error: any Error) {
        switch error {
        case let error as StorageError:
            self = error
        case let error as DatabaseError where [.SQLITE_CORRUPT, .SQLITE_NOTADB].contains(error.resultCode):
            self = .damaged(reason: error.message ?? "\(error.resultCode)")
        case let error as DatabaseError:
            self = .unavailable(reason: error.message ?? "\(error.resultCode)")
        default:
            self = .unavailable(reason: "\(error)")
        }
    }
}
