import PlainText
import SetGame
import SetPractice
import SetRecords

/// Stores the practice results. It reads them before each change and moves unreadable lines to another key.
package struct PracticeStore<Store: KeyValueStore> {
    private let store: Store

    private static var key: StaticString { "tercet.practice" }
    private static var damagedKey: StaticString { "tercet.practice.aside" }

    /// Creates a store of practice results on top of a key-value store.
    package init(_ store: Store) {
        self.store = store
    }

    /// The log as stored.
    package var text: UTF8Text { (try? store.load(Self.key)) ?? UTF8Text() }

    /// The log.
    package var log: PracticeLog { PracticeLog.salvaged(from: text).log }

    /// Counts an answer. Returns whether it was stored.
    package func add(_ topic: Topic, isRight: Bool, took: Milliseconds, on day: Day) -> Bool {
        change { $0.add(topic, isRight: isRight, took: took, on: day) }
    }

    /// Adds the counts of another log, given as text. Returns whether they were stored.
    package func merge(_ text: UTF8Text) -> Bool {
        let log = PracticeLog.salvaged(from: text).log
        return change { $0.merge(log) }
    }

    /// Deletes everything. Returns whether that was possible.
    package func deleteAll() -> Bool {
        (try? store.commit([Self.key, Self.damagedKey].map { Change(key: $0, text: nil) })) != nil
    }

    private func change(_ body: (inout PracticeLog) -> Void) -> Bool {
        do throws(StorageFailure) {
            let text = try store.load(Self.key) ?? UTF8Text()
            if PracticeLog.isOfNewerVersion(text) { return false }
            let (salvaged, lost) = PracticeLog.salvaged(from: text)
            var log = salvaged
            body(&log)
            var changes: [Change] = []
            if !lost.isEmpty {
                var aside = try store.load(Self.damagedKey) ?? UTF8Text()
                for line in lost { aside.append(contentsOf: "\(line)\n") }
                changes.append(Change(key: Self.damagedKey, text: aside))
            }
            try store.commit(changes + [Change(key: Self.key, text: log.text)])
            return true
        } catch {
            return false
        }
    }
}
