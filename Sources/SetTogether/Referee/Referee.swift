import SetGame
import SetRules

/// The judge of a room: decides who gets a seat, when a game starts and which claims count, and keeps the room's log.
///
/// A value that doesn't depend on connections, storage, clocks or chance. It takes requests with their moments, and
/// returns effects for its caller to carry out in order. It makes one decision at a time. A decision becomes an entry
/// of the log when the caller has stored it; only then do members hear of it, so everything that they have been sent
/// survives any failure of a server. A caller without a storage reports each entry as stored immediately.
///
/// Its properties are the state of the room, which a restart rebuilds from the log.
public struct Referee: Sendable {
    /// The room's log, without the decision that is being stored.
    public internal(set) var log: RoomLog
    var wishes: [(wish: Wish, requester: Requester)] = []
    var claims = ClaimQueue()
    /// The decision that is being stored.
    var pending: Decision?
    var clock: PlayClock
    /// The matches taken in this game, to answer players who claim their cards later.
    var taken: [Taking] = []
    /// The cards that each seat has turned up, if they lie face down.
    var turns = TurnedUp()
    private var isAttended = false
    /// Whether it has stopped deciding, because the log can't be continued here.
    public private(set) var hasGivenUp = false
    private var effects: [Effect] = []

    /// A match that was taken in this game, by which entry and when.
    struct Taking: Sendable {
        let cards: CardGroup
        let number: Int
        let at: Milliseconds
    }

    /// Creates the referee of a room with this log.
    public init(_ log: RoomLog, at moment: Moment) {
        self.log = log
        // Players may have continued elsewhere since the last entry, but only this long without an entry.
        let silence = min(max(moment.wall - log.lastAt, 0), PlayClock.longestStep)
        clock = PlayClock(elapsed: (log.course?.game.now ?? 0) + (log.isPlaying ? silence : 0))
    }

    /// Whether a decision is being stored.
    public var isStoring: Bool { pending != nil }

    /// The game's playing time.
    public var elapsed: Milliseconds { max(clock.elapsed, log.course?.game.now ?? 0) }

    mutating func add(_ effect: Effect) { effects.append(effect) }

    mutating func refuse(_ refusal: Refusal, _ request: Int = 0, to member: MemberID) {
        add(.tell(.refused(request: request, refusal), to: member))
    }

    /// Takes the effects since the last call, in order.
    mutating func takeEffects() -> [Effect] {
        defer { effects = [] }
        return effects
    }
}

// Time.
extension Referee {
    /// Records whether any members are connected. The game's clock runs only while they are.
    public mutating func setAttended(_ isAttended: Bool, at moment: Moment) {
        self.isAttended = isAttended
        readClock(at: moment)
    }

    /// Returns the milliseconds from this moment until something is due by time alone; `nil` if nothing is due.
    public func delay(at moment: Moment) -> Milliseconds? {
        guard pending == nil, !hasGivenUp else { return nil }
        let claim = claims.nextDue.map { max(0, $0 - moment.steady) }
        let deal = clock.isRunning ? scheduledDeal.map { max(0, $0 - elapsed) } : nil
        return [claim, deal].compactMap { $0 }.min()
    }

    /// Handles the passing of time.
    public mutating func advance(to moment: Moment) -> [Effect] {
        readClock(at: moment)
        decide(at: moment)
        return takeEffects()
    }

    /// Makes no more decisions, because the log can't be continued here.
    public mutating func giveUp() { hasGivenUp = true }

    mutating func readClock(at moment: Moment) {
        clock.setRunning(log.isPlaying && isAttended, at: moment.steady)
    }
}
