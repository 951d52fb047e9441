#if canImport(Darwin)
import Darwin
#elseif canImport(Musl)
import Musl
#else
import Glibc
#endif

/// Why an input can't be read.
public enum InputError: Error, Equatable, CustomStringConvertible {
    /// The input has more bytes than this limit.
    case tooLarge(name: String, limit: Int)
    /// The system can't read the input, for this reason.
    case cannotRead(name: String, reason: String)

    /// A message for the user.
    public var description: String {
        switch self {
        case .tooLarge(let name, let limit): "Can't read \(name): it has more than \(limit >> 20) MB."
        case .cannotRead(let name, let reason): "Can't read \(name): \(reason)."
        }
    }
}

/// A file or standard input, read as a whole up to a limit. An endless input ends in an error.
public struct BoundedInput: Equatable, Sendable {
    private enum Source: Equatable {
        case standardInput
        case file(String)
    }

    private let source: Source

    /// The maximum size: 16 MB.
    public static let limit = 16 << 20

    /// The file at a path, or standard input for `-`.
    public init(path: String) {
        source = path == "-" ? .standardInput : .file(path)
    }

    /// Standard input.
    public static let standard = BoundedInput(path: "-")

    /// Whether the input is a terminal, so a person would have to type it.
    public var isTerminal: Bool { source == .standardInput && isatty(STDIN_FILENO) != 0 }

    /// Reads all bytes. Linear in their number.
    public func read(limit: Int = limit) throws(InputError) -> [UInt8] {
        switch source {
        case .standardInput: return try Self.read(STDIN_FILENO, named: "standard input", limit)
        case .file(let path):
            let descriptor = open(path, O_RDONLY)
            guard descriptor >= 0 else { throw .cannotRead(name: path, reason: SystemError.latest) }
            defer { close(descriptor) }
            return try Self.read(descriptor, named: path, limit)
        }
    }

    private static func read(_ descriptor: CInt, named name: String, _ limit: Int) throws(InputError) -> [UInt8] {
        var bytes: [UInt8] = []
        var buffer = [UInt8](repeating: 0, count: 1 << 16)
        while true {
            let count = systemRead(descriptor, &buffer, buffer.count)
            if count < 0 && errno == EINTR { continue }
            guard count >= 0 else { throw .cannotRead(name: name, reason: SystemError.latest) }
            if count == 0 { return bytes }
            guard bytes.count + count <= limit else { throw .tooLarge(name: name, limit: limit) }
            bytes += buffer[..<count]
        }
    }
}

/// The system's `read`, which the method of the same name hides.
private let systemRead = read
