import SetGame
import SetRules
import SetStorage
import SetWords

/// Collects the messages that answer an event.
package struct Announcer {
    /// The messages in the status line.
    package private(set) var messages: [Message] = []
    /// The messages that answer the current event; `nil` if the status line stays as it is.
    private var pending: [Message]?
    /// The problems that have been reported to the player.
    private var told: [StorageProblem] = []

    /// Adds a message after the other messages that answer the same event.
    mutating func say(_ message: Message) { say([message]) }

    /// Adds messages, if any, after the others that answer the same event.
    mutating func say(_ messages: [Message]) {
        if !messages.isEmpty { pending = (pending ?? []) + messages }
    }

    /// Adds a message and drops all others that answer the same event.
    mutating func sayOnly(_ message: Message) { pending = [message] }

    /// Empties the status line unless another message answers the same event.
    mutating func clear() {
        pending = pending ?? []
    }

    /// Whether there is nothing to say.
    var isSilent: Bool { pending?.isEmpty ?? true }

    /// Whether the reasons for a mismatch fit the status line: it is empty, or says that these cards aren't a match.
    func allowsReasons(for mismatch: Mismatch) -> Bool {
        messages.isEmpty || messages.contains(.mismatch(mismatch))
    }

    /// Whether the coach may add a question to the status line: it is empty, or contains only greetings. Players read
    /// about a problem first.
    var allowsCoach: Bool {
        (pending ?? messages).allSatisfy { message in
            switch message {
            case .phrase(.linkDeal), .pattern(.welcome, _), .pattern(.dealt, _), .pattern(.dealtAutomatically, _): true
            case .phrase, .pattern: false
            }
        }
    }

    /// Adds a message to those that are in the status line already.
    mutating func add(_ message: Message) { pending = (pending ?? messages) + [message] }

    /// Takes a message back, unless other messages answer the same event.
    mutating func takeBack(_ message: Message) { pending = pending ?? messages.filter { $0 != message } }

    /// Says the last messages again, in another language.
    mutating func sayAgain() {
        pending = pending ?? messages
    }

    /// Reports a problem, once.
    mutating func tell(_ problem: StorageProblem) {
        if told.contains(problem) { return }
        told.append(problem)
        say(Message(problem))
    }

    /// Returns the new content of the status line; `nil` if it doesn't change. The end of a game stays there to be
    /// read.
    ///
    /// - Parameter end: how the game ended; `nil` while it continues.
    mutating func take(end: Message?) -> [Message]? {
        guard let pending else { return nil }
        self.pending = nil
        messages = pending.isEmpty ? end.map { [$0] } ?? [] : pending
        return messages
    }
}

extension Message {
    /// The message about a problem with the stored data.
    init(_ problem: StorageProblem) {
        let phrase: Phrase =
            switch problem {
            case .cannotSave: .cannotSave
            case .noRoomToKeep: .linkNotSaved
            case .damaged: .saveDamaged
            case .damagedAndKept: .saveDamagedAndKept
            case .newerVersion: .saveOfNewerVersion
            case .keptGameDamaged: .interruptedGameDamaged
            }
        self = .phrase(phrase)
    }
}
