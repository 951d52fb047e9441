import PlainText
import SetGame
import SetRecords
import SetStorage

extension Examination {
    /// Reads a history as a file, which must be undamaged, and as what is stored, of which nothing may be lost.
    static func ofHistory(_ text: UTF8Text) throws(Finding) -> Bool {
        let (salvaged, lost) = History.salvaged(from: text)
        try expectSame(salvaged)
        for category in GameCategory.allCases { _ = Statistics(salvaged, of: category) }
        try expectAdded(to: text, salvaged, lost)
        guard let history = try? History(reading: text) else { return !salvaged.records.isEmpty }
        try expect(history == salvaged && lost.isEmpty, "a file that can be read is read wholly")
        try expectMerged(history)
        return true
    }

    /// Expects that a history is the same written and read again.
    private static func expectSame(_ history: History) throws(Finding) {
        try expect((try? History(reading: history.text)) == history, "a history written and read again")
    }

    /// Adds a file to the games of somebody, twice.
    private static func expectMerged(_ file: History) throws(Finding) {
        let mine = History.salvaged(from: Corpus.histories[2]).history
        var merged = mine
        let added = merged.merge(file)
        try expect(merged.records.count == mine.records.count + added, "how many were added")
        let all = Set(merged.records.map(\.line))
        try expect(mine.records.allSatisfy { all.contains($0.line) }, "own games stay")
        try expectSame(merged)
        var again = merged
        try expect(again.merge(file) == 0 && again == merged, "a file that is added twice")
    }

    /// Adds a finished game to what is stored.
    private static func expectAdded(
        to text: UTF8Text, _ salvaged: History, _ lost: [UTF8Text]
    ) throws(Finding) {
        guard let store = try storeAddingGame(to: ["tercet.games": text]) else {
            return try expect(History.isOfNewerVersion(text), "a game can be added")
        }
        let (after, stillLost) = History.salvaged(from: HistoryStore(store).records)
        var expected = salvaged
        expected.append(Corpus.records[0])
        try expect(after == expected && stillLost == lost, "a game added to what is stored")
    }

    /// Storage in which a finished game was added to what there was; `nil` where it is refused.
    private static func storeAddingGame(to items: [String: UTF8Text]) throws(Finding) -> MemoryStore? {
        let store = MemoryStore(items)
        // A short one, since this is done for each text.
        let save = Save(game: Corpus.games[6], time: 0, isPaused: false)
        guard let changes = HistoryStore(store).changes(adding: Corpus.records[0], save, keepsLogs: true) else {
            return nil
        }
        var sessions = SessionStore(store)
        let outcome = sessions.save(SessionRecord(current: save), with: changes)
        try expect(outcome == .stored, "a finished game is stored: \(outcome)")
        return store
    }

    /// Reads kept logs, writes them again, and adds a game.
    static func ofKeptLogs(_ text: UTF8Text) throws(Finding) -> Bool {
        let logs = KeptLogs(reading: text)
        try expect(KeptLogs(reading: logs.text) == logs, "logs written and read again")
        guard let store = try storeAddingGame(to: ["tercet.logs": text]) else { throw Finding(what: "logs refuse") }
        let after = KeptLogs(reading: HistoryStore(store).logs).entries
        try expect(after.first?.line == Corpus.records[0].line, "the latest game comes first")
        try expect(Array(after.dropFirst()) == Array(logs.entries.prefix(KeptLogs.most - 1)), "the others stay")
        for entry in logs.entries {
            if let save = try? Save(reading: entry.save) { try expectSound(save) }
        }
        return logs.entries.contains { GameRecord(line: $0.line) != nil }
    }
}
