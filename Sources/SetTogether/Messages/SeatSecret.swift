import PlainText

/// The proof that a device owns a seat: 128 random bits. Only the device has them; the server has their hash.
public struct SeatSecret: Hashable, Sendable {
    /// The secret as 32 hexadecimal digits.
    public let text: UTF8Text

    /// The number of digits.
    public static let length = 32

    /// Creates a secret from the low 32 bits of four random numbers.
    public init(entropy: [UInt64]) {
        precondition(entropy.count == 4, "a secret has four parts")
        var text = UTF8Text()
        for part in entropy {
            for shift in stride(from: 28, through: 0, by: -4) {
                let digit = UInt8((part >> UInt64(shift)) & 15)
                text.append(byte: digit < 10 ? UInt8(ascii: "0") + digit : UInt8(ascii: "a") + digit - 10)
            }
        }
        self.text = text
    }

    /// Parses a secret; `nil` for any other text.
    public init?(_ text: UTF8Text) {
        let isHexadecimal = text.bytes.allSatisfy {
            (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) || (UInt8(ascii: "a")...UInt8(ascii: "f")).contains($0)
        }
        guard text.bytes.count == Self.length, isHexadecimal else { return nil }
        self.text = text
    }
}
