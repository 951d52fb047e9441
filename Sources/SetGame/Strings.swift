#if !hasFeature(Embedded)
import PlainText

// Conversions from and to `String`, for native code only: `String` would add tens of kilobytes to the WebAssembly build.

extension Options: LosslessStringConvertible {
    /// Parses `notation`, such as `pls`; `nil` if the string is anything else.
    public init?(_ description: String) {
        self.init(notation: UTF8Text(description))
    }

    /// The options' notation; empty for the defaults.
    public var description: String { String(notation) }
}

extension DealID: CustomStringConvertible {
    /// Parses a deal id, such as `k3f9x2pm` or `tea~pls`.
    public init(_ string: String) throws(DealIDError) {
        try self.init(text: UTF8Text(string))
    }

    /// The id as it appears on the page and in links.
    public var description: String { String(text) }
}
#endif
