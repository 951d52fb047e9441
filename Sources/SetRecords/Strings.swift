#if !hasFeature(Embedded)
import PlainText

// Conversions from and to `String`, for native code only: `String` would add tens of kilobytes to the WebAssembly build.

extension History: CustomStringConvertible {
    /// Parses an undamaged history, such as a file that the page exported.
    public init(_ string: String) throws(HistoryError) {
        try self.init(reading: UTF8Text(string))
    }

    /// Parses all undamaged lines of a history, and returns the damaged lines with it.
    public static func salvaged(from string: String) -> (history: History, lost: [String]) {
        let (history, lost) = salvaged(from: UTF8Text(string))
        return (history, lost.map { String($0) })
    }

    /// The history as text.
    public var description: String { String(text) }
}

extension GameRecord: LosslessStringConvertible {
    /// Parses `line`; `nil` if the string is anything else.
    public init?(_ description: String) {
        self.init(line: UTF8Text(description))
    }

    /// The record's line, without a line break.
    public var description: String { String(line) }
}

extension Day: CustomStringConvertible {
    /// The day in ISO 8601 notation.
    public var description: String { String(text) }
}
#endif
