import LocalRooms
import SetGame
import SetRules
import TestSupport
import Testing

@testable import SetTogether

/// Claims in games whose matches depend on earlier ones, after another player has taken a match.
struct OutrunClaimTests {
    /// A room that plays Chain, with two sets without a common card on its first table.
    private func playing() throws -> (room: LocalRoom, first: CardGroup, second: CardGroup) {
        var options = Options()
        options.choose(.chain)
        for seed in 1...200 {
            var room = try LocalRoom([RoomEntry(number: 1, at: 0, event: .opened(options))], seed: UInt64(seed))
            for _ in 0..<2 { room.enter() }
            room.start(by: 0)
            guard let sets = room.game?.matches, let first = sets.first else { continue }
            if let second = sets.first(where: { !$0.contains(where: first.contains) }) { return (room, first, second) }
        }
        throw Missing("two sets")
    }

    @Test func `a set that doesn't follow the set taken before it was seen is late, and no mistake`() throws {
        var (room, first, second) = try playing()
        let seen = room.last
        room.choose(first, by: 0)
        room.wait(40)
        room.claim(second, request: 1, seen: seen, by: 1)
        #expect(room.refusals(1) == [.late(by: 40)])
        #expect(room.game?.scores[.second] == 0)
        room.claim(second, request: 2, by: 1)
        #expect(room.refusals(1) == [.late(by: 40)] && room.game?.scores[.second] == -10, "now it is a mistake")
    }

    @Test func `both pages choose from the last set, and their choices end with the claim`() throws {
        var (room, first, _) = try playing()
        room.choose(first, by: 0)
        for member in 0..<2 {
            let table = room.members[member].table
            #expect(table.game?.lastMatch == first && table.seen?.selection == Selection.none)
        }
        room.waitForSet()
        let next = try #require(room.game?.matches.first)
        room.choose(next, by: 1)
        for member in 0..<2 {
            let table = room.members[member].table
            #expect(table.game?.lastMatch == next && table.seen?.selection == Selection.none)
            #expect(table.game == room.members[1 - member].table.game)
        }
    }

    @Test func `a set of a puzzle that another has just found is late, and one known to be found isn't claimed`() throws
    {
        var room = try LocalRoom([RoomEntry(number: 1, at: 0, event: .opened(Options(.puzzle)))], seed: 5)
        for _ in 0..<2 { room.enter() }
        room.start(by: 0)
        let sets = try #require(room.game?.matches)
        #expect(sets.count == 6)
        let seen = room.last
        room.choose(sets[0], by: 0)
        room.wait(40)
        room.claim(sets[1], request: 1, seen: seen, by: 1)
        #expect(room.game?.found.count == 2, "another set is still there")
        room.claim(sets[0], request: 2, seen: seen, by: 1)
        #expect(room.refusals(1) == [.late(by: 40)] && room.game?.scores[.second] == 10)
        let last = room.last
        room.choose(sets[0], by: 1)
        #expect(room.last == last && room.game?.scores[.second] == 10)
        #expect(room.members[1].table.seen?.selection == .mismatch(.foundBefore(sets[0])))
    }
}
