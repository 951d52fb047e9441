import RoomStorage
import Rooms
import SetRoom
import SetTogether

/// Counts how often rare things happen, which shows how much of the code a run has tried.
package struct Reached {
    /// Something rare.
    package enum Branch: String, CaseIterable, Sendable {
        case answerLostAfterStored = "an answer was lost after the event was stored"
        case storedAfterAnswer = "an event was stored after it was reported as failed"
        case overtaken = "another node was first"
        case unknownResult = "the result of storing wasn't known"
        case rebuiltDuringClaim = "a node crashed with undecided claims"
        case crashedWhileStoring = "a node crashed while an event was being stored"
        case heldDuringLoad = "a member came while the room was loading"
        case cameAhead = "a member had seen more than the node"
        case notLoaded = "a room wasn't loaded"
        case notMade = "a room wasn't made"
        case gaveUpRoom = "a node gave up a room"
        case deskRemoved = "a desk was removed"
        case badMessage = "a text was no message"
        case beaten = "a claim was beaten"
        case cardsGone = "cards were claimed that weren't there"
        case locked = "a seat claimed while it was locked"
        case claimedTooLate = "a claim came after the game"
        case startedAlready = "a game had begun already"
        case busy = "the server was busy"
        case turnedAway = "a client was turned away"
        case cameBack = "a client was back in the room"
        case claimWaited = "a claim waited for a connection"
        case gameBegan = "a client began a game"
        case gameEnded = "a client saw the end of a game"
        case clientGaveUp = "a client gave up"
        case sentLater = "a member was sent the table before the mistakes"
        case cameBackIncomplete = "a page came back before it had all mistakes"
        case gameLost = "a game was lost with a storage that was set back"
        case watched = "a watcher asked for what only players can"
        case asked = "a client asked whether its connection existed"
    }

    package private(set) var counts = [Int](repeating: 0, count: Branch.allCases.count)
    /// How often each fault has happened, in the order of the cases.
    private var faults = [Int](repeating: 0, count: Fault.allCases.count)
    /// The number of events.
    package private(set) var events = 0

    package init() {}

    package subscript(branch: Branch) -> Int { counts[branch.index] }

    package subscript(fault: Fault) -> Int { faults[fault.index] }

    mutating func count(_ branch: Branch) { counts[branch.index] += 1 }

    mutating func count(_ fault: Fault) { faults[fault.index] += 1 }

    mutating func noteEvent() { events += 1 }

    /// Adds the counts of another run.
    package mutating func add(_ other: Reached) {
        for index in counts.indices { counts[index] += other.counts[index] }
        for index in faults.indices { faults[index] += other.faults[index] }
        events += other.events
    }
}

extension CaseIterable where Self: Equatable, AllCases == [Self] {
    /// The case's place among all cases.
    var index: Int {
        guard let index = Self.allCases.firstIndex(of: self) else {
            preconditionFailure("each case is among all cases")
        }
        return index
    }
}

// Counting.
extension Reached {
    mutating func note(_ report: Report) {
        switch report {
        case .badMessage: count(.badMessage)
        case .conflicted: count(.overtaken)
        case .notStored: count(.unknownResult)
        case .notMade: count(.notMade)
        case .notLoaded: count(.notLoaded)
        case .lost: count(.gaveUpRoom)
        case .madeRoom, .refusedRoom, .told, .stored: break
        }
    }

    mutating func note(_ input: Desk.Input, at desk: Desk) {
        guard case .enter(_, let greeting, _) = input else { return }
        if desk.isLoading { count(.heldDuringLoad) } else if greeting.knowledge.last > desk.last { count(.cameAhead) }
    }

    mutating func noteStored(_ trouble: StorageRequest.Trouble) {
        switch trouble {
        case .lostAnswer: count(.answerLostAfterStored)
        case .answered: count(.storedAfterAnswer)
        case .none, .failure: break
        }
    }

    mutating func note(_ effects: [RoomEffect]) {
        for effect in effects {
            switch effect {
            case .say(let message):
                if message == .phrase(.connectionBack) { count(.cameBack) }
                if message == .pattern(.claimWaits) { count(.claimWaited) }
            case .began: count(.gameBegan)
            case .ended: count(.gameEnded)
            case _: break
            }
        }
    }

    mutating func note(_ message: ServerMessage) {
        switch message {
        case .refused(_, let refusal): note(refusal)
        case .standings: count(.sentLater)
        case .room, .seats, .table, .event, .end, .ready, .reaction, .faces, .skipped, .pong: break
        case .lobby: count(.gameLost)
        }
    }

    private mutating func note(_ refusal: Refusal) {
        switch refusal {
        case .late: count(.beaten)
        case .gone: count(.cardsGone)
        case .locked: count(.locked)
        case .watching: count(.watched)
        case .over: count(.claimedTooLate)
        case .started: count(.startedAlready)
        case .busy: count(.busy)
        case .unknown, .version, .alone: count(.turnedAway)
        }
    }

    mutating func note(_ failure: RoomFailure) { count(.clientGaveUp) }
}
