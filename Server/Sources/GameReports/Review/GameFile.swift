import PlainText
import SetGame
import SetRecords
import SetReports

/// Why no game can be reviewed.
public enum GameFileError: Error, Hashable, Sendable, CustomStringConvertible {
    /// The text is neither a save, nor recent logs, nor an exported history.
    case foreign
    /// The text was written by another version of the game.
    case otherVersion
    /// The text was changed or cut off, in this line if known.
    case damaged(line: Int?)
    /// The text is an exported history without games.
    case noGames
    /// No game has this number.
    case noSuchGame(Int, count: Int)
    /// The game with this number was changed or cut off.
    case gameDamaged(Int)

    /// A message for the user.
    public var description: String {
        switch self {
        case .foreign: "This is neither a saved Tercet game nor an exported history."
        case .otherVersion: "This is from another version of Tercet."
        case .damaged(let line?): "Line \(line) is damaged."
        case .damaged(nil): "This saved game is damaged."
        case .noGames: "There are no games in this file."
        case .noSuchGame(let number, let count):
            "There is no game \(number). Choose 1\(count > 1 ? " to \(count)" : "")."
        case .gameDamaged(let number): "Game \(number) is damaged."
        }
    }
}

/// The games in a text that the page stores or exports.
public struct GameFile: Sendable {
    /// A game that hasn't been replayed yet.
    public enum Entry: Hashable, Sendable {
        /// A saved game.
        case save(UTF8Text)
        /// A finished game's record in the history.
        case record(GameRecord)
        /// Both the record and the save.
        case kept(GameRecord, save: UTF8Text)
        /// A game that can't be read.
        case damaged
    }

    /// The games in the order of the text; at least one.
    public let entries: [Entry]

    private static let saveHeading = "tercet game "
    private static let historyHeading = "tercet games "

    /// Parses a save, recent logs or an exported history. Linear in the number of bytes.
    ///
    /// Accepts Windows line endings, and a final line feed that an editor added or removed.
    public init(reading bytes: [UInt8]) throws(GameFileError) {
        var lines = bytes.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false).map { line in
            UTF8Text(line.last == UInt8(ascii: "\r") ? line.dropLast() : line)
        }
        while lines.last?.isEmpty ?? false { lines.removeLast() }
        let text = UTF8Text.joined(lines, by: "\n")
        if text.bytes.starts(with: Self.saveHeading.utf8) {
            entries = [.save(text)]
        } else if text.bytes.starts(with: Self.historyHeading.utf8) {
            entries = try Self.records(in: text)
        } else {
            entries = Self.keptLogs(in: "\(text)\n\n")
            guard entries.contains(where: { $0 != .damaged }) else { throw .foreign }
        }
        guard !entries.isEmpty else { throw .noGames }
    }

    private static func records(in text: UTF8Text) throws(GameFileError) -> [Entry] {
        do throws(HistoryError) {
            return try ExportFile(reading: text).history.records.map { .record($0) }
        } catch {
            switch error {
            case .foreign: throw .foreign
            case .otherVersion: throw .otherVersion
            case .damaged(let line): throw .damaged(line: line)
            }
        }
    }

    private static func keptLogs(in text: UTF8Text) -> [Entry] {
        KeptLogs(reading: text).entries.map { entry in
            let hasSave = entry.save.bytes.starts(with: saveHeading.utf8)
            return switch (GameRecord(line: entry.line), hasSave) {
            case (let record?, true): .kept(record, save: entry.save)
            case (let record?, false): .record(record)
            case (nil, true): .save(entry.save)
            case (nil, false): .damaged
            }
        }
    }

    /// Returns the game with a number, counted from 1. Replays the game if its log is available. Linear in the number
    /// of actions.
    public func game(_ number: Int) throws(GameFileError) -> ReviewedGame {
        guard (1...entries.count).contains(number) else { throw .noSuchGame(number, count: entries.count) }
        switch entries[number - 1] {
        case .record(let record): return .record(record)
        case .save(let text): return .review(try review(number, text), endedOn: nil)
        case .kept(let record, let text):
            return .review(try review(number, text), endedOn: Day(milliseconds: record.endedOn))
        case .damaged: throw .gameDamaged(number)
        }
    }

    private func review(_ number: Int, _ save: UTF8Text) throws(GameFileError) -> Review {
        do throws(SaveError) {
            return Review(try Save(reading: save).game)
        } catch {
            switch error {
            case .newerVersion: throw .otherVersion
            case .foreign, .damaged, .unreadable, .refused:
                throw entries.count == 1 ? .damaged(line: nil) : .gameDamaged(number)
            }
        }
    }
}
