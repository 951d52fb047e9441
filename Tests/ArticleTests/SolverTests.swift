import SetGame
import SetRules
import Testing

struct SolverTests {
    @Test func `a search over pairs chooses the same sets as the library`() throws {
        for number in 0..<50 {
            let deal = try DealID("pairs-\(number)")
            #expect(play(deal, with: PairSolver()).sets == play(deal, with: FirstSolver()).sets)
        }
    }

    @Test func `a deal is played by the rules: a game takes the same sets`() throws {
        for number in 0..<50 {
            let deal = try DealID("rules-\(number)")
            let (sets, rest) = play(deal, with: EasiestSolver())
            var game = Game(deal)
            for set in sets {
                // Deal replaces the match that shows.
                if case .match = game.selection, !game.deck.isEmpty { _ = try game.perform(.deal, at: game.now) }
                while !game.holdsMatch { _ = try game.perform(.deal, at: game.now) }
                for card in set.cards { _ = try game.perform(.tap(card), at: game.now) }
            }
            #expect(game.isOver && game.found.map(\.cards) == sets.map { CardGroup($0) } && game.tableInPlay == rest)
        }
    }

    @Test func `the measures are those of the article`() throws {
        let article = try Article("Sources/SetGame/SetGame.docc/Writing-a-solver.md")
        let (first, easiest) = (try measure(FirstSolver()), try measure(EasiestSolver()))
        #expect(article.lines.contains("| `FirstSolver` | \(first.meanSets) | \(first.cleared) |"))
        #expect(article.lines.contains("| `EasiestSolver` | \(easiest.meanSets) | \(easiest.cleared) |"))
    }
}
