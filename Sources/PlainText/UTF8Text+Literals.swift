extension UTF8Text: ExpressibleByStringInterpolation {
    /// Creates a text from a literal.
    public init(stringLiteral literal: StaticString) {
        self.init()
        append(literal)
    }

    /// Creates a text from a literal with values in it.
    public init(stringInterpolation: StringInterpolation) {
        self = stringInterpolation.text
    }

    /// Collects the pieces of a literal such as `"\(points) points"`. The literal parts are `StaticString`, so no
    /// `String` is needed for them.
    public struct StringInterpolation: StringInterpolationProtocol {
        fileprivate var text = UTF8Text()

        /// Creates an interpolation without pieces. The sizes are estimates and aren't used.
        public init(literalCapacity: Int, interpolationCount: Int) {}

        /// Adds a literal part.
        public mutating func appendLiteral(_ literal: StaticString) {
            text.append(literal)
        }

        /// Adds a text.
        public mutating func appendInterpolation(_ value: consuming UTF8Text) {
            text.append(contentsOf: value)
        }

        /// Adds a text that is known at compile time.
        public mutating func appendInterpolation(_ value: StaticString) {
            text.append(value)
        }

        /// Adds a whole number.
        public mutating func appendInterpolation(_ number: some FixedWidthInteger) {
            text.append(number)
        }
    }
}
