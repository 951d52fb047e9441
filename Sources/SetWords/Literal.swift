import PlainText

/// A text known at compile time, stored as the address of its first byte. A zero byte ends it.
///
/// If a `switch` returns a `StaticString` for each of a hundred cases, the compiler emits code for every case. If it
/// returns an address, the compiler emits a table, which takes a quarter of the space.
package struct Literal: ExpressibleByStringLiteral {
    private let start: UnsafePointer<UInt8>

    /// Creates a text from a literal, which ends in a zero byte.
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
    /// Appends a text known at compile time.
    mutating func appendInterpolation(_ literal: Literal) { appendInterpolation(literal.text) }
}
