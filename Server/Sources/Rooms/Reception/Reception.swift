import PlainText
import RoomStorage
import SetGame
import SetTogether

/// The connections of a node: which of them are in which room, who makes a room, and which rooms are in memory.
///
/// A value that doesn't depend on sockets, storage, clocks or tasks: it takes inputs with their moments, and returns
/// effects to be carried out in order.
package struct Reception: Sendable {
    /// A connection.
    struct Guest: Sendable {
        /// Its address, which limits the rooms that it makes.
        let address: String
        var place = Place.outside(.unknown)
        /// The last measured round trip, in milliseconds.
        var roundTrip: Milliseconds?
    }

    /// The place of a connection.
    enum Place: Sendable {
        /// In no room; its messages are refused for this reason. A client whose room couldn't be loaded must not be told, when
        /// it repeats its claims, that the room doesn't exist.
        case outside(Refusal)
        /// Making a room; its messages wait until it is inside.
        case making(NewRoom)
        /// In a room, or waiting at its desk.
        case inside(DeskID)
    }

    /// A room that is being made.
    struct NewRoom: Sendable {
        let code: RoomCode
        let options: Options
        let greeting: Desk.Greeting
        var messages: [(message: ClientMessage, at: Milliseconds)] = []
    }

    /// Identifies a desk among all that a node has had.
    package struct DeskID: Hashable, Sendable {
        package let number: Int
    }

    /// A desk in use.
    struct OpenDesk: Sendable {
        let code: RoomCode
        /// How many connections are inside.
        var guests = 0
    }

    var guests: [MemberID: Guest] = [:]
    var desks: [DeskID: OpenDesk] = [:]
    private var desksByCode: [RoomCode: DeskID] = [:]
    var limits: RoomLimits
    private var lastDesk = 0
    /// A source of random numbers.
    let number: @Sendable () -> UInt64
    private var effects: [Effect] = []

    /// Creates the reception of a node where an address may make so many rooms an hour, at least 20.
    package init(roomsPerHour: Int, number: @escaping @Sendable () -> UInt64) {
        (limits, self.number) = (RoomLimits(perHour: roomsPerHour), number)
    }

    mutating func add(_ effect: Effect) { effects.append(effect) }
}

// Inputs and effects.
extension Reception {
    /// An input of the reception.
    package enum Input: Sendable {
        case opened(MemberID, address: String)
        /// A connection greets a room, or wants a new one.
        case greeted(MemberID, ClientMessage.Entrance, Desk.Greeting)
        /// Another message has arrived, at a moment of the steady clock.
        case received(ClientMessage, at: Milliseconds, from: MemberID)
        /// A text that isn't a message has arrived.
        case receivedBadText(from: MemberID)
        /// A round trip was measured, in milliseconds.
        case measured(Milliseconds, of: MemberID)
        case closed(MemberID)
        /// The storage has answered `create` for this connection: whether the code was free.
        case created(RoomCode, Result<Bool, StorageError>, for: MemberID)
        /// The storage has answered `record` for this connection.
        case recorded(RoomCode, Result<AppendResult, StorageError>, for: MemberID)
        /// A desk has passed something on.
        case news(DeskNews, of: DeskID)
        /// The storage has passed on a notice.
        case notice(Notice)
        /// It is time to repeat this node's presence.
        case beat
    }

    /// News that a desk passes on.
    package enum DeskNews: Hashable, Sendable {
        /// Members can't enter, for this reason.
        case turnedAway([MemberID], Refusal)
        /// No members are at the desk and nothing is being stored: it can be removed, unless a member is on the way.
        case idle
        /// The desk is of no more use: the next member needs another.
        case over
    }

    /// A request by the reception to its owner.
    package enum Effect: Sendable {
        case send(ServerMessage, MemberID)
        /// Close a connection that has sent an invalid message.
        case close(MemberID)
        /// Create a room without events, and report the result as `created`.
        case create(RoomCode, at: Milliseconds, for: MemberID)
        /// Store the first event of a room, and report the result as `recorded`.
        case record(StoredEvent, RoomCode, for: MemberID)
        /// Set up a desk.
        case setUp(DeskID, RoomCode)
        /// Pass something on to a desk.
        case pass(Desk.Input, DeskID)
        /// Remove a desk.
        case remove(DeskID)
        case report(Report)
    }

    /// Handles an input, and returns the effects to carry out in order.
    package mutating func handle(_ input: Input, at moment: Moment) -> [Effect] {
        switch input {
        case .opened(let id, let address): guests[id] = Guest(address: address)
        case .greeted(let id, let entrance, let greeting): greet(id, entrance, greeting, at: moment)
        case .received(let message, let steady, let id): receive(message, at: steady, from: id)
        case .receivedBadText(let id):
            add(.report(.badMessage))
            add(.close(id))
        case .measured(let roundTrip, let id): measure(roundTrip, of: id)
        case .closed(let id):
            leave(id)
            guests[id] = nil
        case .created(let code, let result, let id): created(code, result, for: id, at: moment)
        case .recorded(let code, let result, let id): recorded(code, result, for: id, at: moment)
        case .news(let news, let desk): note(news, of: desk)
        case .notice(let notice): pass(notice)
        case .beat: for desk in sortedDesks { add(.pass(.beat, desk)) }
        }
        defer { effects = [] }
        return effects
    }
}

// Desks.
extension Reception {
    /// Lets a connection go to the desk of a room, which is set up if needed.
    mutating func enter(_ id: MemberID, _ code: RoomCode, _ greeting: Desk.Greeting) {
        let desk = desksByCode[code] ?? setUp(code)
        desks[desk]?.guests += 1
        guests[id]?.place = .inside(desk)
        add(.pass(.enter(id, greeting, roundTrip: guests[id]?.roundTrip), desk))
    }

    /// Lets a connection leave its desk, if it is at one.
    mutating func leave(_ id: MemberID) {
        guard case .inside(let desk) = guests[id]?.place else { return }
        guests[id]?.place = .outside(.unknown)
        desks[desk]?.guests -= 1
        add(.pass(.leave(id), desk))
    }

    private mutating func note(_ news: DeskNews, of desk: DeskID) {
        switch news {
        case .turnedAway(let members, let refusal): for id in members { turnAway(id, refusal, by: desk) }
        case .idle: if desks[desk]?.guests == 0 { remove(desk) }
        case .over: remove(desk)
        }
    }

    private mutating func turnAway(_ id: MemberID, _ refusal: Refusal, by desk: DeskID) {
        // It may have gone elsewhere by now.
        guard case .inside(desk) = guests[id]?.place else { return }
        desks[desk]?.guests -= 1
        keepOut(id, refusal)
    }

    private mutating func setUp(_ code: RoomCode) -> DeskID {
        lastDesk += 1
        let desk = DeskID(number: lastDesk)
        desks[desk] = OpenDesk(code: code)
        desksByCode[code] = desk
        add(.setUp(desk, code))
        add(.pass(.start, desk))
        return desk
    }

    private mutating func remove(_ desk: DeskID) {
        guard let code = desks.removeValue(forKey: desk)?.code else { return }
        desksByCode[code] = nil
        add(.remove(desk))
    }

    private mutating func pass(_ notice: Notice) {
        switch notice {
        case .appended(let room, _): if let desk = desk(of: room) { add(.pass(.news, desk)) }
        case .message(let room, let text):
            if let desk = desk(of: room), let notice = RoomNotice(text) { add(.pass(.notice(notice), desk)) }
        case .gap: for desk in sortedDesks { add(.pass(.news, desk)) }
        }
    }

    private func desk(of room: String) -> DeskID? { RoomCode(UTF8Text(room)).flatMap { desksByCode[$0] } }

    /// The desks in the order in which they were set up, so a simulation can be repeated.
    private var sortedDesks: [DeskID] { desks.keys.sorted { $0.number < $1.number } }
}
