#if canImport(Darwin)
import Darwin
#elseif canImport(Musl)
import Musl
#else
import Glibc
#endif

/// The system's text for its latest error.
enum SystemError {
    static var latest: String { String(cString: strerror(errno)) }
}

/// Why an output couldn't be written completely.
public enum OutputError: Error, Equatable, CustomStringConvertible {
    /// The reader has closed the pipe. For this program that isn't a failure.
    case closed
    /// The system can't write the output, for this reason, such as a full disk.
    case cannotWrite(reason: String)

    /// A message for the user.
    public var description: String {
        switch self {
        case .closed: "The output was closed."
        case .cannotWrite(let reason): "Can't write the output: \(reason)."
        }
    }

    /// The exit code for this error: 0, or 74, which is `EX_IOERR` in sysexits.h.
    public var exitCode: Int32 {
        switch self {
        case .closed: 0
        case .cannotWrite: 74
        }
    }
}

/// Standard output. Unlike `print`, it reports a full disk.
public enum StandardOutput {
    /// Writes a whole text.
    public static func write(_ text: String) throws(OutputError) {
        try write(text, to: STDOUT_FILENO)
    }

    static func write(_ text: String, to descriptor: CInt) throws(OutputError) {
        // Makes a closed pipe an error instead of a signal that ends the program.
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

/// The system's `write`, which the methods of the same name hide.
private let systemWrite: @Sendable (CInt, UnsafeRawPointer?, Int) -> Int = { write($0, $1, $2) }
