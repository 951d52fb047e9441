import PlainText

/// A text could not be read or stored: storage is full, or the browser refuses.
public struct StorageFailure: Error {
    /// A failure; browsers give no reason that a player could use.
    public init() {}
}

/// Texts under keys, as a browser's local storage keeps them.
public protocol KeyValueStore: AnyObject {
    /// The text under a key; `nil` where there is none.
    func load(_ key: StaticString) throws(StorageFailure) -> UTF8Text?
    /// Stores a text under a key; `nil` removes the key.
    func store(_ text: UTF8Text?, under key: StaticString) throws(StorageFailure)
}

/// A text to be stored under a key, or, where it is `nil`, a key to be removed.
public struct Change: Sendable {
    let key: StaticString
    let text: UTF8Text?
}

extension KeyValueStore {
    /// Whether nothing is stored under a key, as far as that can be read.
    func isEmpty(_ key: StaticString) -> Bool {
        do throws(StorageFailure) {
            return try load(key) == nil
        } catch {
            return false
        }
    }

    /// Stores all of these, or none: where one cannot be stored, those before it are restored.
    func commit(_ changes: [Change]) throws(StorageFailure) {
        var undo: [Change] = []
        for change in changes {
            do throws(StorageFailure) {
                undo.append(Change(key: change.key, text: try load(change.key)))
                try store(change.text, under: change.key)
            } catch {
                // What was there before fits, at the latest once everything after it is restored.
                for change in undo.reversed() { try? store(change.text, under: change.key) }
                throw error
            }
        }
    }
}
