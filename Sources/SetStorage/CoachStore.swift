import PlainText

/// Remembers that a new player hasn't answered the coach: from the first visit until the answer.
package struct CoachStore<Store: KeyValueStore> {
    private let store: Store

    /// The key dates from the time when a line of welcome did the coach's job.
    private static var key: StaticString { "tercet.welcome" }

    /// Creates a store of the coach on top of a key-value store.
    package init(_ store: Store) {
        self.store = store
    }

    /// Whether the coach is due.
    package var isDue: Bool {
        let text = try? store.load(Self.key)
        return text != nil
    }

    /// Records that the coach is due. If nothing can be stored, the next visit is a first one too.
    package func begin() { try? store.store("due", under: Self.key) }

    /// Records that the coach has ended for good.
    package func end() { try? store.store(nil, under: Self.key) }
}
