/// The result of storing an event.
public enum AppendResult: Hashable, Sendable {
    /// It is on the disk.
    case stored
    /// It isn't stored, because its number isn't the room's next number.
    ///
    /// Usually another event has this number already: read the missed events and decide again. A room that was removed
    /// and created again under the same code is a conflict too, but without newer events to read.
    case conflict
    /// It isn't stored, because no room has this code.
    case noSuchRoom
}
