import Foundation
import RoomStorage
import Testing

@testable import SQLiteStorage

struct KilledProcessTests {
    /// How often the process is killed.
    private static let kills = 20
    private static let rooms = 25

    @Test func `has each acknowledged event once, however often the process is killed`() async throws {
        try await TemporaryFile.with { file in
            var acknowledged: [Substring: Int] = [:]
            for kill in 0..<Self.kills {
                for line in try Self.output(ofRunOn: file, killedAfter: 1 + kill * 37) {
                    let words = line.split(separator: " ")
                    guard words.count == 2, let seq = Int(words[1]) else { continue }
                    acknowledged[words[0], default: 0] = seq
                }
                let storage = try await SQLiteStorage.open(path: file.path)
                for (room, count) in acknowledged {
                    let events = try #require(try await storage.events(of: String(room), after: 0))
                    #expect(events.count >= count)
                    #expect(events.map(\.seq) == Array(1...max(1, events.count)))
                    #expect(events.allSatisfy { $0.body == "event \($0.seq) of \(room)" })
                }
                await storage.close()
            }
            #expect(acknowledged.count == Self.rooms)
        }
    }

    /// The whole lines that the program wrote before it was killed, which happened after so many lines.
    private static func output(ofRunOn file: TemporaryFile, killedAfter lines: Int) throws -> [Substring] {
        let process = Process()
        process.executableURL = program
        process.arguments = [file.path, "\(rooms)"]
        let pipe = Pipe()
        process.standardOutput = pipe
        try process.run()
        var output = Data()
        while output.count(where: { $0 == UInt8(ascii: "\n") }) < lines {
            let piece = pipe.fileHandleForReading.availableData
            if piece.isEmpty { break }
            output += piece
        }
        kill(process.processIdentifier, SIGKILL)
        output += try pipe.fileHandleForReading.readToEnd() ?? Data()
        process.waitUntilExit()
        let text = String(decoding: output, as: UTF8.self)
        return text.prefix(through: text.lastIndex(of: "\n") ?? text.startIndex).split(separator: "\n")
    }

    /// The program is built beside the tests.
    private static var program: URL {
        URL(filePath: CommandLine.arguments[0]).deletingLastPathComponent().appending(path: "AppendUntilKilled")
    }
}
