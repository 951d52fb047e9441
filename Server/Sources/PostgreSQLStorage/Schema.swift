import RoomStorage

/// The tables in PostgreSQL's schema `tercet`.
enum Schema {
    /// The version of the tables.
    static let version = 1

    /// Creates the tables if they are missing. Several nodes may call this at the same time.
    ///
    /// Returns the version of the tables, which can be newer than `version`.
    static func prepare(on connection: Connection) throws(DatabaseFailure) -> Int {
        let encoding = try connection.run(.readEncoding).text(0, 0) ?? ""
        guard encoding == "UTF8" else {
            throw .refused(state: "22P05", reason: "the database has the encoding \(encoding), and needs UTF8")
        }
        _ = try connection.run(.begin)
        _ = try connection.run(.lockSchema)
        if try connection.run(.findSchema).indices.isEmpty { try create(on: connection) }
        let rows = try connection.run(.readVersion)
        guard rows.indices.count == 1, let found = try rows.integer(0, 0) else {
            throw .unreadable(reason: "the version of the tables is missing")
        }
        _ = try connection.run(.commit)
        return Int(found)
    }

    private static func create(on connection: Connection) throws(DatabaseFailure) {
        if try connection.run(.findNamespace).indices.isEmpty { _ = try connection.run(.createNamespace) }
        for statement in SQL.createTables { _ = try connection.run(statement) }
    }
}
