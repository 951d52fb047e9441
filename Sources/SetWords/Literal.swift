import PlainText

/// A text that is known when the code is compiled, as the address of its first byte: it ends before a zero byte.
///
/// A `switch` that gives a `StaticString` for each of a hundred cases is compiled to as many pieces of code; one that
/// gives an address is compiled to a table, which takes a quarter of the space.
package struct Literal: ExpressibleByStringLiteral {
    private let start: UnsafePointer<UInt8>

    /// The text of a literal, which ends in a zero byte.
    @inline(__always)
    package init(stringLiteral literal: StaticString) {
        start = literal.utf8Start
    }

    /// The text.
    var text: UTF8Text {
        var text = UTF8Text()
        var next = start
        while next.pointee != 0 {
            text.append(byte: next.pointee)
            next += 1
        }
        return text
    }
}

extension UTF8Text.StringInterpolation {
    /// Adds a text that is known when the code is compiled.
    @inline(never)
    mutating func appendInterpolation(_ literal: Literal) { appendInterpolation(literal.text) }
}
