import PlainText
import SetGame
import SetRecords

/// A finished game of which the whole log is kept, so that it can be reviewed again.
package struct KeptGame: Hashable, Sendable {
    /// The game's line in the history.
    package let record: GameRecord
    /// The game as a save writes it.
    package let save: UTF8Text
}

/// Stores the games that were played to their end. Each game's record is a line under one key; the logs of the last
/// games, which are ten times as long, are kept under another.
package struct HistoryStore<Store: KeyValueStore> {
    private let store: Store
    /// Whether games are stored that can neither be read nor put aside, or only by a newer version.
    private var isReadOnly = false

    /// The key of the records.
    package static var recordsKey: StaticString { "tercet.games" }
    private static var damagedKey: StaticString { "tercet.games.aside" }
    private static var logsKey: StaticString { "tercet.logs" }
    /// How many logs are kept: 50 take about 60 kB.
    private static var mostLogs: Int { 50 }

    /// Stores games in these keys and values.
    package init(_ store: Store) {
        self.store = store
    }

    /// Whether no game has ever been stored.
    package var isEmpty: Bool { store.isEmpty(Self.recordsKey) }

    /// What to store to add a finished game; `nil` where what is stored cannot be added to. What is there is only copied
    /// for it, not read.
    ///
    /// - Parameter keepsLogs: whether the logs of the last games are kept too; without them there is room for more records.
    package func changes(adding record: GameRecord, _ save: Save, keepsLogs: Bool) -> [Change]? {
        var text = (try? store.load(Self.recordsKey)) ?? History().text
        if History.isOfNewerVersion(text) { return nil }
        // A line that was cut off stays a line of its own.
        if text.bytes.last != UInt8(ascii: "\n") { text.append("\n") }
        text.append(contentsOf: record.line)
        text.append("\n")
        return [
            Change(key: Self.logsKey, text: keepsLogs ? logs(with: record, save) : nil),
            Change(key: Self.recordsKey, text: text),
        ]
    }

    private func logs(with record: GameRecord, _ save: Save) -> UTF8Text {
        var logs = UTF8Text()
        for kept in [KeptGame(record: record, save: save.text)] + keptGames().prefix(Self.mostLogs - 1) {
            logs.append(contentsOf: kept.record.line)
            logs.append("\n")
            logs.append(contentsOf: kept.save)
            logs.append("\n\n")
        }
        return logs
    }

    /// All finished games, and how many lines could not be read; those are put aside.
    package mutating func load() -> (history: History, lost: Int) {
        isReadOnly = false
        guard let text = try? store.load(Self.recordsKey) else { return (History(), 0) }
        if History.isOfNewerVersion(text) { isReadOnly = true }
        var lost: [UTF8Text] = []
        let history = History(salvaging: text, lost: &lost)
        guard !lost.isEmpty, !isReadOnly else { return (history, lost.count) }
        do throws(StorageFailure) {
            var aside = try store.load(Self.damagedKey) ?? UTF8Text()
            for line in lost {
                aside.append(contentsOf: line)
                aside.append("\n")
            }
            try store.commit([
                Change(key: Self.damagedKey, text: aside), Change(key: Self.recordsKey, text: history.text),
            ])
        } catch {
            // Where there is no room for both, what cannot be read stays where it is.
            isReadOnly = true
        }
        return (history, lost.count)
    }

    /// Stores all finished games, and returns whether that was possible.
    package func save(_ history: History) -> Bool {
        !isReadOnly && (try? store.store(history.text, under: Self.recordsKey)) != nil
    }

    /// Deletes all finished games, those that could not be read too. Returns whether that was possible.
    package mutating func deleteAll() -> Bool {
        isReadOnly = false
        let keys = [Self.recordsKey, Self.damagedKey, Self.logsKey]
        return (try? store.commit(keys.map { Change(key: $0, text: nil) })) != nil
    }

    /// The last games with their logs, the latest first.
    package func keptGames() -> [KeptGame] {
        var games: [KeptGame] = []
        var reader = TextReader((try? store.load(Self.logsKey))?.bytes ?? [])
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
