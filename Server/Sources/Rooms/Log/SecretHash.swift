import Crypto
import PlainText
import SetTogether

/// The SHA-256 hash of a seat's secret, which is all of it that is stored: who reads the storage can take no seat.
struct SecretHash: Hashable, Sendable {
    /// The hash as 64 hexadecimal digits.
    let text: UTF8Text

    /// The hash of a secret.
    init(_ secret: SeatSecret) {
        var text = UTF8Text()
        for byte in SHA256.hash(data: secret.text.bytes) {
            text.append(byte >> 4, radix: 16)
            text.append(byte & 15, radix: 16)
        }
        self.text = text
    }

    /// The hash in a text that was stored; `nil` where it is none.
    init?(stored text: UTF8Text) {
        guard text.bytes.count == 64 else { return nil }
        self.text = text
    }
}
