import PlainText

/// Tells the text of a history from others, so that what was made of it is not taken for something about another.
public struct HistoryIdentity: Hashable, Sendable {
    /// A checksum of 47 bits.
    public let number: Int64

    /// The identity of a text. Linear in its length.
    public init(of text: UTF8Text) {
        number = Int64(text.checksum & 0x7fff_ffff_ffff)
    }

    /// The identity with a number.
    public init(number: Int64) {
        self.number = number
    }
}
