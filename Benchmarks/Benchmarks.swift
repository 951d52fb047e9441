import PlainText
import SetGame
import SetRecords
import SetRules
import SetTable

/// Times the core on the machine at hand. Only the ratios compare from one machine to another.
@main
enum Benchmarks {
    static func main() throws {
        print("Medians of nine rounds\n")
        finder()
        layout()
        try games()
        records()
    }

    /// 1024 random tables of a size.
    private static func tables(of size: Int) -> [[Card]] {
        var generator = SplitMix64(seed: 1)
        return (0..<1024).map { _ in
            var deck = Card.all
            deck.pinnedShuffle(using: &generator)
            return Array(deck[..<size])
        }
    }

    private static func finder() {
        let (twelve, twentyOne) = (tables(of: 12), tables(of: 21))
        report("fetch 12 cards, a part of each row below", medianTime(calls: 500_000) { twelve[$0 & 1023].count })
        report(
            "is there a set in 12 cards",
            medianTime(calls: 500_000) { twelve[$0 & 1023].containsSet ? 1 : 0 },
            plain: medianTime(calls: 5000) { plainCount(twelve[$0 & 1023], stopAtFirst: true) })
        report(
            "count the sets in 12 cards",
            medianTime(calls: 500_000) { twelve[$0 & 1023].setCount },
            plain: medianTime(calls: 5000) { plainCount(twelve[$0 & 1023]) })
        report(
            "count the sets in 21 cards",
            medianTime(calls: 200_000) { twentyOne[$0 & 1023].setCount },
            plain: medianTime(calls: 1000) { plainCount(twentyOne[$0 & 1023]) })
        report("list the sets in 12 cards", medianTime(calls: 200_000) { twelve[$0 & 1023].sets.count })
    }

    private static func layout() {
        let space = CardGrid.Size(width: 1170, height: 1998)
        report("lay out 12 cards", medianTime(calls: 20_000) { CardGrid(count: 12 + $0 % 2, in: space).columns })
        report("lay out 81 cards", medianTime(calls: 5000) { CardGrid(count: 80 + $0 % 2, in: space).columns })
    }

    /// The review of a game, and the history of ten thousand.
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

    /// A game played to its end by taking the first set there is.
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

    /// The definition of a set tried on every triple.
    private static func plainCount(_ cards: [Card], stopAtFirst: Bool = false) -> Int {
        var count = 0
        for (index, first) in cards.enumerated() {
            for (offset, second) in cards.enumerated().dropFirst(index + 1) {
                for third in cards.dropFirst(offset + 1) where isSet(first, second, third) {
                    count += 1
                    if stopAtFirst { return count }
                }
            }
        }
        return count
    }

    private static func isSet(_ first: Card, _ second: Card, _ third: Card) -> Bool {
        Feature.allCases.allSatisfy { feature in
            let (a, b, c) = (first[feature], second[feature], third[feature])
            return (a == b && b == c) || (a != b && b != c && a != c)
        }
    }
}
