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
    /// `String` is needed for them. Nothing is inlined, because every sentence of the app is written this way.
    public struct StringInterpolation: StringInterpolationProtocol {
        fileprivate var text = UTF8Text()

        /// Creates an interpolation without pieces. The sizes are estimates and aren't used.
        @inline(never)
        public init(literalCapacity: Int, interpolationCount: Int) {}

        /// Adds a literal part.
        @inline(never)
        public mutating func appendLiteral(_ literal: StaticString) {
            text.append(literal)
        }

        /// Adds a text.
        @inline(never)
        public mutating func appendInterpolation(_ value: consuming UTF8Text) {
            text.append(contentsOf: value)
        }

        /// Adds a text that is known at compile time.
        @inline(never)
        public mutating func appendInterpolation(_ value: StaticString) {
            text.append(value)
        }

        /// Adds a whole number.
        @inline(never)
        public mutating func appendInterpolation(_ number: some FixedWidthInteger) {
            text.append(number)
        }
    }
}
