import PlainText
import RoomStorage
import Rooms
import SetGame
import SetRules
import SetTogether

/// The stored events of a room so far, on all branches: another begins each time that the storage is set back.
struct RoomHistory {
    /// The state of the log; `nil` if it can't be read.
    private(set) var log: RoomLog? = RoomLog()
    private(set) var hasBeenSetBack = false
    /// By number, the events that were ever stored, as members are sent them.
    private var events: [Int: [NumberedEvent]] = [:]
    /// By the number of the event after which they were seen, marks of the tables.
    private var marks: [Int: [UInt64]] = [:]
    private var openings: [Int: [[Card]]] = [:]
    private var ended: Set<[Card]> = []
    private var requests: Set<Request> = []

    private struct Request: Hashable {
        let game: Int
        let seat: UInt8
        let number: Int
    }

    var last: Int { log?.last ?? 0 }
    var isOver: Bool { log?.course?.game.isOver == true }
    var owners: [SeatOwner] { log?.seats.map(\.owner) ?? [] }

    /// Returns the sets that a seat has found in the current game.
    func sets(of seat: UInt8) -> Int { log?.course?.game.found.count { $0.seat.rawValue == seat } ?? 0 }

    /// Adds an event. Returns its fault.
    mutating func add(_ event: StoredEvent) -> String? {
        // A copy of the log would copy all its events.
        let table = log?.course?.game.table ?? []
        guard let entry = try? RoomEntry(event), (try? log?.add(entry)) != nil, let course = log?.course else {
            if case .some = log?.course { return "event \(event.seq) can't follow" }
            return log == nil || event.seq != log?.last ? "event \(event.seq) can't follow" : faultOfSeats
        }
        switch entry.event {
        case .opened, .sat, .named: return faultOfSeats
        case .started:
            openings[event.seq, default: []].append(course.game.table)
            note(course, at: event.seq)
        case .acted:
            if let last = course.events.last {
                events[event.seq, default: []].append(last)
                let new = Set(course.game.table).subtracting(table)
                if Set(last.reveals) != new { return "event \(event.seq) reveals other cards than those it deals" }
            }
            note(course, at: event.seq)
            guard let seat = event.seat, let number = event.request else { return nil }
            let request = Request(game: course.start, seat: seat, number: number)
            if !requests.insert(request).inserted { return "request \(number) of seat \(seat) is stored twice" }
        }
        return nil
    }

    private var faultOfSeats: String? {
        Set(owners).count == owners.count ? nil : "a player has two seats"
    }

    private mutating func note(_ course: Course, at number: Int) {
        marks[number, default: []].append(course.game.mark)
        if course.game.isOver { ended.insert(course.deck) }
    }

    /// Begins another branch after these events.
    mutating func setBack(to stored: [StoredEvent]) {
        (log, requests, hasBeenSetBack) = (RoomLog(), [], true)
        for event in stored { _ = add(event) }
    }

    func has(_ event: NumberedEvent) -> Bool { events[event.number]?.contains(event) == true }
    func has(_ table: OpeningTable) -> Bool { openings[table.number]?.contains(table.cards) == true }
    func has(_ game: Game, at number: Int) -> Bool { marks[number]?.contains(game.mark) == true }
    func hasEnded(_ deck: [Card]) -> Bool { ended.contains(deck) }
}

extension Game {
    /// A number that depends on the table, the found sets and the standings. A page can lack mistakes for a while.
    fileprivate var mark: UInt64 {
        var mark = SplitMix64(seed: UInt64(found.count))
        let cards = table.reduce(mark.next()) { ($0 ^ UInt64($1.index)) &* 0x100_0000_01b3 }
        return standings.reduce(cards) { mark, standing in
            [Int64(standing.score), standing.lock, standing.lockEnds].reduce(mark) {
                ($0 ^ UInt64(bitPattern: $1)) &* 0x100_0000_01b3
            }
        }
    }
}
