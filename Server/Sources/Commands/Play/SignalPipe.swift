#if canImport(Glibc)
import Glibc
#else
import Darwin
#endif

/// The signals that the game answers, as bytes in a pipe: so they can be waited for together with keys.
final class SignalPipe {
    /// The end of the pipe from which signals are read.
    let reading: Int32

    /// The signals: the end of the program, a stop and its end, and another size of the terminal.
    private static let answered = [SIGINT, SIGTERM, SIGHUP, SIGQUIT, SIGTSTP, SIGCONT, SIGWINCH]

    /// Takes the signals from now on. There is one pipe for the whole program, since there is one set of signals.
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

    /// Takes a signal from now on.
    func take(_ number: Int32) {
        _ = signal(number) { number in
            // Only what is safe in a handler: no memory is taken, and `errno` stays.
            let former = errno
            var byte = UInt8(truncatingIfNeeded: number)
            _ = write(signalPipe.writing, &byte, 1)
            errno = former
        }
    }

    /// Leaves a signal to the system, and sends it to the program. Returns if that neither ends nor stops it, or once it is
    /// continued.
    func raiseUnanswered(_ number: Int32) {
        _ = signal(number, SIG_DFL)
        // Threads of a Swift program that waits for nothing else have all signals blocked.
        var set = sigset_t()
        sigemptyset(&set)
        sigaddset(&set, number)
        pthread_sigmask(SIG_UNBLOCK, &set, nil)
        raise(number)
    }

    /// The signal that came first and was not read yet; `nil` where there is none.
    func next() -> Int32? {
        var byte: UInt8 = 0
        return read(reading, &byte, 1) == 1 ? Int32(byte) : nil
    }
}

/// The ends of the pipe. A handler of a signal can reach nothing but global variables. They are set once, before a handler
/// is, and never changed.
nonisolated(unsafe) private var signalPipe: (reading: Int32, writing: Int32) = (-1, -1)
