import PlainText

/// A room code, part of the room's link: eight of Crockford's 32 letters and digits, which never look alike.
public struct RoomCode: Hashable, Sendable {
    /// The code in lower case.
    public let text: UTF8Text

    /// The number of characters.
    public static let length = 8

    /// Creates a code from the low 40 bits of a random number.
    public init(entropy: UInt64) {
        text = Base32.text(of: entropy, digits: Self.length)
    }

    /// Parses a code; `nil` for any other text. Since a person may have typed it, case does not matter, `o` is read as
    /// `0`, and `i` and `l` as `1`.
    public init?(_ text: UTF8Text) {
        guard text.bytes.count == Self.length else { return nil }
        var code = UTF8Text()
        for byte in text.bytes {
            guard let character = Self.character(byte) else { return nil }
            code.append(byte: character)
        }
        self.text = code
    }

    private static func character(_ byte: UInt8) -> UInt8? {
        let lower = (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(byte) ? byte + 32 : byte
        return switch lower {
        case UInt8(ascii: "o"): UInt8(ascii: "0")
        case UInt8(ascii: "i"), UInt8(ascii: "l"): UInt8(ascii: "1")
        case _ where Base32.digit(of: lower) != nil: lower
        case _: nil
        }
    }
}
