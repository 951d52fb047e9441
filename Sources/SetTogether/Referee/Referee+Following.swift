import SetGame
import SetRules

// The results of storing, and following stored entries.
extension Referee {
    /// Handles the news that the pending decision has been stored.
    public mutating func stored(at moment: Moment) -> [Effect] {
        readClock(at: moment)
        guard let decision = pending else { preconditionFailure("only a pending decision can be stored") }
        pending = nil
        // Its entry may already have been read together with other nodes' entries.
        if decision.entry.number > log.last { follow(decision.entry, at: moment, claimedAt: decision.claimedAt) }
        decide(at: moment)
        return takeEffects()
    }

    /// Adds an entry that another node has stored, or this node if only the storage's answer was lost. Doesn't make
    /// any decision, because more entries may follow: call `advance` after the last.
    ///
    /// - Parameter entry: the next entry. Any other entry is ignored.
    public mutating func learn(_ entry: RoomEntry, at moment: Moment) -> [Effect] {
        guard entry.number == log.last + 1 else { return [] }
        readClock(at: moment)
        if entry == pending?.entry { pending?.cause = .time }
        follow(entry, at: moment, claimedAt: nil)
        return takeEffects()
    }

    /// Handles the news that the pending decision hasn't been stored, because another node's entry has its number. Once
    /// the referee has learned that entry, `advance` makes the decision again.
    public mutating func overtaken() {
        switch pending?.cause {
        case .claim(let claim): claims.putBack(claim)
        case .wish(let wish, let requester): wishes.insert((wish, requester), at: 0)
        case .time, nil: break
        }
        pending = nil
    }

    /// Adds a stored entry to the log, and has the members informed.
    ///
    /// - Parameter claimedAt: when the claim that caused the entry was due, if it was decided here.
    private mutating func follow(_ entry: RoomEntry, at moment: Moment, claimedAt: Milliseconds?) {
        do throws(MisplacedEntry) {
            try log.add(entry)
        } catch {
            giveUp()
            return add(.abandon(error))
        }
        switch entry.event {
        case .opened: break
        case .sat(_, let owner): add(.seated(owner))
        case .named: add(.renamed)
        case .started: begin(at: moment)
        case .acted(let action, let time): announce(action, at: time, claimedAt: claimedAt ?? moment.steady)
        }
    }

    private mutating func begin(at moment: Moment) {
        clock = PlayClock()
        taken = []
        turns = TurnedUp()
        for claim in claims.takeAll() { refuse(.over, claim.request, to: claim.member) }
        readClock(at: moment)
        add(.began)
    }

    private mutating func announce(_ action: Action, at time: Milliseconds, claimedAt: Milliseconds) {
        guard let course = log.course, let event = course.events.last else { return }
        if case .take(let cards) = action, course.game.found.last?.cards == cards {
            if let seat = event.entry.seat { turns.forgetTimes(of: seat) }
            taken.append(Taking(cards: cards, number: event.number, at: claimedAt))
        }
        if clock.elapsed < time { clock = clock.moved(to: time) }
        for message in course.messages(about: event) { add(.announce(message)) }
        if course.game.isOver { add(.announce(.end(deck: course.deck))) }
    }
}
