import Foundation
import OnlineClient

/// A server in a separate process, as in production.
public final class ServerProcess {
    private let process = Process()
    private let output = Pipe()
    /// The link to the server's page.
    public let link: RoomLink

    /// Starts a program, and waits for the line with its address.
    ///
    /// - Throws: `LoadError.noServer` if the program ends, or if its first line doesn't contain an address.
    public init(_ program: URL, arguments: [String]) throws {
        process.executableURL = program
        process.arguments = arguments
        process.standardOutput = output
        try process.run()
        var text = ""
        while !text.contains("\n") {
            let data = output.fileHandleForReading.availableData
            if data.isEmpty { throw LoadError.noServer("\(program.lastPathComponent) ended at once") }
            text += String(decoding: data, as: UTF8.self)
        }
        guard let address = text.firstMatch(of: /http:\/\/[^\s]+/) else { throw LoadError.noServer(text) }
        link = try RoomLink(String(address.0))
    }

    deinit { kill() }

    /// A function that returns the resources used by the process.
    public var meter: @Sendable () -> ProcessUse? {
        let number = process.processIdentifier
        return { ProcessUse(of: number) }
    }

    /// Asks the server to stop, and waits until it has. Returns the time it took in seconds.
    @discardableResult
    public func stop() -> Double {
        let began = Moment.now
        if process.isRunning { process.terminate() }
        process.waitUntilExit()
        return Double(Moment.now - began) / 1e9
    }

    /// Kills the server without a warning, as in a crash.
    public func kill() {
        if process.isRunning { Foundation.kill(process.processIdentifier, SIGKILL) }
        process.waitUntilExit()
    }
}

/// Why a load test failed.
public enum LoadError: Error, Hashable, CustomStringConvertible {
    /// The server didn't start, for this reason.
    case noServer(String)
    /// A number is out of range.
    case outOfRange(String)
    /// An operation took too long.
    case tooSlow(String)

    /// A description of the problem.
    public var description: String {
        switch self {
        case .noServer(let text): "The server didn't start: \(text)"
        case .outOfRange(let text): "\(text) is out of range"
        case .tooSlow(let text): "Timed out waiting until \(text)"
        }
    }
}
