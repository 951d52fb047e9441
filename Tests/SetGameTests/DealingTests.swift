import PlainText
import SetRules
import Testing

@testable import SetGame

struct DealingTests {
    @Test func `three cards join, and what is selected stays`() throws {
        var game = try Game(seed: "join")
        try game.act(.tap(game.table[0]))
        try game.act(.tap(game.table[1]))
        let selection = game.selection
        try game.act(.deal)
        #expect(game.table.count == 15 && game.selection == selection)
        var other = try Game(seed: "join")
        let triple = try other.anyMismatch()
        try other.choose(triple)
        try other.act(.deal)
        #expect(other.table.count == 15 && other.selection == .notSet(triple))
    }

    @Test func `with a match showing Deal replaces exactly those three, and the next tap deals nothing`() throws {
        var game = try Game.opening(holdingSet: true)
        let set = try game.anySet
        try game.choose(set)
        let score = game.score
        #expect(try game.act(.deal) == [.matchLeft(set, replaced: true)])
        #expect(game.table.count == 12 && game.selection == .none && game.score == score)
        let table = game.table
        try game.act(.tap(table[5]))
        #expect(game.table == table && game.selection == .chosen([table[5]]))
    }

    @Test func `a deal costs 10 if a set was there, else nothing`() throws {
        var game = try Game.opening(holdingSet: true)
        #expect(try game.act(.deal) == [.dealt(count: 3, cost: 10, by: .alone)])
        #expect(game.score == -10)
        var other = try Game.opening(holdingSet: false)
        #expect(try other.act(.deal) == [.dealt(count: 3, cost: 0, by: .alone)])
        #expect(other.score == 0)
    }

    @Test func `Deal is off exactly when the deck is empty`() throws {
        var game = try Game(seed: "to the last")
        for left in stride(from: 69, to: 0, by: -3) {
            #expect(game.deck.count == left && game.dealViolation == nil)
            try game.act(.deal)
        }
        #expect(game.table.count == 81)
        #expect(game.dealViolation == .deckEmpty)
        #expect(throws: RuleViolation.deckEmpty) { try game.act(.deal) }
        try game.choose(game.anySet)
        #expect(game.dealViolation == .deckEmpty)
    }

    @Test func `at the table limit Deal is off, unless a match is showing`() throws {
        var options = Options()
        options.limit = .twentyFour
        var game = try Game(seed: "limit", options: options)
        for _ in 0..<4 { try game.act(.deal) }
        #expect(game.table.count == 24 && game.dealViolation == .tableFull)
        #expect(throws: RuleViolation.tableFull) { try game.act(.deal) }
        try game.choose(game.anySet)
        #expect(game.dealViolation == nil)
        try game.act(.deal)
        #expect(game.table.count == 24 && game.dealViolation == .tableFull)
    }

    @Test func `back to 12 removes a match without replacing it while more than 12 lie there`() throws {
        var options = Options()
        options.backTo12 = true
        var game = try Game(seed: "back to 12", options: options)
        try game.act(.deal)
        let set = try game.anySet
        try game.choose(set)
        var dealing = game
        let before = game.table
        try game.act(.tap(try #require(set.cards.first)))
        #expect(game.table == before.filter { !set.contains($0) } && game.table.count == 12)
        try dealing.act(.deal)
        #expect(dealing.table.count == 15, "Deal on a shown match replaces it all the same")
        while game.tableInPlay.groups.isEmpty { try game.act(.deal) }
        if game.table.count == 12 {
            try game.choose(game.anySet)
            try game.act(.tap(try #require(game.table.first)))
            #expect(game.table.count == 12)
        }
    }

    @Test func `auto-deal brings three cards after a wait when no set is there, and never costs`() throws {
        var options = Options()
        options.autoDeal = true
        var game = try Game.opening(holdingSet: false, options: options)
        #expect(game.nextScheduledAction == ScheduledAction(at: Rule.autoDealDelay, action: .due(.autoDeal)))
        try game.act(.tap(game.table[0]), after: 1000)
        #expect(game.nextScheduledAction?.at == Rule.autoDealDelay, "a tap does not put it off")
        #expect(throws: RuleViolation.notDue) { try game.act(.due(.autoDeal)) }
        #expect(try game.act(.due(.autoDeal), after: 500) == [.dealt(count: 3, cost: 0, by: .byItself)])
        #expect(game.table.count == 15 && game.score == 0)
        let other = try Game.opening(holdingSet: true, options: options)
        #expect(other.nextScheduledAction == nil)
    }
}

struct CheatTests {
    @Test func `cheat marks another set on each press, until all were shown`() throws {
        var game = try Game(seed: "cheat")
        for _ in 0..<3 { try game.act(.deal) }
        let sets = game.tableInPlay.groups
        try #require(sets.count > 2)
        var shown: [CardGroup] = []
        for _ in sets {
            try game.act(.cheat)
            shown.append(try #require(game.hint).cards)
        }
        #expect(Swift.Set(shown) == Swift.Set(sets))
        try game.act(.cheat)
        #expect(game.hint?.cards == shown.first)
        #expect(game.selection == .none)
    }

    @Test func `a set that cheat has shown scores nothing for the rest of the game`() throws {
        var game = try Game.opening(holdingSet: true)
        try game.act(.cheat)
        let set = try #require(game.hint).cards
        try game.act(.due(.hintEnds), after: 5000)
        try game.choose(set)
        #expect(game.score == 0 && game.found.last?.points == 0)
        #expect(game.hint == nil && game.found.count == 1)
    }

    @Test func `the mark goes out after five seconds, on a card outside it, or when its set is taken`() throws {
        var game = try Game.opening(holdingSet: true)
        try game.act(.cheat, after: 2000)
        #expect(game.nextScheduledAction == ScheduledAction(at: 7000, action: .due(.hintEnds)))
        let set = try #require(game.hint).cards
        var other = game
        #expect(throws: RuleViolation.notDue) { try game.act(.due(.hintEnds), after: 4999) }
        try game.act(.tap(try #require(set.cards.first)))
        #expect(game.hint?.cards == set, "a card of its own leaves it")
        try game.act(.due(.hintEnds), after: 5000)
        #expect(game.hint == nil)
        try other.act(.tap(try #require(other.table.first { !set.contains($0) })))
        #expect(other.hint == nil)
    }

    @Test func `cheat neither resolves a match nor marks it`() throws {
        for number in 0..<50 {
            var game = try Game(seed: "shown \(number)" as UTF8Text)
            try game.act(.deal)
            guard let set = game.tableInPlay.groups.first else { continue }
            try game.choose(set)
            let events = try game.act(.cheat)
            #expect(game.selection == .match(set))
            if let hint = game.hint {
                #expect(!hint.cards.cards.contains(where: set.contains))
            } else {
                #expect(events == [.noMatchToHint])
            }
            expectInvariants(game)
        }
    }

    @Test func `with no set on the table cheat says so`() throws {
        var game = try Game.opening(holdingSet: false)
        #expect(try game.act(.cheat) == [.noMatchToHint])
        #expect(game.hint == nil)
    }
}
