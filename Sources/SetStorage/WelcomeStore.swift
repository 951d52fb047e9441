import PlainText

/// Remembers that a new player hasn't answered the welcome: from the first visit until the answer.
package struct WelcomeStore<Store: KeyValueStore> {
    private let store: Store

    private static var key: StaticString { "tercet.welcome" }

    /// Creates a store of the welcome on top of a key-value store.
    package init(_ store: Store) {
        self.store = store
    }

    /// Whether the welcome has begun but not ended.
    package var isDue: Bool {
        let text = try? store.load(Self.key)
        return text != nil
    }

    /// Records that the welcome begins. If nothing can be stored, it begins again at the next visit.
    package func begin() { try? store.store("due", under: Self.key) }

    /// Records that the welcome has ended for good.
    package func end() { try? store.store(nil, under: Self.key) }
}
