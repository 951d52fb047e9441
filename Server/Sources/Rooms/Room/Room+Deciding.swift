import PlainText
import RoomStorage
import SetGame
import SetRules
import SetTogether

// Decisions. They are made one at a time: each is stored before the next begins.
extension Room {
    /// Returns the milliseconds from this moment until something is due by time alone; `nil` if nothing is due.
    func delay(at moment: Moment) -> Milliseconds? {
        guard pending == nil else { return nil }
        let claim = claims.nextDue.map { max(0, $0 - moment.steady) }
        let deal = clock.isRunning ? scheduledDeal.map { max(0, $0 - elapsed) } : nil
        return [claim, deal].compactMap { $0 }.min()
    }

    /// Handles the passing of time.
    mutating func advance(to moment: Moment) {
        readClock(at: moment)
        decide(at: moment)
    }

    /// Handles the news that the pending decision has been stored.
    mutating func stored(at moment: Moment) {
        readClock(at: moment)
        guard let decision = pending else { preconditionFailure("what is stored was asked for") }
        pending = nil
        // Its event may already have been read together with other nodes' events.
        if decision.event.seq > log.last { follow(decision.event, at: moment, claimedAt: decision.claimedAt) }
        decide(at: moment)
    }

    /// Adds events that other nodes have stored. A pending decision that wasn't stored is made again.
    ///
    /// - Parameters:
    ///   - events: the events after the last known event.
    ///   - isConflict: whether these events prevented the pending decision from being stored.
    mutating func missed(_ events: [StoredEvent], isConflict: Bool, at moment: Moment) {
        readClock(at: moment)
        for event in events where event.seq == log.last + 1 { follow(event, at: moment, claimedAt: nil) }
        if isConflict, let decision = pending {
            pending = nil
            // If only the storage's answer was lost, the decision was stored.
            if !events.contains(decision.event) { decideAgain(decision) }
        }
        decide(at: moment)
    }

    private mutating func decideAgain(_ decision: Decision) {
        switch decision.cause {
        case .claim(let claim): claims.putBack(claim)
        case .wish(let wish): wishes.insert(wish, at: 0)
        case .time: break
        }
    }

    /// Makes the decisions that are due, until one has to be stored.
    mutating func decide(at moment: Moment) {
        while pending == nil {
            if !wishes.isEmpty {
                decide(wishes.removeFirst(), at: moment)
            } else if let claim = claims.takeDue(at: moment.steady, sets: setsFound) {
                decide(claim, at: moment)
            } else if clock.isRunning, let time = scheduledDeal, time <= elapsed {
                store(.acted(.autoDeal, at: elapsed), because: .time, at: moment)
            } else {
                return
            }
        }
    }

    private func setsFound(by seat: Seat) -> Int {
        log.course?.game.found.count { $0.seat == seat } ?? 0
    }

    /// When three cards are dealt because the table has no set, in playing time.
    private var scheduledDeal: Milliseconds? {
        guard let game = log.course?.game, !game.isOver, let next = game.nextScheduledAction, next.action == .autoDeal
        else { return nil }
        return next.at
    }

    private mutating func decide(_ wish: Wish, at moment: Moment) {
        guard let member = members[wish.member] else { return }
        switch wish {
        case .sit(let id):
            // While it waited, the last seat was taken, a game began, or this device took a seat through another
            // connection.
            guard log.seat(of: member.hash) == nil, !log.isPlaying, log.seats.count < Seat.allCases.count else {
                return welcome(id)
            }
            store(.sat(freeName, member.hash), because: .wish(wish), at: moment)
        case .name(let id, let name):
            if log.isPlaying { return refuse(.started, to: id) }
            store(.named(name), because: .wish(wish), by: seat(of: id), at: moment)
        case .start(let id):
            if log.isPlaying { return refuse(.started, to: id) }
            if log.seats.count < 2 { return refuse(.alone, to: id) }
            store(.started(deck: chance.deck()), because: .wish(wish), at: moment)
        }
    }

    /// A name that no other player in this room has.
    private var freeName: PlayerName {
        for _ in 0..<100 {
            let name = chance.name()
            if !log.seats.contains(where: { $0.name == name }) { return name }
        }
        return chance.name()
    }

    private mutating func decide(_ claim: Claim, at moment: Moment) {
        // A late claim from the previous game is about other cards, even if some of them are on the table again.
        guard let course = log.course, !course.game.isOver, claim.seen >= course.start else {
            return refuse(.over, claim.request, to: claim.member)
        }
        // The same request again: it gets the same answer.
        if let answer = log.answer(to: claim.request, of: claim.seat) {
            return add(.tell(.event(answer), [claim.member]))
        }
        if let violation = course.game.takeViolation(of: claim.cards, by: claim.seat, at: elapsed) {
            return refuse(refusal(of: claim, violation), claim.request, to: claim.member)
        }
        store(.acted(.take(claim.cards), at: elapsed), because: .claim(claim), by: claim.seat, at: moment)
    }

    private func refusal(of claim: Claim, _ violation: RuleViolation) -> Refusal {
        if violation == .mismatchShows { return .locked }
        let losses = claim.cards.cards.compactMap { taken[$0] }.filter { $0.number > claim.seen }
        guard let first = losses.map(\.at).min() else { return .gone }
        return .late(by: max(1, claim.due - first))
    }

    private mutating func store(
        _ event: RoomEvent, because cause: Decision.Cause, by seat: Seat? = nil, at moment: Moment
    ) {
        var request: Int?
        if case .claim(let claim) = cause { request = claim.request }
        let stored = StoredEvent(
            seq: log.last + 1, at: max(moment.wall, 0), seat: seat?.rawValue, request: request, body: String(event.text)
        )
        pending = Decision(event: stored, cause: cause)
        add(.store(stored))
    }
}

extension Decision {
    /// When the claim that caused the decision was due; `nil` for other causes.
    fileprivate var claimedAt: Milliseconds? {
        if case .claim(let claim) = cause { claim.due } else { nil }
    }
}
