import GRDB
import RoomStorage

/// The tables, and the numbers that identify the files of Tercet.
enum Schema {
    /// The version of the tables, SQLite's `user_version`.
    static let version = 1

    /// SQLite's `application_id`, "Tcet" in ASCII, which distinguishes Tercet's files from other programs' files.
    static let applicationID = 0x5463_6574

    /// Examines a database, and returns whether it is empty.
    ///
    /// Throws `StorageError.newerVersion`, or `StorageError.damaged` if SQLite's check finds damage or another program
    /// has written the file. The check reads the whole file, at about a gigabyte per second.
    @Sendable static func examine(_ database: Database) throws -> Bool {
        let tables = try Int.fetchOne(database, sql: "SELECT count(*) FROM sqlite_schema") ?? 0
        guard tables > 0 else { return true }
        guard try Int.fetchOne(database, sql: "PRAGMA application_id") == applicationID else {
            throw StorageError.damaged(reason: "another program has written the file")
        }
        let found = try Int.fetchOne(database, sql: "PRAGMA user_version") ?? 0
        guard found <= version else { throw StorageError.newerVersion(found) }
        let report = try String.fetchOne(database, sql: "PRAGMA quick_check(1)")
        guard report == "ok" else { throw StorageError.damaged(reason: report ?? "SQLite can't check it") }
        return false
    }

    /// Creates the tables.
    @Sendable static func create(_ database: Database) throws {
        try database.execute(
            sql: """
                CREATE TABLE room (
                    id INTEGER PRIMARY KEY,
                    code TEXT NOT NULL UNIQUE,
                    created INTEGER NOT NULL
                ) STRICT;
                CREATE TABLE event (
                    room INTEGER NOT NULL,
                    seq INTEGER NOT NULL,
                    at INTEGER NOT NULL,
                    seat INTEGER,
                    request INTEGER,
                    body TEXT NOT NULL,
                    PRIMARY KEY (room, seq)
                ) STRICT, WITHOUT ROWID;
                PRAGMA application_id = \(applicationID);
                PRAGMA user_version = \(version);
                """)
    }
}
