import Foundation
import OnlineClient

/// A server in a process of its own, as it runs elsewhere.
public final class ServerProcess {
    private let process = Process()
    private let output = Pipe()
    /// The link to its page.
    public let link: RoomLink

    /// Starts a program, and waits for the line with its address.
    ///
    /// Throws `LoadError.noServer` where it ends, or writes a line without an address.
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

    /// Tells what the process has used.
    public var meter: @Sendable () -> ProcessUse? {
        let number = process.processIdentifier
        return { ProcessUse(of: number) }
    }

    /// Asks the server to end, and waits for it. Returns how many seconds that took.
    @discardableResult
    public func stop() -> Double {
        let began = Moment.now
        if process.isRunning { process.terminate() }
        process.waitUntilExit()
        return Double(Moment.now - began) / 1e9
    }

    /// Ends the server without a warning, as a crash does.
    public func kill() {
        if process.isRunning { Foundation.kill(process.processIdentifier, SIGKILL) }
        process.waitUntilExit()
    }
}

/// Why load cannot be generated.
public enum LoadError: Error, Hashable, CustomStringConvertible {
    /// The server does not start, as this text tells.
    case noServer(String)
    /// A number is out of range.
    case outOfRange(String)
    /// Something did not come about within the time for it.
    case tooSlow(String)

    /// What is wrong.
    public var description: String {
        switch self {
        case .noServer(let text): "The server didn't start: \(text)"
        case .outOfRange(let text): "\(text) is out of range"
        case .tooSlow(let text): "Timed out waiting until \(text)"
        }
    }
}
