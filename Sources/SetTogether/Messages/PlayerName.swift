import PlainText

/// The name of a player as two words of lists that every language has, so that there is nothing to moderate and nothing private.
public struct PlayerName: Hashable, Sendable {
    /// The number of the first word, 0 to 31.
    public let first: UInt8
    /// The number of the second word, 0 to 31.
    public let second: UInt8

    /// The number of words in each list.
    public static let words: UInt8 = 32

    /// A name of these words; `nil` where a number is out of range.
    public init?(first: Int64, second: Int64) {
        guard (0..<Int64(Self.words)).contains(first), (0..<Int64(Self.words)).contains(second) else { return nil }
        (self.first, self.second) = (UInt8(first), UInt8(second))
    }

    /// A name from ten random bits.
    public init(entropy: UInt64) {
        (first, second) = (UInt8(entropy & 31), UInt8(entropy >> 5 & 31))
    }
}

/// A seat of a room, as everybody in it sees it.
public struct SeatStatus: Hashable, Sendable {
    /// The name of whoever has the seat.
    public var name: PlayerName
    /// Whether a device of theirs is connected.
    public var isConnected: Bool

    /// A seat that is taken.
    public init(name: PlayerName, isConnected: Bool) {
        (self.name, self.isConnected) = (name, isConnected)
    }
}
