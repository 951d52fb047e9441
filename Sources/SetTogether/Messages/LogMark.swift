import PlainText
import SetGame
import SetRules

/// A number for the events of a game up to a point, by which a server notices that a client has seen events which the log
/// doesn't have: a storage that was set back to an earlier state has lost them, and others have their numbers.
///
/// It is a hash of the opening table and the log's entries, like the 32-bit FNV-1a
/// (http://www.isthe.com/chongo/tech/comp/fnv), but with 30 bits. Two logs have the same mark with a probability of one in a
/// billion.
public struct LogMark: Hashable, Sendable {
    /// The first version of the messages that has marks.
    static let version = 4
    /// The mark of a client that has no game.
    public static let none = LogMark(value: 0)

    /// From 0 to `ClientMessage.maximumNumber`.
    var value: Int

    /// Creates the mark of a game whose opening cards and first entries these are. Linear in the number of entries.
    public init(opening: some Sequence<Card>, _ entries: ArraySlice<LogEntry> = []) {
        value = 0x11c9_dc5
        for card in opening { add(UInt8(card.index)) }
        for entry in entries { add(entry) }
    }

    /// Updates the mark for one more entry of the log.
    mutating func add(_ entry: LogEntry) {
        for byte in entry.notation().bytes { add(byte) }
    }

    private mutating func add(_ byte: UInt8) {
        value = Int((UInt32(value) ^ UInt32(byte)) &* 16_777_619 & 0x3fff_ffff)
    }

    private init(value: Int) { self.value = value }
}
