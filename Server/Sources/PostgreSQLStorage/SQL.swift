/// A statement, which each connection prepares once under its name.
struct SQL: Sendable {
    let name: String
    let text: String

    /// The settings that each connection needs, whatever the database's defaults.
    ///
    /// - A commit waits for the disk. A setting that waits for more, such as other servers, is left unchanged.
    /// - `READ COMMITTED`: a statement that has waited for another node's statement sees the events that it stored.
    /// - All statements look up a short list of keys. Without these settings, a plan made while a table was small reads
    ///   the whole table once it is large.
    static let configureSession = SQL(
        name: "configure",
        text: """
            SELECT set_config('synchronous_commit',
                CASE WHEN current_setting('synchronous_commit') IN ('off', 'local') THEN 'on'
                ELSE current_setting('synchronous_commit') END, false),
            set_config('default_transaction_isolation', 'read committed', false),
            set_config('enable_seqscan', 'off', false), set_config('enable_hashjoin', 'off', false),
            set_config('enable_mergejoin', 'off', false), set_config('jit', 'off', false)
            """)

    static let begin = SQL(name: "begin", text: "BEGIN")
    static let commit = SQL(name: "commit", text: "COMMIT")

    /// All nodes listen to one channel and ignore rooms that they don't serve. Separate channels for each room would be
    /// slower: for every notification, PostgreSQL wakes every listening connection of the database and compares the
    /// channel with all those that the connection listens to.
    static let listen = SQL(name: "listen", text: "LISTEN tercet")

    /// A query whose answer shows that the server is up.
    static let ping = SQL(name: "ping", text: "SELECT 1")
}
