import GRDB
import RoomStorage

extension StorageError {
    /// What an error of SQLite means: damage, or a storage that can't be used now.
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
