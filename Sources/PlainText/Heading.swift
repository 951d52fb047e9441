/// The first line of a stored text: the name of its format, and the version. A change of a format that today's versions
/// of the app would misread gets the next version, and its reader keeps a case for each earlier one.
public struct Heading: Sendable {
    private let name: StaticString
    private let version: Int64

    /// Creates a heading from a name, which ends in a space, and the current version.
    public init(_ name: StaticString, version: Int64) { (self.name, self.version) = (name, version) }

    /// The line, without a line feed.
    public var line: UTF8Text { "\(name)\(version)" }

    /// The format of a text, by its first line.
    public enum Format: Hashable, Sendable {
        /// This format in the current version.
        case current
        /// This format in an earlier version.
        case earlier(Int64)
        /// This format in a later version, which only a newer app can read.
        case later
        /// Another format.
        case foreign
    }

    /// Consumes the heading, up to the end of its version, and returns the format of the text.
    public func read(_ reader: inout TextReader) -> Format {
        guard reader.skip(name), let number = reader.number() else { return .foreign }
        return number == version ? .current : number > version ? .later : .earlier(number)
    }

    /// Returns whether a newer version of the app wrote a text.
    public func isOfNewerVersion(_ text: UTF8Text) -> Bool {
        var reader = TextReader(text.bytes)
        return read(&reader) == .later
    }

    /// Returns a text with a line for each item.
    public func text(of lines: [UTF8Text]) -> UTF8Text {
        UTF8Text.joined([line] + lines + [UTF8Text()], by: "\n")
    }

    /// Reads all items of a text that has a line for each, in whatever order, wherever the heading is.
    ///
    /// - Parameters:
    ///   - text: the text.
    ///   - read: reads a line; returns whether it is an item.
    /// - Returns: the lines that are neither an item nor the heading.
    public func salvage(_ text: UTF8Text, _ read: (UTF8Text) -> Bool) -> [UTF8Text] {
        var reader = TextReader(text.bytes)
        var lost: [UTF8Text] = []
        let heading = line
        while let line = reader.line() {
            if !line.isEmpty, line != heading, !read(line) { lost.append(line) }
        }
        return lost
    }
}

extension TextReader {
    /// Consumes a line, and returns it without its line break, which may have a carriage return; `nil` at the end of the
    /// text.
    public mutating func line() -> UTF8Text? {
        guard !isAtEnd else { return nil }
        let line = text(until: UInt8(ascii: "\n")) ?? text()
        return line.bytes.last == UInt8(ascii: "\r") ? UTF8Text(line.bytes.dropLast()) : line
    }
}
