#if canImport(Darwin)
import Darwin
#elseif canImport(Musl)
import Musl
#else
import Glibc
#endif

/// The text that the system has for its latest error.
enum SystemError {
    static var latest: String { String(cString: strerror(errno)) }
}

/// Why not all of an output was written.
public enum OutputError: Error, Equatable, CustomStringConvertible {
    /// Whoever read it has stopped reading, which is no failure of this program.
    case closed
    /// The system doesn't take it, for this reason: the disk is full, for example.
    case cannotWrite(reason: String)

    /// What is wrong, for the person at the terminal.
    public var description: String {
        switch self {
        case .closed: "The output was closed."
        case .cannotWrite(let reason): "Can't write the output: \(reason)."
        }
    }

    /// The exit code of a program that fails with it: 74 is `EX_IOERR` of sysexits.h.
    public var exitCode: Int32 {
        switch self {
        case .closed: 0
        case .cannotWrite: 74
        }
    }
}

/// The standard output. `print` would not tell that a disk is full.
public enum StandardOutput {
    /// Writes all of a text, or throws why not.
    public static func write(_ text: String) throws(OutputError) {
        try write(text, to: STDOUT_FILENO)
    }

    static func write(_ text: String, to descriptor: CInt) throws(OutputError) {
        // A closed pipe is an error then, instead of a signal that ends the program.
        signal(SIGPIPE, SIG_IGN)
        let bytes = Array(text.utf8)
        var written = 0
        while written < bytes.count {
            let count = bytes[written...].withUnsafeBytes { systemWrite(descriptor, $0.baseAddress, $0.count) }
            if count < 0 && errno == EINTR { continue }
            guard count >= 0 else {
                throw errno == EPIPE ? .closed : .cannotWrite(reason: SystemError.latest)
            }
            written += count
        }
    }
}

/// The function `write` of the system, which the methods of the same name hide.
private let systemWrite: @Sendable (CInt, UnsafeRawPointer?, Int) -> Int = { write($0, $1, $2) }
