import Foundation
import RoomStorage

/// A lock file that one storage holds. The system releases it when the process ends, however it ends.
///
/// It isn't the database file: closing any descriptor of the database file would release SQLite's own locks.
final class FileLock: Sendable {
    private let descriptor: Int32

    /// Locks the file at this path, and creates it if it is missing.
    ///
    /// Throws `StorageError.unavailable`, naming the process that holds the lock, if another process holds it.
    init(path: String, of database: String) throws(StorageError) {
        descriptor = try Self.lock(path, of: database)
        let text = "\(getpid())"
        // The number is only for an error message, so a full disk doesn't matter.
        _ = ftruncate(descriptor, 0)
        _ = text.withCString { pwrite(descriptor, $0, text.utf8.count, 0) }
    }

    deinit {
        // Closing it isn't enough: for a moment, a program that is being started has the descriptor too.
        flock(descriptor, LOCK_UN)
        close(descriptor)
    }

    /// Opens and locks the file.
    private static func lock(_ path: String, of database: String) throws(StorageError) -> Int32 {
        let descriptor = open(path, O_RDWR | O_CREAT | O_CLOEXEC, 0o600)
        guard descriptor >= 0 else { throw .systemError("can't open \(path)") }
        if flock(descriptor, LOCK_EX | LOCK_NB) == 0 { return descriptor }
        let code = errno
        let holder = text(of: descriptor)
        close(descriptor)
        if code == EWOULDBLOCK { throw .unavailable(reason: "process \(holder) has \(database) open") }
        throw .systemError("can't lock \(path)", code: code)
    }

    private static func text(of descriptor: Int32) -> String {
        var bytes = [UInt8](repeating: 0, count: 16)
        let count = pread(descriptor, &bytes, bytes.count, 0)
        return String(decoding: bytes.prefix(max(count, 0)), as: UTF8.self)
    }
}

extension StorageError {
    /// Returns a system error with the system's description.
    static func systemError(_ what: String, code: Int32 = errno) -> StorageError {
        .unavailable(reason: "\(what): \(String(cString: strerror(code)))")
    }
}
