import Foundation
import PlainText
import SetGame
import SetRules
import TestSupport
import Testing

@testable import SetRecords

extension Game {
    /// A game whose first table contains a number of sets.
    static func opening(sets: Int, options: Options = Options()) throws -> Game {
        try opening(options: options) { $0.table.setCount == sets }
    }

    /// Plays to the end, finding each set after a pause.
    mutating func playToTheEnd(_ pause: () -> Milliseconds = { 1000 }) throws {
        while !isOver {
            if let next = nextScheduledAction {
                try act(next.action, after: max(next.at - now, 0))
            } else if case .match(let triple) = selection, deck.isEmpty {
                try act(.tap(try #require(triple.cards.first)), after: 500)
            } else if options.players == .two {
                let seat: Seat = log.count % 3 == 0 ? .second : .first
                guard holdsMatch else {
                    try act(.deal, by: seat, after: 600)
                    continue
                }
                try act(.claim, by: seat, after: pause())
                try choose(anySet)
            } else if case .match(let triple) = selection {
                try act(.tap(try #require(triple.cards.first)), after: 500)
            } else if let set = matches.first {
                if case .none = selection {} else { try act(.deselect) }
                try choose(set, after: pause())
            } else {
                try act(.deal, after: 600)
            }
        }
    }
}

/// A finished game with random actions of all kinds.
func wildGame(_ seed: UInt64, players: Players) throws -> Game {
    var generator = SplitMix64(seed: seed)
    var game = Game(DealID(entropy: generator.next(), options: wildOptions(players, &generator)))
    for _ in 0..<300 {
        for step in wildActions(in: game, &generator) {
            // What is refused is as good as not done.
            _ = try? game.perform(step, at: game.now + Milliseconds(generator.next(below: 2500)))
        }
    }
    try game.playToTheEnd()
    return game
}

private func wildOptions(_ players: Players, _ generator: inout SplitMix64) -> Options {
    var options = Options()
    options.players = players
    options.limit = generator.next(below: 3) == 0 ? .twentyFour : .none
    options.leaves = generator.next(below: 2) == 0 ? .byItself : .onNextTap
    options.backTo12 = generator.next(below: 3) == 0
    options.autoDeal = generator.next(below: 3) == 0
    options.clock = generator.next(below: 4) != 0
    options.penalties = generator.next(below: 4) != 0
    return options
}

private func wildActions(in game: Game, _ generator: inout SplitMix64) -> [Step] {
    let seat = Players.two.seats[Int(generator.next(below: 2))]
    return switch generator.next(below: 24) {
    case 0...5: game.table.isEmpty ? [] : [.tap(game.table[Int(generator.next(below: UInt32(game.table.count)))])]
    case 6...10:
        game.tableInPlay.groups.randomElement(using: &generator).map {
            [Step(.deselect), .claim(seat)] + $0.cards.map { .tap($0) }
        } ?? []
    case 11: [Step(.deal)]
    case 12: [Step(.deal), Step(.undo)]
    case 13: [.deal(by: seat)]
    case 14: [.deal(by: seat), .deal(by: seat.other), Step(.undo)]
    case 15: [Step(.reshuffle)]
    case 16: generator.next(below: 3) == 0 ? [Step(.cheat)] : [Step(.interruption)]
    case 17: [.claim(seat)]
    case 18: [Step(.undo)]
    case 19:
        generator.next(below: 4) == 0
            ? [Step(.change(wildOptions(game.options.players, &generator)))] : [Step(.deselect)]
    default: game.nextScheduledAction.map { [Step($0.action)] } ?? [Step(.deal)]
    }
}

/// A random record.
func record(_ generator: inout SplitMix64, endedOn: Int64, category: GameCategory = .solo, sets: Int = 24) -> GameRecord
{
    var options = Options()
    options.players = category == .two ? .two : category == .together ? .apart(.four) : .one
    options.clock = generator.next(below: 5) != 0
    func points() -> Int { Int(generator.next(below: 800)) - 100 }
    func set() -> SetRecord {
        SetRecord(
            seat: category.isContest && generator.next(below: 2) == 0 ? .second : .first, took: took(&generator),
            differing: UInt8(1 + generator.next(below: 15)), onTable: Int(1 + generator.next(below: 9)))
    }
    let daily =
        category == .daily ? DailyDeal(of: Day(number: 20_000 + Int(generator.next(below: 999)))).id(options) : nil
    return GameRecord(
        endedOn: endedOn, dealID: daily ?? DealID(entropy: generator.next(), options: options),
        scores: Scores(first: points(), second: category.isContest ? points() : 0),
        rest: generator.next(below: 3) == 0 ? Milliseconds(generator.next(below: 9000)) : 0, category: category,
        sets: (0..<sets).map { _ in set() })
}

/// A random time for a set: about 13 s on average, sometimes a minute.
func took(_ generator: inout SplitMix64) -> Milliseconds {
    let limit: UInt32 = generator.next(below: 6) == 0 ? 65_000 : 16_000
    return Milliseconds(1200 + generator.next(below: limit))
}

/// A history of random games, ten minutes each.
func history(_ count: Int, seed: UInt64, from start: Int64 = 1_790_000_000_000) -> History {
    var generator = SplitMix64(seed: seed)
    var history = History()
    for index in 0..<count {
        let category = GameCategory.allCases[Int(generator.next(below: UInt32(GameCategory.allCases.count)))]
        let endedOn = start + Int64(index) * 600_000 + Int64(generator.next(below: 500_000))
        history.append(record(&generator, endedOn: endedOn, category: category))
    }
    return history
}

/// A finished solo game of the family.
func playedGame(of game: Variant, _ seed: UTF8Text, secondsAMatch: Milliseconds = 2) throws -> Game {
    var options = Options()
    options.choose(game)
    var played = try Game(seed: seed, options: options)
    try played.playToTheEnd { secondsAMatch * 1000 }
    return played
}

/// A history with finished games of every game of the family, each faster than the one before.
func familyHistory() throws -> History {
    var history = History()
    for number in 0..<3 * Variant.allCases.count {
        let game = Variant.allCases[number % Variant.allCases.count]
        let played = try playedGame(of: game, "family \(number)", secondsAMatch: Milliseconds(80 - number))
        history.append(GameRecord(played, endedOn: 1_790_000_000_000 + Int64(number)))
    }
    return history
}

/// A history of these games, which are added one by one.
func history(of records: some Sequence<GameRecord>) -> History {
    var history = History()
    for record in records { history.append(record) }
    return history
}
