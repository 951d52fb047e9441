import PlainText
import SetGame
import SetRules
import SetTogether
import StandInServer
import Testing

@testable import LoadGenerator

/// A room of robots, with the server's room beside it.
private struct Played {
    var room: RobotRoom
    var script = ScriptedRoom(seed: 3)

    init(seats: Int) {
        room = RobotRoom(secrets: (0..<seats).map { SeatSecret(entropy: [UInt64($0), 0, 0, 0]) })
        for robot in 0..<seats {
            for message in script.enter().messages { _ = room.receive(message, by: robot) }
        }
    }

    mutating func start() {
        script.start()
        for robot in room.robots.indices { _ = room.receive(script.opening(for: Seat.allCases[robot]), by: robot) }
    }

    mutating func tell(_ messages: [ServerMessage]) -> [RobotRoom.Reaction] {
        messages.flatMap { message in room.robots.indices.flatMap { room.receive(message, by: $0) } }
    }

    mutating func claim(_ scheduled: Int64, at now: Int64) -> (robot: Int, message: ClientMessage)? {
        room.claim(scheduled: scheduled, at: now, alone: true)
    }

    mutating func answer(_ robot: Int, _ message: ClientMessage) throws -> [RobotRoom.Reaction] {
        guard case .take(let request, _, let triple) = message else { throw LoadError.tooSlow("a claim") }
        return tell(try script.act(.take(triple), by: Seat.allCases[robot], request: request))
    }
}

struct RobotRoomTests {
    @Test func `robots take their seats, and the room is full with the last`() {
        var script = ScriptedRoom(seed: 1)
        var room = RobotRoom(secrets: (0..<2).map { SeatSecret(entropy: [UInt64($0), 0, 0, 0]) })
        let first = script.enter().messages.flatMap { room.receive($0, by: 0) }
        let second = script.enter().messages.flatMap { room.receive($0, by: 1) }
        let again = script.welcome(nil).flatMap { room.receive($0, by: 1) }
        let claim = room.claim(scheduled: 0, at: 0, alone: true)
        #expect(first == [.named(script.code)] && second == [.full] && again.isEmpty)
        #expect(claim == nil, "no game yet")
    }

    @Test func `whole games are played, each claim is acknowledged, and another game follows`() throws {
        var played = Played(seats: 3)
        var now: Int64 = 0
        for game in 1...2 {
            played.start()
            while played.room.table.isPlaying {
                now += 1_000_000_000
                let (first, second) = (played.claim(now - 5, at: now), played.claim(now, at: now))
                let claim = try #require(first)
                #expect(second == nil, "one at a time")
                let reactions = try played.answer(claim.robot, claim.message)
                #expect(reactions.first == .stored(scheduled: now - 5))
            }
            #expect(played.room.gamesEnded == game)
        }
        #expect(played.room.faults.isEmpty)
        #expect(played.room.acknowledged.count > 40)
        #expect(Set(played.room.acknowledged.map(\.number)).count == played.room.acknowledged.count)
        #expect(Set(played.room.acknowledged.map(\.seat)).count == 3)
    }

    @Test func `robots that do not wait for each other claim other sets first, then the same`() throws {
        var played = Played(seats: 8)
        played.start()
        var claimed: [CardGroup] = []
        for _ in 0..<8 {
            let claim = played.room.claim(scheduled: 0, at: 0, alone: false)
            if case .take(_, _, let triple) = claim?.message { claimed.append(triple) }
        }
        #expect(claimed.count == 8)
        let disjoint = claimed.prefix { first in claimed.count { $0 == first } == 1 || first == claimed[0] }
        #expect(!disjoint.isEmpty)
        #expect(played.room.robots.allSatisfy { $0.pending.count == 1 })
        let refused = played.room.receive(.refused(request: 1, .late(by: 3)), by: 7)
        #expect(refused == [.refused(scheduled: 0)])
        #expect(played.room.faults.isEmpty)
    }

    @Test func `an event that is missing, doubled or different is a fault, and so is a strange refusal`() throws {
        func faults(_ spoil: (inout Played, [ServerMessage]) throws -> Void) throws -> [String] {
            var played = Played(seats: 2)
            played.start()
            let set = try #require(played.script.game?.table.sets.first.map({ CardGroup($0) }))
            try spoil(&played, played.script.act(.take(set), by: .first, request: 9))
            return played.room.faults
        }
        #expect(try faults { played, messages in _ = played.tell(messages) }.isEmpty)
        #expect(
            try faults { played, messages in
                _ = played.tell(messages)
                _ = played.room.receive(messages[0], by: 0)
            }.count == 1, "doubled")
        #expect(
            try faults { played, _ in
                let next = try #require(played.script.game?.table.sets.first.map({ CardGroup($0) }))
                _ = played.room.receive(try played.script.act(.take(next), by: .second)[0], by: 1)
            }.count == 2, "missing")
        #expect(
            try faults { played, messages in
                _ = played.room.receive(messages[0], by: 0)
                guard case .event(let event) = messages[0] else { return }
                let other = NumberedEvent(
                    number: event.number, entry: event.entry, request: 8, reveals: event.reveals)
                _ = played.room.receive(.event(other), by: 1)
            } == ["event 2 was told in two ways"])
        #expect(
            try faults { played, _ in
                _ = played.room.receive(.refused(request: 0, .busy), by: 1)
            } == ["robot 1 was refused request 0: busy"])
        #expect(
            try faults { played, _ in
                let next = played.claim(0, at: 0)
                let claim = try #require(next)
                _ = played.room.receive(.refused(request: 1, .watching), by: claim.robot)
            } == ["robot 0 was refused a set: watching"])
    }
}
