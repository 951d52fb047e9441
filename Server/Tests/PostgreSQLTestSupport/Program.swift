import Foundation

/// PostgreSQL's programs, and how they are run.
struct Program {
    /// Where they lie: in PATH, or where Debian puts them, the latest version first.
    static let folder: URL? = {
        let path = (ProcessInfo.processInfo.environment["PATH"] ?? "").split(separator: ":").map(String.init)
        let versions = ((try? FileManager.default.contentsOfDirectory(atPath: "/usr/lib/postgresql")) ?? [])
            .sorted { $0.compare($1, options: .numeric) == .orderedDescending }
            .map { "/usr/lib/postgresql/\($0)/bin" }
        let folder = (path + versions).first { folder in
            ["initdb", "postgres", "createdb"].allSatisfy {
                FileManager.default.isExecutableFile(atPath: "\(folder)/\($0)")
            }
        }
        return folder.map { URL(filePath: $0, directoryHint: .isDirectory) }
    }()

    let name: String
    let arguments: [String]

    /// Runs the program to its end. It must leave no other process behind: `Process` would wait for that one, too.
    func run(in directory: URL) async throws {
        let (output, log) = (Pipe(), OutputLog())
        let process = try start(in: directory, output: output)
        let text = await log.read(output.fileHandleForReading, until: nil)
        process.waitUntilExit()
        guard process.terminationStatus == 0 else { throw PostgreSQLServerError.failed(name, log: text) }
    }

    /// Starts the program and returns once it has written a line that contains these words. It runs on.
    func start(in directory: URL, until words: String) async throws {
        let (output, log) = (Pipe(), OutputLog())
        _ = try start(in: directory, output: output)
        let text = await log.read(output.fileHandleForReading, until: words)
        guard text.contains(words) else { throw PostgreSQLServerError.failed(name, log: text) }
    }

    /// Starts the program in a folder. PostgreSQL's programs refuse to run as root: then they run as the user
    /// `postgres`.
    private func start(in directory: URL, output: Pipe) throws -> Process {
        guard let folder = Self.folder else { throw PostgreSQLServerError.missing }
        let process = Process()
        let program = folder.appending(path: name).path
        if geteuid() == 0 {
            process.executableURL = URL(filePath: "/usr/bin/setpriv")
            process.arguments = ["--reuid=postgres", "--regid=postgres", "--clear-groups", program] + arguments
        } else {
            process.executableURL = URL(filePath: program)
            process.arguments = arguments
        }
        process.currentDirectoryURL = directory
        process.environment = ["LC_ALL": "C", "PATH": ProcessInfo.processInfo.environment["PATH"] ?? "/usr/bin:/bin"]
        process.standardOutput = output
        process.standardError = output
        process.standardInput = FileHandle.nullDevice
        try process.run()
        return process
    }
}

/// Reads what a program writes until it ends, so that it never waits for a reader.
private struct OutputLog {
    /// Returns what the program has written once that contains these words or the program has ended. Reads on.
    func read(_ handle: FileHandle, until words: String?) async -> String {
        await withCheckedContinuation { continuation in
            Thread.detachNewThread {
                var (text, waiting) = ("", Optional(continuation))
                while case let piece = handle.availableData, !piece.isEmpty {
                    guard waiting != nil else { continue }
                    text += String(decoding: piece, as: UTF8.self)
                    if let words, text.contains(words) { waiting.take()?.resume(returning: text) }
                }
                waiting?.resume(returning: text)
            }
        }
    }
}

/// Why a test has no PostgreSQL server.
public enum PostgreSQLServerError: Error {
    /// There are no programs of PostgreSQL. On Debian, install the package postgresql.
    case missing
    /// A program failed; what it wrote.
    case failed(String, log: String)
}
