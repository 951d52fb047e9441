/// The rule for room codes. Every storage relies on it: PostgreSQL's notices separate codes with spaces.
package enum CodeRule {
    /// Returns whether a text is a valid room code: 1 to 16 ASCII letters and digits.
    package static func isValid(_ text: String) -> Bool {
        (1...16).contains(text.utf8.count) && text.utf8.allSatisfy(isLetterOrDigit)
    }

    private static func isLetterOrDigit(_ byte: UInt8) -> Bool {
        switch byte {
        case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
            UInt8(ascii: "a")...UInt8(ascii: "z"):
            true
        default:
            false
        }
    }
}
