import Foundation
import PlainText
import SetRules
import TestSupport
import Testing

@testable import SetGame

/// Seeded random play with every invariant checked after every action.
struct RandomPlayTests {
    private static func options(
        _ generator: inout SplitMix64, for players: Players, in variant: Variant
    ) -> Options {
        var options = Options()
        options.choose(variant)
        options.choose(Options.Preset.allCases[Int(generator.next(below: 3))])
        options.limit = generator.next(below: 3) == 0 ? .twentyFour : .none
        options.leaves = generator.next(below: 2) == 0 ? .byItself : .onNextTap
        options.backTo12 = generator.next(below: 3) == 0
        options.autoDeal = generator.next(below: 3) == 0
        options.clock = generator.next(below: 4) != 0
        options.penalties = generator.next(below: 4) != 0
        options.players = players
        options.claimTime = ClaimTime.allCases[Int(generator.next(below: 9))]
        return options
    }

    /// Something that may be done, sensible or not; a set now and then, so that games come to their end.
    private static func actions(in game: Game, _ generator: inout SplitMix64) -> [Step] {
        switch generator.next(below: 22) {
        case 0...3: [.tap(Card.all[Int(generator.next(below: 81))])]
        case 4...9: taps(1, in: game, &generator)
        case 10...13: (game.anySet(&generator)?.cards ?? []).map { .tap($0) }
        case 14: [Step(.deal)]
        case 15: [Step(.reshuffle)]
        case 16: [Step(.cheat)]
        case 17:
            generator.next(below: 4) == 0
                ? [Step(.change(options(&generator, for: game.options.players, in: game.options.game)))]
                : [Step(.deselect)]
        case 18:
            [
                Step(
                    [
                        .due(.matchLeaves), .due(.autoDeal), .due(.hintEnds), .due(.turnEnds), .due(.mismatchEnds),
                        .interruption,
                    ][
                        Int(generator.next(below: 6))])
            ]
        case 19: [Step(.undo)]
        case 20: [[.claim(.first), .deal(by: .second)][Int(generator.next(below: 2))]]
        default: game.nextScheduledAction.map { [Step($0.action)] } ?? [Step(.deal)]
        }
    }

    /// The same where two play.
    private static func actionsOfTwo(in game: Game, _ generator: inout SplitMix64) -> [Step] {
        let seat = Players.two.seats[Int(generator.next(below: 2))]
        return switch generator.next(below: 16) {
        case 0...1: taps(1, in: game, &generator)
        case 2...3: taps(game.rules.kind.sizes.upperBound, in: game, &generator)
        case 4...7: [.claim(seat)] + (game.anySet(&generator)?.cards ?? []).map { .tap($0) }
        case 8: (game.anySet(&generator)?.cards ?? []).map { .tap($0) }
        case 9: [.claim(seat)] + taps(game.rules.kind.sizes.upperBound, in: game, &generator)
        case 10: generator.next(below: 2) == 0 ? [.claim(seat)] : [.claim(seat), Step(.withdrawClaim, by: seat)]
        case 11: [.deal(by: seat)]
        case 12: [.deal(by: seat), .deal(by: seat.other)]
        case 13: [.deal(by: seat), Step(.undo)]
        default: actions(in: game, &generator)
        }
    }

    private static func taps(_ count: Int, in game: Game, _ generator: inout SplitMix64) -> [Step] {
        let cards = game.availableCards
        return (0..<count).map { _ in .tap(cards[Int(generator.next(below: UInt32(cards.count)))]) }
    }

    /// The number of actions of each player, game and seed. For a million actions of each game or more, run with
    /// `ACTIONS=312500`.
    private static var count: Int { ProcessInfo.processInfo.environment["ACTIONS"].flatMap { Int($0) } ?? 12_500 }

    @Test(arguments: 1...8)
    func `a hundred thousand random actions leave every invariant whole`(seed: UInt64) throws {
        let counts = try play(.set, .one, seed: seed, actions: Self.count)
        for kind in [.found, .mismatched, .dealt, .undone, .hinted, .ended] as [Referee.Kind] {
            #expect(counts[kind, default: 0] > 0, "\(kind)")
        }
    }

    @Test(arguments: 1...8)
    func `a hundred thousand random actions of two players leave every invariant whole`(seed: UInt64) throws {
        let counts = try play(.set, .two, seed: seed, actions: Self.count)
        for kind in [
            .found, .mismatched, .dealt, .undone, .claimed, .ranOut, .freeTurn, .turnRanOut, .agreed, .ended,
            .withdrawn,
        ] as [Referee.Kind] {
            #expect(counts[kind, default: 0] > 10, "\(kind)")
        }
    }

    @Test(arguments: Variant.allCases.filter { $0 != .set }, 1...4)
    func `random actions leave every invariant of the other games whole`(variant: Variant, seed: UInt64) throws {
        for players in Players.onOneDevice {
            let counts = try play(variant, players, seed: seed, actions: 2 * Self.count / 5)
            let dealing: [Referee.Kind] = variant.rules.growth == 0 ? [] : [.dealt, .undone]
            let mistakes: [Referee.Kind] = variant == .proSet ? [] : [.mismatched]
            // Games with more cards than Set rarely end before another one begins.
            let ending: [Referee.Kind] = variant.rules.cards.count > 81 ? [] : [.ended]
            for kind in dealing + mistakes + [.found] + ending {
                #expect(counts[kind, default: 0] > 0, "\(variant) \(players) \(kind)")
            }
        }
    }

    /// Plays game after game until so many actions were carried out; gives back how often what happened.
    private func play(
        _ variant: Variant, _ players: Players, seed: UInt64, actions: Int
    ) throws -> [Referee.Kind: Int] {
        var generator = SplitMix64(seed: seed)
        var counts: [Referee.Kind: Int] = [:]
        var carriedOut = 0
        var games = 0
        while carriedOut < actions {
            var game = Game(
                DealID(entropy: generator.next(), options: Self.options(&generator, for: players, in: variant)))
            var referee = Referee(game.options)
            // A clock carries out what is due before what the players do; without one they come first.
            let hasClock = generator.next(below: 2) == 0
            games += 1
            for _ in 0..<600 where !game.table.isEmpty {
                let steps = players == .one ? Self.actions : Self.actionsOfTwo
                for step in steps(game, &generator) {
                    let longest: UInt32 = generator.next(below: 12) == 0 ? 12_000 : 1500
                    let time = game.now + Milliseconds(generator.next(below: longest))
                    while hasClock, let next = game.nextScheduledAction, next.at <= time {
                        carriedOut += perform(Step(next.action), on: &game, at: max(next.at, game.now), seed, &referee)
                    }
                    carriedOut += perform(step, on: &game, at: time, seed, &referee)
                }
                if game.isOver && generator.next(below: 10) == 0 { break }
            }
            counts.merge(referee.counts, uniquingKeysWith: +)
            try expectReplay(game)
        }
        #expect(games > 5)
        return counts
    }

    /// Does one thing, and expects everything of it; gives back 1 if it was carried out, else 0.
    private func perform(
        _ step: Step, on game: inout Game, at time: Milliseconds, _ seed: UInt64, _ referee: inout Referee
    ) -> Int {
        let (before, action) = (game, step.action)
        do throws(RuleViolation) {
            let events = try game.perform(step, at: time)
            expectInvariants(game, "seed \(seed), \(action) at \(time), \(before.turn)")
            expectSensible(step, from: before, to: game)
            referee.note(action, events, at: time, before: before)
            referee.expectAgreement(with: game, "seed \(seed), \(action) at \(time), \(before.turn)")
            return 1
        } catch {
            #expect(game == before, "a refused action changes nothing: \(action), \(error)")
            return 0
        }
    }

    /// What one action may change, and what not.
    private func expectSensible(_ step: Step, from before: Game, to after: Game) {
        var comment: Comment { "\(step), \(before.turn)" }
        let isSameTable = after.table == before.table && after.deck == before.deck && after.found == before.found
        switch step.action {
        case .take: Issue.record("a take where one or two play")
        case .tap:
            #expect([0, 1].contains(after.found.count - before.found.count), comment)
            #expect(after.table.count <= before.table.count, comment)
            if before.options.players == .two { #expect(before.turn.seat != nil, comment) }
        case .deal where before.isDealAgreement(by: step.seat ?? before.turn.seat ?? .first, at: after.now):
            #expect(isSameTable && after.turn == .unclaimed && after.scores == before.scores, comment)
        case .deal, .due(.autoDeal):
            let isMatch = if case .match = before.selection { true } else { false }
            let leaving = before.table.count(where: before.selection.contains)
            let drawn = isMatch ? leaving : before.dealCount
            let rest = before.rules.growth == 0 ? before.deck.count : 0
            #expect(after.deck.count == before.deck.count - (drawn > before.deck.count ? rest : drawn), comment)
            #expect(after.score <= before.score && after.found == before.found, comment)
            #expect(after.scores[.second] == before.scores[.second] && before.turn == .unclaimed, comment)
        case .withdrawClaim:
            #expect(isSameTable && after.selection == before.selection && after.scores == before.scores, comment)
            #expect(before.turn.seat != nil && after.turn == .unclaimed, comment)
        case .claim where before.turn != .unclaimed:
            #expect(isSameTable && before.turn.seat == step.seat && before.turn.period == nil, comment)
            expectEndOfTurn(from: before, to: after, comment)
        case .claim:
            #expect(isSameTable && after.selection == before.selection && after.scores == before.scores, comment)
            #expect(before.turn == .unclaimed && after.turn.seat == step.seat, comment)
        case .due(.turnEnds):
            #expect(isSameTable && before.turn.period.map { $0.ends <= after.now } == true, comment)
            expectEndOfTurn(from: before, to: after, comment)
        case .due(.mismatchEnds):
            #expect(isSameTable && after.selection == .none && after.scores == before.scores, comment)
        case .undo:
            #expect(after.deck.count > before.deck.count && after.found == before.found, comment)
            #expect(after.turn == .unclaimed && before.canUndo(at: after.now) && !after.canUndo(at: after.now), comment)
        case .reshuffle, .cheat, .due(.hintEnds), .deselect, .change, .interruption:
            #expect(Swift.Set(after.table) == Swift.Set(before.table) && after.scores == before.scores, comment)
        case .due(.matchLeaves):
            #expect(after.selection == .none && after.scores == before.scores, comment)
        }
    }

    /// After a claim it is the other's turn, after a free turn nobody's.
    private func expectEndOfTurn(from before: Game, to after: Game, _ comment: Comment) {
        let wasClaim = if case .claim = before.turn { true } else { false }
        #expect(after.turn.seat == (wasClaim ? before.turn.seat?.other : nil), comment)
        #expect(
            (after.scores != before.scores) == (wasClaim && before.options.penalties && before.options.game != .memory),
            comment)
    }

    /// The log, played again, gives the same game; so does the save.
    private func expectReplay(_ game: Game) throws {
        var replay = Game(game.dealID)
        for entry in game.log { _ = try replay.perform(entry.action, by: entry.seat ?? .first, at: entry.at) }
        #expect(replay == game)
        let save = Save(game: game, time: game.now + 345, isPaused: game.score % 2 == 0)
        #expect(try Save(reading: save.text) == save)
    }
}

extension Game {
    fileprivate func anySet(_ generator: inout SplitMix64) -> CardGroup? {
        matches.randomElement(using: &generator)
    }
}
