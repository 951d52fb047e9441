import PlainText
import SetRules
import Testing

@testable import SetGame

struct GameTests {
    @Test func `a new game lies open with twelve cards, sixty-nine in the deck, and all else at zero`() throws {
        let game = try Game(seed: "new")
        #expect(game.table.count == 12)
        #expect(game.deck.count == 69)
        #expect(game.found.isEmpty && game.discard.isEmpty && game.log.isEmpty)
        #expect(game.score == 0 && game.selection == .none && game.hint == nil && game.nextScheduledAction == nil)
        #expect(!game.isOver)
        expectInvariants(game)
    }

    @Test func `the same deal id deals the same cards, another one others`() throws {
        #expect(try Game(seed: "same") == Game(seed: "same"))
        #expect(try Game(seed: "same").table != Game(seed: "other").table)
    }

    @Test func `cards come from the deck in the order of the pinned shuffle`() throws {
        var game = try Game(seed: "order")
        let order = game.dealID.shuffledDeck().cards
        #expect(game.table == Array(order[..<12]))
        try game.act(.deal)
        #expect(game.table == Array(order[..<15]))
    }
}

struct EndTests {
    @Test(arguments: 0..<60)
    func `every game comes to an end, with no set left and never exactly three cards`(number: Int) throws {
        var game = try Game(seed: "end \(number)" as UTF8Text)
        try game.playToTheEnd()
        #expect(game.deck.isEmpty && game.tableInPlay.groups.isEmpty)
        #expect(game.log.last.map { [.ended].isSubset(of: ($0.action, game)) } ?? false)
        expectInvariants(game)
    }

    @Test func `the last set ends the game at once, while its match still shows`() throws {
        var game = try Game(seed: "last set")
        try game.playToTheEnd()
        guard case .match = game.selection else { return }
        #expect(game.isOver && game.endedAt == game.now)
    }

    @Test func `after the end cards, Deal, Cheat and Reshuffle no longer answer`() throws {
        var game = try Game(seed: "after the end")
        try game.playToTheEnd()
        let card = try #require(game.table.first)
        for action in [Action.tap(card), .deal, .cheat, .reshuffle] {
            let before = game
            #expect(throws: RuleViolation.gameOver) { try game.act(action) }
            #expect(game == before)
        }
    }

    @Test(arguments: MatchLeaves.allCases)
    func `a match that ends the game leaves by itself, whatever the options`(leaves: MatchLeaves) throws {
        var options = Options()
        options.leaves = leaves
        for number in 0..<20 {
            var game = try Game(seed: "leaves \(number)" as UTF8Text, options: options)
            try game.playToTheEnd()
            guard case .match(let triple) = game.selection else { continue }
            let scheduled = try #require(game.nextScheduledAction)
            try game.act(scheduled.action, after: scheduled.at - game.now)
            #expect(!game.table.contains(where: triple.contains))
            #expect(game.isOver && game.endedAt.map { $0 < game.now } ?? false)
            return
        }
        Issue.record("none of the games ended with a match")
    }

    @Test func `a deal that brings no set ends the game when it empties the deck`() throws {
        var ended = 0
        for number in 0..<400 {
            var game = try Game(seed: "deal ends \(number)" as UTF8Text)
            while !game.deck.isEmpty { try game.act(.deal) }
            while let set = game.tableInPlay.groups.first {
                try game.choose(set)
                if game.isOver { break }
                try game.act(.tap(try #require(set.cards.first)))
            }
            #expect(game.isOver)
            ended += 1
        }
        #expect(ended == 400)
    }
}

extension [Event] {
    /// Whether playing the log up to the last action and then that action gives one of these events.
    fileprivate func isSubset(of last: (action: Action, game: Game)) -> Bool {
        var game = Game(last.game.dealID)
        for entry in last.game.log.dropLast() {
            _ = try? game.perform(entry.action, by: entry.seat ?? .first, at: entry.at)
        }
        let events = try? game.perform(last.action, at: last.game.now)
        return allSatisfy { events?.contains($0) == true }
    }
}
