/// The text form of PostgreSQL arrays
/// (https://www.postgresql.org/docs/current/arrays.html#ARRAYS-IO).
enum ArrayLiteral {
    /// Returns an array of numbers, with NULL for nil.
    static func numbers<Number: BinaryInteger>(_ numbers: [Number?]) -> String {
        "{" + numbers.map { $0.map { "\($0)" } ?? "NULL" }.joined(separator: ",") + "}"
    }

    /// Returns an array of texts, with NULL for nil.
    static func texts(_ texts: [String?]) -> String {
        "{" + texts.map { $0.map(quoted) ?? "NULL" }.joined(separator: ",") + "}"
    }

    private static func quoted(_ text: String) -> String {
        var literal = "\""
        for scalar in text.unicodeScalars {
            if scalar == "\"" || scalar == "\\" { literal.unicodeScalars.append("\\") }
            literal.unicodeScalars.append(scalar)
        }
        return literal + "\""
    }
}
