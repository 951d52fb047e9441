import PlainText
import SetGame
import SetRecords

/// Stores the games that were played to their end. Each game's record is a line under one key; the logs of the last
/// games, which are ten times as long, are kept under another.
package struct HistoryStore<Store: KeyValueStore> {
    private let store: Store
    /// Whether games are stored that can neither be read nor put aside.
    private var isReadOnly = false

    /// The key of the records.
    package static var recordsKey: StaticString { "tercet.games" }
    private static var damagedKey: StaticString { "tercet.games.aside" }
    private static var logsKey: StaticString { "tercet.logs" }

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
        var logs = KeptLogs(reading: texts.logs)
        logs.add(record, save)
        return [
            Change(key: Self.logsKey, text: keepsLogs ? logs.text : nil), Change(key: Self.recordsKey, text: text),
        ]
    }

    /// What is stored: the records of all finished games, and the logs of the last ones.
    package var texts: (records: UTF8Text, logs: UTF8Text) {
        (load(Self.recordsKey), load(Self.logsKey))
    }

    private func load(_ key: StaticString) -> UTF8Text { (try? store.load(key)) ?? UTF8Text() }

    /// Puts aside the lines that cannot be read.
    ///
    /// - Parameters:
    ///   - subject: the records in which they are; where others are stored by now, nothing is done.
    ///   - readable: the records without those lines.
    package mutating func putAside(_ lost: [UTF8Text], of subject: HistoryIdentity, leaving readable: UTF8Text) {
        isReadOnly = false
        let records = load(Self.recordsKey)
        guard !lost.isEmpty, HistoryIdentity(of: records) == subject else { return }
        isReadOnly = true
        if History.isOfNewerVersion(records) { return }
        do throws(StorageFailure) {
            var aside = try store.load(Self.damagedKey) ?? UTF8Text()
            for line in lost {
                aside.append(contentsOf: line)
                aside.append("\n")
            }
            try store.commit([
                Change(key: Self.damagedKey, text: aside), Change(key: Self.recordsKey, text: readable),
            ])
            isReadOnly = false
        } catch {
            // Where there is no room for both, what cannot be read stays where it is.
        }
    }

    /// Stores the records of all finished games in the place of those that were read, and returns whether that was possible.
    ///
    /// - Parameter subject: the records that were read; others that are stored by now are not overwritten.
    package func replace(_ subject: HistoryIdentity, by text: UTF8Text) -> Bool {
        let records = load(Self.recordsKey)
        guard !isReadOnly, HistoryIdentity(of: records) == subject, !History.isOfNewerVersion(records) else {
            return false
        }
        return (try? store.store(text, under: Self.recordsKey)) != nil
    }

    /// Deletes all finished games, those that could not be read too. Returns whether that was possible.
    package mutating func deleteAll() -> Bool {
        isReadOnly = false
        let keys = [Self.recordsKey, Self.damagedKey, Self.logsKey]
        return (try? store.commit(keys.map { Change(key: $0, text: nil) })) != nil
    }
}
