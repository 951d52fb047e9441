import RoomStorage
import SetGame
import SetTogether

// Storing events, and reading the events that other nodes have stored.
extension Desk {
    /// Stores an event, after the current read.
    mutating func append(_ event: StoredEvent, at moment: Moment) {
        guard !storage.hold(event) else { return }
        storage.beginAppend(event, at: moment.steady)
        add(.append(event, after: storage.newest))
    }

    /// Reads the events after the last known event, which is read again: a storage that has another one in its place, or
    /// none, was set back to an earlier state.
    mutating func read() {
        storage.beginRead()
        add(.read(after: max(0, last - 1), pause: storage.pause))
    }

    /// Reads the events that other nodes have stored, as soon as no other request is outstanding.
    mutating func readNews() {
        guard case .open = stage else { return }
        if storage.fallBehind() { read() }
    }

    /// Handles the storage's answer to an event.
    mutating func appended(_ result: Result<AppendResult, StorageError>, at moment: Moment) {
        var isFailure = false
        if case .failure = result { isFailure = true }
        guard case .append(let event, let since) = storage.end(isFailure: isFailure) else { return }
        switch result {
        case .success(.stored):
            storage.note(event)
            add(.report(.stored(after: moment.steady - since)))
            change { $0.stored(at: moment) }
            // Events that other nodes have stored come first, or the next event would be a conflict.
            if storage.isBehind { read() }
        case .success(.conflict):
            add(.report(.conflicted))
            read()
        case .success(.noSuchRoom): lose(.removed)
        case .failure(let error):
            add(.report(.notStored(code, error)))
            read()
        }
    }

    /// Handles the storage's answer to a read.
    mutating func take(_ result: Result<[StoredEvent]?, StorageError>, at moment: Moment) {
        if case .over = stage { return }
        switch result {
        case .success(nil):
            if case .open = stage { return lose(.removed) }
            return refuse(.unknown)
        case .success(let events?):
            _ = storage.end(isFailure: false)
            if case .open = stage { learn(events, at: moment) } else { load(events, at: moment) }
        case .failure(let error):
            _ = storage.end(isFailure: true)
            guard case .open = stage else {
                add(.report(.notLoaded(code, error)))
                return refuse(.busy)
            }
            read()
        }
    }

    private mutating func load(_ events: [StoredEvent], at moment: Moment) {
        do throws(StorageError) {
            stage = .open(try Room(code, events: events, node: node, chance: chance, piece: piece, at: moment))
        } catch {
            add(.report(.notLoaded(code, error)))
            return refuse(.busy)
        }
        if let newest = events.last { storage.note(newest) }
        endRead(at: moment)
    }

    private mutating func learn(_ events: [StoredEvent], at moment: Moment) {
        guard storage.newest == nil || events.first == storage.newest else { return lose(.setBack) }
        let news = events.drop { $0.seq <= last }
        // A decision that has waited for this read can still be stored, unless there are events that it doesn't know.
        let isConflict = storage.next == nil || !news.isEmpty
        if isConflict { _ = storage.takeNext() }
        change { $0.missed(Array(news), isConflict: isConflict, at: moment) }
        if let newest = news.last { storage.note(newest) }
        endRead(at: moment)
    }

    /// Continues after a read: reads again if more may have been stored, or stores the event that has waited.
    private mutating func endRead(at moment: Moment) {
        admit(storage.isBehind ? arrivals.take(upTo: last) : arrivals.takeAll(), at: moment)
        if storage.isBehind { return read() }
        guard let next = storage.takeNext() else { return }
        append(next, at: moment)
    }
}

extension StorageError {
    fileprivate static let removed = StorageError.damaged(reason: "the room was removed")
    fileprivate static let setBack = StorageError.damaged(reason: "the room was set back to an earlier state")
}
