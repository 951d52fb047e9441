/// A JSON value (RFC 8259). Members stay in the order given.
public enum JSONValue: Sendable {
    /// A text.
    case string(String)
    /// A whole number.
    case number(Int64)
    /// The null value.
    case null
    /// A non-negative whole number.
    case unsigned(UInt64)
    /// A finite number with a fraction.
    case decimal(Double)
    /// True or false.
    case boolean(Bool)
    /// Values in order.
    case array([JSONValue])
    /// Unique names with their values.
    case object([(String, JSONValue)])

    /// The value as text, ending in a line feed. Objects, and arrays that contain arrays or objects, take several
    /// lines; other arrays take one. Linear in the size of the value.
    public var text: String { lines(indentation: "") + "\n" }

    private func lines(indentation: String) -> String {
        let inner = indentation + "  "
        switch self {
        case .string(let string): return Self.quoted(string)
        case .number(let number): return String(number)
        case .null: return "null"
        case .unsigned(let number): return String(number)
        case .decimal(let number): return "\(number)"
        case .boolean(let isTrue): return isTrue ? "true" : "false"
        case .array(let values):
            let texts = values.map { $0.lines(indentation: inner) }
            guard values.contains(where: \.isContainer) else { return "[" + texts.joined(separator: ", ") + "]" }
            return "[\n" + texts.map { inner + $0 }.joined(separator: ",\n") + "\n\(indentation)]"
        case .object(let members):
            guard !members.isEmpty else { return "{}" }
            let texts = members.map { "\(inner)\(Self.quoted($0.0)): \($0.1.lines(indentation: inner))" }
            return "{\n" + texts.joined(separator: ",\n") + "\n\(indentation)}"
        }
    }

    private var isContainer: Bool {
        switch self {
        case .string, .number, .null, .unsigned, .decimal, .boolean: false
        case .array, .object: true
        }
    }

    private static func quoted(_ string: String) -> String {
        var text = "\""
        for scalar in string.unicodeScalars {
            switch scalar {
            case "\"": text += "\\\""
            case "\\": text += "\\\\"
            case "\n": text += "\\n"
            case "\u{0}"..<"\u{20}":
                let digits = String(scalar.value, radix: 16)
                text += "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
            default: text.unicodeScalars.append(scalar)
            }
        }
        return text + "\""
    }
}
