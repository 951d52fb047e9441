#if canImport(Glibc)
import Glibc
#else
import Darwin
#endif

/// The terminal of the program's input and output, which sends keys as they are pressed while the game has it.
final class Terminal {
    private let input: Int32
    private let output: Int32
    /// The modes as they were before the game.
    private let formerModes: termios
    private let signals: SignalPipe

    /// What ends a wait.
    enum Wakeup: Hashable {
        /// Bytes from the keyboard, or from whoever plays its part.
        case bytes([UInt8])
        /// A signal.
        case signal(Int32)
        /// The other file has something to read.
        case other
        /// Nothing for as long as was asked for.
        case timeOut
        /// The terminal is gone.
        case hangUp
    }

    /// The terminal of two file descriptors. Throws where one of them is none.
    init(input: Int32 = STDIN_FILENO, output: Int32 = STDOUT_FILENO) throws(PlayError) {
        var modes = termios()
        guard isatty(output) == 1, tcgetattr(input, &modes) == 0 else { throw .noTerminal }
        (self.input, self.output) = (input, output)
        formerModes = modes
        signals = try SignalPipe()
    }

    /// The size; 80 × 24 where the terminal does not tell.
    var size: TerminalSize {
        var size = winsize()
        guard ioctl(output, UInt(TIOCGWINSZ), &size) == 0, size.ws_col > 0, size.ws_row > 0 else {
            return TerminalSize(columns: 80, lines: 24)
        }
        // A terminal may claim any size; more than this shows no more of a game, and costs memory.
        return TerminalSize(columns: min(Int(size.ws_col), 1000), lines: min(Int(size.ws_row), 1000))
    }

    /// Has keys sent as they are pressed, without showing them. Those that send signals go on doing so.
    func makeRaw() throws(PlayError) {
        var modes = formerModes
        modes.c_lflag &= ~tcflag_t(ICANON | ECHO | IEXTEN)
        modes.c_iflag &= ~tcflag_t(IXON | ICRNL | INLCR | ISTRIP)
        guard retrying({ tcsetattr(input, TCSANOW, &modes) }) == 0 else {
            throw .terminalFailed(reason: String(cString: strerror(errno)))
        }
    }

    /// Restores the modes of before the game.
    func restore() {
        var modes = formerModes
        _ = retrying { tcsetattr(input, TCSANOW, &modes) }
    }

    /// Sends a text. Returns whether the terminal has taken it.
    func write(_ text: String) -> Bool { writeAll(Array(text.utf8), to: output) }

    /// Waits for a key or a signal, for so many milliseconds at most, or without end.
    ///
    /// - Parameters:
    ///   - milliseconds: how long at most.
    ///   - other: another file to wait for. A key comes first where both are there.
    func wait(for milliseconds: Int32?, or other: Int32? = nil) -> Wakeup {
        var ready = [
            pollfd(fd: signals.reading, events: Int16(POLLIN), revents: 0),
            pollfd(fd: input, events: Int16(POLLIN), revents: 0),
            // A negative number is no file, and is passed over.
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

    /// Stops the program as a shell expects it, until it is continued.
    func stop() {
        signals.raiseUnanswered(SIGTSTP)
        signals.take(SIGTSTP)
    }

    /// Ends the program by a signal, as if the game had not taken it.
    func end(by signal: Int32) -> Never {
        signals.raiseUnanswered(signal)
        // Reached only if whoever started the program has it ignore the signal.
        exit(128 + signal)
    }
}

/// Calls a function again as long as a signal interrupts it.
private func retrying(_ call: () -> Int32) -> Int32 {
    while true {
        let result = call()
        if result == 0 || errno != EINTR { return result }
    }
}

/// Writes bytes to a file, all of them. Returns whether that succeeded; otherwise `errno` says why.
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
