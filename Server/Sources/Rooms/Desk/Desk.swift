import PlainText
import RoomStorage
import SetGame
import SetTogether

/// A room on this node while members are connected to it: loads it, stores and sends its events, and sets its alarm.
///
/// A value that doesn't depend on sockets, storage, clocks or tasks: it takes inputs with their moments, and returns
/// effects to be carried out in order. It makes one request to the storage at a time.
package struct Desk: Sendable {
    let code: RoomCode
    let node: String
    let chance: Chance
    let piece: Int
    var stage = Stage.loading
    /// The members who wait until the room is loaded, or has the events that they have seen elsewhere.
    var arrivals = Arrivals()
    var storage = StorageRequests()
    /// When the desk's alarm is due, by the steady clock.
    private var alarm: Milliseconds?
    private var effects: [Effect] = []

    /// How far a desk is.
    enum Stage: Sendable {
        /// The room's events are being read.
        case loading
        case open(Room)
        /// The desk is of no more use, and refuses all members.
        case over(Ending)
    }

    /// Why a desk is of no more use.
    enum Ending: Hashable, Sendable {
        /// The room couldn't be loaded: it doesn't exist, or the storage doesn't answer.
        case refused(Refusal)
        /// The room can't be continued on this node.
        case lost
    }

    /// The greeting of a connection.
    package struct Greeting: Hashable, Sendable {
        /// The version of the messages that it knows.
        package let version: Int
        package let owner: SeatOwner
        /// The part of the game that it has.
        package let knowledge: GameKnowledge
    }

    /// Creates the desk of a room that isn't loaded yet. `start` loads it.
    ///
    /// - Parameters:
    ///   - code: the room's code.
    ///   - node: the name that identifies this node to other nodes.
    ///   - chance: the sources of randomness.
    ///   - piece: how many mistakes of a long game a member is sent at a time.
    package init(_ code: RoomCode, node: String, chance: Chance, piece: Int = Room.usualPiece) {
        (self.code, self.node, self.chance, self.piece) = (code, node, chance, piece)
    }

    /// The number of the last event that this node has read.
    package var last: Int { if case .open(let room) = stage { room.referee.log.last } else { 0 } }

    /// Whether the room's events are being read.
    package var isLoading: Bool { if case .loading = stage { true } else { false } }

    /// Whether the room is loaded and not given up.
    package var isOpen: Bool { if case .open = stage { true } else { false } }

    /// Returns whether a member waits to be admitted.
    package func isHolding(_ id: MemberID) -> Bool { arrivals.contains(id) }

    /// Whether an event is being stored.
    package var isStoring: Bool { if case .append = storage.request { true } else { false } }

    /// Whether a decision waits for the end of a read before it is stored.
    package var isHoldingDecision: Bool { storage.next != nil }

    mutating func add(_ effect: Effect) { effects.append(effect) }
}

// Inputs and effects.
extension Desk {
    /// An input of a desk.
    package enum Input: Sendable {
        /// Load the room.
        case start
        /// A member has entered, with a round trip in milliseconds if it was measured.
        case enter(MemberID, Greeting, roundTrip: Milliseconds?)
        /// A member's connection has closed.
        case leave(MemberID)
        /// A member's message has arrived, at a moment of the steady clock.
        case message(ClientMessage, from: MemberID, at: Milliseconds)
        /// A member has the text of the last `deliver`.
        case delivered(MemberID)
        /// A round trip of a member was measured, in milliseconds.
        case measured(Milliseconds, of: MemberID)
        /// Another node has published a message about the room.
        case notice(RoomNotice)
        /// Other nodes may have stored events.
        case news
        /// It is time to repeat this node's presence.
        case beat
        /// The last `wake` is due.
        case alarm
        /// The storage has answered `append`.
        case appended(Result<AppendResult, StorageError>)
        /// The storage has answered `read`, with `nil` if the room doesn't exist.
        case read(Result<[StoredEvent]?, StorageError>)
    }

    /// A request by a desk to its owner.
    package enum Effect: Hashable, Sendable {
        /// Send a text to members.
        case send(UTF8Text, [MemberID])
        /// Send a text to a member, and report `delivered` once the member has it.
        case deliver(UTF8Text, MemberID)
        /// Close the connections of members, because this node can't run the room any more.
        case close([MemberID])
        /// Store an event after the last known event, and report the result as `appended`.
        case append(StoredEvent, after: StoredEvent?)
        /// Read the events after a number, once a pause in milliseconds has passed, and report them as `read`.
        case read(after: Int, pause: Milliseconds)
        /// Publish a text about the room to the other nodes.
        case publish(String)
        /// Report `alarm` at this time of the steady clock, instead of the time asked for before; `nil` for never.
        case wake(at: Milliseconds?)
        case report(Report)
        /// Pass something on to the reception.
        case pass(Reception.DeskNews)
    }

    /// Handles an input, and returns the effects to carry out in order.
    package mutating func handle(_ input: Input, at moment: Moment) -> [Effect] {
        switch input {
        case .start: read()
        case .enter(let id, let greeting, let roundTrip):
            enter(Arrivals.Arrival(id: id, greeting: greeting, roundTrip: roundTrip), at: moment)
        case .leave(let id): leave(id, at: moment)
        case .message(let message, let id, let steady):
            receive(message, from: id, at: Moment(steady: min(steady, moment.steady), wall: moment.wall))
        case .delivered(let id): change { $0.delivered(to: id) }
        case .measured(let roundTrip, let id): measure(roundTrip, of: id)
        case .notice(let notice): change { $0.note(notice, at: moment) }
        case .news: readNews()
        case .beat: beat(at: moment)
        case .alarm:
            alarm = nil
            change { $0.advance(to: moment) }
        case .appended(let result): appended(result, at: moment)
        case .read(let result): take(result, at: moment)
        }
        settle(at: moment)
        defer { effects = [] }
        return effects
    }
}

// Members.
extension Desk {
    private mutating func enter(_ arrival: Arrivals.Arrival, at moment: Moment) {
        switch stage {
        case .over(.lost): add(.close([arrival.id]))
        case .over(.refused(let refusal)): add(.pass(.turnedAway([arrival.id], refusal)))
        case .loading: arrivals.add(arrival)
        case .open where arrival.greeting.knowledge.last > last:
            // This client has seen events on another node that this node hasn't read yet.
            arrivals.add(arrival)
            readNews()
        case .open: admit([arrival], at: moment)
        }
    }

    /// Admits members, and then handles the messages that have waited with them, in the order in which they arrived.
    mutating func admit(_ arrivals: [Arrivals.Arrival], at moment: Moment) {
        let messages = arrivals.flatMap { arrival in arrival.messages.map { (id: arrival.id, held: $0) } }
        change { room in
            for arrival in arrivals {
                let id = arrival.id
                room.enter(id, arrival.greeting, at: moment)
                if let roundTrip = arrival.roundTrip { room.measure(roundTrip, of: id) }
            }
            for (id, held) in messages.sorted(by: { $0.held.at < $1.held.at }) {
                room.receive(held.message, from: id, at: Moment(steady: held.at, wall: moment.wall))
            }
        }
    }

    private mutating func leave(_ id: MemberID, at moment: Moment) {
        guard arrivals.remove(id) == nil else { return }
        change { $0.leave(id, at: moment) }
    }

    private mutating func receive(_ message: ClientMessage, from id: MemberID, at moment: Moment) {
        guard !arrivals.hold(message, from: id, at: moment.steady) else { return }
        change { $0.receive(message, from: id, at: moment) }
    }

    private mutating func measure(_ roundTrip: Milliseconds, of id: MemberID) {
        guard !arrivals.measure(roundTrip, of: id) else { return }
        change { $0.measure(roundTrip, of: id) }
    }

    /// Repeats this node's presence. A notice of another node may have been lost, so a room that was silent since the last
    /// beat asks the storage.
    private mutating func beat(at moment: Moment) {
        change { $0.beat(at: moment) }
        if storage.beat() { readNews() }
    }
}

// The room.
extension Desk {
    /// Changes the room, if it is open.
    mutating func change(_ change: (inout Room) -> Void) {
        guard case .open(var room) = stage else { return }
        // A second reference to the room would copy its log at each change.
        stage = .loading
        change(&room)
        stage = .open(room)
    }

    /// Carries out the room's effects, and sets the alarm.
    private mutating func settle(at moment: Moment) {
        var requests: [Room.Effect] = []
        change { requests = $0.takeEffects() }
        for request in requests { carryOut(request, at: moment) }
        guard case .open(let room) = stage else { return wake(at: nil) }
        wake(at: room.delay(at: moment).map { moment.steady + $0 })
        if room.isIdle, arrivals.isEmpty { add(.pass(.idle)) }
    }

    private mutating func carryOut(_ request: Room.Effect, at moment: Moment) {
        switch request {
        case .store(let event): append(event, at: moment)
        case .tell(let message, let members):
            add(.send(message.text, members))
            add(.report(.told(members.count)))
        case .deliver(let messages, let id, let isFollowed):
            let texts = messages.lines(atMost: Self.longestText)
            for (index, text) in texts.enumerated() {
                add(isFollowed && index == texts.count - 1 ? .deliver(text, id) : .send(text, [id]))
            }
            add(.report(.told(messages.count)))
        case .publish(let notice): add(.publish(notice.text))
        case .abandon(let error): lose(error)
        }
    }

    /// The most bytes of a text with several messages.
    private static let longestText = 8192

    private mutating func wake(at time: Milliseconds?) {
        guard time != alarm else { return }
        alarm = time
        add(.wake(at: time))
    }

    /// Gives up the room, because it can't be continued on this node.
    mutating func lose(_ error: StorageError) {
        guard case .open(let room) = stage else { return }
        add(.report(.lost(code, error)))
        add(.close(room.members.ids { _ in true } + arrivals.takeAll().map(\.id)))
        end(.lost)
    }

    /// Turns away the members who wait, because the room can't be loaded.
    mutating func refuse(_ refusal: Refusal) {
        add(.pass(.turnedAway(arrivals.takeAll().map(\.id), refusal)))
        end(.refused(refusal))
    }

    private mutating func end(_ ending: Ending) {
        stage = .over(ending)
        add(.pass(.over))
    }
}
