import PlainText
import SetApp
import SetInput
import SetPage
import SetSettings
import SetStorage

/// What a browser keeps for the site: one for all tabs that share it.
final class TestStorage {
    /// All that is kept, by key.
    var items: [String: String] = [:]
    /// Whether every attempt to read fails.
    var refusesToLoad = false
    /// Whether every attempt to write fails.
    var refusesToStore = false
    /// The keys under which there is no room for anything.
    var full: Set<String> = []
    /// Which of the pages of the browser plays.
    let lock = TestLock()
    /// How often something was written.
    private(set) var writes = 0

    init(_ items: [String: String] = [:]) {
        self.items = items
    }

    /// Another storage with the same in it.
    var copy: TestStorage { TestStorage(items) }

    var game: String? { items["tercet.game"] }
    var aside: String? { items["tercet.aside"] }
    var before: String? { items["tercet.before"] }
    var previous: String? { items["tercet.previous"] }
    var settings: String? { items["tercet.settings"] }

    func load(_ key: String) throws(StorageFailure) -> UTF8Text? {
        if refusesToLoad { throw StorageFailure() }
        return items[key].map { UTF8Text($0.utf8) }
    }

    func store(_ text: UTF8Text?, under key: String) throws(StorageFailure) {
        if refusesToStore || text != nil && full.contains(key) { throw StorageFailure() }
        items[key] = text?.string
        writes += 1
    }
}

extension UTF8Text {
    /// The text for a test to compare.
    var string: String { String(decoding: bytes, as: UTF8.self) }
}
