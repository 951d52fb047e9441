import LocalRooms
import SetGame
import SetRules
import Testing

@testable import SetTogether

struct RefereeFollowingTests {
    @Test func `a member who returns gets the events that they lack, and the table if they have none`() throws {
        var room = try LocalRoom.playing(2)
        room.claim(try room.set, request: 1, by: 0)
        let had = room.last
        room.leave(1)
        room.waitForSet()
        room.claim(try room.set, request: 2, by: 0)
        let back = room.enter(1, last: had)
        #expect(room.events(back).map(\.number) == Array((had + 1)...room.last))
        #expect(room.seat(of: back) == .second && !room.members[back].table.hasGame)
        let watcher = room.enter()
        #expect(room.members[watcher].table.game?.table == room.game?.table && room.seat(of: watcher) == nil)
    }

    @Test func `after another node's entry, a claim is decided again`() throws {
        var room = try LocalRoom.playing(2)
        let set = try room.set
        var other = try LocalRoom(room.stored)
        other.now = room.now
        other.enter(1)
        other.claim(set, request: 1, by: 0)
        room.holds = true
        room.claim(set, request: 1, by: 0)
        room.overtake(with: Array(other.stored.dropFirst(room.stored.count)))
        #expect(room.game?.found.map(\.seat) == [.second] && room.stored == other.stored)
        #expect(room.events(0).last?.entry.seat == .second && room.refusals(0).count == 1)
    }

    @Test func `after another node's entry, a wish is decided again, unless its member has left`() throws {
        for isLeaving in [false, true] {
            var room = try LocalRoom()
            room.enter(1)
            room.holds = true
            room.enter(2)
            if isLeaving { room.leave(1) }
            let entry = RoomEntry(
                number: 3, at: 0, event: .sat(PlayerName(entropy: 1), SeatOwner([9, 0, 0, 0])))
            room.overtake(with: [entry])
            #expect(room.seat(of: 1) == (isLeaving ? nil : .third))
        }
    }

    @Test func `a claim counts once if only the storage's answer was lost`() throws {
        var room = try LocalRoom.playing(2)
        room.holds = true
        room.claim(try room.set, request: 1, by: 0)
        room.overtake(with: [try #require(room.held)])
        #expect(room.game?.found.count == 1 && room.events(0).count { $0.request == 1 } == 1)
        #expect(room.refusals(0).isEmpty && !room.referee.isStoring)
    }

    @Test func `an entry that can't follow ends all decisions`() throws {
        var room = try LocalRoom.playing(2)
        let last = room.last
        room.overtake(with: [RoomEntry(number: last + 1, at: 5, event: .started(deck: DealID(deck: Card.all).seed))])
        #expect(room.misplaced == MisplacedEntry(number: last + 1) && room.referee.hasGivenUp)
        room.claim(try room.set, request: 1, by: 0)
        room.wait(10_000)
        #expect(room.last == last && room.held == nil)
    }

    @Test func `a referee who reads a log continues its game`() throws {
        var room = try LocalRoom.playing(2)
        room.wait(5000)
        room.claim(try room.set, request: 1, by: 0)
        var again = try LocalRoom(room.stored)
        #expect(again.game == room.game)
        let now = try #require(again.game).now
        again.now += 10_000_000
        again.enter(0)
        #expect((now...now + 61_000).contains(again.referee.elapsed))
        again.waitForSet()
        again.claim(try again.set, request: 2, by: 0)
        #expect(again.game?.found.count == 2)
    }
}
