#if canImport(Glibc)
import Glibc
#else
import Darwin
#endif

/// The signals that the game handles, as bytes in a pipe. This way the game can wait for signals and keys together.
final class SignalPipe {
    /// The end of the pipe to read signals from.
    let reading: Int32

    /// The handled signals: for ending, suspending and continuing the program, and for resizing the terminal.
    private static let answered = [SIGINT, SIGTERM, SIGHUP, SIGQUIT, SIGTSTP, SIGCONT, SIGWINCH]

    /// Starts handling the signals. The whole program shares one pipe, because signals are global.
    init() throws(PlayError) {
        if signalPipe.reading < 0 {
            var ends: [Int32] = [0, 0]
            guard pipe(&ends) == 0 else { throw .terminalFailed(reason: String(cString: strerror(errno))) }
            for end in ends {
                _ = fcntl(end, F_SETFL, O_NONBLOCK)
                _ = fcntl(end, F_SETFD, FD_CLOEXEC)
            }
            signalPipe = (ends[0], ends[1])
        }
        reading = signalPipe.reading
        for number in Self.answered { take(number) }
    }

    /// Starts handling a signal.
    func take(_ number: Int32) {
        _ = signal(number) { number in
            // Only async-signal-safe operations are allowed here: no memory is allocated, and `errno` is preserved.
            let former = errno
            var byte = UInt8(truncatingIfNeeded: number)
            _ = write(signalPipe.writing, &byte, 1)
            errno = former
        }
    }

    /// Restores a signal's default action, and sends the signal to the program. Returns if the signal neither ends nor
    /// stops the program, or once the program is continued.
    func raiseUnanswered(_ number: Int32) {
        _ = signal(number, SIG_DFL)
        // In a Swift program that is only waiting, all threads have all signals blocked.
        var set = sigset_t()
        sigemptyset(&set)
        sigaddset(&set, number)
        pthread_sigmask(SIG_UNBLOCK, &set, nil)
        raise(number)
    }

    /// Returns the oldest unread signal, if any.
    func next() -> Int32? {
        var byte: UInt8 = 0
        return read(reading, &byte, 1) == 1 ? Int32(byte) : nil
    }
}

/// The ends of the pipe. A signal handler can access only global variables. They are set once, before any handler is
/// installed, and never changed.
nonisolated(unsafe) private var signalPipe: (reading: Int32, writing: Int32) = (-1, -1)
