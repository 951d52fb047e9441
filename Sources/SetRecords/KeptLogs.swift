import PlainText
import SetGame

/// The logs of the last finished games, which are stored for later reviews.
///
/// In the text, each game is its line in the history, its save, and an empty line. Adding a game does not parse these
/// lines, so unreadable entries are preserved.
public struct KeptLogs: Hashable, Sendable {
    /// A game with its log.
    public struct Entry: Hashable, Sendable {
        /// The game's line in the history.
        public let line: UTF8Text
        /// The text of the game's save.
        public let save: UTF8Text
    }

    /// The maximum number of logs: 50 take about 60 kB.
    public static var most: Int { 50 }

    /// The games, the latest first.
    public private(set) var entries: [Entry] = []

    /// Reads the games of a text. An entry that was cut off in its first line is ignored; an entry that was cut off in
    /// its save stays as it is.
    public init(reading text: UTF8Text) {
        var reader = TextReader(text.bytes)
        while let line = reader.text(until: UInt8(ascii: "\n")) {
            var save = UTF8Text()
            while let part = reader.text(until: UInt8(ascii: "\n")), !part.isEmpty {
                if !save.isEmpty { save.append("\n") }
                save.append(contentsOf: part)
            }
            entries.append(Entry(line: line, save: save))
        }
    }

    /// The games as text. Linear in the text's length.
    public var text: UTF8Text {
        var text = UTF8Text()
        for entry in entries {
            text.append(contentsOf: entry.line)
            text.append("\n")
            text.append(contentsOf: entry.save)
            text.append(entry.save.isEmpty ? "\n" : "\n\n")
        }
        return text
    }

    /// Adds a game as the latest, and removes the oldest game if there are too many.
    public mutating func add(_ record: GameRecord, _ save: Save) {
        entries = [Entry(line: record.line, save: save.text)] + entries.prefix(Self.most - 1)
    }
}
