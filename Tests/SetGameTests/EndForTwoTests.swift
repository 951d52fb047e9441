import PlainText
import SetRules
import Testing

@testable import SetGame

struct EndForTwoTests {
    /// Plays to the end; each set is found by whom `winner` names for the number of sets before it.
    private func play(_ seed: UTF8Text, winner: (Int) -> Seat) throws -> Game {
        var game = try Game(seed: seed, options: .forTwo)
        while !game.isOver {
            if case .match = game.selection {
                try game.actByItself()
            } else if let set = game.tableInPlay.groups.first {
                try game.act(.claim, by: winner(game.found.count), after: 40_000)
                try game.choose(set)
            } else {
                try game.act(.deal, by: .first, after: 1000)
                if !game.isOver { try game.act(.deal, by: .second, after: 1000) }
            }
            expectInvariants(game)
        }
        return game
    }

    @Test(arguments: 0..<20)
    func `a game ends in a claim or with a Deal, and then nobody has the turn`(number: Int) throws {
        let game = try play("end for two \(number)" as UTF8Text) { $0 % 2 == 0 ? .first : .second }
        #expect(game.turn == .unclaimed && game.endedAt == game.now && game.undoEnds == nil)
        for seat in Players.two.seats {
            let count = game.found.count { $0.seat == seat }
            #expect(game.scores[seat] == 10 * count, "each set after more than 30 seconds scores 10")
        }
        let even = game.found.count % 2 == 0
        #expect(
            game.scores.leader(of: .two) == (even ? nil : .first),
            "who found the first set has one more, or it is a draw")
    }

    @Test func `the last set ends the game at once in its claim, its match leaves, and nothing is scheduled`() throws {
        for number in 0..<20 {
            var game = try play("last in a claim \(number)" as UTF8Text) { _ in .second }
            guard case .match(let triple) = game.selection else { continue }
            #expect(game.scores.leader(of: .two) == .second && game.scores[.first] == 0)
            #expect(game.nextScheduledAction == ScheduledAction(at: game.now + 700, action: .due(.matchLeaves)))
            for seat in Players.two.seats {
                expectViolation(.gameOver, of: .claim, by: seat, in: game)
                expectViolation(.gameOver, of: .deal, by: seat, in: game)
            }
            for card in game.table { expectViolation(.gameOver, of: .tap(card), in: game) }
            expectViolation(.gameOver, of: .reshuffle, in: game)
            try game.actByItself()
            #expect(game.nextScheduledAction == nil && !game.table.contains(where: triple.contains))
            return
        }
        Issue.record("none of the games ended with a match")
    }

    @Test func `a game that a tap on a match ends leaves nothing chosen`() throws {
        var (game, set) = try Game.matchForTwo(by: .first)
        // The last three cards come into the places of the match, and there is no set then.
        var rest = game.deck.cards
        while let set = rest.sets.first { rest.removeAll(where: set.contains) }
        try #require(rest.count > 3)
        game.table = set.cards + rest.dropLast(3)
        game.deck = Deck(rest.suffix(3))
        game.holdsMatch = false
        try game.act(.claim, by: .second, after: 100)
        let card = try #require(game.tableInPlay.first)
        let events = try game.act(.tap(card), after: 100)
        #expect(events == [.matchLeft(set, replaced: true), .selected(card), .ended])
        #expect(game.turn == .unclaimed && game.selection == .none && game.nextScheduledAction == nil)
    }
}
