import PlainText

/// The reason why a text is not a valid history.
public enum HistoryError: Error, Hashable, Sendable {
    /// The text does not begin with the heading.
    case foreign
    /// The text has another version of the format.
    case otherVersion
    /// A line was changed, cut off, duplicated or moved; the heading is line 1.
    case damaged(line: Int)
}

// The format is text: a heading with the version, and a line for each game, sorted by end time. `RecordNotation.swift`
// documents the lines. Each line has its own checksum, so damage to one line does not affect the others, and a file
// that was cut off after a line is a valid history of fewer games. Windows line endings and empty lines are accepted,
// because editors may insert them.
//
//     tercet games 1
//     mubbs7i7 485 3dxeGetcOkkqzA k3f9x2pm~pls 7xw4l
extension History {
    private static let heading = Heading("tercet games ", version: 1)

    /// The history as text. Linear in the number of sets.
    public var text: UTF8Text { Self.heading.text(of: records.map { $0.line }) }

    /// Returns whether a text is a history in a newer version of the format.
    public static func isOfNewerVersion(_ text: UTF8Text) -> Bool { heading.isOfNewerVersion(text) }

    /// Parses an undamaged `text`. Use it for files that a player imports: if a file is damaged, the player can choose
    /// another file. Linear in the text's length.
    ///
    /// - Throws: the reason why the text is not a valid history, such as `damaged` with the number of the first invalid
    ///   line.
    public init(reading text: UTF8Text) throws(HistoryError) {
        self.init()
        var reader = TextReader(text.bytes)
        let format = Self.heading.read(&reader)
        if format == .foreign { throw .foreign }
        guard format == .current, reader.line()?.isEmpty ?? true else { throw .otherVersion }
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

    /// Parses all undamaged lines in any order. Use it for stored histories, which exist only once.
    ///
    /// - Returns: the history, and the lines that are neither a game nor the heading of this version.
    public static func salvaged(from text: UTF8Text) -> (history: History, lost: [UTF8Text]) {
        var found: [GameRecord] = []
        let lost = heading.salvage(text) { line in
            guard let record = GameRecord(line: line) else { return false }
            found.append(record)
            return true
        }
        return (History(found[...]), lost)
    }

    /// Creates a history of games in any order; if two records are of the same game, the first stays. Linear if the
    /// games are in order, and n log n otherwise.
    private init(_ records: ArraySlice<GameRecord>) {
        self.init()
        let isOrdered = zip(records, records.dropFirst()).allSatisfy { !$1.precedes($0) }
        if isOrdered {
            for record in records { append(record) }
        } else {
            let middle = records.startIndex + records.count / 2
            self = History(records[..<middle])
            _ = merge(History(records[middle...]))
        }
    }
}
