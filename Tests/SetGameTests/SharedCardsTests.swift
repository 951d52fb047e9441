import SetRules
import TestSupport
import Testing

@testable import SetGame

/// Games whose matches take cards from the match before.
struct SharedCardsTests {
    private static func options(_ players: Players = .one) -> Options {
        var options = Options()
        options.players = players
        options.choose(.chain)
        return options
    }

    /// A game whose first match has left, and which has a second one.
    private func afterFirst() throws -> Game {
        for number in 0..<100 {
            var game = try Game(seed: "chain \(number)", options: Self.options())
            guard let first = game.matches.first else { continue }
            try game.choose(first)
            try game.act(.tap(try #require(first.first)))
            if game.holdsMatch { return game }
        }
        throw Missing("a second match")
    }

    @Test func `the cards of the last match can be chosen once it has left`() throws {
        var game = try Game.opening(options: Self.options()) { $0.holdsMatch }
        #expect(game.lastMatch == nil && game.availableCards == game.table)
        let first = try game.anySet
        try game.choose(first)
        #expect(game.lastMatch == nil && game.selection == .match(first), "it still shows")
        try game.act(.tap(try #require(first.first)))
        #expect(game.lastMatch == first && game.availableCards == game.table + first.cards)
        #expect(first.allSatisfy { game.isAvailable($0) && !game.table.contains($0) })
        try game.act(.tap(first[0]))
        #expect(game.selection.choice == [first[0]])
    }

    @Test func `a match takes two cards of the table, which are replaced, and takes the place of the last`() throws {
        var game = try afterFirst()
        let (last, table) = (try #require(game.lastMatch), game.table)
        let next = try game.anySet
        #expect(next.count(where: last.contains) == 1 && next.count(where: table.contains) == 2)
        try game.choose(next)
        #expect(game.found.last?.cards == next && game.lastMatch == last)
        try game.act(.tap(try #require(next.first { table.contains($0) })))
        #expect(game.lastMatch == next && game.table.count == 12 && game.deck.count == 81 - 12 - 3 - 2)
        for place in table.indices where !next.contains(table[place]) { #expect(game.table[place] == table[place]) }
        #expect(game.discard.count == 5 && game.faults.isEmpty)
    }

    @Test func `a tap on a card that was in the match before the match that shows only takes the match away`() throws {
        var game = try afterFirst()
        let last = try #require(game.lastMatch)
        try game.choose(try game.anySet)
        let gone = try #require(last.first { !game.selection.contains($0) })
        try game.act(.tap(gone))
        #expect(game.selection == .none && !game.isAvailable(gone) && game.faults.isEmpty)
        #expect(throws: RuleViolation.notOnTable) { try game.act(.tap(gone)) }
    }

    @Test func `a set of the table alone is a mistake after the first match`() throws {
        for number in 0..<100 {
            var game = try Game(seed: "unlinked \(number)", options: Self.options())
            guard let first = game.matches.first else { continue }
            try game.choose(first)
            try game.act(.tap(first[0]))
            guard let set = game.table.groups.first else { continue }
            try game.choose(set)
            #expect(game.selection == .mismatch(.notLinked(set)) && game.found.count == 1)
            return
        }
        throw Missing("a set")
    }

    @Test func `Cheat marks a card of the last match too`() throws {
        var game = try afterFirst()
        try game.act(.cheat)
        let hint = try #require(game.hint?.cards)
        let last = try #require(game.lastMatch)
        #expect(hint.count(where: last.contains) == 1)
        try game.choose(hint)
        #expect(game.found.last?.points == 0)
    }

    @Test func `Deal adds two cards, and a full table without a match can still grow`() throws {
        var options = Self.options()
        options.limit = .twentyFour
        var game = try Game(seed: "two more", options: options)
        try game.act(.deal)
        #expect(game.table.count == 14)
        for number in 0..<200 {
            var game = try Game(seed: "full \(number)", options: options)
            while game.holdsMatch, !game.isOver {
                let match = try game.anySet
                try game.choose(match)
                if !game.isOver { try game.act(game.dealViolation == nil ? .deal : .tap(match[0])) }
            }
            while !game.holdsMatch, game.table.count < 26, game.dealViolation == nil { try game.act(.deal) }
            while game.dealViolation == nil { try game.act(.deal) }
            #expect(game.isOver || game.holdsMatch)
        }
    }

    @Test func `players apart take the last match's cards, and the match at once takes its place`() throws {
        for number in 0..<100 {
            var game = try Game(seed: "apart \(number)", options: Self.options(.apart(.two)))
            guard let first = game.matches.first else { continue }
            try game.act(.take(first), by: .first)
            #expect(game.lastMatch == first && game.table.count == 12)
            guard let next = game.matches.first else { continue }
            #expect(game.cardsNeeded(for: .take(next)) == 2)
            try game.act(.take(next), by: .second)
            #expect(game.lastMatch == next && game.table.count == 12 && game.deck.count == 64)
            return
        }
        throw Missing("two matches")
    }
}
