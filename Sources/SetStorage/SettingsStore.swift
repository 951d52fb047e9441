import PlainText
import SetSettings

/// Stores the player's preferences. Lines of a newer version, which it can't read, stay.
package struct SettingsStore<Store: KeyValueStore> {
    private let store: Store

    private static var key: StaticString { "tercet.settings" }

    /// Creates a store of settings on top of a key-value store.
    package init(_ store: Store) {
        self.store = store
    }

    /// Whether nothing has ever been stored.
    package var isEmpty: Bool { store.isEmpty(Self.key) }

    /// Returns the stored settings; settings that aren't stored have a new player's values.
    package func load() -> Settings {
        var settings = Settings()
        if let text = try? store.load(Self.key) { settings.read(text) }
        return settings
    }

    /// Whether a newer version stored the settings, which then can't be changed.
    package var isOfNewerVersion: Bool { (try? store.load(Self.key)).map { Settings.isOfNewerVersion($0) } ?? false }

    /// Stores settings. Throws if that isn't possible, or a newer version stored other ones.
    package func save(_ settings: Settings) throws(StorageFailure) {
        var text = settings.text
        if let stored = try store.load(Self.key) {
            if Settings.isOfNewerVersion(stored) { throw StorageFailure() }
            var former = Settings()
            for line in former.read(stored) { text.append(contentsOf: "\(line)\n") }
        }
        try store.store(text, under: Self.key)
    }
}
