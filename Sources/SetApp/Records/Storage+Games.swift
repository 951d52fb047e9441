import PlainText
import SetGame
import SetRecords

/// A finished game of which the whole log is kept, so that it can be looked at again.
struct KeptGame {
    let record: GameRecord
    /// The game as a save writes it.
    let save: UTF8Text
}

// The games that were played to their end. Each game's record is a line under one key; the logs of the last games,
// which are ten times as long, are kept under another.
extension Storage {
    static var games: StaticString { "tercet.games" }
    private static var damagedGames: StaticString { "tercet.games.aside" }
    private static var logs: StaticString { "tercet.logs" }
    /// Of how many games the log is kept: 50 take about 60 kB.
    private static var mostLogs: Int { 50 }

    /// Adds a finished game, and tells whether there was room for it. What is stored is only copied for it, not parsed.
    mutating func add(_ record: GameRecord, _ save: Save) -> Bool {
        var text = load(Self.games) ?? History().text
        // A line that was cut off stays a line of its own.
        if text.bytes.last != UInt8(ascii: "\n") { text.append("\n") }
        text.append(contentsOf: record.line)
        text.append("\n")
        // What is said of it is another thing than of a game that is not saved.
        let failed = fails
        defer { fails = failed }
        if !store(text, under: Self.games) {
            // Numbers are worth more than logs.
            store(nil, under: Self.logs)
            guard store(text, under: Self.games) else { return false }
        }
        var logs = record.line
        logs.append("\n")
        logs.append(contentsOf: save.text)
        logs.append("\n\n")
        for kept in keptGames().prefix(Self.mostLogs - 1) {
            logs.append(contentsOf: kept.record.line)
            logs.append("\n")
            logs.append(contentsOf: kept.save)
            logs.append("\n\n")
        }
        store(logs, under: Self.logs)
        return true
    }

    /// All finished games, and how many lines could not be read; those are put aside.
    mutating func loadHistory() -> (history: History, lost: Int) {
        guard let text = load(Self.games) else { return (History(), 0) }
        var lost: [UTF8Text] = []
        let history = History(salvaging: text, lost: &lost)
        guard !lost.isEmpty else { return (history, 0) }
        var aside = load(Self.damagedGames) ?? UTF8Text()
        for line in lost {
            aside.append(contentsOf: line)
            aside.append("\n")
        }
        // Where there is no room for both, what cannot be read stays where it is.
        holdsUnreadableGames = !store(aside, under: Self.damagedGames)
        save(history)
        return (history, lost.count)
    }

    /// Tells whether it could be stored.
    @discardableResult
    mutating func save(_ history: History) -> Bool {
        !holdsUnreadableGames && store(history.text, under: Self.games)
    }

    mutating func forgetGames() {
        store(nil, under: Self.games)
        store(nil, under: Self.damagedGames)
        store(nil, under: Self.logs)
        holdsUnreadableGames = false
    }

    /// The last games, the latest first.
    mutating func keptGames() -> [KeptGame] {
        var games: [KeptGame] = []
        var reader = TextReader(load(Self.logs)?.bytes ?? [])
        while let line = reader.text(until: UInt8(ascii: "\n")) {
            var save = UTF8Text()
            while let part = reader.text(until: UInt8(ascii: "\n")), !part.isEmpty {
                if !save.isEmpty { save.append("\n") }
                save.append(contentsOf: part)
            }
            if let record = GameRecord(line: line) { games.append(KeptGame(record: record, save: save)) }
        }
        return games
    }
}
