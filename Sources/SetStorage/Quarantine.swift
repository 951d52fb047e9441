import PlainText

/// A place for unreadable texts: nothing is overwritten, and a person can still recover them.
enum Quarantine {
    /// The keys, used one after the other.
    static var slots: [StaticString] {
        ["tercet.aside", "tercet.aside.2", "tercet.aside.3", "tercet.aside.4", "tercet.aside.5"]
    }

    /// Returns the changes that store a copy of a text; empty if there is a copy already. Throws if all slots are taken.
    static func changes(keeping text: UTF8Text, in store: some KeyValueStore) throws(StorageFailure) -> [Change] {
        for slot in slots {
            guard let kept = try store.load(slot) else { return [Change(key: slot, text: text)] }
            if kept == text { return [] }
        }
        throw StorageFailure()
    }
}
