import PlainText

/// A text couldn't be read or stored: storage is full, or the browser refuses.
public struct StorageFailure: Error {
    /// Creates a failure. It has no reason: browsers don't report one that would help a player.
    public init() {}
}

/// Texts under keys, like a browser's local storage.
public protocol KeyValueStore: AnyObject {
    /// Returns the text under a key, or `nil` if the key doesn't exist.
    func load(_ key: StaticString) throws(StorageFailure) -> UTF8Text?
    /// Stores a text under a key; `nil` removes the key.
    func store(_ text: UTF8Text?, under key: StaticString) throws(StorageFailure)
}

/// A text to store under a key; `nil` removes the key.
public struct Change: Sendable {
    let key: StaticString
    let text: UTF8Text?
}

extension KeyValueStore {
    /// Returns whether a key doesn't exist, or false if the store can't be read.
    func isEmpty(_ key: StaticString) -> Bool {
        do throws(StorageFailure) {
            return try load(key) == nil
        } catch {
            return false
        }
    }

    /// Stores all of these changes or none: if one fails, the changes before it are undone.
    func commit(_ changes: [Change]) throws(StorageFailure) {
        var undo: [Change] = []
        for change in changes {
            do throws(StorageFailure) {
                undo.append(Change(key: change.key, text: try load(change.key)))
                try store(change.text, under: change.key)
            } catch {
                // The previous texts fit, at the latest once all later ones are restored.
                for change in undo.reversed() { try? store(change.text, under: change.key) }
                throw error
            }
        }
    }
}
