import SetGame
import SetStorage
import SetWords

/// Collects what is said in answer to an event.
package struct Announcer {
    /// The messages in the status line.
    package private(set) var messages: [Message] = []
    /// What to say in answer to the event at hand; `nil` leaves what was said before.
    private var pending: [Message]?
    /// The problems that the player has been told of.
    private var told: [StorageProblem] = []

    /// Says something, after what was said in answer to the same event.
    mutating func say(_ message: Message) {
        pending = (pending ?? []) + [message]
    }

    /// Says this in place of all that was said in answer to the same event.
    mutating func sayOnly(_ message: Message) { pending = [message] }

    /// Leaves the status line empty unless something is said in answer to the same event.
    mutating func clear() {
        pending = pending ?? []
    }

    /// Whether nothing is to be said.
    var isSilent: Bool { pending?.isEmpty ?? true }

    /// Says the last messages again, in another language.
    mutating func sayAgain() {
        pending = pending ?? messages
    }

    /// Tells of a problem, once.
    mutating func tell(_ problem: StorageProblem) {
        if told.contains(problem) { return }
        told.append(problem)
        say(Message(problem))
    }

    /// What the status line is to show from now on; `nil` where nothing new is said. The end of a game stays there to be read.
    ///
    /// - Parameter end: how the game ended; `nil` while it goes on.
    mutating func take(end: Message?) -> [Message]? {
        guard let pending else { return nil }
        self.pending = nil
        messages = pending.isEmpty ? end.map { [$0] } ?? [] : pending
        return messages
    }
}

extension Message {
    /// What to say about a problem with what is stored.
    init(_ problem: StorageProblem) {
        switch problem {
        case .cannotSave: self = .cannotSave
        case .noRoomToKeep: self = .linkNotSaved
        case .damaged: self = .saveDamaged
        case .damagedAndKept: self = .saveDamagedAndKept
        case .newerVersion: self = .saveOfNewerVersion
        case .keptGameDamaged: self = .interruptedGameDamaged
        }
    }
}
