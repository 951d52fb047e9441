#if !hasFeature(Embedded)
// Conversions from and to `String`, for native code only: `String` would add tens of kilobytes to the WebAssembly build.

extension UTF8Text: CustomStringConvertible {
    /// The text of a string.
    public init(_ string: String) {
        self.init(string.utf8)
    }

    /// The text as a string; bytes that are not well-formed UTF-8 become U+FFFD.
    public var description: String { String(self) }
}

extension UTF8Text.StringInterpolation {
    /// Adds a string.
    public mutating func appendInterpolation(_ string: String) { appendInterpolation(UTF8Text(string)) }
}

extension String {
    /// A text as a string; bytes that are not well-formed UTF-8 become U+FFFD.
    public init(_ text: UTF8Text) {
        self.init(decoding: text.bytes, as: UTF8.self)
    }
}
#endif
