import SetGame
import SetRules
import Testing

struct TableModelTests {
    /// A game on its first table, watched since a moment of a clock.
    private func model(at now: Milliseconds) throws -> TableModel {
        var model = TableModel(dealing: try DealID("tea~s"))
        model.send(.advance, at: now)
        return model
    }

    private let start: Milliseconds = 1_795_305_600_000

    @Test func `three taps are a match, which leaves by itself when its time is over`() throws {
        var model = try model(at: start)
        for card in try #require(model.session.game.table.sets.first).cards {
            model.send(.act(.tap(card), .first), at: start + 2000)
        }
        #expect(model.events == model.session.game.found.map(Event.found) && model.session.game.score == 38)
        #expect(model.wait == Rule.matchDisplayTime)
        model.send(.advance, at: start + 2000 + model.wait)
        #expect(model.session.game.selection == .none && model.session.game.deck.count == 66)
        #expect(model.events.count == 1 && model.wait == 1000)
    }

    @Test func `what is due is carried out before a tap, and what it did is told`() throws {
        var model = try model(at: start)
        for card in try #require(model.session.game.table.sets.first).cards {
            model.send(.act(.tap(card), .first), at: start)
        }
        let card = try #require(model.session.game.tableInPlay.first)
        model.send(.act(.tap(card), .first), at: start + 5000)
        #expect(model.events.last == .selected(card) && model.events.count == 2 && model.violation == nil)
    }

    @Test func `what the rules forbid is told, and changes nothing`() throws {
        var model = try model(at: start)
        let game = model.session.game
        model.send(.act(.tap(try #require(game.deck.cards.first)), .first), at: start + 100)
        #expect(model.violation == .notOnTable && model.events.isEmpty && model.session.game == game)
    }

    @Test func `a stored game goes on`() throws {
        var model = try model(at: start)
        model.send(.act(.deal, .first), at: start + 4000)
        let restored = try TableModel(stored: model.stored)
        #expect(restored.session.game == model.session.game && restored.session.elapsed == 4000)
        #expect(throws: SaveError.foreign) { try TableModel(stored: "nonsense") }
    }

    @Test func `the grid has a place for each card on the table`() throws {
        var model = try model(at: start)
        model.send(.act(.deal, .first), at: start)
        let grid = model.grid(width: 1170, height: 2000)
        #expect(grid.count == 15 && grid.place(at: 14).x + grid.card.width <= 1170)
    }

    @Test func `a hint counts the rows down to the last card of the first complete set`() throws {
        let model = try model(at: start)
        let table = model.session.game.table
        let last = try #require(table.sets.map { set in table.lastIndex(where: set.contains) ?? 0 }.min())
        let grid = model.grid(width: 1170, height: 2000)
        #expect(grid.columns == 3 && model.rowsWithSet(on: grid) == last / 3 + 1)
    }
}
