import SetGame
import SetRules
import Testing

/// Whether the examples on the modules' pages give what the pages say.
struct OverviewsTests {
    @Test func `a text and a string hold the same bytes`() {
        let (text, string) = plainTextExample()
        #expect(string == "tea" && text.bytes == Array("tea".utf8))
    }

    @Test func `the first table of a shuffle has three sets, and the easiest differs only in its numbers`() {
        let (table, easiest) = rulesExample()
        #expect(table.sets.count == 3)
        #expect(easiest?.description == "1321 2321 3321" && easiest?[.number] == .different)
        #expect(easiest?.differingFeatures == 1)
    }

    @Test func `twelve cards lie in four rows of three, and a card is a document`() {
        let (grid, place, picture) = tableExample()
        #expect(grid.rows == 4 && grid.columns == 3 && grid.card == .init(width: 309, height: 433))
        #expect(place.x == 99 && place.y == 1)
        #expect(picture.hasPrefix("<svg"))
    }

    @Test func `three taps find a set for 35 points`() throws {
        let (game, events) = try gameExample()
        #expect(events == game.found.map(Event.found) && game.score == 35)
    }

    @Test func `a finished game counts in the statistics, and in the text of a history`() throws {
        var game = Game(try DealID("tea"))
        while !game.isOver {
            if let set = game.tableInPlay.sets.first {
                for card in set.cards { _ = try game.perform(.tap(card), at: game.now + 1000) }
            } else {
                _ = try game.perform(.deal, at: game.now + 1000)
            }
        }
        let (statistics, text) = recordsExample(game)
        #expect(statistics.games == 1 && statistics.scores == [game.score])
        #expect(text.hasPrefix("tercet games 1\n") && summary(ofHistory: text).hasPrefix("1 games"))
    }
}
