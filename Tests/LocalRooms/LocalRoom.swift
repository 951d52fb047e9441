import PlainText
import SetGame
import SetRules
import SetTogether

/// A room on a single device without a server or a storage, for tests: natively, and in WebAssembly. Its time passes only
/// when a test lets it pass.
public struct LocalRoom: Sendable {
    /// The referee.
    public private(set) var referee: Referee
    /// The room's members, by their number, also those who have left.
    public internal(set) var members: [Member] = []
    /// The stored entries, in order.
    public private(set) var stored: [RoomEntry]
    /// The entry that the referee waits for, while the test holds it.
    public internal(set) var held: RoomEntry?
    /// Whether the next entry is held instead of being stored immediately.
    public var holds = false
    /// The entry for which the referee abandoned the room; `nil` if it hasn't.
    public internal(set) var misplaced: MisplacedEntry?
    /// The current time.
    public var now: Milliseconds = 1_000_000
    private var generator: SplitMix64

    /// A member of the room, with the page that they see.
    public struct Member: Sendable {
        let owner: SeatOwner
        var isConnected = true
        var isAdmitted = false
        /// The part of the game that they had when they entered.
        var knowledge: GameKnowledge
        /// How many mistakes they can lack without getting the table first.
        let fewMistakes: Int
        /// The mistakes that they haven't been told yet.
        public internal(set) var mistakes: LateMistakes?
        /// The messages that they got, in order.
        public internal(set) var heard: [ServerMessage] = []
        /// The room as they see it.
        public internal(set) var table = SharedTable()
    }

    /// Creates a room without members: a new one, or the room with these stored entries.
    ///
    /// - Throws: `MisplacedEntry` if the entries aren't a valid log.
    public init(_ entries: [RoomEntry] = [], seed: UInt64 = 1) throws(MisplacedEntry) {
        stored = entries.isEmpty ? [RoomEntry(number: 1, at: 0, event: .opened(Options()))] : entries
        generator = SplitMix64(seed: seed)
        var log = RoomLog()
        for entry in stored { try log.add(entry) }
        referee = Referee(log, at: Moment(steady: now, wall: now))
    }

    private var moment: Moment { Moment(steady: now, wall: now) }

    /// The game in progress, or the last one.
    public var game: Game? { referee.log.course?.game }

    /// The number of the last entry.
    public var last: Int { referee.log.last }
}

// Members.
extension LocalRoom {
    /// Adds a member, and returns their number.
    ///
    /// - Parameters:
    ///   - owner: the number of the player; `nil` for a new player.
    ///   - last: the number of the last event that the member has.
    ///   - fewMistakes: how many mistakes the member can lack without getting the table first.
    @discardableResult
    public mutating func enter(_ owner: Int? = nil, last: Int = 0, fewMistakes: Int = .max) -> Int {
        let number = members.count
        let owner = SeatOwner([UInt64(owner ?? number), 0, 0, 0])
        members.append(
            Member(owner: owner, knowledge: .ofPage(last: last), fewMistakes: fewMistakes))
        referee.setAttended(true, at: moment)
        ask(.sit(entropy: generator.next()), by: number)
        return number
    }

    /// Connects a member again, whose page says how much it has.
    public mutating func comeBack(_ number: Int) {
        let hello = members[number].table.hello(SeatSecret(entropy: [0, 0, 0, 0]), entering: .new(Options()))
        guard case .hello(let version, _, _, let last, let mark) = hello else { return }
        members[number].knowledge = GameKnowledge(last: last, mark: mark, version: version)
        (members[number].isConnected, members[number].isAdmitted) = (true, false)
        referee.setAttended(true, at: moment)
        ask(.sit(entropy: generator.next()), by: number)
        for message in members[number].table.unanswered { send(message, by: number) }
    }

    /// Disconnects a member.
    public mutating func leave(_ number: Int) {
        (members[number].isConnected, members[number].mistakes) = (false, nil)
        referee.withdraw(MemberID(number))
        tellSeats()
        referee.setAttended(members.contains { $0.isConnected }, at: moment)
    }

    /// Makes a request for a member.
    public mutating func ask(_ wish: Referee.Wish, by number: Int) {
        carryOut(referee.receive(wish, from: requester(number), at: moment))
    }

    /// Starts a game with a shuffled deck.
    public mutating func start(by number: Int) {
        let deck = referee.log.options.game.rules.shuffledDeck(using: &generator)
        ask(.start(deck: deck), by: number)
    }

    /// Claims three cards for a member.
    public mutating func claim(
        _ cards: CardGroup, request: Int, seen: Int? = nil, by number: Int, from distance: Distance = .same
    ) {
        carryOut(
            referee.claim(
                cards, request: request, seen: seen ?? last, by: requester(number), from: distance, at: moment))
    }

    /// Taps three cards on a member's page, which then claims them.
    public mutating func choose(_ cards: CardGroup, by number: Int, from distance: Distance = .same) {
        for card in cards.cards { send(members[number].table.tap(card, at: now).message, by: number, from: distance) }
    }

    /// Taps the card at a place of a member's table.
    public mutating func tap(_ place: Int, by number: Int) {
        guard let card = members[number].table.seen?.table[place] else { return }
        send(members[number].table.tap(card, at: now).message, by: number)
    }

    /// Lets the members' pages know the time.
    public mutating func members(advanceTo time: Milliseconds) {
        for number in members.indices { members[number].table.advance(to: time) }
    }

    /// Turns up a card for a member, by its number in dealing order.
    public mutating func turn(_ card: Int, by number: Int) {
        carryOut(referee.turn(card, for: requester(number), at: moment))
    }

    /// Delivers a message of a member's page.
    mutating func send(_ message: ClientMessage?, by number: Int, from distance: Distance = .same) {
        switch message {
        case .take(let request, let seen, let cards):
            claim(cards, request: request, seen: seen, by: number, from: distance)
        case .turn(let card): turn(card, by: number)
        case .hello, .name, .start, .again, .ready, .react, .ping, nil: break
        }
    }

    /// Returns the seat of a member; `nil` for a watcher.
    public func seat(of number: Int) -> Seat? { referee.log.seat(of: members[number].owner) }

    private func requester(_ number: Int) -> Referee.Requester {
        Referee.Requester(MemberID(number), owner: members[number].owner)
    }
}

// Time and storage.
extension LocalRoom {
    /// Lets this much time pass, stopping whenever something is due.
    public mutating func wait(_ time: Milliseconds) {
        let end = now + time
        while let delay = referee.delay(at: moment), now + delay <= end {
            now += delay
            carryOut(referee.advance(to: moment))
        }
        now = end
        carryOut(referee.advance(to: moment))
    }

    /// Lets time pass until a set is on the table or the game is over.
    public mutating func waitForSet() {
        while let game, !game.holdsMatch, !game.isOver { wait(Rule.autoDealDelay) }
    }

    /// Stores the held entry.
    public mutating func release() {
        guard let entry = held else { return }
        (held, holds) = (nil, false)
        store(entry)
    }

    /// Lets other nodes store these entries in place of the held entry.
    public mutating func overtake(with entries: [RoomEntry]) {
        (held, holds) = (nil, false)
        stored += entries
        for entry in entries { carryOut(referee.learn(entry, at: moment)) }
        referee.overtaken()
        carryOut(referee.advance(to: moment))
    }

    mutating func store(_ entry: RoomEntry) {
        stored.append(entry)
        carryOut(referee.stored(at: moment))
    }
}

extension GameKnowledge {
    /// The knowledge of a new page, or of an old one that doesn't say how its log is marked.
    fileprivate static func ofPage(last: Int) -> GameKnowledge {
        GameKnowledge(last: last, version: last == 0 ? ClientMessage.version : 1)
    }
}
