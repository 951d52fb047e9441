import Foundation
import SetRules
import Synchronization

/// A fault of the machine at one of SQLite's calls on the files of a folder.
struct Fault: Hashable, Sendable {
    enum Kind: CaseIterable, Sendable {
        /// The call fails, and later calls succeed.
        case failure
        /// The disk is gone, or the process ends before the call: the call and all later calls fail. Everything that was
        /// written stays.
        case end
        /// The power fails before the call. Everything that no `fsync` has confirmed is lost.
        case powerFailure
        /// The same, but some of what no `fsync` has confirmed is on the disk already.
        case tornWrites
    }

    let kind: Kind
    /// The number of the call, from 1.
    let call: Int

    /// Whether a call succeeds.
    func allows(_ call: Int) -> Bool {
        switch kind {
        case .failure: call != self.call
        case .end, .powerFailure, .tornWrites: call < self.call
        }
    }
}

/// A folder whose files have a fault. Writes that no `fsync` has confirmed can be undone.
final class FaultyFolder: Sendable {
    /// The contents that a write replaced, and the size that the file had.
    struct Replaced: Sendable {
        let path: String
        let offset: Int64
        let bytes: [UInt8]
        let size: Int64
    }

    private struct State {
        var calls = 0
        var unconfirmed: [Replaced] = []
    }

    let path: String
    private let fault: Fault?
    private let state = Mutex(State())

    init(_ path: String, _ fault: Fault?) {
        (self.path, self.fault) = (path, fault)
    }

    /// The number of calls so far.
    var calls: Int { state.withLock(\.calls) }

    /// Counts a call. Returns whether it succeeds.
    func allowsCall() -> Bool {
        state.withLock { state in
            state.calls += 1
            return fault?.allows(state.calls) ?? true
        }
    }

    func note(_ replaced: Replaced) { state.withLock { $0.unconfirmed.append(replaced) } }

    func confirm(_ path: String) { state.withLock { $0.unconfirmed.removeAll { $0.path == path } } }

    /// Leaves on the disk what the fault leaves. All files are closed.
    func endFault() throws {
        var random = SplitMix64(seed: UInt64(calls))
        let undone: [Replaced] = state.withLock { state in
            switch fault?.kind {
            case .none, .failure, .end: []
            case .powerFailure: state.unconfirmed.reversed()
            case .tornWrites: state.unconfirmed.reversed().filter { _ in random.next(below: 2) == 0 }
            }
        }
        for replaced in undone where FileManager.default.fileExists(atPath: replaced.path) {
            let file = try FileHandle(forUpdating: URL(filePath: replaced.path))
            try file.seek(toOffset: UInt64(replaced.offset))
            try file.write(contentsOf: Data(replaced.bytes))
            try file.truncate(atOffset: UInt64(replaced.size))
            try file.close()
        }
    }
}
