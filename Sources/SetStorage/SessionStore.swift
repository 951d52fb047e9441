import PlainText
import SetGame
import SetRules

/// What goes wrong with stored games, for the player to be told.
public enum StorageProblem: Hashable, Sendable {
    /// Nothing can be stored.
    case cannotSave
    /// There is no room to keep the game that a link interrupts: it stays in its place, and the link's game is not stored.
    case noRoomToKeep
    /// The save cannot be read; a copy is kept.
    case damaged
    /// The save cannot be read, and there is no room for a copy: it stays, and nothing is stored.
    case damagedAndKept
    /// A newer version has stored the game: it stays, and nothing is stored.
    case newerVersion
    /// A game that was kept cannot be read; a copy is kept.
    case keptGameDamaged
}

/// Stores the session.
///
/// Nothing is overwritten unread: before each write the store reads what is there. What this page has neither read nor
/// written is copied aside first; a game that another page or a newer version has stored stays, and this page stores
/// nothing.
public struct SessionStore<Store: KeyValueStore> {
    private let store: Store
    private var game = StoredText(key: "tercet.game")
    private var previous = StoredText(key: "tercet.previous")
    private var interrupted = StoredText(key: "tercet.before")
    private var link = StoredText(key: "tercet.link")
    /// Why nothing is stored until the page is loaded again.
    private var refusal: StorageProblem?

    /// A text in the store, as this page last read or wrote it.
    private struct StoredText {
        let key: StaticString
        var known: UTF8Text?
    }

    /// What became of an attempt to store the session.
    public enum Outcome: Hashable, Sendable {
        /// It is stored.
        case stored
        /// It is not stored.
        case refused(StorageProblem)
        /// Another page has stored a game meanwhile, so this one may not.
        case takenOver
    }

    /// Stores sessions in these keys and values.
    public init(_ store: Store) {
        self.store = store
    }

    /// Whether a game is stored, readable or not.
    public var isEmpty: Bool { store.isEmpty(game.key) }
}

// Reading.
extension SessionStore {
    /// What was stored, and what is wrong with it.
    ///
    /// - Parameter newDeal: the deal to begin with where no game is stored that can be read.
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

    /// Keeps a copy of what cannot be read, unless a newer version can read it.
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
    /// Stores a session, and other texts with it: all of them or none.
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
            // Games that are kept come first: the game in progress takes a place only once they are safe.
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

    /// What is stored as the game, where this page has neither read nor written it.
    private func textOfAnotherPage() throws(StorageFailure) -> UTF8Text? {
        let text = try store.load(game.key)
        return text == game.known ? nil : text
    }

    private func keepingWhatIsThere(in slot: StoredText) throws(StorageFailure) -> [Change] {
        guard let text = try store.load(slot.key), text != slot.known else { return [] }
        return try Quarantine.changes(keeping: text, in: store)
    }

    /// Whether the game that is stored is the one that this page read or wrote last.
    public var isCurrent: Bool {
        do throws(StorageFailure) {
            return try textOfAnotherPage() == nil
        } catch {
            return true
        }
    }
}
