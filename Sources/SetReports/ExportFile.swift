import PlainText
import SetPractice
import SetRecords

/// The file that moves a player's data to another browser: the finished games and the practice results.
///
/// Without practice results, the file is the text of the history. Otherwise it has a heading with version 2, the games and
/// the text of the practice log.
public struct ExportFile: Hashable {
    /// The finished games.
    public let history: History
    /// The practice results.
    public let practice: PracticeLog

    private static let heading = Heading("tercet games ", version: 2)

    /// Creates a file of these games and practice results.
    public init(history: History, practice: PracticeLog) {
        (self.history, self.practice) = (history, practice)
    }

    /// The text of the file. Computing it is linear in its length.
    public var text: UTF8Text {
        guard !practice.isEmpty else { return history.text }
        return "\(Self.heading.text(of: history.records.map { $0.line }))\(practice.text)"
    }

    /// Parses a file, which must be undamaged. Linear in its length.
    public init(reading text: UTF8Text) throws(HistoryError) {
        var (lines, reader) = ([UTF8Text](), TextReader(text.bytes))
        while let line = reader.line() { lines.append(line) }
        guard lines.first == Self.heading.line else {
            history = try History(reading: text)
            practice = PracticeLog()
            return
        }
        let end = lines.firstIndex(of: PracticeLog.firstLine) ?? lines.count
        // Only the first line is replaced, so the line numbers stay the same as in the file.
        let games = [History().text] + lines[1..<end].map { "\($0)\n" }
        history = try History(reading: UTF8Text.joined(games, by: ""))
        let (practice, lost) = PracticeLog.salvaged(from: UTF8Text.joined(Array(lines[end...]), by: "\n"))
        self.practice = practice
        if let line = lost.first { throw .damaged(line: (lines.lastIndex(of: line) ?? end) + 1) }
    }
}
