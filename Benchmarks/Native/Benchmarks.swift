import EngineWork
import PlainText
import SetGame
import SetRecords
import SetRules
import SetTable

/// Times the core modules on this machine. Only ratios are comparable between machines. With the argument `engine` it times
/// the operations in the table of `Benchmarks/engine.py`, with `rooms` the logs of rooms by their length.
@main
enum Benchmarks {
    static func main() throws {
        let arguments = CommandLine.arguments.dropFirst()
        switch (arguments.first, arguments.count) {
        case ("engine", 1): engine()
        case ("rooms", 1): try rooms()
        case ("once", 3): once(CommandLine.arguments[2], CommandLine.arguments[3])
        default:
            print("Medians of nine rounds\n")
            layout()
            try games()
            records()
        }
    }

    /// Prints the shortest time of each engine operation in nanoseconds, one per line. The operations alternate, so a slow
    /// phase of the machine doesn't affect only one of them.
    private static func engine() {
        var engine = Engine()
        var least = EngineWork.allCases.map { _ in Double.infinity }
        for _ in 0..<31 {
            for (index, work) in EngineWork.allCases.enumerated() {
                least[index] = min(least[index], time(calls: work.callsPerRound) { engine.run(work, times: $0) })
            }
        }
        for (work, time) in zip(EngineWork.allCases, least) { print(work, time) }
    }

    /// Runs one operation this many times, for counting instructions.
    private static func once(_ name: String, _ times: String) {
        guard let work = EngineWork.allCases.first(where: { "\($0)" == name }), let times = Int(times) else {
            fatalError("once NAME TIMES, with a name out of \(EngineWork.allCases)")
        }
        var engine = Engine()
        print(engine.run(work, times: times))
    }

    private static func layout() {
        let space = CardGrid.Size(width: 1170, height: 1998)
        report("lay out 12 cards", medianTime(calls: 20_000) { CardGrid(count: 12 + $0 % 2, in: space).columns })
        report("lay out 81 cards", medianTime(calls: 5000) { CardGrid(count: 80 + $0 % 2, in: space).columns })
    }

    /// Times the review of a game and the history of ten thousand games.
    private static func records() {
        let game = playedGame(7)
        report("review a whole game", medianTime(calls: 500) { _ in Review(game).finds.count })
        let half = game.log.count / 2
        let review = Review(game)
        report("the table in the middle of it", medianTime(calls: 2000) { _ in review.game(after: half).table.count })
        var history = History()
        for number in 0..<10_000 {
            history.append(GameRecord(playedGame(UInt64(number % 200)), endedOn: Int64(number) * 600_000))
        }
        let text = history.text
        report(
            "write 10,000 games (\(text.bytes.count / 10_000) bytes each)",
            medianTime(calls: 1) { _ in history.text.bytes.count })
        report(
            "read them", medianTime(calls: 1) { _ in (try? History(reading: text))?.records.count ?? 0 })
        report("statistics over them", medianTime(calls: 1) { _ in Statistics(history, of: .solo).games })
    }

    private static func games() throws {
        let games = medianTime(calls: 200) { playedGame(UInt64($0)).log.count }
        report("a whole game, each tap an action", games)
        let game = playedGame(7)
        let save = Save(game: game, time: game.now, isPaused: false)
        let text = save.text
        report(
            "write the save of a whole game (\(text.bytes.count) bytes)",
            medianTime(calls: 2000) { _ in save.text.bytes.count })
        report("read it, playing it again", medianTime(calls: 500) { _ in (try? Save(reading: text))?.game.score ?? 0 })
    }

    /// Returns a game played to its end by always taking the first set.
    private static func playedGame(_ seed: UInt64) -> Game {
        var game = Game(DealID(entropy: seed))
        while !game.isOver {
            let actions = game.tableInPlay.sets.first.map { $0.cards.map { Action.tap($0) } } ?? [.deal]
            for action in actions { _ = try? game.perform(action, at: game.now + 700) }
            if case .match(let triple) = game.selection, game.tableInPlay.sets.isEmpty, !game.isOver {
                _ = try? game.perform(.tap(triple.cards[0]), at: game.now)
            }
        }
        return game
    }
}
