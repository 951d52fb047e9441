import PlainText
import RoomStorage
import SetGame
import SetRules
import SetTogether
import Testing

@testable import Rooms

struct RoomTests {
    private func refusals(_ messages: [ServerMessage]) -> [Refusal] {
        messages.compactMap { if case .refused(_, let refusal) = $0 { refusal } else { nil } }
    }

    private func events(_ messages: [ServerMessage]) -> [NumberedEvent] {
        messages.compactMap { if case .event(let event) = $0 { event } else { nil } }
    }

    private func set(in table: RoomUnderTest) throws -> CardGroup {
        try #require(table.game?.table.sets.first.map({ CardGroup($0) }))
    }

    /// All cards that a text names: as words, or three together behind a letter.
    private func cards(in text: String) -> Set<Card> {
        let words = text.split(separator: " ").flatMap { word -> [Substring] in
            guard word.first == "K" else { return [word] }
            let digits = Array(word.dropFirst())
            return stride(from: 0, to: digits.count, by: 4).map {
                Substring(String(digits[$0..<min($0 + 4, digits.count)]))
            }
        }
        return Set(words.compactMap { Card(String($0)) })
    }

    @Test
    func
        `a client that doesn't know about cards that lie face down can't enter a room of Memory, but every other room`()
        throws
    {
        let opening = StoredEvent(RoomEntry(number: 1, at: 0, event: .opened(Options(.memory))))
        var memory = try RoomUnderTest(events: [opening])
        memory.enter(1, version: 2)
        #expect(memory.heard(by: 1) == [.refused(request: 0, .version)] && memory.room.seat(of: MemberID(1)) == nil)
        memory.enter(2)
        #expect(memory.room.seat(of: MemberID(2)) == .first)
        var other = try RoomUnderTest()
        other.enter(1, version: 1)
        #expect(other.room.seat(of: MemberID(1)) == .first)
    }

    @Test func `whoever comes before the start takes the next seat, up to eight, and later comers watch`() throws {
        var table = try RoomUnderTest()
        for id in 1...9 { table.enter(id) }
        let seats = (1...9).map { table.room.seat(of: MemberID($0)) }
        #expect(seats == Seat.allCases.map { $0 } + [nil])
        table.say(.start, by: 9)
        #expect(refusals(table.heard(by: 9)) == [.watching] && table.game == nil)
        table.say(.start, by: 8)
        #expect(table.game?.options.players == .apart(.eight))
        table.enter(10)
        let rooms = table.heard(by: 10).compactMap { if case .room(_, let seat, _) = $0 { seat } else { Seat?.none } }
        #expect(rooms.isEmpty)
        let openings = table.heard(by: 10).compactMap { if case .table(let opening) = $0 { opening } else { nil } }
        #expect(openings.map(\.seat) == [nil])
    }

    @Test func `who comes to a game is told last who is there`() throws {
        var table = try RoomUnderTest.playing(2)
        let set = try #require(table.game?.table.sets.first.map({ CardGroup($0) }))
        table.say(.take(request: 1, seen: table.log.last, set), by: 1)
        table.enter(3)
        let heard = table.heard(by: 3)
        let toldOfSeats = heard.indices.filter { if case .seats = heard[$0] { true } else { false } }
        #expect(toldOfSeats == [heard.count - 1] && events(heard).count == table.log.course?.events.count)
    }

    @Test func `who sits where and who is connected is told to all`() throws {
        var table = try RoomUnderTest()
        table.enter(1)
        table.enter(2)
        table.enter(3, secret: 2)
        table.leave(2)
        func last(_ table: RoomUnderTest) -> [Bool]? {
            table.heard(by: 1).compactMap { if case .seats(let seats) = $0 { seats.map(\.isConnected) } else { nil } }
                .last
        }
        #expect(last(table) == [true, true], "another device of the seat is still there")
        table.leave(3)
        #expect(last(table) == [true, false])
        table.say(.name(PlayerName(entropy: 33)), by: 1)
        #expect(table.log.seats[0].name == PlayerName(entropy: 33))
    }

    @Test func `a room that is read anew goes on where it was, and its clock stood still while nobody was there`()
        throws
    {
        var table = try RoomUnderTest.playing(2)
        table.wait(5000)
        table.say(.take(request: 1, seen: 9, try set(in: table)), by: 1)
        let game = try #require(table.game)
        var again = try RoomUnderTest(events: table.stored)
        #expect(again.game == game)
        again.now += 10_000_000
        again.enter(1)
        again.enter(2)
        #expect(again.elapsed < game.now + 61_000)
        while let game = again.game, !game.holdsMatch { again.wait(1500) }
        again.say(.take(request: 2, seen: 9, try set(in: again)), by: 2)
        #expect((again.game?.found.count ?? 0) == game.found.count + 1)
    }

    @Test func `another node that was faster is followed, and the claim judged again`() throws {
        var table = try RoomUnderTest.playing(2)
        let set = try set(in: table)
        var other = try RoomUnderTest(events: table.stored, node: "there")
        other.now = table.now
        other.enter(2)
        table.forgetWhatWasTold()
        table.holds = true
        table.say(.take(request: 1, seen: 9, set), by: 1)
        other.say(.take(request: 1, seen: 9, set), by: 2)
        table.overtake(with: Array(other.stored.dropFirst(table.stored.count)))
        #expect(table.game?.found.map(\.seat) == [.second] && table.stored == other.stored)
        #expect(events(table.heard(by: 1)).first?.entry.seat == .second)
        #expect(refusals(table.heard(by: 1)).count == 1)
    }

    @Test func `where only the answer of the storage was lost, the claim counts once`() throws {
        var table = try RoomUnderTest.playing(2)
        table.forgetWhatWasTold()
        table.holds = true
        table.say(.take(request: 1, seen: 9, try set(in: table)), by: 1)
        table.overtake(with: [try #require(table.held)])
        #expect(table.game?.found.count == 1 && events(table.heard(by: 1)).count == 1)
        #expect(refusals(table.heard(by: 1)).isEmpty)
    }

    @Test func `a log that cannot be followed gives the room up instead of the server`() throws {
        var table = try RoomUnderTest.playing(2)
        table.overtake(with: [StoredEvent(seq: table.log.last + 1, at: 5, body: "dance")])
        #expect(table.abandoned != nil && table.room.isIdle)
        #expect(throws: StorageError.self) { try RoomUnderTest(events: [StoredEvent(seq: 1, at: 0, body: "sit 1.1")]) }
    }

    @Test(arguments: 1...20) func `whole games end alike for all who follow them, and no card is told before it lies`(
        seed: Int
    ) throws {
        var table = try RoomUnderTest.playing(2 + seed % 7, seed: UInt64(seed))
        table.enter(90, secret: 90)
        var generator = SplitMix64(seed: UInt64(seed))
        while let game = table.game, !game.isOver {
            table.wait(Milliseconds(generator.next(below: 3000)))
            guard let set = table.game?.table.sets.first.map({ CardGroup($0) }) else { continue }
            let id = 1 + Int(generator.next(below: UInt32(2 + seed % 7)))
            table.say(.take(request: table.log.last, seen: table.log.last, set), by: id)
        }
        for id in [1, 2, 90] {
            var shared = SharedTable()
            var known = Set<Card>()
            for message in table.heard(by: id) {
                let cards = self.cards(in: String(message.text))
                if case .end = message {} else { known.formUnion(cards) }
                #expect(!shared.receive(message, at: 0).contains(.outOfStep))
                if let shown = shared.game, !shown.dealID.isHidden { continue }
                let laid = Set((shared.game?.table ?? []) + (shared.game?.discard ?? []))
                #expect(known.isSubset(of: laid))
            }
            #expect(shared.game == table.game)
        }
        table.say(.again, by: 1)
        #expect(table.game?.log.isEmpty == true && table.log.isPlaying)
    }
}

struct FairOrderTests {
    @Test func `the farther player's claim counts as if all were as far away`() throws {
        for (delay, winner) in [(159, Seat.second), (161, .first), (160, .first)] as [(Milliseconds, Seat)] {
            var table = try RoomUnderTest.playing(2)
            table.measure(20, of: 1)
            table.measure(180, of: 2)
            let (set, seen) = (try #require(table.game?.table.sets.first.map({ CardGroup($0) })), table.log.last)
            // The limit of 150 leaves the near player 130 milliseconds behind.
            table.say(.take(request: 1, seen: seen, set), by: 1)
            table.wait(delay - 30)
            table.say(.take(request: 1, seen: seen, set), by: 2)
            table.wait(200)
            #expect(table.game?.found.map(\.seat) == [winner], "\(delay)")
        }
    }

    @Test func `a node hears of the seats of others, believes them for a while, and counts their round trips`() throws {
        var table = try RoomUnderTest.playing(3)
        table.leave(3)
        table.note(.presence(Presence(node: "there", seats: [.third: 120])))
        table.forgetWhatWasTold()
        let (set, seen) = (try #require(table.game?.table.sets.first.map({ CardGroup($0) })), table.log.last)
        table.measure(20, of: 1)
        table.say(.take(request: 1, seen: seen, set), by: 1)
        table.wait(99)
        #expect(table.game?.found.isEmpty == true)
        table.wait(1)
        #expect(table.game?.found.count == 1)
        for _ in 0..<4 {
            table.wait(5000)
            table.beat()
        }
        let connected = table.heard(by: 1).compactMap {
            if case .seats(let seats) = $0 { seats.map(\.isConnected) } else { nil }
        }
        #expect(connected.last == [true, true, false])
    }

    @Test func `nodes without seats tell each other of themselves once`() throws {
        var nodes = try ["a", "b", "c"].map { try RoomUnderTest(node: $0) }
        // They watch a game that has begun, so none of them has a seat.
        for index in nodes.indices { nodes[index].publishPresence() }
        var (told, heard) = (0, nodes.map { _ in 0 })
        while told < 1000, let from = nodes.indices.first(where: { nodes[$0].published.count > heard[$0] }) {
            let notice = nodes[from].published[heard[from]]
            heard[from] += 1
            for to in nodes.indices where to != from { nodes[to].note(notice) }
            told += 1
        }
        #expect(told <= 9)
    }

    @Test func `presence reads back`() {
        for presence in [
            Presence(node: "abc", seats: [:]), Presence(node: "x", seats: [.first: 0, .eighth: 150]),
        ] {
            #expect(Presence(presence.text) == presence)
        }
        for text in ["", "x 9.1", "x 0.1", "x 1", "x 1.2.3", "x a.b"] { #expect(Presence(text) == nil) }
    }
}
