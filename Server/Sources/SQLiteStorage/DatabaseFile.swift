import Foundation
import GRDB
import RoomStorage

/// The file of a database, open in one process.
struct DatabaseFile {
    let path: String
    private let lock: FileLock

    /// Takes the file at this path. Missing folders (0700) and a missing file (0600) are created for this user only;
    /// the permissions of existing folders and files don't change.
    ///
    /// Throws `StorageError.unavailable` if another storage has it open or the system refuses.
    init(path: String) throws(StorageError) {
        self.path = path
        let folder = URL(filePath: path).deletingLastPathComponent()
        do {
            try FileManager.default.createDirectory(
                at: folder, withIntermediateDirectories: true, attributes: [.posixPermissions: 0o700])
        } catch {
            throw .unavailable(reason: "can't create the folder \(folder.path): \(error.localizedDescription)")
        }
        lock = try FileLock(path: path + ".lock", of: path)
        let descriptor = open(path, O_RDWR | O_CREAT | O_CLOEXEC, 0o600)
        guard descriptor >= 0 else { throw .systemError("can't open \(path)") }
        close(descriptor)  // before SQLite opens the file: see `FileLock`
    }

    /// Opens the database, after examining it without writing to it.
    func openPool() throws(StorageError) -> DatabasePool {
        do {
            let isEmpty = try isEmpty()
            let pool = try DatabasePool(path: path)
            if isEmpty { try pool.write(Schema.create) }
            try Self.setFullSynchronization(of: pool)
            return pool
        } catch {
            throw StorageError(error)
        }
    }

    /// Examines the database without writing to it. Returns whether it is empty.
    private func isEmpty() throws -> Bool {
        do {
            var reading = Configuration()
            reading.readonly = true
            return try DatabaseQueue(path: path, configuration: reading).read(Schema.examine)
        } catch let error as DatabaseError where error.resultCode == .SQLITE_READONLY {
            // A crash has interrupted a transaction, for example the one that begins to use a write-ahead log. Only a
            // connection that may write can take it back.
            return try DatabaseQueue(path: path).read(Schema.examine)
        }
    }

    /// Makes each commit of the writing connection wait for the disk before it returns.
    ///
    /// For write-ahead logs, GRDB sets `synchronous` to NORMAL after it prepares the connection; the last commits would
    /// then be lost in a power failure. Setting it inside a transaction has no effect, so it is read back.
    private static func setFullSynchronization(of pool: DatabasePool) throws {
        try pool.writeWithoutTransaction { database in
            // The last two matter on macOS, where `fsync` alone doesn't wait for the disk.
            try database.execute(
                sql: "PRAGMA synchronous = FULL; PRAGMA fullfsync = ON; PRAGMA checkpoint_fullfsync = ON")
            guard try synchronousMode(of: database) == fullSynchronization else {
                throw StorageError.unavailable(reason: "SQLite doesn't wait for the disk")
            }
        }
    }

    /// SQLite's number for `synchronous = FULL`.
    static let fullSynchronization = 2

    /// Returns how a connection waits for the disk (https://www.sqlite.org/pragma.html#pragma_synchronous).
    static func synchronousMode(of database: Database) throws -> Int? {
        try Int.fetchOne(database, sql: "PRAGMA synchronous")
    }
}
