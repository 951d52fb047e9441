/// The result of storing an event.
public enum AppendResult: Hashable, Sendable {
    /// It is on the disk.
    case stored
    /// It isn't stored, because it can't follow the room's last event.
    ///
    /// Usually another event has its number already: read the missed events and decide again. A room that was removed
    /// and created again under the same code is a conflict too, and so is a room that was set back to an earlier state.
    case conflict
    /// It isn't stored, because no room has this code.
    case noSuchRoom
}
