import ArgumentParser
import Foundation
import LoadGenerator
import TogetherServer

/// The server to measure, and the format of the report.
struct ServerOptions: ParsableArguments {
    @Option(help: "The tercet program. Default: the one next to this program.")
    var server: String?

    @Option(help: "Where the server stores rooms: a file or postgres://…. Default: a temporary file.")
    var database: String?

    @Flag(help: "Print JSON instead of a table.")
    var json = false

    /// Calls a function with a temporary folder, which is removed afterwards.
    func withFolder<Result>(_ body: (URL) async throws -> Result) async throws -> Result {
        let folder = FileManager.default.temporaryDirectory.appending(path: "tercet-load-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        try Data("load".utf8).write(to: folder.appending(path: "index.html"))
        return try await body(folder)
    }

    /// Starts the server with a folder for its site and, unless another database is named, its database.
    func start(in folder: URL) throws -> ServerProcess {
        try ServerProcess(
            server.map { URL(filePath: $0) } ?? Self.program("tercet"),
            arguments: [
                "serve", "--port", "0", "--site", folder.path, "--database", database ?? Self.file(in: folder).path,
            ]
        )
    }

    /// Starts a server that sends each text back.
    func startEcho(in folder: URL) throws -> ServerProcess {
        try ServerProcess(Self.program("load"), arguments: ["echo-server", "--site", folder.path])
    }

    /// Returns the server's database, for reading after the server has stopped.
    func database(in folder: URL) -> Database { Database(database ?? Self.file(in: folder).path) }

    /// Returns the size of the database on disk in bytes, or `nil` if it isn't a file.
    func databaseBytes(in folder: URL) -> Int? {
        guard case .file(let path) = database(in: folder) else { return nil }
        return ["", "-wal"].reduce(0) { sum, suffix in
            let size = try? FileManager.default.attributesOfItem(atPath: path + suffix)[.size] as? Int
            return sum + (size.flatMap { $0 } ?? 0)
        }
    }

    /// Prints a report.
    ///
    /// - Throws: `ExitCode.failure` if the report contains errors.
    func tell(_ report: LoadReport) throws {
        print(json ? try report.json : report.text, terminator: "")
        if !report.faults.isEmpty { throw ExitCode.failure }
    }

    private static func file(in folder: URL) -> URL { folder.appending(path: "rooms.sqlite") }

    private static func program(_ name: String) -> URL {
        let own = Bundle.main.executableURL ?? URL(filePath: CommandLine.arguments[0])
        return own.resolvingSymlinksInPath().deletingLastPathComponent().appending(path: name)
    }
}
