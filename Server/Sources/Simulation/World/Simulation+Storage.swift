import RoomStorage
import Rooms
import SetGame
import SetTogether

// The storage's answers, and the notices between nodes.
extension Simulation {
    /// Sends a node's request to the storage, after a pause.
    mutating func ask(
        _ operation: StorageRequest.Operation, _ code: RoomCode, from index: Int, after pause: Milliseconds = 0
    ) {
        var request = StorageRequest(
            node: index, life: nodes[index].life, room: code, operation: operation, epoch: storage.epoch)
        let delay = pause + storage.dice.delay(0...6)
        if strikes(.storageFailure) {
            request.trouble = .failure
        } else if strikes(.lostAnswer) {
            request.trouble = .lostAnswer
        } else if strikes(.lateStore) {
            answer(request, unavailable: true, after: delay)
            request.trouble = .answered
            return queue.add(.storage(request), after: delay + weather[.lateStore].delay(1...10_000))
        }
        let extra = strikes(.storageDelay) ? weather[.storageDelay].delay(500...20_000) : 0
        queue.add(.storage(request), after: delay + extra)
    }

    /// Carries out a request, and answers it.
    mutating func carryOut(_ request: StorageRequest) {
        if request.trouble == .answered, request.epoch != storage.epoch { return }
        if storage.isGone || request.trouble == .failure || request.epoch != storage.epoch {
            return answer(request, unavailable: true, after: storage.isGone ? 10_000 : storage.dice.delay(0...6))
        }
        if request.trouble == .lostAnswer {
            return answer(request, unavailable: true, after: storage.dice.delay(0...3000))
        }
        answer(request, unavailable: false, after: storage.dice.delay(0...6))
    }

    /// Carries out a request unless it fails, and sends the answer unless it was sent before.
    private mutating func answer(_ request: StorageRequest, unavailable: Bool, after delay: Milliseconds) {
        let error = StorageError.unavailable(reason: "simulated")
        let isCarriedOut = !unavailable || request.trouble == .lostAnswer
        let event: Happening.OnNode
        switch request.operation {
        case .create(let code, let id):
            let isNew = isCarriedOut && storage.create(code, at: now)
            event = .reception(.created(code, unavailable ? .failure(error) : .success(isNew), for: id))
        case .record(let opening, let id):
            let result = isCarriedOut ? store(opening, after: nil, request) : .conflict
            event = .reception(.recorded(request.room, unavailable ? .failure(error) : .success(result), for: id))
        case .append(let new, let previous, let desk):
            let result = isCarriedOut ? store(new, after: previous, request) : .conflict
            event = .desk(desk, .appended(unavailable ? .failure(error) : .success(result)))
        case .read(let last, let desk):
            let events = storage.events(of: request.room, after: last)
            event = .desk(desk, .read(unavailable ? .failure(error) : .success(events)))
        }
        guard request.trouble != .answered else { return }
        queue.add(.node(request.node, life: request.life, event), after: delay)
    }

    private mutating func store(
        _ event: StoredEvent, after previous: StoredEvent?, _ request: StorageRequest
    ) -> AppendResult {
        let result = storage.append(event, after: previous, to: request.room, at: now)
        guard result == .stored else { return result }
        record.lastStored = now
        record.reached.noteStored(request.trouble)
        record.judge.noteStored(event, in: request.room, isCalm: weather.isCalm, at: now)
        tell(.appended(room: String(request.room.text), through: event.seq), from: request.node)
        return result
    }

    /// Sends a notice to the other nodes.
    mutating func tell(_ notice: Notice, from sender: Int) {
        record.judge.noteNotice(at: now)
        for index in nodes.indices where index != sender && nodes[index].isUp && !storage.isGone {
            if strikes(.noticeLost) {
                // A connection that was lost and made again is noticed; a lost notice isn't.
                guard weather[.noticeLost].happens(0.3) else { continue }
                add(.reception(.notice(.gap)), at: index, after: weather[.noticeLost].delay(500...5000))
                continue
            }
            add(.reception(.notice(notice)), at: index, after: storage.dice.delay(1...20))
            guard strikes(.noticeDoubled) else { continue }
            add(.reception(.notice(notice)), at: index, after: weather[.noticeDoubled].delay(1...4000))
        }
    }

    mutating func endOutage() {
        storage.isGone = false
        storage.backSince = now
        for index in nodes.indices where nodes[index].isUp {
            add(.reception(.notice(.gap)), at: index, after: storage.dice.delay(10...2000))
        }
    }

    /// Sets the storage back by some seconds, or seldom minutes, as a failover to a standby that lags.
    mutating func setBack() {
        let longest = weather[.setBack].happens(0.4) ? 180_000 : 5000
        let lag = weather[.setBack].delay(10...longest)
        let changed = storage.setBack(to: now - lag)
        for code in changed {
            record.judge.noteSetBack(of: code, to: storage.logs[code]?.events, at: now)
        }
        endOutage()
    }
}
