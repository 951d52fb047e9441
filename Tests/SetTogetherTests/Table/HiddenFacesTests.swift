import LocalRooms
import SetGame
import SetRules
import TestSupport
import Testing

@testable import SetTogether

extension LocalRoom {
    fileprivate func isMatch(_ cards: [Card]) -> Bool { game?.rules.isMatch(CardGroup(distinct: cards)) ?? false }
}

/// Memory in a room, whose server keeps the faces.
struct HiddenFacesTests {
    private func room(_ count: Int, seed: UInt64 = 1) throws -> LocalRoom {
        let opening = RoomEntry(number: 1, at: 0, event: .opened(Options(.memory)))
        var room = try LocalRoom([opening], seed: seed)
        for _ in 0..<count { room.enter() }
        room.start(by: 0)
        return room
    }

    private func seen(_ room: LocalRoom, by number: Int) throws -> Game {
        try #require(room.members[number].table.seen)
    }

    private func isUp(_ place: Int, _ room: LocalRoom, by number: Int) throws -> Bool {
        let game = try seen(room, by: number)
        return !game.isFaceDown(game.table[place])
    }

    /// The faces that a member has been sent, by number.
    private func faces(_ room: LocalRoom, by number: Int) -> [Face] {
        room.members[number].heard.flatMap { if case .faces(let faces) = $0 { faces } else { [] as [Face] } }
    }

    @Test func `no player is sent a card that isn't turned up`() throws {
        for seed in 1...20 as ClosedRange<UInt64> {
            let room = try room(2, seed: seed)
            let tables = (0..<2).flatMap { number in
                room.members[number].heard.compactMap { if case .table(let table) = $0 { table } else { nil } }
            }
            #expect(tables.map(\.cards) == Array(repeating: Array(Card.all.prefix(21)), count: 2))
            #expect(faces(room, by: 0).isEmpty && faces(room, by: 1).isEmpty)
            #expect(try seen(room, by: 0).table.allSatisfy(try seen(room, by: 0).isFaceDown))
        }
    }

    @Test func `a tap turns up the card for this player alone`() throws {
        var room = try room(2)
        let deck = try #require(room.referee.log.course?.deck)
        room.tap(4, by: 0)
        #expect(faces(room, by: 0) == [Face(number: 4, card: deck[4])] && faces(room, by: 1).isEmpty)
        #expect(try seen(room, by: 0).selection == .chosen([deck[4]]))
        #expect(try seen(room, by: 0).table[4] == deck[4] && isUp(4, room, by: 0))
        #expect(try !isUp(4, room, by: 1))
        room.tap(4, by: 0)
        #expect(faces(room, by: 0).count == 1, "it stays up, and isn't asked for again")
        #expect(try seen(room, by: 0).selection == .chosen([deck[4]]))
    }

    @Test func `a mismatch turns back after a second, costs nothing, and is nothing to the others`() throws {
        var room = try room(2)
        let deck = try #require(room.referee.log.course?.deck)
        let third = try #require(
            (2..<21).first { !Variant.memory.rules.isMatch(CardGroup(distinct: [deck[0], deck[1], deck[$0]])) })
        for place in [0, 1, third] { room.tap(place, by: 0) }
        let group = CardGroup(distinct: [deck[0], deck[1], deck[third]])
        #expect(try seen(room, by: 0).selection == .notSet(group))
        let other = try #require((2..<21).first { $0 != third })
        room.tap(other, by: 0)
        #expect(faces(room, by: 0).count == 3, "each mismatch shows for a second")
        room.wait(1000)
        room.members(advanceTo: room.now)
        #expect(try seen(room, by: 0).selection == .none && !isUp(0, room, by: 0))
        #expect(room.game?.log.isEmpty == true && room.game?.scores[.first] == 0)
        room.tap(0, by: 0)
        #expect(faces(room, by: 0).count == 3, "the card is known now")
        #expect(try seen(room, by: 0).selection == .chosen([deck[0]]))
    }

    @Test func `a seat sees three cards in a second at most, and none that isn't on the table`() throws {
        var room = try room(2)
        for number in 0..<6 { room.turn(number, by: 0) }
        #expect(faces(room, by: 0).count == 3 && room.refusals(0) == [.locked, .locked, .locked])
        room.turn(3, by: 1)
        #expect(faces(room, by: 1).count == 1)
        room.wait(1000)
        room.turn(5, by: 0)
        for number in [21, 80, 81, 1 << 30] { room.turn(number, by: 0) }
        #expect(faces(room, by: 0).count == 4 && room.refusals(0).suffix(4) == [.gone, .gone, .gone, .gone])
        let watcher = room.enter()
        room.turn(1, by: watcher)
        #expect(room.refusals(watcher) == [.watching])
    }

    @Test func `only a match that the seat has turned up can be claimed, and no other claim reveals anything`() throws {
        var room = try room(2)
        let deck = try #require(room.referee.log.course?.deck)
        let match = try #require(room.game?.matches.first)
        room.claim(match, request: 1, by: 0)
        for card in match { room.turn(try #require(deck.firstIndex(of: card)), by: 1) }
        room.claim(match, request: 2, by: 0)
        let third = try #require((2..<21).first { !room.isMatch([deck[0], deck[1], deck[$0]]) })
        for number in [0, 1, third] { room.turn(number, by: 0) }
        room.claim(CardGroup(distinct: [deck[0], deck[1], deck[third]]), request: 3, by: 0)
        #expect(room.refusals(0) == [.gone, .gone, .gone] && room.game?.log.isEmpty == true)
        #expect(faces(room, by: 1).map(\.card) == match.cards)
        room.claim(match, request: 1, by: 1)
        #expect(room.game?.found.map(\.cards) == [match])
    }

    @Test func `a page that enters again asks for each card again, since another node may have let it in`() throws {
        var room = try room(2)
        room.tap(4, by: 0)
        var table = room.members[0].table
        #expect(table.receive(.room(RoomCode(entropy: 1), seat: .first, Options(.memory)), at: room.now) == [.entered])
        let card = try #require(table.seen?.table[4])
        #expect(table.seen?.selection == Selection.none)
        #expect(table.tap(card, at: room.now).message == .turn(4))
        let news = table.receive(.faces([Face(number: 4, card: card)]), at: room.now)
        #expect(news == [.chose(card, after: [], [.selected(card)], nil)])
    }

    @Test func `no card of another game is turned up`() throws {
        var room = try LocalRoom.playing(2)
        room.turn(1, by: 0)
        #expect(room.refusals(0) == [.gone] && faces(room, by: 0).isEmpty)
    }

    @Test(arguments: 1...6)
    func `whole games end for all, with the same sets and the same points`(seed: UInt64) throws {
        var room = try room(3, seed: seed)
        var generator = SplitMix64(seed: seed)
        var steps = 0
        while let game = room.game, !game.isOver {
            steps += 1
            try #require(steps < 4000)
            let player = Int(generator.next(below: 3))
            // Sometimes a player remembers a set, and otherwise turns up any cards.
            let match = generator.next(below: 3) == 0 ? game.matches.first : nil
            let table = try seen(room, by: player).table
            let chosen =
                try match.map { try places(of: $0, in: game) }
                ?? (0..<3).map { _ in Int(generator.next(below: UInt32(table.count))) }
            for place in chosen { room.tap(place, by: player) }
            room.wait(1100)
            room.members(advanceTo: room.now)
            if generator.next(below: 10) == 0, let late = room.members.indices.last, late < 6 {
                // A watcher, or a second device of a player, catches up.
                room.enter(Int(generator.next(below: 5)))
            }
        }
        for member in room.members {
            let game = try #require(member.table.game)
            #expect(game.isOver && game.found == room.game?.found && game.scores == room.game?.scores)
            #expect(game.table == room.game?.table && !game.dealID.isHidden)
        }
    }

    /// The places of cards on a member's table, which has the order of the game's.
    private func places(of match: CardGroup, in game: Game) throws -> [Int] {
        try match.map { card in try #require(game.table.firstIndex(of: card)) }
    }

    @Test func `an impossible face, or one in another game, makes a page ask for the table again`() throws {
        var room = try room(2)
        var table = room.members[0].table
        #expect(table.receive(.faces([Face(number: 81, card: Card.all[0])]), at: room.now) == [.outOfStep])
        table = room.members[0].table
        let first = table.receive(.faces([Face(number: 3, card: Card.all[70])]), at: room.now)
        #expect(first == [.exchanged(Card.all[3], Card.all[70])])
        #expect(table.receive(.faces([Face(number: 3, card: Card.all[70])]), at: room.now).isEmpty, "known already")
        #expect(table.receive(.faces([Face(number: 4, card: Card.all[70])]), at: room.now) == [.outOfStep])
        room = try LocalRoom.playing(2)
        table = room.members[0].table
        #expect(table.receive(.faces([Face(number: 0, card: Card.all[0])]), at: room.now) == [.outOfStep])
    }
}
