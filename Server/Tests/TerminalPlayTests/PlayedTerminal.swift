import Foundation
import Testing

/// `tercet play` in a terminal whose other end a test has. It is waited for by what it shows, never by the time.
final class PlayedTerminal {
    private let process = Process()
    private let main: Int32
    private var isOpen = true
    /// All that the program has sent, and how much of it was waited for.
    private var received: [UInt8] = []
    private var expected = 0

    /// All that the program has sent.
    var output: String { String(decoding: received, as: UTF8.self) }

    /// The program that the tests are built with.
    static var program: URL {
        Bundle.module.bundleURL.deletingLastPathComponent().appending(path: "tercet")
    }

    /// Starts a game in a terminal of 80 × 24 cells.
    init(_ arguments: [String]) throws {
        var ends: (main: Int32, other: Int32) = (0, 0)
        var size = winsize(ws_row: 24, ws_col: 80, ws_xpixel: 0, ws_ypixel: 0)
        try #require(openpty(&ends.main, &ends.other, nil, nil, &size) == 0)
        main = ends.main
        // So that the program's terminal closes with this end.
        _ = fcntl(main, F_SETFD, FD_CLOEXEC)
        let other = FileHandle(fileDescriptor: ends.other, closeOnDealloc: false)
        process.executableURL = Self.program
        process.arguments = ["play"] + arguments
        process.environment = ["TERM": "xterm", "NO_COLOR": "1", "LANG": "C.UTF-8"]
        (process.standardInput, process.standardOutput, process.standardError) = (other, other, other)
        try process.run()
        close(ends.other)
    }

    deinit {
        if process.isRunning { process.terminate() }
        hangUp()
    }

    /// Whether keys are sent line by line and shown, as a shell needs it.
    var isAsBefore: Bool {
        var modes = termios()
        return tcgetattr(main, &modes) == 0 && modes.c_lflag & tcflag_t(ICANON | ECHO) == tcflag_t(ICANON | ECHO)
    }

    /// Presses keys.
    func type(_ text: String) throws {
        let bytes = Array(text.utf8)
        try #require(write(main, bytes, bytes.count) == bytes.count)
    }

    /// Gives the terminal another size.
    func resize(columns: UInt16, lines: UInt16) {
        var size = winsize(ws_row: lines, ws_col: columns, ws_xpixel: 0, ws_ypixel: 0)
        _ = ioctl(main, UInt(TIOCSWINSZ), &size)
        send(SIGWINCH)
    }

    /// Sends a signal to the program.
    func send(_ signal: Int32) { kill(process.processIdentifier, signal) }

    /// Closes this end.
    func hangUp() {
        if isOpen { close(main) }
        isOpen = false
    }

    /// Waits until the program has sent a text after what was waited for before. Where it does not come in a
    /// minute or more, that is a failure.
    func expect(_ text: String, sourceLocation: SourceLocation = #_sourceLocation) async throws {
        let found = try await isSent(text) {}
        let rest = String(decoding: received[expected...], as: UTF8.self)
        try #require(found, "expected \(text), got \(rest)", sourceLocation: sourceLocation)
    }

    /// Continues the program until it has sent a text. Again and again, since it may not have stopped yet.
    func resume(until text: String) async throws {
        try #require(try await isSent(text) { send(SIGCONT) })
    }

    /// Waits until the program has ended, and returns its exit code, or its signal as a negative number.
    func end() async throws -> Int32 {
        // A program that nobody reads from waits.
        while process.isRunning {
            while read() {}
            try await Task.sleep(for: .milliseconds(5))
        }
        while read() {}
        return process.terminationReason == .exit ? process.terminationStatus : -process.terminationStatus
    }

    /// Reads until the program has sent a text, or for a minute, which is longer where other tests take the processors' time:
    /// looks are counted. Does something before each look.
    private func isSent(_ text: String, _ prepare: () -> Void) async throws -> Bool {
        for _ in 0..<(60 * 1000 / 5) {
            prepare()
            while read() {}
            if let range = received[expected...].firstRange(of: Array(text.utf8)) {
                expected = range.upperBound
                return true
            }
            try await Task.sleep(for: .milliseconds(5))
        }
        return false
    }

    /// Reads what the program has sent, without waiting: other tests need the thread. Returns whether there was something.
    private func read() -> Bool {
        var ready = pollfd(fd: main, events: Int16(POLLIN), revents: 0)
        guard isOpen, poll(&ready, 1, 0) == 1 else { return false }
        var bytes = [UInt8](repeating: 0, count: 65536)
        let count = Foundation.read(main, &bytes, bytes.count)
        guard count > 0 else { return false }
        received += bytes.prefix(count)
        return true
    }
}
