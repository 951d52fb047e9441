extension SQL {
    /// Ensures that one node at a time creates the tables. The lock is released at the end of the transaction. The
    /// number is "tercet" in ASCII.
    static let lockSchema = SQL(name: "lock", text: "SELECT pg_advisory_xact_lock(127979059635572)")

    /// Whether the tables exist.
    static let findSchema = SQL(name: "find", text: "SELECT 1 WHERE to_regclass('tercet.version') IS NOT NULL")

    /// The version of the tables.
    static let readVersion = SQL(name: "version", text: "SELECT version FROM tercet.version")

    /// Whether the schema exists. It may have been prepared for a user who isn't allowed to create it.
    static let findNamespace = SQL(name: "namespace", text: "SELECT 1 WHERE to_regnamespace('tercet') IS NOT NULL")

    /// The encoding of the database.
    static let readEncoding = SQL(name: "encoding", text: "SELECT current_setting('server_encoding')")

    static let createNamespace = SQL(name: "create namespace", text: "CREATE SCHEMA tercet")

    /// The tables.
    ///
    /// The columns of `event` are in the order of their alignment, which saves 8 bytes a row. There is no foreign key:
    /// `append` locks the rooms itself, once for the whole batch.
    static let createTables = [
        SQL(
            name: "create room",
            text: """
                CREATE TABLE tercet.room (
                    id integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
                    code text NOT NULL UNIQUE,
                    created bigint NOT NULL
                )
                """),
        SQL(
            name: "create event",
            text: """
                CREATE TABLE tercet.event (
                    at bigint NOT NULL,
                    request bigint,
                    room integer NOT NULL,
                    seq integer NOT NULL,
                    seat smallint,
                    body text NOT NULL,
                    PRIMARY KEY (room, seq)
                )
                """),
        SQL(name: "create version", text: "CREATE TABLE tercet.version (version integer NOT NULL)"),
        SQL(name: "set version", text: "INSERT INTO tercet.version VALUES (\(Schema.version))"),
    ]
}
