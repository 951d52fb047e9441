import PlainText
import SetStorage

/// Texts under keys, kept in memory.
final class MemoryStore: KeyValueStore {
    private(set) var items: [String: UTF8Text]

    init(_ items: [String: UTF8Text] = [:]) {
        self.items = items
    }

    func load(_ key: StaticString) -> UTF8Text? { items["\(key)"] }

    func store(_ text: UTF8Text?, under key: StaticString) { items["\(key)"] = text }
}
