#if canImport(Glibc)
import Glibc
#else
import Darwin
#endif

/// The terminal of the program's input and output. During the game it sends keys as soon as they are pressed.
final class Terminal {
    private let input: Int32
    private let output: Int32
    /// The terminal modes before the game.
    private let formerModes: termios
    private let signals: SignalPipe

    /// The event that ends a wait.
    enum Wakeup: Hashable {
        /// Bytes from the keyboard, or from a program in its place.
        case bytes([UInt8])
        /// A signal.
        case signal(Int32)
        /// The other file is readable.
        case other
        /// The time ran out.
        case timeOut
        /// The terminal was closed.
        case hangUp
    }

    /// Creates the terminal of two file descriptors.
    ///
    /// - Throws: `PlayError.noTerminal` if a descriptor isn't a terminal.
    init(input: Int32 = STDIN_FILENO, output: Int32 = STDOUT_FILENO) throws(PlayError) {
        var modes = termios()
        guard isatty(output) == 1, tcgetattr(input, &modes) == 0 else { throw .noTerminal }
        (self.input, self.output) = (input, output)
        formerModes = modes
        signals = try SignalPipe()
    }

    /// The size; 80 × 24 if the terminal doesn't report one.
    var size: TerminalSize {
        var size = winsize()
        guard ioctl(output, UInt(TIOCGWINSZ), &size) == 0, size.ws_col > 0, size.ws_row > 0 else {
            return TerminalSize(columns: 80, lines: 24)
        }
        // Terminals may report any size. A larger screen wouldn't show more of a game, and would cost memory.
        return TerminalSize(columns: min(Int(size.ws_col), 1000), lines: min(Int(size.ws_row), 1000))
    }

    /// Makes the terminal send keys as they are pressed, without showing them. Keys that send signals still do.
    func makeRaw() throws(PlayError) {
        var modes = formerModes
        modes.c_lflag &= ~tcflag_t(ICANON | ECHO | IEXTEN)
        modes.c_iflag &= ~tcflag_t(IXON | ICRNL | INLCR | ISTRIP)
        guard retrying({ tcsetattr(input, TCSANOW, &modes) }) == 0 else {
            throw .terminalFailed(reason: String(cString: strerror(errno)))
        }
    }

    /// Restores the terminal modes from before the game.
    func restore() {
        var modes = formerModes
        _ = retrying { tcsetattr(input, TCSANOW, &modes) }
    }

    /// Sends a text. Returns whether the terminal accepted it.
    func write(_ text: String) -> Bool { writeAll(Array(text.utf8), to: output) }

    /// Waits for a key or a signal.
    ///
    /// - Parameters:
    ///   - milliseconds: the maximum time to wait; `nil` for no limit.
    ///   - other: another file to wait for. If both are readable, keys are returned first.
    func wait(for milliseconds: Int32?, or other: Int32? = nil) -> Wakeup {
        var ready = [
            pollfd(fd: signals.reading, events: Int16(POLLIN), revents: 0),
            pollfd(fd: input, events: Int16(POLLIN), revents: 0),
            // Negative descriptors are ignored.
            pollfd(fd: other ?? -1, events: Int16(POLLIN), revents: 0),
        ]
        let count = poll(&ready, nfds_t(ready.count), milliseconds ?? -1)
        if let signal = signals.next() { return .signal(signal) }
        if count < 0 { return errno == EINTR ? .timeOut : .hangUp }
        guard ready[1].revents != 0 else { return ready[2].revents != 0 ? .other : .timeOut }
        var bytes = [UInt8](repeating: 0, count: 1024)
        let length = read(input, &bytes, bytes.count)
        if length < 0, errno == EINTR || errno == EAGAIN { return .timeOut }
        return length > 0 ? .bytes(Array(bytes.prefix(length))) : .hangUp
    }

    /// Suspends the program, as the shell expects, until it is continued.
    func stop() {
        signals.raiseUnanswered(SIGTSTP)
        signals.take(SIGTSTP)
    }

    /// Ends the program with a signal, as if the game didn't handle that signal.
    func end(by signal: Int32) -> Never {
        signals.raiseUnanswered(signal)
        // Reached only if the parent process has made this program ignore the signal.
        exit(128 + signal)
    }
}

/// Repeats a call while signals interrupt it.
private func retrying(_ call: () -> Int32) -> Int32 {
    while true {
        let result = call()
        if result == 0 || errno != EINTR { return result }
    }
}

/// Writes all bytes to a file. Returns whether it succeeded; otherwise `errno` contains the reason.
func writeAll(_ bytes: [UInt8], to file: Int32) -> Bool {
    var rest = bytes[...]
    while !rest.isEmpty {
        let count = rest.withUnsafeBytes { write(file, $0.baseAddress, $0.count) }
        if count < 0 {
            guard errno == EINTR else { return false }
            continue
        }
        rest = rest.dropFirst(count)
    }
    return true
}
