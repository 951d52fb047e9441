/// What became of an event that was to be stored.
public enum AppendResult: Hashable, Sendable {
    /// It is on the disk.
    case stored
    /// It isn't stored, because its number isn't the next one of its room.
    ///
    /// Usually another event has the number already: read what was missed and decide again. A room that was removed and
    /// created again under the same code gives a conflict too, without events to read after those one knows.
    case conflict
    /// It isn't stored, because no room has this code.
    case noSuchRoom
}
