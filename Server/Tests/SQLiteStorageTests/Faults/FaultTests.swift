import Foundation
import RoomStorage
import Testing

@testable import SQLiteStorage

/// A scripted game with a fault at each of SQLite's calls on files, one at a time.
struct FaultTests {
    private static let code = "FAULTS"
    private static let events = 6

    /// The answers of a storage to a scripted game.
    private struct Answers {
        var isCreated = false
        /// The number of the last event that the storage acknowledged.
        var acknowledged = 0
        /// The number of events that were sent.
        var sent = 0
        var refusals: [StorageError] = []
    }

    private static func event(_ number: Int) -> StoredEvent {
        StoredEvent(seq: number, at: Int64(number), seat: 1, request: number, body: "event \(number)")
    }

    /// Plays the game on a new file, like a server: after a refusal it reads the events before it stores the next.
    private static func play(_ path: String) async throws -> Answers {
        var answers = Answers()
        do throws(StorageError) {
            let storage = try await SQLiteStorage.open(path: path)
            await play(on: storage, &answers)
            await storage.close()
        } catch {
            answers.refusals.append(error)
        }
        return answers
    }

    private static func play(on storage: SQLiteStorage, _ answers: inout Answers) async {
        do throws(StorageError) {
            answers.isCreated = try await storage.create(code, at: 0)
        } catch {
            answers.refusals.append(error)
        }
        for _ in 0..<events {
            do throws(StorageError) {
                guard let stored = try await storage.events(of: code, after: 0) else {
                    answers.isCreated = try await storage.create(code, at: 0)
                    continue
                }
                answers.sent = max(answers.sent, stored.count + 1)
                #expect(try await storage.append(event(stored.count + 1), after: stored.last, to: code) == .stored)
                answers.acknowledged = stored.count + 1
            } catch {
                answers.refusals.append(error)
            }
        }
        do throws(StorageError) {
            #expect(try await storage.removeRooms(untouchedSince: 0) == 0)
        } catch {
            answers.refusals.append(error)
        }
    }

    /// Plays the game with a fault, and returns the number of calls. Afterwards all acknowledged events are there, and the
    /// game goes on.
    private static func call(with fault: Fault?) async throws -> (calls: Int, answers: Answers) {
        try await TemporaryFile.with { file in
            let folder = FaultyFolder(URL(filePath: file.path).deletingLastPathComponent().path, fault)
            let answers = try await FaultySystem.with(folder) { try await play(file.path) }
            for refusal in answers.refusals {
                guard case .unavailable(let reason) = refusal else {
                    Issue.record("\(fault as Any): \(refusal)")
                    continue
                }
                #expect(!reason.isEmpty)
            }
            let storage = try await SQLiteStorage.open(path: file.path)
            let stored = try await storage.events(of: code, after: 0)
            #expect(stored != nil || !answers.isCreated, "\(fault as Any): the room is there")
            if stored == nil { #expect(try await storage.create(code, at: 0)) }
            let count = stored?.count ?? 0
            #expect((answers.acknowledged...answers.sent).contains(count), "\(fault as Any): \(count) of \(answers)")
            #expect(stored ?? [] == (0..<count).map { event($0 + 1) }, "\(fault as Any)")
            #expect(
                try await storage.append(event(count + 1), after: stored?.last, to: code) == .stored,
                "\(fault as Any): the game goes on")
            await storage.close()
            return (folder.calls, answers)
        }
    }

    @Test func `without a fault nothing is refused`() async throws {
        let (calls, answers) = try await Self.call(with: nil)
        #expect(answers.refusals.isEmpty && answers.acknowledged == Self.events && calls > 50)
    }

    @Test(arguments: Fault.Kind.allCases)
    func `a fault at any call loses nothing that was acknowledged`(kind: Fault.Kind) async throws {
        let calls = try await Self.call(with: nil).calls
        var refused = 0
        for call in 1...calls {
            let fault = Fault(kind: kind, call: call)
            let answers = try await Self.call(with: fault).answers
            refused += answers.refusals.isEmpty ? 0 : 1
            // A storage whose disk has failed once goes on by itself.
            if kind == .failure { #expect(answers.refusals.count < 2, "\(fault)") }
        }
        #expect(refused > calls / 2, "most faults are noticed")
    }
}
