import PlainText

/// Why a text is no history.
public enum HistoryError: Error, Hashable, Sendable {
    /// It does not begin like a history.
    case foreign
    /// It is of another version of the format.
    case otherVersion
    /// This line was changed, cut off or moved; the heading is line 1.
    case damaged(line: Int)
}

// The format is text: a heading with the version, and a line for each game, by the time at which they ended.
// `RecordNotation.swift` tells what a line is made of. Each has a checksum of its own, so that damage to one loses no
// other, and a file that was cut off at the end of a line is the history of fewer games. Lines may end as on Windows,
// and empty ones do not matter: an editor may have been at it.
//
//     tercet games 1
//     mubbs7i7 485 3dxeGetcOkkqzA k3f9x2pm~pls 7xw4l
extension History {
    private static let heading: StaticString = "tercet games "
    private static let version: StaticString = "1"

    /// The history as text. Linear in the number of sets.
    public var text: UTF8Text {
        var text = UTF8Text()
        text.append(Self.heading)
        text.append(Self.version)
        text.append("\n")
        for record in records {
            text.append(contentsOf: record.line)
            text.append("\n")
        }
        return text
    }

    /// Whether a text is a history that a newer version has written.
    public static func isOfNewerVersion(_ text: UTF8Text) -> Bool {
        var reader = TextReader(text.bytes)
        guard reader.skip(Self.heading), let version = reader.number() else { return false }
        return version > 1
    }

    /// Reads what `text` writes. All of it has to be whole: this is for files that somebody chose, and can choose anew.
    public init(reading text: UTF8Text) throws(HistoryError) {
        self.init()
        var reader = TextReader(text.bytes)
        guard reader.skip(Self.heading) else { throw .foreign }
        guard reader.skip(Self.version), reader.line()?.isEmpty ?? true else { throw .otherVersion }
        var number = 1
        while let line = reader.line() {
            number += 1
            if line.isEmpty { continue }
            guard let record = GameRecord(line: line), records.last?.precedes(record) ?? true else {
                throw .damaged(line: number)
            }
            append(record)
        }
    }

    /// Reads as many games as can be read, in any order, and gives the lines that cannot: this is for what was stored,
    /// of which there is no other copy.
    ///
    /// - Parameter lost: the lines that are neither a game nor a heading of this version are added to it.
    public init(salvaging text: UTF8Text, lost: inout [UTF8Text]) {
        self.init()
        var heading = UTF8Text()
        heading.append(Self.heading)
        heading.append(Self.version)
        var reader = TextReader(text.bytes)
        while let line = reader.line() {
            if let record = GameRecord(line: line) {
                append(record)
            } else if !line.isEmpty && line != heading {
                lost.append(line)
            }
        }
    }
}

extension TextReader {
    /// Takes the next line, without its end; `nil` at the end of the text.
    fileprivate mutating func line() -> UTF8Text? {
        guard !isAtEnd else { return nil }
        let line = text(until: UInt8(ascii: "\n")) ?? text()
        return line.bytes.last == UInt8(ascii: "\r") ? UTF8Text(line.bytes.dropLast()) : line
    }
}
