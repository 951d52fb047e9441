import PlainText
import SetRules
import Testing

@testable import SetGame

/// Seeded random play with every invariant checked after every action.
struct RandomPlayTests {
    private static func options(_ generator: inout Generator) -> Options {
        var options = Options()
        options.choose(TableStyle.allCases[Int(generator.next(below: 3))])
        options.limit = generator.next(below: 3) == 0 ? .twentyFour : .none
        options.leaves = generator.next(below: 2) == 0 ? .byItself : .onNextTap
        options.backTo12 = generator.next(below: 3) == 0
        options.autoDeal = generator.next(below: 3) == 0
        options.clock = generator.next(below: 4) != 0
        return options
    }

    /// Something a player may do, sensible or not; a set now and then, so that games come to their end.
    private static func actions(in game: Game, _ generator: inout Generator) -> [Action] {
        switch generator.next(below: 20) {
        case 0...3: [.tap(Card.all[Int(generator.next(below: 81))])]
        case 4...9: [.tap(game.table[Int(generator.next(below: UInt32(game.table.count)))])]
        case 10...13: (game.tableInPlay.sets.randomElement(using: &generator)?.cards ?? []).map { .tap($0) }
        case 14: [.deal]
        case 15: [.reshuffle]
        case 16: [.cheat]
        case 17: generator.next(below: 4) == 0 ? [.change(options(&generator))] : [.deselect]
        case 18: [[.matchLeaves, .autoDeal, .hintEnds, .reopen][Int(generator.next(below: 4))]]
        default: game.alarm.map { [$0.action] } ?? [.deal]
        }
    }

    @Test(arguments: 1...8)
    func `a hundred thousand random actions leave every invariant whole`(seed: UInt64) throws {
        var generator = Generator(seed: seed)
        var carriedOut = 0
        var (games, ended) = (0, 0)
        while carriedOut < 12_500 {
            var game = Game(DealID(entropy: generator.next(), options: Self.options(&generator)))
            games += 1
            for _ in 0..<600 where !game.table.isEmpty {
                for action in Self.actions(in: game, &generator) {
                    let time = game.now + Milliseconds(generator.next(below: 1500))
                    let before = game
                    do throws(Refusal) {
                        _ = try game.perform(action, at: time)
                        carriedOut += 1
                        expectInvariants(game, "seed \(seed), \(action)")
                        expectSensible(action, from: before, to: game)
                    } catch {
                        #expect(game == before, "a refused action changes nothing: \(action), \(error)")
                    }
                }
                if game.isOver && generator.next(below: 10) == 0 { break }
            }
            if game.isOver { ended += 1 }
            try expectReplay(game)
        }
        #expect(games > 20 && ended > 0)
    }

    /// What one action may change, and what not.
    private func expectSensible(_ action: Action, from before: Game, to after: Game) {
        let comment: Comment = "\(action)"
        switch action {
        case .tap:
            #expect([0, 1].contains(after.found.count - before.found.count), comment)
            #expect(after.table.count <= before.table.count, comment)
        case .deal, .autoDeal:
            #expect(after.deck.count == before.deck.count - 3, comment)
            #expect(after.score <= before.score && after.found == before.found, comment)
        case .reshuffle, .cheat, .hintEnds, .deselect, .change, .reopen:
            #expect(Swift.Set(after.table) == Swift.Set(before.table) && after.score == before.score, comment)
        case .matchLeaves:
            #expect(after.selection == .none && after.score == before.score, comment)
        }
    }

    /// The log, played again, gives the same game; so does the save.
    private func expectReplay(_ game: Game) throws {
        var replay = Game(game.dealID)
        for entry in game.log { _ = try replay.perform(entry.action, at: entry.at) }
        #expect(replay == game)
        let save = Save(game: game, time: game.now + 345, isPaused: game.score % 2 == 0)
        #expect(try Save(reading: save.text) == save)
    }
}
