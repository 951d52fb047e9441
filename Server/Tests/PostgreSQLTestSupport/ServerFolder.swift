import Foundation

/// The folder of a server, which is removed when this process ends, in whatever way: a shell outlives it, which waits
/// for the end of a pipe, stops the server and removes the folder.
final class ServerFolder: Sendable {
    let url: URL
    private let pipe = Pipe()

    init() throws {
        // Short, since the path of a socket has at most 107 bytes.
        url = FileManager.default.temporaryDirectory.appending(path: "tercet-\(UInt32.random(in: .min ... .max))")
        try FileManager.default.createDirectory(at: url, withIntermediateDirectories: false)
        if geteuid() == 0, let user = getpwnam("postgres") {
            guard chown(url.path, user.pointee.pw_uid, user.pointee.pw_gid) == 0 else { throw POSIXError(.EPERM) }
        }
        try watch()
    }

    private func watch() throws {
        let shell = Process()
        shell.executableURL = URL(filePath: "/bin/sh")
        shell.arguments = ["-c", Self.script, "watch", url.path]
        shell.standardInput = pipe
        shell.standardOutput = FileHandle.nullDevice
        shell.standardError = FileHandle.nullDevice
        try shell.run()
    }

    /// Waits for the end of its input, then stops the server at once. Waiting for its processes is bounded.
    private static let script = """
        trap '' INT TERM HUP
        read -r _
        server=$(head -n 1 "$1/data/postmaster.pid")
        kill -QUIT $server; kill -CONT $server
        for try in 1 2 3 4 5 6 7 8 9 10 11 12 13 14 15 16 17 18 19 20; do
            kill -0 $server || break
            sleep 0.3
        done
        rm -rf "$1"
        """

    /// The process of the server itself, if one was started.
    var server: pid_t? {
        let file = url.appending(path: "data/postmaster.pid")
        guard let text = try? String(contentsOf: file, encoding: .utf8) else { return nil }
        return text.split(separator: "\n").first.flatMap { pid_t($0) }
    }

    /// Stops the server and removes the folder.
    func remove() {
        try? pipe.fileHandleForWriting.close()
    }
}
