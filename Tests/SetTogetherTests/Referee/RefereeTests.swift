import LocalRooms
import SetGame
import SetRules
import TestSupport
import Testing

@testable import SetTogether

/// Helpers that read what a member got.
extension LocalRoom {
    func refusals(_ member: Int) -> [Refusal] {
        members[member].heard.compactMap { if case .refused(_, let refusal) = $0 { refusal } else { nil } }
    }

    func events(_ member: Int) -> [NumberedEvent] {
        members[member].heard.compactMap { if case .event(let event) = $0 { event } else { nil } }
    }

    var set: CardGroup { get throws { try #require(game?.table.groups.first) } }

    /// A room with a game of this many players, and a set on the table.
    static func playing(_ seats: Int) throws -> LocalRoom {
        var room = try LocalRoom()
        for _ in 0..<seats { room.enter() }
        room.start(by: 0)
        room.waitForSet()
        return room
    }
}

struct RefereeTests {
    @Test func `players who come before the start take the next seat, up to eight, and others watch`() throws {
        var room = try LocalRoom()
        for _ in 0..<9 { room.enter() }
        #expect((0..<9).map { room.seat(of: $0) } == Seat.allCases.map { $0 } + [nil])
        #expect(Set(room.referee.log.seats.map(\.name)).count == 8)
        room.start(by: 8)
        room.ask(.name(PlayerName(entropy: 5)), by: 8)
        room.claim([Card.all[0], Card.all[40], Card.all[80]].groups[0], request: 1, by: 8)
        #expect(room.refusals(8) == [.watching, .watching, .watching] && room.game == nil)
        room.start(by: 7)
        #expect(room.game?.options.players == .apart(.eight))
        let late = room.enter()
        #expect(room.seat(of: late) == nil && room.members[late].table.game?.table == room.game?.table)
    }

    @Test func `a player who enters twice has a single seat`() throws {
        var room = try LocalRoom()
        room.enter(5)
        room.enter(5)
        #expect(room.seat(of: 1) == .first && room.referee.log.seats.count == 1)
    }

    @Test func `a player can't start a game alone, or while a game is in progress`() throws {
        var room = try LocalRoom()
        room.enter()
        room.start(by: 0)
        #expect(room.refusals(0) == [.alone])
        #expect(room.members[0].heard.contains(.refused(request: 0, .alone)), "a start has no number")
        room.enter()
        room.start(by: 1)
        room.start(by: 0)
        #expect(room.refusals(0).last == .started)
        #expect(room.stored.count { if case .started = $0.event { true } else { false } } == 1)
    }

    @Test func `a name can be changed before the start`() throws {
        var room = try LocalRoom()
        for _ in 0..<2 { room.enter() }
        let name = PlayerName(entropy: 33)
        for _ in 0..<2 { room.ask(.name(name), by: 0) }
        #expect(room.members[1].table.seats.first?.name == name)
        #expect(room.stored.count { $0.event == .named(name) } == 1, "the same name isn't stored again")
        room.start(by: 0)
        room.ask(.name(PlayerName(entropy: 34)), by: 0)
        #expect(room.refusals(0) == [.started] && room.referee.log.seats[0].name == name)
    }

    @Test func `members hear of a set when it is stored, not before`() throws {
        var room = try LocalRoom.playing(3)
        let before = room.members.map(\.heard.count)
        room.holds = true
        room.claim(try room.set, request: 1, by: 1)
        #expect(room.held != nil && room.referee.isStoring && room.members.map(\.heard.count) == before)
        room.release()
        for member in 0..<3 {
            let event = try #require(room.events(member).last)
            #expect(event.entry.seat == .second && event.request == 1 && event.reveals.count == 3)
        }
        #expect(room.game?.found.count == 1 && !room.referee.isStoring)
    }

    @Test func `the second player who claims a card learns by how much they were late`() throws {
        var room = try LocalRoom.playing(2)
        let (set, seen) = (try room.set, room.last)
        room.claim(set, request: 1, by: 0)
        room.wait(120)
        room.claim(set, request: 1, seen: seen, by: 1)
        #expect(room.refusals(1) == [.late(by: 120)])
        room.claim(set, request: 2, by: 1)
        #expect(room.refusals(1) == [.late(by: 120), .gone])
        #expect(room.game?.scores[.second] == 0)
    }

    @Test func `a distant player's claim counts before a nearer player's earlier claim`() throws {
        for (delay, winner) in [(99, Seat.second), (101, .first)] as [(Milliseconds, Seat)] {
            var room = try LocalRoom.playing(2)
            let (set, seen) = (try room.set, room.last)
            room.claim(set, request: 1, seen: seen, by: 0, from: Distance(roundTrip: 20, longest: 120))
            room.wait(delay)
            room.claim(set, request: 1, seen: seen, by: 1, from: Distance(roundTrip: 120, longest: 120))
            room.wait(100)
            #expect(room.game?.found.map(\.seat) == [winner], "\(delay)")
        }
    }

    @Test func `a repeated request changes nothing, and gets the same answer`() throws {
        var room = try LocalRoom.playing(2)
        let set = try room.set
        for _ in 0..<3 { room.claim(set, request: 1, by: 0) }
        #expect(room.game?.found.count == 1)
        let answers = room.events(0).filter { $0.request == 1 }
        #expect(answers.count == 3 && Set(answers).count == 1)
        #expect(room.events(1).count { $0.request == 1 } == 1)
    }

    @Test func `a claim of the previous game takes nothing from the next game`() throws {
        var room = try LocalRoom.playing(2)
        let seen = room.last
        for request in 1...40 where room.game?.isOver == false {
            room.claim(try room.set, request: request, by: 0)
            room.waitForSet()
        }
        #expect(room.game?.isOver == true)
        room.start(by: 1)
        room.waitForSet()
        room.claim(try room.set, request: 1, seen: seen, by: 1)
        #expect(room.refusals(1) == [.over] && room.game?.found.isEmpty == true)
    }

    @Test func `three cards that aren't a set cost ten points, and lock the seat for a second`() throws {
        var room = try LocalRoom.playing(2)
        let wrong = try #require(room.game).anyMismatch()
        room.claim(wrong, request: 1, by: 0)
        #expect(room.game?.scores[.first] == -10)
        room.wait(900)
        room.claim(try room.set, request: 2, by: 0)
        #expect(room.refusals(0) == [.locked])
        room.wait(100)
        room.claim(try room.set, request: 3, by: 0)
        #expect(room.game?.found.count == 1)
    }

    @Test func `from 5,000 events on mistakes are refused without being stored, and sets still count`() throws {
        var room = try LocalRoom.playing(2)
        let wrong = try #require(room.game).anyMismatch()
        while let events = room.game?.log.count, events < Rule.mostEvents {
            for _ in 0..<2 { room.wait(Rule.longestLock / 2) }
            room.choose(wrong, by: 0)
        }
        for _ in 0..<2 { room.wait(Rule.longestLock / 2) }
        let last = room.last
        room.choose(wrong, by: 0)
        #expect(room.last == last && room.refusals(0) == [.locked])
        room.choose(try room.set, by: 1)
        #expect(room.last == last + 1 && room.game?.found.count == 1)
    }

    @Test func `cards are dealt only while members are connected`() throws {
        var room = try LocalRoom.playing(2)
        while room.game?.holdsMatch == true { room.claim(try room.set, request: room.last, by: 0) }
        let last = room.last
        for member in 0..<2 { room.leave(member) }
        room.wait(10_000)
        #expect(room.last == last)
        room.enter(1)
        room.waitForSet()
        #expect(room.last > last && room.stored.last?.event == .acted(.due(.autoDeal), at: try #require(room.game).now))
    }
}
