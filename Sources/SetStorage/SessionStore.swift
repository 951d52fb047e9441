import PlainText
import SetGame

/// A problem with stored games that the player is told about.
public enum StorageProblem: Hashable, Sendable {
    /// The browser can't store anything.
    case cannotSave
    /// Storage is too full to set aside the game that a link interrupts: it stays in its place, and the link's game isn't
    /// stored.
    case noRoomToKeep
    /// The save can't be read; a copy was set aside.
    case damaged
    /// The save can't be read, and there isn't room for a copy: it stays, and nothing is stored.
    case damagedAndKept
    /// A newer version stored the game: it stays, and nothing is stored.
    case newerVersion
    /// The previous or the interrupted game can't be read; a copy was set aside.
    case keptGameDamaged
}

/// Stores the session.
///
/// Nothing is overwritten unread: before each write the store reads the current texts. A text that this page has neither
/// read nor written is copied aside first. If another page or a newer version stored the game, that game stays, and this
/// page stores nothing.
public struct SessionStore<Store: KeyValueStore> {
    private let store: Store
    private var game = StoredText(key: "tercet.game")
    private var previous = StoredText(key: "tercet.previous")
    private var interrupted = StoredText(key: "tercet.before")
    private var link = StoredText(key: "tercet.link")
    /// The reason why nothing is stored until the page is reloaded.
    private var refusal: StorageProblem?

    /// A text in the store, as this page last read or wrote it.
    private struct StoredText {
        let key: StaticString
        var known: UTF8Text?
    }

    /// The outcome of an attempt to store the session.
    public enum Outcome: Hashable, Sendable {
        /// The session was stored.
        case stored
        /// The session wasn't stored.
        case refused(StorageProblem)
        /// Another page has stored a game, so this page may not.
        case takenOver
    }

    /// Creates a store of sessions on top of a key-value store.
    public init(_ store: Store) {
        self.store = store
    }

    /// Whether a game is stored, readable or not.
    public var isEmpty: Bool { store.isEmpty(game.key) }
}

// Reading.
extension SessionStore {
    /// Returns the stored session and the problems with it.
    ///
    /// - Parameter newDeal: the deal to start with if there is no readable game.
    public mutating func load(orDealing newDeal: DealID) -> (record: SessionRecord, problems: [StorageProblem]) {
        refusal = nil
        var problems: [StorageProblem] = []
        let current = read(&problems, ifDamaged: .damaged, game.key)
        let before = read(&problems, ifDamaged: .keptGameDamaged, previous.key)
        let kept = read(&problems, ifDamaged: .keptGameDamaged, interrupted.key)
        (game.known, previous.known, interrupted.known) = (current.text, before.text, kept.text)
        link.known = try? store.load(link.key)
        let record = SessionRecord(
            current: current.save ?? Save(game: Game(newDeal), time: 0, isPaused: false), previous: before.save,
            interrupted: kept.save, linkedDeal: link.known.flatMap { try? DealID(text: $0) })
        return (record, problems)
    }

    private mutating func read(
        _ problems: inout [StorageProblem], ifDamaged damaged: StorageProblem, _ key: StaticString
    ) -> (text: UTF8Text?, save: Save?) {
        let text: UTF8Text?
        do throws(StorageFailure) {
            text = try store.load(key)
        } catch {
            if !problems.contains(.cannotSave) { problems.append(.cannotSave) }
            return (nil, nil)
        }
        guard let text else { return (nil, nil) }
        do throws(SaveError) {
            return (text, try Save(reading: text))
        } catch {
            let problem = quarantine(text, ifDamaged: damaged, because: error)
            if problem != damaged { refusal = problem }
            problems.append(problem)
            return (text, nil)
        }
    }

    /// Sets aside a copy of an unreadable text, unless a newer version can read it.
    private func quarantine(
        _ text: UTF8Text, ifDamaged damaged: StorageProblem, because error: SaveError
    ) -> StorageProblem {
        if error == .newerVersion { return .newerVersion }
        do throws(StorageFailure) {
            try store.commit(Quarantine.changes(keeping: text, in: store))
            return damaged
        } catch {
            return .damagedAndKept
        }
    }
}

// Writing.
extension SessionStore {
    /// Stores a session together with other texts: all of them or none.
    public mutating func save(_ record: SessionRecord, with others: [Change] = []) -> Outcome {
        if let refusal { return .refused(refusal) }
        var isKeeping = false
        do throws(StorageFailure) {
            let text = record.current.text
            var changes: [Change] = []
            if let intruder = try textOfAnotherPage() {
                do throws(SaveError) {
                    _ = try Save(reading: intruder)
                    return .takenOver
                } catch {
                    let problem = quarantine(intruder, ifDamaged: .damaged, because: error)
                    if problem != .damaged {
                        refusal = problem
                        return .refused(problem)
                    }
                }
            }
            // The previous and the interrupted game are stored first: the game in progress is written only once they are safe.
            let (before, kept) = (record.previous?.text, record.interrupted?.text)
            isKeeping = kept != nil && kept != interrupted.known
            for (slot, text) in [(interrupted, kept), (previous, before)] where text != nil && text != slot.known {
                changes += try keepingWhatIsThere(in: slot)
                changes.append(Change(key: slot.key, text: text))
            }
            let linkText = record.linkedDeal?.text
            if linkText != link.known { changes.append(Change(key: link.key, text: linkText)) }
            changes += others
            changes.append(Change(key: game.key, text: text))
            for (slot, text) in [(interrupted, kept), (previous, before)] where text == nil && slot.known != nil {
                changes.append(Change(key: slot.key, text: nil))
            }
            try store.commit(changes)
            (game.known, previous.known, interrupted.known, link.known) = (text, before, kept, linkText)
            return .stored
        } catch {
            return .refused(isKeeping ? .noRoomToKeep : .cannotSave)
        }
    }

    /// Returns the stored game if this page has neither read nor written it; otherwise `nil`.
    private func textOfAnotherPage() throws(StorageFailure) -> UTF8Text? {
        let text = try store.load(game.key)
        return text == game.known ? nil : text
    }

    private func keepingWhatIsThere(in slot: StoredText) throws(StorageFailure) -> [Change] {
        guard let text = try store.load(slot.key), text != slot.known else { return [] }
        return try Quarantine.changes(keeping: text, in: store)
    }

    /// Whether the stored game is the game that this page last read or wrote.
    public var isCurrent: Bool {
        do throws(StorageFailure) {
            return try textOfAnotherPage() == nil
        } catch {
            return true
        }
    }
}
