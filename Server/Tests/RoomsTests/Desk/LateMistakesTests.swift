import PlainText
import RoomStorage
import SetGame
import SetRules
import SetTogether
import TestSupport
import Testing

@testable import Rooms

/// Members who come to a game with many mistakes.
struct LateMistakesTests {
    private static let mistakes = 250

    /// A game of two with so many mistakes by the first and two sets by the second, whose storage is `stored`.
    private func table() throws -> RoomUnderTest {
        var table = try RoomUnderTest.playing(2)
        for request in 1...Self.mistakes {
            if request % 100 == 0 {
                while let game = table.game, !game.holdsMatch { table.wait(1500) }
                let match = try #require(table.game?.matches.first)
                table.say(.take(request: request, seen: table.log.last, match), by: 2)
            }
            let cards = try #require(table.game).anyMismatch()
            table.say(.take(request: request, seen: table.log.last, cards), by: 1)
            // The room's clock ignores longer steps.
            for _ in 0..<13 { table.wait(5000) }
        }
        return table
    }

    private func page(after messages: [ServerMessage]) -> SharedTable {
        messages.reduce(into: SharedTable()) { _ = $0.receive($1, at: 0) }
    }

    @Test func `they are sent the table as it is, and then each piece once they have the last`() throws {
        var table = try table()
        table.enter(9)
        let first = table.heard(by: 9)
        #expect(first.count < 20 && first.lines(atMost: 8192).count == 1)
        let early = page(after: first)
        #expect(early.last == table.log.last && early.game?.scores == table.game?.scores)
        #expect(early.game?.table == table.game?.table && early.game?.found == table.game?.found)
        var pieces: [Int] = []
        while true {
            let count = table.heard(by: 9).count
            guard table.deliver() == [MemberID(9)] else { break }
            let piece = Array(table.heard(by: 9)[count...])
            #expect(piece.lines(atMost: 8192).count <= 1)
            pieces.append(piece.count)
        }
        #expect(pieces == [80, 80, 80, 10, 0])
        #expect(page(after: table.heard(by: 9)).game?.log == table.game?.log)
    }

    @Test func `a set that is found meanwhile isn't kept waiting`() throws {
        var table = try table()
        table.enter(9)
        _ = table.deliver()
        let match = try #require(table.game?.matches.first)
        table.say(.take(request: 999, seen: table.log.last, match), by: 2)
        let early = page(after: table.heard(by: 9))
        #expect(early.game?.found == table.game?.found)
        while !table.deliver().isEmpty {}
        #expect(page(after: table.heard(by: 9)).game?.log == table.game?.log)
    }

    @Test func `a member who leaves is sent no more of them`() throws {
        var table = try table()
        table.enter(9)
        table.leave(9)
        let count = table.heard(by: 9).count
        #expect(table.deliver() == [MemberID(9)] && table.heard(by: 9).count == count)
    }

    @Test func `once another game has begun, none of the last game's are sent`() throws {
        var table = try table()
        table.enter(9)
        while let game = table.game, !game.isOver {
            if let match = game.matches.first {
                table.say(.take(request: 1000 + table.log.last, seen: table.log.last, match), by: 2)
            }
            table.wait(1500)
        }
        table.say(.again, by: 1)
        let start = try #require(table.log.course?.start)
        let count = table.heard(by: 9).count
        #expect(table.deliver() == [MemberID(9)] && table.heard(by: 9).count == count)
        #expect(page(after: table.heard(by: 9)).last >= start)
    }

    @Test func `a member who lacks a few of them is sent all events at once`() throws {
        var table = try table()
        let last = table.log.last - 60
        table.enter(9, last: last)
        #expect(table.deliver().isEmpty)
        #expect(table.heard(by: 9).count == 62, "the room, 60 events and the players")
    }

    @Test func `an old page is sent all events in their order, each in a text`() throws {
        var table = try table()
        table.enter(9, version: 3)
        #expect(table.deliver().isEmpty)
        let events = table.heard(by: 9).compactMap { if case .event(let event) = $0 { event.number } else { nil } }
        #expect(events.count == table.log.course?.events.count && events == events.sorted())
    }

    @Test func `the longest mistakes fit into a piece of 8 KiB`() throws {
        let cards = Array(Variant.proSet.rules.cards.deck.suffix(7))
        let entry = LogEntry(at: Game.longest, seat: .eighth, action: .take(try #require(CardGroup(cards))))
        let event = NumberedEvent(
            number: ClientMessage.maximumNumber, entry: entry, request: ClientMessage.maximumNumber, reveals: [])
        let piece = Array(repeating: ServerMessage.event(event), count: Room.usualPiece)
        #expect(piece.lines(atMost: 8192).map(\.bytes.count) == [80 * 98 - 1])
    }

    @Test func `messages share texts up to a length, and a longer message has its own`() {
        let short = ServerMessage.ready([.first])
        let long = ServerMessage.end(deck: Card.all)
        let texts = [short, short, long, short].lines(atMost: 20)
        #expect(texts.map { ServerMessage.messages(in: $0) } == [[short, short], [long], [short]])
        #expect([ServerMessage]().lines(atMost: 20).isEmpty)
    }
}
