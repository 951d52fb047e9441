import PlainText
import SetGame

/// The last finished games of which the whole logs are kept, so that they can be reviewed again.
///
/// As text each is the game's line in the history, its save, and an empty line. What the lines say is not read for another
/// game to be added, so that what cannot be read stays.
public struct KeptLogs: Hashable, Sendable {
    /// A game with its log.
    public struct Entry: Hashable, Sendable {
        /// The game's line in the history.
        public let line: UTF8Text
        /// The game as a save writes it.
        public let save: UTF8Text
    }

    /// How many logs are kept: 50 take about 60 kB.
    public static var most: Int { 50 }

    /// The games, the latest first.
    public private(set) var entries: [Entry] = []

    /// The games in a text. One that was cut off in its line does not count; one that was cut off in its save is kept as it is.
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

    /// The games as text. Linear in its length.
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

    /// Adds a game as the latest; the oldest one makes room.
    public mutating func add(_ record: GameRecord, _ save: Save) {
        entries = [Entry(line: record.line, save: save.text)] + entries.prefix(Self.most - 1)
    }
}
