/// An unsolicited message from a storage to a node about rooms.
public enum Notice: Hashable, Sendable {
    /// Another node has stored events of this room, up to the number `through`.
    case appended(room: String, through: Int)
    /// Another node has published this text about this room. It isn't stored.
    case message(room: String, text: String)
    /// Notices may have been lost: ask the storage about every room in use.
    case gap
}
