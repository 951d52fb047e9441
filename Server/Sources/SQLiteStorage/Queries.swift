import GRDB
import RoomStorage

/// Queries and changes of the tables.
enum Queries {
    static func create(_ code: String, at moment: Int64, in database: Database) throws -> Bool {
        try database.cachedStatement(sql: "INSERT INTO room (code, created) VALUES (?, ?) ON CONFLICT DO NOTHING")
            .execute(arguments: [code, moment])
        return database.changesCount > 0
    }

    /// Stores an event if the room has the previous event, and none with the number after it.
    static func append(
        _ event: StoredEvent, after previous: StoredEvent?, to room: String, in database: Database
    ) throws -> AppendResult {
        let insert = try database.cachedStatement(
            sql: """
                INSERT INTO event (room, seq, at, seat, request, body)
                SELECT id, ?1, ?2, ?3, ?4, ?5 FROM room
                LEFT JOIN event AS previous ON previous.room = room.id AND previous.seq = ?1 - 1
                WHERE code = ?6 AND previous.at IS ?7 AND previous.seat IS ?8 AND previous.request IS ?9
                AND previous.body IS ?10
                ON CONFLICT DO NOTHING
                """)
        try insert.execute(
            arguments: [
                event.seq, event.at, event.seat, event.request, event.body, room,
                previous?.at, previous?.seat, previous?.request, previous?.body,
            ])
        if database.changesCount > 0 { return .stored }
        return try id(of: room, in: database) == nil ? .noSuchRoom : .conflict
    }

    static func events(of room: String, after seq: Int, in database: Database) throws -> [StoredEvent]? {
        guard let id = try id(of: room, in: database) else { return nil }
        let rows = try Row.fetchCursor(
            database.cachedStatement(
                sql: "SELECT seq, at, seat, request, body FROM event WHERE room = ? AND seq > ? ORDER BY seq"),
            arguments: [id, seq])
        return try Array(rows.map(event))
    }

    /// Returns the event in a row. Checks the type of each value, because reading a value as another type would trap.
    private static func event(in row: Row) throws -> StoredEvent {
        let values = Array(row.databaseValues)
        guard
            let seq = Int64.fromDatabaseValue(values[0]), let at = Int64.fromDatabaseValue(values[1]),
            let body = String.fromDatabaseValue(values[4]),
            let event = StoredEvent(
                reading: seq, at: at, seat: Int64.fromDatabaseValue(values[2]),
                request: Int64.fromDatabaseValue(values[3]), body: body)
        else { throw StorageError.damaged(reason: "a row is no event") }
        return event
    }

    /// Examines the next rooms after this id, and removes those that haven't changed since the moment. Returns the
    /// number of removed rooms, and the last examined room, or nil after the last room.
    static func removeRooms(
        after id: Int64,
        untouchedSince moment: Int64,
        in database: Database
    ) throws -> (removed: Int, last: Int64?) {
        let ids = try Int64.fetchAll(
            database, sql: "SELECT id FROM room WHERE id > ? ORDER BY id LIMIT 500", arguments: [id])
        guard let last = ids.last else { return (0, nil) }
        let old = try Int64.fetchAll(
            database,
            sql: """
                SELECT id FROM room WHERE id > ?1 AND id <= ?2 AND created < ?3
                AND ifnull((SELECT at FROM event WHERE room = room.id ORDER BY seq DESC LIMIT 1), 0) < ?3
                """,
            arguments: [id, last, moment])
        for room in old {
            try database.execute(sql: "DELETE FROM event WHERE room = ?", arguments: [room])
            try database.execute(sql: "DELETE FROM room WHERE id = ?", arguments: [room])
        }
        return (old.count, last)
    }

    private static func id(of room: String, in database: Database) throws -> Int64? {
        try Int64.fetchOne(database.cachedStatement(sql: "SELECT id FROM room WHERE code = ?"), arguments: [room])
    }
}
