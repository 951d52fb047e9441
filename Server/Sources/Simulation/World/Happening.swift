import PlainText
import RoomStorage
import Rooms
import SetGame
import SetTogether

/// An event of a simulation.
enum Happening: Sendable {
    /// Something happens to a player's device.
    case player(Int, OnDevice)
    /// Something happens to a node, if it hasn't crashed since.
    case node(Int, life: Int, OnNode)
    /// A node starts.
    case boot(Int)
    /// A request reaches the storage.
    case storage(StorageRequest)
    case fault(Fault)
    /// The storage can be reached again.
    case outageEnds
    /// Faults end.
    case calm

    /// An event on a player's device.
    enum OnDevice: Sendable {
        /// The page opens.
        case begin
        /// The player does something.
        case act
        /// The client's alarm is due.
        case wake(Int)
        case opened(Int)
        case heard(Int, UTF8Text)
        case closed(Int)
        /// The player can see the page again.
        case thaw
    }

    /// An event at a node.
    enum OnNode: Sendable {
        case opened(Int)
        case heard(Int, UTF8Text)
        case closed(Int)
        /// A round trip of a connection is measured.
        case ping(Int, count: Int)
        /// A desk handles the next input in its inbox.
        case run(Reception.DeskID)
        case alarm(Reception.DeskID, Int)
        case desk(Reception.DeskID, Desk.Input)
        case reception(Reception.Input)
        case beat
    }
}

/// A request of a node to the storage.
struct StorageRequest: Sendable {
    /// The operation that is requested.
    enum Operation: Sendable {
        case create(RoomCode, for: MemberID)
        case record(StoredEvent, for: MemberID)
        case append(StoredEvent, after: StoredEvent?, Reception.DeskID)
        case read(after: Int, Reception.DeskID)
    }

    let node: Int
    let life: Int
    let room: RoomCode
    let operation: Operation
    /// How often the storage had been set back when it was sent. Setting it back loses pending requests.
    let epoch: Int
    var trouble = Trouble.none

    /// How a request goes wrong.
    enum Trouble: Sendable {
        case none
        /// Nothing is stored, and the answer says that the storage is unavailable.
        case failure
        /// It is carried out, and the answer says that the storage is unavailable.
        case lostAnswer
        /// It was answered before.
        case answered
    }
}
