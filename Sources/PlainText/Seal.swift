/// A checksum at the end of a text, which shows damage to the text before it.
public struct Seal: Sendable {
    private let mark: StaticString
    private let mask: UInt64
    private let radix: UInt64

    /// Creates a kind of checksum.
    ///
    /// - Parameters:
    ///   - mark: the text before the checksum, which doesn't occur in one.
    ///   - bits: the number of its low bits that are written, 1 to 64. A single changed byte always changes them, because
    ///     each step of the hash is invertible modulo a power of 2.
    ///   - radix: the radix in which it is written, 2 to 36.
    public init(mark: StaticString, bits: UInt64, radix: UInt64) {
        (self.mark, mask, self.radix) = (mark, UInt64.max >> (64 - bits), radix)
    }

    /// Returns a text with its checksum. Linear in its length.
    public func sealed(_ text: UTF8Text) -> UTF8Text {
        var sealed = text
        sealed.append(mark)
        sealed.append(text.checksum & mask, radix: radix)
        return sealed
    }

    /// Returns the text before its checksum; `nil` if it is missing or another text's. Linear in its length.
    public func opened(_ sealed: UTF8Text) -> UTF8Text? {
        var end = sealed.bytes.count - mark.utf8CodeUnitCount
        while end >= 0, !mark.withUTF8Buffer({ sealed.bytes[end...].starts(with: $0) }) { end -= 1 }
        guard end >= 0 else { return nil }
        let text = UTF8Text(sealed.bytes[..<end])
        return self.sealed(text) == sealed ? text : nil
    }
}
