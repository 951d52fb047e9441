/// Reads a text from its start, piece by piece. Each reader either takes what it names or takes nothing and says so.
public struct TextReader {
    private var rest: ArraySlice<UInt8>

    /// A reader at the start of these bytes.
    public init(_ bytes: some Sequence<UInt8>) {
        rest = Array(bytes)[...]
    }

    /// Whether everything has been read.
    public var isAtEnd: Bool { rest.isEmpty }

    /// Takes the next byte, whatever it is; `nil` at the end.
    public mutating func byte() -> UInt8? {
        rest.popFirst()
    }

    /// Takes `literal` if it comes next, and tells whether it did.
    public mutating func skip(_ literal: StaticString) -> Bool {
        let matches = literal.withUTF8Buffer { rest.starts(with: $0) }
        if matches { rest = rest.dropFirst(literal.utf8CodeUnitCount) }
        return matches
    }

    /// Takes all bytes before `end`, and `end` itself; `nil` if `end` does not come any more.
    public mutating func text(until end: UInt8) -> UTF8Text? {
        guard let index = rest.firstIndex(of: end) else { return nil }
        defer { rest = rest[(index + 1)...] }
        return UTF8Text(rest[..<index])
    }

    /// Takes all that is left.
    public mutating func text() -> UTF8Text {
        defer { rest = [] }
        return UTF8Text(rest)
    }

    /// Takes the longest run of digits (lower-case letters above 9) as a whole number; `nil` where there is none, or
    /// where it would not fit. `radix` is 2 to 36.
    public mutating func number(radix: Int64 = 10) -> Int64? {
        var value: Int64 = 0
        var end = rest.startIndex
        while end < rest.endIndex, let digit = Self.digit(rest[end]), digit < radix {
            // Guarded, because a product that reports its overflow would need 128 bits, which WebAssembly lacks.
            guard value <= (Int64.max - digit) / radix else { return nil }
            value = value &* radix + digit
            end += 1
        }
        guard end > rest.startIndex else { return nil }
        rest = rest[end...]
        return value
    }

    /// Takes a number with or without a fraction, such as `2` or `1.25`, at most nine digits behind the point.
    public mutating func decimal() -> Double? {
        guard let whole = number() else { return nil }
        var value = Double(whole)
        guard skip(".") else { return value }
        var unit = 1.0
        while let digit = rest.first.flatMap(Self.digit), digit < 10 {
            unit /= 10
            if unit >= 1e-9 { value += Double(digit) * unit }
            rest = rest.dropFirst()
        }
        return value
    }

    private static func digit(_ byte: UInt8) -> Int64? {
        switch byte {
        case UInt8(ascii: "0")...UInt8(ascii: "9"): Int64(byte - UInt8(ascii: "0"))
        case UInt8(ascii: "a")...UInt8(ascii: "z"): Int64(byte - UInt8(ascii: "a")) + 10
        default: nil
        }
    }
}
