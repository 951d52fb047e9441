import PlainText
import SetSettings

/// Stores what a person has chosen, whatever the game. Lines that it cannot read, of a newer version, stay.
package struct SettingsStore<Store: KeyValueStore> {
    private let store: Store

    private static var key: StaticString { "tercet.settings" }

    /// Stores settings in these keys and values.
    package init(_ store: Store) {
        self.store = store
    }

    /// Whether nothing has ever been stored.
    package var isEmpty: Bool { store.isEmpty(Self.key) }

    /// The settings that are stored, with those of a new player where there are none.
    package func load() -> Settings {
        var settings = Settings()
        if let text = try? store.load(Self.key) { settings.read(text) }
        return settings
    }

    /// Stores settings. Throws where that is not possible.
    package func save(_ settings: Settings) throws(StorageFailure) {
        var text = settings.text
        if let stored = try store.load(Self.key) { text.append(contentsOf: Settings.unknownLines(of: stored)) }
        try store.store(text, under: Self.key)
    }
}
