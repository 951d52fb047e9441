import SetGame
import SetTogether

/// The record of a simulation so far.
package struct Record {
    package var judge = Judge()
    package var reached = Reached()
    package var film = Film()
    /// The codes of the rooms that players have entered, by the index of the room.
    var codes: [Int: RoomCode] = [:]
    /// When the faults ended; `nil` before.
    var calmSince: Milliseconds?
    /// When the last event was stored.
    var lastStored: Milliseconds = 0
}

/// The result of a simulation.
package struct Outcome {
    package let plan: Simulation.Plan
    /// The faults that could happen.
    package let faults: [Fault]
    /// The simulated time, in milliseconds.
    package let duration: Milliseconds
    package let record: Record

    /// The first broken rule; `nil` if all hold.
    package var violation: Violation? { record.judge.violations.first }
}

/// A rule that was broken.
package struct Violation: Hashable, Sendable {
    /// The rules of a room on several nodes.
    package enum Rule: String, Sendable {
        /// Events are stored before members are sent them.
        case told
        /// Members get each event once, in order.
        case gap
        /// No card is sent before it is dealt.
        case revealed
        /// Members aren't sent messages of a later version.
        case version
        /// Secrets aren't sent.
        case secret
        /// A request of a seat counts once.
        case twice
        /// Claims are decided in a fair order.
        case order
        /// Each table is a prefix of the log.
        case table
        /// A seat without a connection doesn't count as present for long.
        case presence
        /// A node soon reads the events that others have stored.
        case behind
        /// Nodes don't flood each other.
        case storm
        /// All have the same game at the end.
        case end
        /// Without faults a game ends.
        case stuck
        /// No player is told to give up for a wrong reason.
        case gaveUp
        /// The log follows the rules of Set.
        case log
    }

    package let rule: Rule
    package let text: String
    /// When it was broken, in simulated milliseconds.
    package let time: Milliseconds
}
