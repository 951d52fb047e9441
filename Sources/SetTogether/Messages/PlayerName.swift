import PlainText

/// A player's name: two words from lists that exist in every language. Players cannot enter text, so names contain
/// nothing private and nothing to moderate.
public struct PlayerName: Hashable, Sendable {
    /// The number of the first word, 0 to 31.
    public internal(set) var first: UInt8
    /// The number of the second word, 0 to 31.
    public internal(set) var second: UInt8

    /// The number of words in each list.
    public static let words: UInt8 = 32

    /// Creates a name from the numbers of its words; `nil` if a number is out of range.
    public init?(first: Int64, second: Int64) {
        guard (0..<Int64(Self.words)).contains(first), (0..<Int64(Self.words)).contains(second) else { return nil }
        (self.first, self.second) = (UInt8(first), UInt8(second))
    }

    /// Creates a name from the low ten bits of a random number.
    public init(entropy: UInt64) {
        (first, second) = (UInt8(entropy & 31), UInt8(entropy >> 5 & 31))
    }
}

/// A taken seat, as all clients in the room see it.
public struct SeatStatus: Hashable, Sendable {
    /// The player's name.
    public var name: PlayerName
    /// Whether a device of the player is connected.
    public var isConnected: Bool

    /// Creates the status of a taken seat.
    public init(name: PlayerName, isConnected: Bool) {
        (self.name, self.isConnected) = (name, isConnected)
    }
}
