import PlainText
import SetRules
import Testing

@testable import SetGame

struct ScoreTests {
    @Test(
        arguments: [
            (0, 40), (999, 40), (1000, 39), (1999, 39), (15_000, 25), (29_999, 11), (30_000, 10), (30_999, 10),
            (3_600_000, 10),
        ] as [(Milliseconds, Int)])
    func `a set scores 10 and a bonus that whole seconds take away`(took: Milliseconds, points: Int) throws {
        var game = try Game.opening(holdingSet: true)
        let set = try game.anySet
        try game.choose(set, after: took)
        #expect(game.score == points)
        #expect(game.found == [FoundMatch(cards: set, seat: .first, foundAt: took, took: took, points: points)])
    }

    @Test func `the clock of the bonus starts again on each set, not on a mismatch or a deal`() throws {
        var game = try Game.opening(holdingSet: true)
        try game.choose(game.anySet, after: 20_000)
        #expect(game.score == 20)
        try game.act(.deal, after: 5000)
        while !game.holdsMatch { try game.act(.deal) }
        let score = game.score
        let set = try game.anySet
        try game.choose(game.anyMismatch(), after: 1000)
        #expect(game.score == score - 10)
        try game.act(.deselect)
        try game.choose(set, after: 1000)
        #expect(game.found.last?.took == 7000)
        #expect(game.score == score - 10 + 33)
    }

    @Test func `without a clock each set scores 10`() throws {
        var options = Options()
        options.clock = false
        var game = try Game.opening(holdingSet: true, options: options)
        try game.choose(game.anySet, after: 0)
        #expect(game.score == 10)
    }

    @Test func `without penalties neither a mismatch nor a deal beside a set costs anything`() throws {
        var options = Options()
        options.penalties = false
        var game = try Game.opening(holdingSet: true, options: options)
        try game.choose(game.anyMismatch())
        try game.act(.deselect)
        let events = try game.act(.deal)
        #expect(game.score == 0 && events == [.dealt(count: 3, cost: 0, by: .alone)])
        try game.choose(game.anySet, after: 0)
        #expect(game.score >= 10)
    }

    @Test func `the score can fall below zero`() throws {
        var game = try Game.opening(holdingSet: true)
        for _ in 0..<4 {
            try game.choose(game.anyMismatch())
            try game.act(.deselect)
        }
        #expect(game.score == -40)
    }
}

struct ReshuffleTests {
    @Test func `every card gets another place, and states stay with their cards`() throws {
        for number in 0..<300 {
            var game = try Game(seed: "shuffle \(number)" as UTF8Text)
            for _ in 0..<number % 24 { _ = try? game.act(.deal) }
            switch number % 3 {
            case 0: try game.act(.tap(game.table[0]))
            case 1: try game.choose(game.anyMismatch())
            default: if let set = game.tableInPlay.groups.first { try game.choose(set) }
            }
            guard !game.isOver else { continue }
            let before = game
            try game.act(.reshuffle)
            #expect(zip(before.table, game.table).allSatisfy { $0 != $1 })
            #expect(Swift.Set(before.table) == Swift.Set(game.table))
            #expect(game.selection == before.selection && game.score == before.score && game.deck == before.deck)
        }
    }
}

struct OptionChangeTests {
    @Test func `options can change in mid-game, and the log knows`() throws {
        var game = try Game.opening(holdingSet: true)
        try game.choose(game.anySet)
        var options = game.options
        options.leaves = .byItself
        try game.act(.change(options), after: 5000)
        let next = try #require(game.nextScheduledAction)
        #expect(next.action == .due(.matchLeaves) && next.at <= game.now, "its time is over already")
        try game.act(.due(.matchLeaves))
        #expect(game.selection == .none)
        #expect(game.log.contains(LogEntry(at: 5000, seat: .first, action: .change(options))))
    }
}
