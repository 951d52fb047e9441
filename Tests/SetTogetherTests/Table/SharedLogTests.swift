import LocalRooms
import PlainText
import SetGame
import SetRules
import TestSupport
import Testing

@testable import SetTogether

/// Pages that are sent a long game's table before its mistakes.
struct SharedLogTests {
    /// A game by chance, with many mistakes, in which pages come, go and come back.
    private struct RandomGame {
        var room: LocalRoom
        var generator: SplitMix64
        /// Mistakes that were told later, and returns before all were told.
        var (told, early) = (0, 0)

        init(seed: UInt64, _ options: Options = Options()) throws {
            room = try LocalRoom([RoomEntry(number: 1, at: 0, event: .opened(options))], seed: seed)
            generator = SplitMix64(seed: seed)
            for few in [Int.max, 0, 2] { room.enter(fewMistakes: few) }
            room.start(by: 0)
        }

        mutating func number(below count: Int) -> Int { Int(generator.next(below: UInt32(count))) }

        /// Lets a member claim a match, or more often cards that aren't one.
        mutating func claim(by number: Int) {
            guard let seen = room.members[number].table.seen, !seen.isOver else { return }
            let match = seen.matches.first
            if self.number(below: 4) == 0, let match { return room.choose(match, by: number) }
            let first = self.number(below: seen.table.count - 2)
            guard let cards = CardGroup(Array(seen.table[first..<first + 3])) else { return }
            room.choose(cards, by: number)
        }

        mutating func act() {
            let number = number(below: room.members.count)
            switch self.number(below: 10) {
            case 0 where room.members.count < 6: room.enter(fewMistakes: self.number(below: 5))
            case 1: if number > 0 { room.leave(number) }
            case 2, 3:
                if room.members[number].mistakes != nil { early += 1 }
                room.comeBack(number)
            case 4: if room.tellMistakes(to: number, count: 1 + self.number(below: 3)) { told += 1 }
            case 5: room.wait(Milliseconds(self.number(below: 30_000)))
            case _: if number < 3 { claim(by: number) }
            }
            room.wait(1100)
            room.members(advanceTo: room.now)
        }

        mutating func play() {
            while let game = room.game, !game.isOver { act() }
            for number in room.members.indices {
                room.comeBack(number)
                while room.tellMistakes(to: number, count: 7) { told += 1 }
            }
        }
    }

    @Test(arguments: 1...30) func `all pages have the same game in the end`(seed: UInt64) throws {
        var game = try RandomGame(seed: seed)
        game.play()
        let whole = try #require(game.room.game)
        #expect(whole.log.count > 60)
        for member in game.room.members {
            #expect(member.table.game == whole && member.table.log.isComplete)
            #expect(member.table.unanswered.isEmpty)
        }
    }

    @Test func `mistakes were told later, and pages came back before they had all`() throws {
        var (told, early) = (0, 0)
        for seed in 1...10 as ClosedRange<UInt64> {
            var game = try RandomGame(seed: seed)
            game.play()
            (told, early) = (told + game.told, early + game.early)
        }
        #expect(told > 100 && early > 50)
    }

    @Test(arguments: [Variant.ultraChain, .shuffle, .mega, .proSet])
    func `other games are followed without their mistakes, too`(variant: Variant) throws {
        var game = try RandomGame(seed: 5, Options(variant))
        for _ in 0..<300 { game.act() }
        for number in game.room.members.indices {
            game.room.comeBack(number)
            while game.room.tellMistakes(to: number, count: 3) {}
        }
        let whole = try #require(game.room.game)
        for table in game.room.members.map(\.table) {
            #expect(table.game?.log == whole.log && table.game?.standings == whole.standings)
            #expect(table.game?.table == whole.table && table.game?.found == whole.found)
        }
    }

    /// A page in a game with three mistakes, of which it hasn't been told, and the messages about them.
    private func table() throws -> (table: SharedTable, mistakes: [ServerMessage], game: Game) {
        var room = try LocalRoom()
        for _ in 0..<2 { room.enter() }
        room.start(by: 0)
        for request in 1...3 {
            room.claim(try #require(room.game).anyMismatch(), request: request, by: 0)
            room.wait(5000)
        }
        let late = room.enter(fewMistakes: 1)
        let table = room.members[late].table
        let heard = room.members[late].heard.count
        let areTold = room.tellMistakes(to: late, count: 9)
        #expect(areTold)
        return (table, Array(room.members[late].heard[heard...]), try #require(room.game))
    }

    @Test func `the standings are right at once, and the log later`() throws {
        var (table, mistakes, game) = try table()
        #expect(table.game?.scores == game.scores && table.game?.log.isEmpty == true && !table.log.isComplete)
        #expect(mistakes.count == 3)
        // In another order, or again, they have no place.
        for message in mistakes.reversed() { expectNoNews(of: message, for: &table) }
        #expect(table.game?.log.count == 1)
        for message in mistakes { expectNoNews(of: message, for: &table) }
        #expect(table.log.isComplete && table.game?.log == game.log)
    }

    private func expectNoNews(of message: ServerMessage, for table: inout SharedTable) {
        let news = table.receive(message, at: 0)
        #expect(news.isEmpty)
    }

    @Test func `messages that don't fit the game lead to a new table`() throws {
        let (table, mistakes, game) = try table()
        func news(_ message: ServerMessage) -> [SharedNews] {
            var table = table
            return table.receive(message, at: 0)
        }
        let standings = GameStandings(number: table.last, time: game.now, request: 0, seats: game.standings)
        #expect(news(.standings(standings)).isEmpty)
        var other = standings
        other.number += 1
        #expect(news(.standings(other)) == [.outOfStep])
        other = standings
        other.seats.removeLast()
        #expect(news(.standings(other)) == [.outOfStep])
        other = standings
        other.time = game.now - 1
        #expect(news(.standings(other)) == [.outOfStep])
        guard case .event(var event) = try #require(mistakes.first) else {
            Issue.record("a mistake is an event")
            return
        }
        event.entry = LogEntry(at: game.now + 1, seat: .first, action: event.entry.action)
        #expect(news(.event(event)) == [.outOfStep])
        event.entry = LogEntry(at: 0, seat: nil, action: .due(.autoDeal))
        #expect(news(.event(event)) == [.outOfStep])
        var empty = SharedTable()
        let (skipping, standing) = (
            empty.receive(.skipped(through: 4), at: 0), empty.receive(.standings(standings), at: 0)
        )
        #expect(skipping == [.outOfStep] && standing == [.outOfStep])
    }

    @Test func `a page that has seen events which the log has lost gets the table`() throws {
        var room = try LocalRoom()
        for _ in 0..<2 { room.enter() }
        room.start(by: 0)
        let before = room.stored
        for request in 1...2 {
            room.waitForSet()
            room.choose(try #require(room.game?.matches.first), by: request - 1)
        }
        let seen = room.members[0].table
        var other = try LocalRoom(before, seed: 9)
        other.enter(0)
        other.enter(1)
        for request in 1...2 {
            other.waitForSet()
            other.choose(try #require(other.game?.matches.last), by: 2 - request)
        }
        #expect(seen.last == other.last && seen.game?.log != other.game?.log)
        let (last, mark) = (seen.log.known, seen.log.mark)
        func messages(_ knowledge: GameKnowledge) -> [ServerMessage] {
            other.referee.messages(after: knowledge, for: .first, seats: seen.seats).messages
        }
        let needed = messages(GameKnowledge(last: last, mark: mark, version: 4))
        guard case .table = needed.first else {
            Issue.record("the table is needed")
            return
        }
        #expect(needed.count == other.last - before.count + 1)
        // The game has never begun.
        let lobby = try LocalRoom(Array(before.dropLast())).referee.messages(
            after: GameKnowledge(last: last, mark: mark, version: 4), for: .first, seats: seen.seats
        ).messages
        #expect(lobby == [.lobby])
        var back = seen
        let news = back.receive(.lobby, at: 0)
        #expect(news.isEmpty && !back.hasGame && back.last == 0)
        // An old page doesn't say what it has seen.
        #expect(messages(GameKnowledge(last: last, version: 3)).isEmpty)
        let own = other.members[0].table
        let ownMark = own.log.mark
        #expect(messages(GameKnowledge(last: own.last, mark: ownMark, version: 4)).isEmpty)
    }
}
