/// UTF-8 text that is compared byte by byte.
///
/// It replaces `String` in code that is compiled to WebAssembly by Embedded Swift, where `String` comparison alone adds
/// 34 kB. The game only writes text, reads it back and passes it on, so bytes are enough.
public struct UTF8Text: Hashable, Sendable {
    /// The UTF-8 bytes.
    public private(set) var bytes: [UInt8]

    /// Creates an empty text.
    public init() {
        bytes = []
    }

    /// Creates a text of these UTF-8 bytes.
    public init(_ bytes: some Sequence<UInt8>) {
        self.bytes = Array(bytes)
    }

    /// Whether the text is empty.
    public var isEmpty: Bool { bytes.isEmpty }

    /// The number of Unicode scalars, counted as the bytes that aren't continuation bytes.
    public var length: Int { bytes.count { $0 & 0xc0 != 0x80 } }

    /// Appends a byte.
    public mutating func append(byte: UInt8) {
        bytes.append(byte)
    }

    /// Appends a literal.
    @inline(never)  // Every sentence of the app consists of calls of this function and the next one.
    public mutating func append(_ literal: StaticString) {
        literal.withUTF8Buffer { bytes.append(contentsOf: $0) }
    }

    /// Appends another text.
    @inline(never)  // See above.
    public mutating func append(contentsOf text: UTF8Text) {
        bytes.append(contentsOf: text.bytes)
    }

    /// Appends a whole number in a radix of 2 to 36, with a hyphen as the minus sign.
    public mutating func append(_ number: some FixedWidthInteger, radix: UInt64 = 10) {
        if number < 0 { append(byte: UInt8(ascii: "-")) }
        var rest = UInt64(number.magnitude)
        var digits: [UInt8] = []
        repeat {
            let digit = UInt8(rest % radix)
            digits.append(digit < 10 ? UInt8(ascii: "0") + digit : UInt8(ascii: "a") + digit - 10)
            rest /= radix
        } while rest > 0
        bytes.append(contentsOf: digits.reversed())
    }

    /// Appends a number with at most this many decimals, 0 to 9, in the notation of SVG and CSS: `12`, `-0.5`, `3.14`.
    public mutating func append(_ number: Double, decimals: Int = 2) {
        let scale = (0..<decimals).reduce(1.0) { power, _ in power * 10 }
        let parts = Int64(number * scale + (number < 0 ? -0.5 : 0.5))
        if parts < 0 { append(byte: UInt8(ascii: "-")) }
        let (whole, fraction) = parts.magnitude.quotientAndRemainder(dividingBy: UInt64(scale))
        append(whole)
        guard fraction > 0 else { return }
        append(byte: UInt8(ascii: "."))
        var (rest, place) = (fraction, UInt64(scale) / 10)
        while rest > 0 {
            append(byte: UInt8(ascii: "0") + UInt8(rest / place))
            (rest, place) = (rest % place, place / 10)
        }
    }
}

extension UTF8Text {
    /// Returns the texts joined by a separator, as in "a, b, c".
    public static func joined(_ texts: [UTF8Text], by separator: StaticString) -> UTF8Text {
        var whole = UTF8Text()
        for (index, text) in texts.enumerated() {
            if index > 0 { whole.append(separator) }
            whole.append(contentsOf: text)
        }
        return whole
    }

    /// Returns whether the text has the same bytes as a literal.
    public static func == (text: UTF8Text, literal: StaticString) -> Bool {
        literal.withUTF8Buffer { text.bytes.elementsEqual($0) }
    }
}
