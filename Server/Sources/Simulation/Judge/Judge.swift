import PlainText
import RoomStorage
import Rooms
import SetGame
import SetRoom
import SetTogether

/// Checks after every event that the rules of rooms hold, from the stored logs, the sent texts and the players' tables.
package struct Judge {
    package private(set) var violations: [Violation] = []
    /// The rooms that haven't finished a game since the faults ended.
    private(set) var openRooms: Set<RoomCode> = []
    /// The indexes of the rooms that don't exist any more.
    var lostRooms: Set<Int> = []
    private var rooms: [RoomCode: RoomHistory] = [:]
    private var listeners: [Int: Heard] = [:]
    private var books: [Place: ClaimBook] = [:]
    /// When a node last counted a connection of a player as open, for those without one now.
    private var absences: [SeatOwner: Milliseconds] = [:]
    /// The notices of the current simulated second.
    private var notices = (second: 0 as Milliseconds, count: 0)
    private var parsed: (text: UTF8Text, messages: [ServerMessage]?) = (UTF8Text(), nil)

    /// A desk of a node's process.
    struct Place: Hashable {
        let node: Int
        let life: Int
        let desk: Reception.DeskID
    }

    /// The recipient of a text.
    struct Listener {
        let link: Int
        let version: Int
        /// `nil` if the room isn't known yet.
        let room: RoomCode?
    }

    /// The events that a connection has been sent.
    private struct Heard {
        /// The number of the last event; `nil` before the first and the table.
        var last: Int?
        /// The numbers of the events that are to be sent later.
        var late: Set<Int> = []
        /// When one was last sent or added.
        var lateSince: Milliseconds = 0
    }

    mutating func report(_ rule: Violation.Rule, _ text: String, at now: Milliseconds) {
        violations.append(Violation(rule: rule, text: text, time: now))
    }

    /// Expects a room to finish a game after the faults end.
    mutating func open(_ code: RoomCode) { openRooms.insert(code) }

    /// Returns whether a room has finished a game since the faults ended.
    func isDone(_ code: RoomCode?) -> Bool { code.map { !openRooms.contains($0) } ?? false }

    func hasBeenSetBack(_ code: RoomCode) -> Bool { rooms[code]?.hasBeenSetBack == true }
}

// Stored events.
extension Judge {
    mutating func noteStored(_ event: StoredEvent, in code: RoomCode, isCalm: Bool, at now: Milliseconds) {
        if let text = rooms[code, default: RoomHistory()].add(event) {
            report(text.hasPrefix("request") ? .twice : .log, "\(code.text): \(text)", at: now)
        }
        if isCalm, rooms[code]?.isOver == true { openRooms.remove(code) }
    }

    /// Counts a notice between nodes.
    mutating func noteNotice(at now: Milliseconds) {
        if notices.second != now / 1000 { notices = (now / 1000, 0) }
        notices.count += 1
        if notices.count == 5000 { report(.storm, "nodes send each other 5,000 notices in a second", at: now) }
    }

    mutating func noteSetBack(of code: RoomCode, to events: [StoredEvent]?, at now: Milliseconds) {
        rooms[code, default: RoomHistory()].setBack(to: events ?? [])
        if events == nil { openRooms.remove(code) }
    }

    /// Judges the logs by the rules of Set alone.
    mutating func judgeHistories(_ logs: [RoomCode: [StoredEvent]], at now: Milliseconds) {
        for (code, events) in logs {
            var checker = LogChecker()
            if let fault = checker.firstFault(in: events) { report(.log, "\(code.text): \(fault)", at: now) }
        }
    }
}

// Sent texts.
extension Judge {
    /// Checks a text that a node sends. Returns its messages.
    mutating func noteSent(_ text: UTF8Text, to listener: Listener, at now: Milliseconds) -> [ServerMessage] {
        guard let messages = messages(in: text) else {
            report(.version, "no message: \(text)", at: now)
            return []
        }
        if messages.count > 1, listener.version < ServerMessage.skipped(through: 0).version {
            report(.version, "several messages for an old page: \(text)", at: now)
        }
        if text.hasSecret { report(.secret, "\(text)", at: now) }
        for message in messages { noteSent(message, to: listener, at: now) }
        if let heard = listeners[listener.link], !heard.late.isEmpty, now - heard.lateSince > Self.longestPiece {
            report(.gap, "mistakes weren't sent for \(now - heard.lateSince) ms: \(heard.late.sorted())", at: now)
            listeners[listener.link]?.late = []
        }
        return messages
    }

    private mutating func messages(in text: UTF8Text) -> [ServerMessage]? {
        if parsed.text != text { parsed = (text, ServerMessage.messages(in: text)) }
        return parsed.messages
    }

    private mutating func noteSent(_ message: ServerMessage, to listener: Listener, at now: Milliseconds) {
        if message.version > listener.version { report(.version, "\(message.text)", at: now) }
        switch message {
        case .table(let table):
            listeners[listener.link] = Heard(last: table.number)
            check(listener, message, .revealed, at: now) { $0.has(table) }
            notePresence(of: table.seats, listener, at: now)
        case .event(let event):
            var heard = listeners[listener.link, default: Heard()]
            // A request that is made again gets the same answer.
            let isLate = heard.late.remove(event.number) != nil
            if isLate { heard.lateSince = now }
            if !isLate, let last = heard.last, event.number > last + 1 || event.number <= last && event.request == 0 {
                report(.gap, "\(event.number) after \(last)", at: now)
            }
            if heard.last != nil || event.request == 0 { heard.last = max(heard.last ?? 0, event.number) }
            listeners[listener.link] = heard
            check(listener, message, .told, at: now) { $0.has(event) }
        case .end(let deck): check(listener, message, .revealed, at: now) { $0.hasEnded(deck) }
        case .seats(let seats): notePresence(of: seats, listener, at: now)
        case .room: listeners[listener.link] = Heard()
        // A program that moves on to a room that doesn't exist has left its room.
        case .refused(0, .unknown): listeners[listener.link] = nil
        case .refused, .ready, .reaction: break
        case .faces: report(.revealed, "\(message.text)", at: now)
        case .skipped(let number):
            // A returning page hasn't said how much it has where the first message is.
            let last = listeners[listener.link]?.last
            if let last { listeners[listener.link]?.late.formUnion(last + 1..<max(last, number) + 1) }
            listeners[listener.link, default: Heard()].last = number
            listeners[listener.link]?.lateSince = now
        case .standings, .lobby, .pong: break
        }
    }

    private mutating func check(
        _ listener: Listener, _ message: ServerMessage, _ rule: Violation.Rule, at now: Milliseconds,
        _ holds: (RoomHistory) -> Bool
    ) {
        guard let code = listener.room, let room = rooms[code] else { return }
        if !holds(room) { report(rule, "\(message.text)", at: now) }
    }

    private mutating func notePresence(of seats: [SeatStatus], _ listener: Listener, at now: Milliseconds) {
        guard let code = listener.room, let room = rooms[code], !room.hasBeenSetBack else { return }
        for (status, owner) in zip(seats, room.owners) where status.isConnected {
            if let since = absences[owner], now - since > Self.longestBelief {
                report(.presence, "a seat counts as present that left \(now - since) ms ago", at: now)
            }
        }
    }

    /// How long the next mistakes may take that are sent later, in milliseconds.
    private static let longestPiece: Milliseconds = 30_000

    /// How long a seat may count as present after its last connection has closed, in milliseconds: the report of another
    /// node counts for a while, and a notice can be late.
    private static let longestBelief = Presence.lasts + 2 * Presence.interval + 5000

    /// Notes whether a player has any connection, as nodes see it.
    mutating func notePresence(of owner: SeatOwner, isHere: Bool, at now: Milliseconds) {
        absences[owner] = isHere ? nil : now
    }
}

// Tables.
extension Judge {
    /// Compares a player's table with the log. A page that has seen events which a set back storage has lost shows them until
    /// it connects again.
    mutating func compare(_ table: SharedTable, of player: Int, in code: RoomCode, at now: Milliseconds) {
        guard table.last > 0, let game = table.game, let room = rooms[code], !room.hasBeenSetBack else { return }
        if !room.has(game, at: table.last) {
            report(.table, "player \(player) has another table at event \(table.last) of \(code.text)", at: now)
        }
    }

    /// Compares a player's game with the log at the end.
    mutating func compareEnd(_ client: RoomClient, of player: Int, in code: RoomCode, at now: Milliseconds) {
        guard let room = rooms[code], let course = room.log?.course else { return }
        let last = course.events.last?.number ?? course.start
        if client.table.last != last {
            report(.end, "player \(player) has event \(client.table.last), not \(last) of \(code.text)", at: now)
        } else if client.table.game?.isOver == true, client.table.game != course.game {
            report(.end, "player \(player) has another game than \(code.text)", at: now)
        } else if client.table.choice.isWaiting {
            report(.end, "player \(player) still waits for an answer", at: now)
        }
    }
}

// The order of decisions.
extension Judge {
    /// Notes an input that a desk is about to handle.
    mutating func note(_ input: Desk.Input, at place: Place, _ code: RoomCode, _ desk: Desk, _ moment: Moment) {
        guard let room = rooms[code] else { return }
        books[place, default: ClaimBook()].note(input, at: desk, room.owners, moment)
    }

    mutating func noteAnswer(_ text: UTF8Text, to members: [MemberID], at place: Place) {
        guard books[place] != nil else { return }
        for message in messages(in: text) ?? [] { books[place]?.note(message, to: members) }
    }

    /// Checks that a desk doesn't decide a claim before another that was due earlier.
    mutating func noteDecision(_ event: StoredEvent, at place: Place, _ code: RoomCode, now: Milliseconds) {
        guard let room = rooms[code], let book = books[place], let number = event.request, let seat = event.seat,
            event.seq == room.last + 1
        else { return }
        if let text = book.firstUnfairness(request: number, seat: seat, sets: room.sets) {
            report(.order, "\(code.text): \(text)", at: now)
        }
    }

    /// Forgets the desks of a process that ends.
    mutating func noteCrash(of node: Int, life: Int) -> Bool {
        let ended = books.filter { $0.key.node == node && $0.key.life == life }
        for place in ended.keys { books[place] = nil }
        return ended.values.contains { !$0.isEmpty }
    }
}

extension UTF8Text {
    /// Whether it has as many hexadecimal digits in a row as a secret.
    fileprivate var hasSecret: Bool {
        var run = 0
        for byte in bytes {
            switch byte {
            case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "a")...UInt8(ascii: "f"): run += 1
            case _: run = 0
            }
            if run >= 32 { return true }
        }
        return false
    }
}
