import PlainText
import SetGame
import SetRecords
import SetRules

/// Stores the games that were played to their end. Each game's record is a line under one key; the logs of the last
/// games, which are ten times as long, are kept under another.
package struct HistoryStore<Store: KeyValueStore> {
    private let store: Store

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
        var logs = KeptLogs(reading: logs)
        logs.add(record, save)
        return [
            Change(key: Self.logsKey, text: keepsLogs ? logs.text : nil), Change(key: Self.recordsKey, text: text),
        ]
    }

    /// Adds a finished game, unless a game of the same deal is there. Where there is no room for its log too, the logs of former
    /// games make room, and then it is left out. Returns whether it is there.
    package func add(_ record: GameRecord, _ save: Save) -> Bool {
        if contains(record.dealID) { return true }
        return [true, false].contains { keepsLogs in
            guard let changes = changes(adding: record, save, keepsLogs: keepsLogs) else { return false }
            return (try? store.commit(changes)) != nil
        }
    }

    /// Whether there is a game of this deal.
    private func contains(_ dealID: DealID) -> Bool {
        let wanted = (" \(dealID.text) " as UTF8Text).bytes
        return records.bytes.split(separator: UInt8(ascii: "\n")).contains { line in
            line.indices.contains { line[$0...].starts(with: wanted) }
        }
    }

    /// The records of all finished games, as they are stored.
    package var records: UTF8Text { load(Self.recordsKey) }

    /// The logs of the last finished games, as they are stored.
    package var logs: UTF8Text { load(Self.logsKey) }

    private func load(_ key: StaticString) -> UTF8Text { (try? store.load(key)) ?? UTF8Text() }

    /// What became of an attempt to replace the records.
    package enum Outcome: Hashable, Sendable {
        /// They are replaced.
        case stored
        /// Others are stored than those that were read.
        case changed
        /// A newer version has written them, or there is no room.
        case refused
    }

    /// Replaces the records by others that were made of them.
    ///
    /// - Parameters:
    ///   - subject: the records that were read.
    ///   - text: the records to store.
    ///   - lost: the lines among those read that could not be read as games; a copy is kept of them, or nothing is stored.
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

    /// Deletes all finished games, those that could not be read too. Returns whether that was possible.
    package func deleteAll() -> Bool {
        let keys = [Self.recordsKey, Self.damagedKey, Self.logsKey]
        return (try? store.commit(keys.map { Change(key: $0, text: nil) })) != nil
    }
}
