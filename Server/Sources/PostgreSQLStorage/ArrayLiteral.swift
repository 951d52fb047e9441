/// The text form of PostgreSQL arrays
/// (https://www.postgresql.org/docs/current/arrays.html#ARRAYS-IO).
enum ArrayLiteral {
    /// Returns an array of numbers, with NULL for nil.
    static func numbers<Number: BinaryInteger>(_ numbers: [Number?]) -> String {
        "{" + numbers.map { $0.map { "\($0)" } ?? "NULL" }.joined(separator: ",") + "}"
    }

    /// Returns an array of texts.
    static func texts(_ texts: [String]) -> String {
        var literal = "{"
        for text in texts {
            literal += literal.utf8.count == 1 ? "\"" : ",\""
            for scalar in text.unicodeScalars {
                if scalar == "\"" || scalar == "\\" { literal.unicodeScalars.append("\\") }
                literal.unicodeScalars.append(scalar)
            }
            literal += "\""
        }
        return literal + "}"
    }
}
