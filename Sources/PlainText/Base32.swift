/// Crockford's base 32 (<https://www.crockford.com/base32.html>) in lower case. Its digits never look alike.
package enum Base32 {
    private static let digits: StaticString = "0123456789abcdefghjkmnpqrstvwxyz"

    /// Returns the character of a digit from 0 to 31.
    package static func character(of digit: Int) -> UInt8 { digits.withUTF8Buffer { $0[digit] } }

    /// Returns the digit of a character; `nil` for any other character, such as an upper-case letter.
    package static func digit(of character: UInt8) -> Int? {
        digits.withUTF8Buffer { $0.firstIndex(of: character) }
    }

    /// Returns the lowest digits of a number, the lowest one first. Twelve digits hold 60 bits.
    package static func text(of number: UInt64, digits count: Int) -> UTF8Text {
        var rest = number
        var text = UTF8Text()
        for _ in 0..<count {
            text.append(byte: character(of: Int(rest & 31)))
            rest >>= 5
        }
        return text
    }
}
