/// A parser that reads a text from its start. Each method either consumes the part that it names, or consumes none of
/// it and reports that.
public struct TextReader {
    private var rest: ArraySlice<UInt8>

    /// Creates a reader at the start of some bytes.
    public init(_ bytes: some Sequence<UInt8>) {
        rest = Array(bytes)[...]
    }

    /// Whether everything has been read.
    public var isAtEnd: Bool { rest.isEmpty }

    /// Consumes the next byte; `nil` at the end.
    public mutating func byte() -> UInt8? {
        rest.popFirst()
    }

    /// Consumes `literal` if it is next, and returns whether it was.
    public mutating func skip(_ literal: StaticString) -> Bool {
        let matches = literal.withUTF8Buffer { rest.starts(with: $0) }
        if matches { rest = rest.dropFirst(literal.utf8CodeUnitCount) }
        return matches
    }

    /// Consumes a byte if it is next, and returns whether it was.
    public mutating func skip(byte: UInt8) -> Bool {
        guard rest.first == byte else { return false }
        rest = rest.dropFirst()
        return true
    }

    /// Consumes the text up to and including the byte `end`, and returns the text before that byte; `nil` if `end`
    /// doesn't occur.
    public mutating func text(until end: UInt8) -> UTF8Text? {
        guard let index = rest.firstIndex(of: end) else { return nil }
        defer { rest = rest[(index + 1)...] }
        return UTF8Text(rest[..<index])
    }

    /// Consumes the text before the next space or line feed, or the rest.
    public mutating func word() -> UTF8Text {
        let end = rest.firstIndex { $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: "\n") } ?? rest.endIndex
        defer { rest = rest[end...] }
        return UTF8Text(rest[..<end])
    }

    /// Consumes this many bytes; `nil` if fewer are left.
    public mutating func text(ofLength length: Int) -> UTF8Text? {
        guard length >= 0, length <= rest.count else { return nil }
        defer { rest = rest.dropFirst(length) }
        return UTF8Text(rest.prefix(length))
    }

    /// Consumes the rest.
    public mutating func text() -> UTF8Text {
        defer { rest = [] }
        return UTF8Text(rest)
    }

    /// Consumes the longest run of digits, including lower-case letters for digits above 9, as a whole number; `nil` if
    /// there aren't any digits or the number is too large. `radix` is 2 to 36.
    public mutating func number(radix: Int64 = 10) -> Int64? {
        var value: Int64 = 0
        var end = rest.startIndex
        while end < rest.endIndex, let digit = Self.digit(rest[end]), digit < radix {
            // Checked by a division: a multiplication that reports overflow needs 128 bits, which WebAssembly lacks.
            guard value <= (Int64.max - digit) / radix else { return nil }
            value = value &* radix + digit
            end += 1
        }
        guard end > rest.startIndex else { return nil }
        rest = rest[end...]
        return value
    }

    /// Consumes a whole number in a range; `nil` if there is none. A hyphen is a minus sign if the range has negative
    /// numbers.
    public mutating func number(in range: ClosedRange<Int64>, radix: Int64 = 10) -> Int64? {
        let isNegative = range.lowerBound < 0 && skip("-")
        guard let magnitude = number(radix: radix) else { return nil }
        let number = isNegative ? -magnitude : magnitude
        return range.contains(number) ? number : nil
    }

    /// Consumes a number with or without a fraction, such as `2` or `1.25`; decimals after the ninth are ignored.
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
