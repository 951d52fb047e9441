import Foundation
import Synchronization

/// A PostgreSQL server in a temporary folder, on a free port of 127.0.0.1 and a Unix socket, which tests can kill.
///
/// It is stopped and its folder removed when the test's process ends, or before by `stop`.
public final class PostgreSQLServer: Sendable {
    private static let starting = Task { try await PostgreSQLServer.start() }

    private let folder: ServerFolder
    private let port: Int
    private let databases = Atomic(0)

    /// A server for all tests of this process that leave it running. It is started when it is first asked for.
    public static func shared() async throws -> PostgreSQLServer {
        try await starting.value
    }

    /// Starts a server of its own, in about two seconds.
    public static func start() async throws -> PostgreSQLServer {
        let server = PostgreSQLServer(folder: try ServerFolder(), port: try freePort())
        let initialize = Program(
            name: "initdb",
            arguments: ["-D", "data", "-U", "postgres", "-A", "trust", "-E", "UTF8", "--locale=C", "--no-sync"])
        try await initialize.run(in: server.folder.url)
        try server.configure(
            """
            listen_addresses = '127.0.0.1'
            port = \(server.port)
            unix_socket_directories = '\(server.folder.url.path)'
            shared_buffers = '16MB'
            """)
        try await server.restart()
        return server
    }

    private init(folder: ServerFolder, port: Int) {
        self.folder = folder
        self.port = port
    }

    /// The address of a database, over TCP.
    public func address(of database: String = "postgres") -> String {
        "postgres://postgres@127.0.0.1:\(port)/\(database)"
    }

    /// The address of a database, over the Unix socket.
    public func socketAddress(of database: String = "postgres") -> String {
        "postgres://postgres@/\(database)?host=\(folder.url.path)&port=\(port)"
    }

    /// Creates a database and returns its name.
    public func newDatabase() async throws -> String {
        let name = "test\(databases.add(1, ordering: .relaxed).newValue)"
        let create = Program(
            name: "createdb", arguments: ["-h", folder.url.path, "-p", "\(port)", "-U", "postgres", name])
        try await create.run(in: folder.url)
        return name
    }

    /// Kills the server and all its processes at once (`kill -9`).
    public func kill() {
        signal(SIGKILL)
    }

    /// Starts the server, which doesn't run, and returns when it takes connections.
    public func restart() async throws {
        // A killed server's memory can be in use for a moment.
        for attempt in 1...50 {
            do {
                let server = Program(name: "postgres", arguments: ["-D", "data"])
                return try await server.start(in: folder.url, until: "ready to accept connections")
            } catch {
                if attempt == 50 { throw error }
            }
        }
    }

    /// Stops all processes where they are: connections stay, and nothing answers.
    public func suspend() {
        signal(SIGSTOP)
    }

    /// Lets all processes go on.
    public func resume() {
        signal(SIGCONT)
    }

    /// Lets each commit take longer, by at most 100 ms. It takes effect within moments.
    public func slowCommits(by delay: Duration) throws {
        try configure("commit_siblings = 0\ncommit_delay = \(Int(delay / .microseconds(1)))")
        if let server = folder.server { _ = Foundation.kill(server, SIGHUP) }
    }

    /// Stops the server and removes its folder.
    public func stop() {
        folder.remove()
    }

    private func configure(_ lines: String) throws {
        let file = try FileHandle(forWritingTo: folder.url.appending(path: "data/postgresql.conf"))
        try file.seekToEnd()
        try file.write(contentsOf: Data("\n\(lines)\n".utf8))
        try file.close()
    }

    /// Sends a signal to the server and then to its children, so that it can't start others meanwhile.
    private func signal(_ number: Int32) {
        guard let server = folder.server else { return }
        let children = Self.children(of: server)
        for process in [server] + children { _ = Foundation.kill(process, number) }
    }

    private static func children(of process: pid_t) -> [pid_t] {
        let list = try? String(contentsOfFile: "/proc/\(process)/task/\(process)/children", encoding: .utf8)
        return (list ?? "").split(separator: " ").compactMap { pid_t($0) }
    }

    /// A free port below those that the system gives to connections: a client that tries again while the server is away could
    /// get the server's own port otherwise, and be connected to itself.
    private static func freePort() throws -> Int {
        for _ in 1...100 {
            let port = Int.random(in: 20_000..<32_000)
            if isFree(UInt16(port)) { return port }
        }
        throw POSIXError(.EADDRINUSE)
    }

    private static func isFree(_ port: UInt16) -> Bool {
        #if canImport(Glibc) || canImport(Musl)
        let stream = Int32(SOCK_STREAM.rawValue)
        #else
        let stream = SOCK_STREAM
        #endif
        let descriptor = socket(AF_INET, stream, 0)
        defer { close(descriptor) }
        var address = sockaddr_in()
        address.sin_family = sa_family_t(AF_INET)
        address.sin_addr.s_addr = UInt32(0x7F00_0001).bigEndian
        address.sin_port = port.bigEndian
        return withUnsafePointer(to: &address) { pointer in
            pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) { address in
                bind(descriptor, address, socklen_t(MemoryLayout<sockaddr_in>.size)) == 0
            }
        }
    }
}
