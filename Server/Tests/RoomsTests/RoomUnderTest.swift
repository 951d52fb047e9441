import PlainText
import RoomStorage
import SetGame
import SetRules
import SetTogether

@testable import Rooms

/// A room with made-up time, whose decisions are stored as the test says: at once, unless it holds them.
struct RoomUnderTest {
    var room: Room
    var now: Milliseconds = 1_000_000
    /// What was stored, in order.
    private(set) var stored: [StoredEvent] = []
    /// What each member was told, in order.
    private(set) var told: [MemberID: [ServerMessage]] = [:]
    private(set) var published: [RoomNotice] = []
    /// The members who have not received the last text that others follow.
    private(set) var undelivered: [MemberID] = []
    private(set) var abandoned: StorageError?
    /// The event that the room waits for, where the test holds it.
    private(set) var held: StoredEvent?
    var holds = false

    init(events: [StoredEvent] = [], node: String = "here", seed: UInt64 = 1) throws {
        let opening = StoredEvent(seq: 1, at: 0, body: "open ")
        stored = events.isEmpty ? [opening] : events
        room = try Room(
            RoomCode(entropy: 1), events: stored, node: node, chance: .seeded(seed), at: Moment(steady: now, wall: now))
    }

    private var moment: Moment { Moment(steady: now, wall: now) }

    static func owner(_ number: UInt64) -> SeatOwner { SeatOwner(SeatSecret(entropy: [number, 0, 0, 0])) }

    /// Carries out what the room asks for.
    private mutating func settle() {
        var effects = room.takeEffects()
        while !effects.isEmpty {
            for effect in effects {
                switch effect {
                case .store(let event): if holds { held = event } else { store(event) }
                case .tell(let message, let members):
                    for member in members { told[member, default: []].append(message) }
                case .deliver(let messages, let member, let isFollowed):
                    told[member, default: []] += messages
                    if isFollowed { undelivered.append(member) }
                case .publish(let notice): published.append(notice)
                case .abandon(let error): abandoned = error
                }
            }
            effects = room.takeEffects()
        }
    }

    private mutating func store(_ event: StoredEvent) {
        stored.append(event)
        room.stored(at: moment)
    }

    /// Another node has stored events first.
    mutating func overtake(with events: [StoredEvent]) {
        (held, holds) = (nil, false)
        stored += events
        room.missed(events, isConflict: true, at: moment)
        settle()
    }

    mutating func enter(_ id: Int, secret: UInt64? = nil, version: Int = ClientMessage.version, last: Int = 0) {
        enter(id, secret: secret, GameKnowledge(last: last, version: last == 0 ? version : 1), version: version)
    }

    mutating func enter(
        _ id: Int, secret: UInt64? = nil, _ knowledge: GameKnowledge, version: Int = ClientMessage.version
    ) {
        let owner = Self.owner(secret ?? UInt64(id))
        room.enter(MemberID(id), Desk.Greeting(version: version, owner: owner, knowledge: knowledge), at: moment)
        settle()
    }

    /// Lets the texts arrive that others follow. Returns the members.
    mutating func deliver() -> [MemberID] {
        let members = undelivered
        undelivered = []
        for member in members { room.delivered(to: member) }
        settle()
        return members
    }

    mutating func leave(_ id: Int) {
        room.leave(MemberID(id), at: moment)
        settle()
    }

    mutating func say(_ message: ClientMessage, by id: Int) {
        room.receive(message, from: MemberID(id), at: moment)
        settle()
    }

    mutating func measure(_ roundTrip: Milliseconds, of id: Int) {
        room.measure(roundTrip, of: MemberID(id))
        settle()
    }

    mutating func note(_ notice: RoomNotice) {
        room.note(notice, at: moment)
        settle()
    }

    /// Lets so much time pass, stopping where something is due.
    mutating func wait(_ time: Milliseconds) {
        let end = now + time
        while let delay = room.delay(at: moment), now + delay <= end {
            now += delay
            room.advance(to: moment)
            settle()
        }
        now = end
        room.advance(to: moment)
        settle()
    }

    mutating func beat() {
        room.beat(at: moment)
        settle()
    }

    mutating func publishPresence() {
        room.publishPresence()
        settle()
    }

    func heard(by id: Int) -> [ServerMessage] { told[MemberID(id)] ?? [] }

    mutating func forgetWhatWasTold() { told = [:] }

    var log: RoomLog { room.referee.log }

    var game: Game? { log.course?.game }

    var elapsed: Milliseconds { room.referee.elapsed }

    /// A room in which so many play.
    static func playing(_ seats: Int, seed: UInt64 = 1) throws -> RoomUnderTest {
        var table = try RoomUnderTest(seed: seed)
        for id in 1...seats { table.enter(id) }
        table.say(.start, by: 1)
        while let game = table.game, !game.holdsMatch { table.wait(1500) }
        return table
    }
}

extension Chance {
    /// Chance that is the same in each run of the tests.
    static func seeded(_ seed: UInt64) -> Chance {
        Chance(
            deck: { space in
                var (generator, cards) = (SplitMix64(seed: seed), space.deck)
                cards.pinnedShuffle(using: &generator)
                return cards
            },
            number: { UInt64.random(in: 0...UInt64.max) })
    }
}
