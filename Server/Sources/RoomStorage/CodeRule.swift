/// The rule for codes of rooms, which every storage relies on: PostgreSQL's notices separate codes by spaces.
package enum CodeRule {
    /// Whether a text can be a room's code: 1 to 16 ASCII letters and digits.
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
