/// An array as PostgreSQL reads it from text
/// (https://www.postgresql.org/docs/current/arrays.html#ARRAYS-IO).
enum ArrayLiteral {
    /// An array of numbers, in which nil is NULL.
    static func numbers<Number: BinaryInteger>(_ numbers: [Number?]) -> String {
        "{" + numbers.map { $0.map { "\($0)" } ?? "NULL" }.joined(separator: ",") + "}"
    }

    /// An array of texts.
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
