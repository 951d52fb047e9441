import PlainText
import SetRules
import TestSupport
import Testing

@testable import SetGame

/// Memory, whose cards lie face down.
struct MemoryTests {
    private func game(_ players: Players = .one, _ seed: UTF8Text = "memory") throws -> Game {
        var options = Options(.memory)
        options.players = players
        return try Game(seed: seed, options: options)
    }

    @Test func `all cards lie face down at first, and in no other game does one`() throws {
        let game = try game()
        #expect(game.table.count == 21 && game.table.allSatisfy(game.isFaceDown))
        #expect(!game.isFaceDown(try #require(game.deck.cards.last)))
        for variant in Variant.allCases where variant != .memory {
            let other = try Game(seed: "memory", options: Options(variant))
            #expect(!other.table.contains(where: other.isFaceDown))
        }
    }

    @Test func `choosing turns up to three cards, and none of them can be given back`() throws {
        var game = try game()
        let cards = try game.anyMismatch().cards
        for (index, card) in cards.dropLast().enumerated() {
            #expect(try game.act(.tap(card)) == [.selected(card)])
            #expect(game.table.count { !game.isFaceDown($0) } == index + 1)
            #expect(throws: RuleViolation.turnedUp) { try game.act(.tap(card)) }
            #expect(throws: RuleViolation.turnedUp) { try game.act(.deselect) }
        }
        try game.act(.tap(cards[2]))
        #expect(game.table.filter { !game.isFaceDown($0) }.count == 3)
    }

    @Test func `a mismatch costs nothing and turns back after a second, or at the next tap`() throws {
        var game = try game()
        let mismatch = try game.anyMismatch()
        try game.choose(mismatch, after: 1000)
        #expect(game.selection == .notSet(mismatch) && game.score == 0)
        let turning = try #require(game.nextScheduledAction)
        #expect(turning == ScheduledAction(at: game.now + 1000, action: .due(.mismatchEnds)))
        var other = game
        #expect(try game.perform(turning.action, at: turning.at) == [.mismatchCleared])
        #expect(game.table.allSatisfy(game.isFaceDown) && game.nextScheduledAction == nil && game.faults.isEmpty)
        try other.act(.tap(mismatch.cards[0]))
        #expect(other.table.filter { !other.isFaceDown($0) } == [mismatch.cards[0]])
    }

    @Test func `a mismatch is not due before its second is over, and in Set it stays`() throws {
        var game = try game()
        try game.choose(game.anyMismatch())
        let early = game.now + 999
        #expect(throws: RuleViolation.notDue) { try game.perform(.due(.mismatchEnds), at: early) }
        var set = try Game(seed: "memory")
        try set.choose(set.anyMismatch())
        #expect(set.nextScheduledAction == nil)
        #expect(throws: RuleViolation.notDue) { try set.act(.due(.mismatchEnds), after: 1000) }
    }

    @Test func `a match scores as in Set and is replaced in place by cards that lie face down`() throws {
        var game = try game()
        let (match, table) = (try game.anySet, game.table)
        try game.choose(match, after: 2000)
        #expect(game.table.filter { !game.isFaceDown($0) }.count == 3)
        let next = try #require(table.first { !match.contains($0) })
        try game.act(.tap(next))
        #expect(game.table.count == 21 && game.table.filter { !game.isFaceDown($0) } == [next])
        for place in table.indices where !match.contains(table[place]) { #expect(game.table[place] == table[place]) }
    }

    @Test func `there is never anything to deal, and at the end all cards lie face up`() throws {
        for number in 0..<20 {
            var game = try game(.one, "whole \(UTF8Text(number: number))")
            while !game.isOver {
                if game.selection == .none { #expect(game.dealViolation != nil) }
                if case .match(let match) = game.selection { try game.act(.tap(match[0]), after: 1000) }
                if !game.isOver { try game.choose(game.anySet, after: 1000) }
                #expect(game.table.count == 21 || game.deck.isEmpty)
            }
            #expect(!game.table.contains(where: game.isFaceDown))
        }
    }

    @Test func `Cheat turns up a set for a while`() throws {
        var game = try game()
        try game.act(.cheat)
        let hint = try #require(game.hint)
        #expect(game.table.filter { !game.isFaceDown($0) } == game.table.filter(hint.cards.contains))
        _ = try game.perform(.due(.hintEnds), at: hint.endsAt)
        #expect(game.table.allSatisfy(game.isFaceDown))
        try game.choose(hint.cards)
        #expect(game.score == 0 && game.found.count == 1)
    }

    @Test func `with two players a mismatch costs nothing and gives the other player a free turn`() throws {
        var game = try game(.two)
        try game.act(.claim, by: .first)
        let mismatch = try game.anyMismatch()
        for card in mismatch.cards { try game.act(.tap(card), by: .first) }
        #expect(game.scores[.first] == 0 && game.turn == .mistake(.first))
        let ends = try #require(game.nextScheduledAction)
        _ = try game.perform(ends.action, at: ends.at)
        #expect(game.turn.seat == .second && game.table.allSatisfy(game.isFaceDown))
        let other = try #require(game.nextScheduledAction)
        _ = try game.perform(other.action, at: other.at)
        try game.act(.claim, by: .second)
        let late = try #require(game.nextScheduledAction)
        _ = try game.perform(late.action, at: late.at)
        #expect(game.scores[.second] == 0 && game.turn.seat == .first)
    }
}
