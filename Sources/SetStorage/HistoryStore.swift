import PlainText
import SetGame
import SetRecords

/// Stores finished games. Each game's record is a line under one key. The logs of the last games, which are ten times as
/// long, are stored under another key.
package struct HistoryStore<Store: KeyValueStore> {
    private let store: Store

    /// The key of the records.
    package static var recordsKey: StaticString { "tercet.games" }
    private static var damagedKey: StaticString { "tercet.games.aside" }
    private static var logsKey: StaticString { "tercet.logs" }

    /// Creates a store of games on top of a key-value store.
    package init(_ store: Store) {
        self.store = store
    }

    /// Whether no game has ever been stored.
    package var isEmpty: Bool { store.isEmpty(Self.recordsKey) }

    /// Returns the changes that add a finished game, or `nil` if a newer version wrote the stored records. It copies the
    /// stored records without parsing them.
    ///
    /// - Parameter keepsLogs: whether to store the logs of the last games too; without them there is room for more records.
    package func changes(adding record: GameRecord, _ save: Save, keepsLogs: Bool) -> [Change]? {
        var text = (try? store.load(Self.recordsKey)) ?? History().text
        if History.isOfNewerVersion(text) { return nil }
        // A line that was cut off stays a separate line.
        if text.bytes.last != UInt8(ascii: "\n") { text.append("\n") }
        text.append(contentsOf: record.line)
        text.append("\n")
        var logs = KeptLogs(reading: logs)
        logs.add(record, save)
        return [
            Change(key: Self.logsKey, text: keepsLogs ? logs.text : nil), Change(key: Self.recordsKey, text: text),
        ]
    }

    /// Adds a finished game, unless a game with the same deal is stored. If storage is too full for its log, all logs are
    /// removed and only the record is added. Returns whether the game is stored.
    package func add(_ record: GameRecord, _ save: Save) -> Bool {
        if contains(record.dealID) { return true }
        return [true, false].contains { keepsLogs in
            guard let changes = changes(adding: record, save, keepsLogs: keepsLogs) else { return false }
            return (try? store.commit(changes)) != nil
        }
    }

    /// Returns whether a game with this deal is stored.
    private func contains(_ dealID: DealID) -> Bool {
        let wanted = (" \(dealID.text) " as UTF8Text).bytes
        return records.bytes.split(separator: UInt8(ascii: "\n")).contains { line in
            line.indices.contains { line[$0...].starts(with: wanted) }
        }
    }

    /// The records of all finished games, as stored.
    package var records: UTF8Text { load(Self.recordsKey) }

    /// The logs of the last finished games, as stored.
    package var logs: UTF8Text { load(Self.logsKey) }

    private func load(_ key: StaticString) -> UTF8Text { (try? store.load(key)) ?? UTF8Text() }

    /// The outcome of an attempt to replace the records.
    package enum Outcome: Hashable, Sendable {
        /// The records were replaced.
        case stored
        /// The stored records changed after they were read.
        case changed
        /// A newer version wrote the records, or storage is full.
        case refused
    }

    /// Replaces the records with records computed from them.
    ///
    /// - Parameters:
    ///   - subject: the records that were read.
    ///   - text: the records to store.
    ///   - lost: the lines that couldn't be read as games; a copy of them is stored, or nothing is.
    package func replace(_ subject: HistoryIdentity, by text: UTF8Text, lost: [UTF8Text]) -> Outcome {
        let records = records
        guard HistoryIdentity(of: records) == subject else { return .changed }
        if History.isOfNewerVersion(records) { return .refused }
        do throws(StorageFailure) {
            var changes: [Change] = []
            if !lost.isEmpty {
                var quarantined = try store.load(Self.damagedKey) ?? UTF8Text()
                for line in lost {
                    quarantined.append(contentsOf: line)
                    quarantined.append("\n")
                }
                changes.append(Change(key: Self.damagedKey, text: quarantined))
            }
            try store.commit(changes + [Change(key: Self.recordsKey, text: text)])
            return .stored
        } catch {
            return .refused
        }
    }

    /// Deletes all finished games, including unreadable ones. Returns whether that was possible.
    package func deleteAll() -> Bool {
        let keys = [Self.recordsKey, Self.damagedKey, Self.logsKey]
        return (try? store.commit(keys.map { Change(key: $0, text: nil) })) != nil
    }
}
