import PlainText

/// Identifies the text of a history. Results that carry it cannot be mistaken for results of another history.
public struct HistoryIdentity: Hashable, Sendable {
    /// A checksum of 47 bits.
    public let number: Int64

    /// Creates the identity of a text. Linear in its length.
    public init(of text: UTF8Text) {
        number = Int64(text.checksum & 0x7fff_ffff_ffff)
    }

    /// Creates the identity with a number.
    public init(number: Int64) {
        self.number = number
    }
}
