import Foundation
import GRDB
import RoomStorage

/// The file of a database, which one process has open.
struct DatabaseFile {
    let path: String
    private let lock: FileLock

    /// Takes the file at this path. Folders that are missing are created for this user alone (0700), and so is the file
    /// (0600); one that exists keeps its permissions.
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

    /// Opens the database, after looking at it without writing to it.
    func openPool() throws(StorageError) -> DatabasePool {
        do {
            var reading = Configuration()
            reading.readonly = true
            let isEmpty = try DatabaseQueue(path: path, configuration: reading).read(Schema.examine)
            let pool = try DatabasePool(path: path)
            if isEmpty { try pool.write(Schema.create) }
            try Self.setFullSynchronization(of: pool)
            return pool
        } catch {
            throw StorageError(error)
        }
    }

    /// Lets each commit of the writing connection reach the disk before it returns.
    ///
    /// GRDB sets `synchronous` to NORMAL for write-ahead logs, after it prepares the connection: then the last commits
    /// are lost in a power failure. Setting it has no effect within a transaction, so that it is read back.
    private static func setFullSynchronization(of pool: DatabasePool) throws {
        try pool.writeWithoutTransaction { database in
            // The last two matter to macOS, where `fsync` alone doesn't wait for the disk.
            try database.execute(
                sql: "PRAGMA synchronous = FULL; PRAGMA fullfsync = ON; PRAGMA checkpoint_fullfsync = ON")
            guard try synchronousMode(of: database) == fullSynchronization else {
                throw StorageError.unavailable(reason: "SQLite doesn't wait for the disk")
            }
        }
    }

    /// SQLite's number for `synchronous = FULL`.
    static let fullSynchronization = 2

    /// How a connection waits for the disk (https://www.sqlite.org/pragma.html#pragma_synchronous).
    static func synchronousMode(of database: Database) throws -> Int? {
        try Int.fetchOne(database, sql: "PRAGMA synchronous")
    }
}
