import PlainText

/// Remembers that a new player is still to be welcomed: from the first visit until the welcome has been answered.
package struct WelcomeStore<Store: KeyValueStore> {
    private let store: Store

    private static var key: StaticString { "tercet.welcome" }

    /// Remembers it under a key of this store.
    package init(_ store: Store) {
        self.store = store
    }

    /// Whether a welcome has begun and has not ended.
    package var isDue: Bool {
        let text = try? store.load(Self.key)
        return text != nil
    }

    /// Notes that a welcome begins. Where nothing can be stored, it begins again at the next visit.
    package func begin() { try? store.store("due", under: Self.key) }

    /// Notes that the welcome has ended, for good.
    package func end() { try? store.store(nil, under: Self.key) }
}
