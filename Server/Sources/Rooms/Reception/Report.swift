import RoomStorage
import SetGame
import SetTogether

/// Something that the people who run a server may want to know.
package enum Report: Hashable, Sendable {
    case madeRoom(RoomCode)
    /// A room wasn't made, because its address has made too many.
    case refusedRoom
    /// A text of a client isn't a message.
    case badMessage
    /// A message was sent to so many members.
    case told(Int)
    /// An event was stored, after so many milliseconds.
    case stored(after: Milliseconds)
    /// An event wasn't stored, because another node had stored another one with its number.
    case conflicted
    /// It isn't known whether an event was stored.
    case notStored(RoomCode, StorageError)
    /// A room wasn't made.
    case notMade(StorageError)
    /// A room wasn't loaded.
    case notLoaded(RoomCode, StorageError)
    /// A room was given up, because it can't be continued on this node.
    case lost(RoomCode, StorageError)
}
