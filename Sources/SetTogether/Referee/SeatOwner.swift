import PlainText

/// The identity of a seat's owner: 256 bits that the referee compares and logs, but doesn't interpret.
///
/// A log is stored, so the bits must not prove who someone is. A server uses the hash of the seat's secret; a room
/// without a server can number its players.
public struct SeatOwner: Hashable, Sendable {
    // Stored inline, without a heap allocation: a server holds an owner for each connection and each seat.
    private let words: SIMD4<UInt64>

    /// The number of digits of its text.
    private static let length = 64

    /// Creates an identity of these bits.
    public init(_ words: SIMD4<UInt64>) { self.words = words }

    /// Parses the text of an identity; `nil` for any other text.
    public init?(_ text: UTF8Text) {
        guard text.bytes.count == Self.length else { return nil }
        var words = SIMD4<UInt64>()
        // In steps of eight digits: a larger number could be too large for the reader.
        for start in stride(from: 0, to: Self.length, by: 8) {
            var reader = TextReader(text.bytes[start..<start + 8])
            guard let half = reader.number(radix: 16), reader.isAtEnd else { return nil }
            words[start / 16] = words[start / 16] << 32 | UInt64(half)
        }
        self.words = words
    }

    /// The bits as 64 hexadecimal digits.
    public var text: UTF8Text {
        var text = UTF8Text()
        for index in words.indices {
            for shift in stride(from: 60, through: 0, by: -4) { text.append(words[index] >> shift & 15, radix: 16) }
        }
        return text
    }
}
