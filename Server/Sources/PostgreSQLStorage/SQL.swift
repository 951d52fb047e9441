/// A statement, which each connection prepares once under its name.
struct SQL: Sendable {
    let name: String
    let text: String

    /// What each connection needs, whatever the database's defaults are.
    ///
    /// - A commit waits for the disk. A setting that waits for more, such as other servers, stays.
    /// - `READ COMMITTED`: a statement that has waited for another node's sees what that one stored.
    /// - All statements look up a short list of keys. Without these settings a plan made while a table was small reads
    ///   the whole of it when it is large.
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

    /// All nodes listen to one channel and ignore rooms that they don't serve. A channel for each room would be slower:
    /// PostgreSQL wakes every listening connection of the database for every notification, and compares its channel
    /// with each that the connection listens to.
    static let listen = SQL(name: "listen", text: "LISTEN tercet")

    /// A question whose answer shows that the server is there.
    static let ping = SQL(name: "ping", text: "SELECT 1")
}
