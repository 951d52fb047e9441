import PlainText
import SetRules
import Testing

@testable import SetGame

/// What a tap does in every state, on a card that is chosen and on one that is not.
struct ChoosingTests {
    @Test func `a tap selects, a second tap deselects`() throws {
        var game = try Game(seed: "taps")
        let (a, b) = (game.table[3], game.table[7])
        try game.act(.tap(a))
        #expect(game.selection == .chosen([a]))
        try game.act(.tap(a))
        #expect(game.selection == .none)
        try game.act(.tap(a))
        try game.act(.tap(b))
        #expect(game.selection == .chosen([a, b]))
        try game.act(.tap(a))
        #expect(game.selection == .chosen([b]))
        try game.act(.tap(a))
        try game.act(.tap(a))
        #expect(game.selection == .chosen([b]))
    }

    @Test func `each pair and each third card of a table show a match or a mismatch at once`() throws {
        let start = try Game(seed: "all triples")
        for a in start.table {
            for b in start.table where b != a {
                for c in start.table where c != a && c != b {
                    var game = start
                    for card in [a, b, c] { try game.act(.tap(card)) }
                    let triple = try #require(CardGroup([a, b, c]))
                    #expect(game.selection == (start.rules.isMatch(triple) ? .match(triple) : .notSet(triple)))
                    #expect(game.table == start.table)
                }
            }
        }
    }

    @Test func `after a mismatch the tapped card alone is selected, one of the three or another`() throws {
        for own in [true, false] {
            var game = try Game(seed: "mismatch")
            let triple = try game.anyMismatch()
            try game.choose(triple)
            let card = try #require(game.table.first { triple.contains($0) == own })
            try game.act(.tap(card))
            #expect(game.selection == .chosen([card]))
        }
    }

    @Test func `after a match the three are replaced in their places, and another card tapped is selected`() throws {
        for own in [true, false] {
            var game = try Game.opening(holdingSet: true)
            let set = try game.anySet
            try game.choose(set)
            let before = game.table
            let fresh = Array(game.deck.cards.suffix(3).reversed())
            let card = try #require(game.table.first { set.contains($0) == own })
            let events = try game.act(.tap(card))
            #expect(events == [.matchLeft(set, replaced: true)] + (own ? [] : [.selected(card)]))
            #expect(game.selection == (own ? .none : .chosen([card])))
            var arriving = fresh[...]
            #expect(game.table == before.map { set.contains($0) ? arriving.removeFirst() : $0 })
            #expect(game.discard == set.cards)
        }
    }

    @Test func `with an empty deck the three leave for good and the others keep their order`() throws {
        var game = try Game(seed: "empty deck")
        while !game.deck.isEmpty { try game.act(.deal) }
        let set = try game.anySet
        try game.choose(set)
        let before = game.table
        let other = try #require(before.first { !set.contains($0) })
        try game.act(.tap(other))
        #expect(game.table == before.filter { !set.contains($0) })
        #expect(game.selection == .chosen([other]))
    }

    @Test func `a card that is not on the table cannot be chosen`() throws {
        var game = try Game(seed: "absent")
        let before = game
        let card = try #require(game.deck.cards.first)
        #expect(throws: RuleViolation.notOnTable) { try game.act(.tap(card)) }
        #expect(game == before)
    }

    @Test func `Esc gives up one, two or three wrong cards, but never a match`() throws {
        var game = try Game.opening(holdingSet: true)
        #expect(throws: RuleViolation.nothingSelected) { try game.act(.deselect) }
        try game.act(.tap(game.table[0]))
        try game.act(.deselect)
        #expect(game.selection == .none)
        try game.choose(game.anyMismatch())
        try game.act(.deselect)
        #expect(game.selection == .none)
        let set = try game.anySet
        try game.choose(set)
        #expect(throws: RuleViolation.nothingSelected) { try game.act(.deselect) }
        #expect(game.selection == .match(set))
    }
}

struct MatchLeavesTests {
    private func matched() throws -> (Game, CardGroup) {
        var options = Options()
        options.leaves = .byItself
        var game = try Game.opening(holdingSet: true, options: options)
        let set = try game.anySet
        try game.choose(set, after: 3000)
        return (game, set)
    }

    @Test func `a match leaves by itself 0.7 seconds after it shows, not before`() throws {
        var (game, set) = try matched()
        #expect(game.nextScheduledAction == ScheduledAction(at: 3700, action: .due(.matchLeaves)))
        #expect(throws: RuleViolation.notDue) { try game.act(.due(.matchLeaves), after: 699) }
        try game.act(.due(.matchLeaves), after: 700)
        #expect(game.selection == .none && !game.table.contains(where: set.contains) && game.table.count == 12)
    }

    @Test func `for half a second after that Deal does nothing`() throws {
        var (game, _) = try matched()
        try game.act(.due(.matchLeaves), after: 700)
        let before = game
        #expect(throws: RuleViolation.tooSoon) { try game.act(.deal, after: 499) }
        #expect(game == before)
        try game.act(.deal, after: 500)
        #expect(game.table.count == 15)
    }

    @Test func `a tap or Deal before that resolves it at once, and Deal works again right away`() throws {
        var (game, set) = try matched()
        var other = game
        try game.act(.tap(try #require(set.cards.first)), after: 100)
        #expect(game.selection == .none && game.table.count == 12)
        try other.act(.deal, after: 100)
        #expect(other.selection == .none && other.table.count == 12 && other.nextScheduledAction == nil)
        try other.act(.deal, after: 1)
        #expect(other.table.count == 15)
    }

    @Test func `opening the page again starts the 0.7 seconds anew`() throws {
        var (game, _) = try matched()
        try game.act(.interruption, after: 600)
        #expect(game.nextScheduledAction?.at == 4300)
        #expect(throws: RuleViolation.notDue) { try game.act(.due(.matchLeaves), after: 200) }
        try game.act(.due(.matchLeaves), after: 700)
        #expect(throws: RuleViolation.notDue) { try game.act(.interruption) }
    }

    @Test func `on the next tap nothing leaves by itself`() throws {
        var game = try Game.opening(holdingSet: true)
        try game.choose(game.anySet)
        #expect(game.nextScheduledAction == nil)
        #expect(throws: RuleViolation.notDue) { try game.act(.due(.matchLeaves), after: 10_000) }
    }
}
