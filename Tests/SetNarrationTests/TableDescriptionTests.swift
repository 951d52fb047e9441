import PlainText
import SetGame
import SetLanguages
import SetRules
import SetTable
import SetTogether
import SetWords
import TestSupport
import Testing

@testable import SetNarration

@Suite("Descriptions of a table")
struct TableDescriptionTests {
    private func description(of game: Game, names: [PlayerName] = []) -> TableDescription {
        let grid = CardGrid(count: game.table.count, in: CardGrid.Size(width: 400, height: 600))
        let style = CardStyle(appearance: Appearance(), hasLetterMark: false)
        return TableDescription(
            grid: grid, presentation: Presentation(language: .english, style: style, variant: game.options.game),
            names: names)
    }

    @Test("name every card once, and the current card with its place")
    func cards() throws {
        let game = try Game(seed: "described")
        let description = description(of: game)
        let all = description.text(of: .all, in: game, current: nil).description
        for card in game.table {
            let name = description.presentation.name(of: card).description
            #expect(all.split(separator: name, omittingEmptySubsequences: false).count == 2)
            let current = description.text(of: .current, in: game, current: card).description
            #expect(current.hasSuffix(name) && current.count > name.count)
        }
        #expect(description.text(of: .current, in: game, current: nil).isEmpty)
    }

    @Test("separate the names of cards with dots, which have commas, by semicolons")
    func dots() throws {
        let game = try Game(seed: "described", options: Options(.projective))
        let description = description(of: game)
        let names = game.table.map { description.presentation.name(of: $0).description }
        #expect(names.contains { $0.contains(",") })
        let all = description.text(of: .all, in: game, current: nil).description
        // All but the last card of each row.
        #expect(names.count { all.contains("\($0);") } == names.count - description.grid.rows)
    }

    @Test("name the chosen cards")
    func chosen() throws {
        var game = try Game(seed: "described")
        let card = game.table[4]
        try game.act(.tap(card))
        let description = description(of: game)
        let text = description.text(of: .chosen, in: game, current: nil).description
        #expect(text.contains(description.presentation.name(of: card).description))
        #expect(!text.contains(description.presentation.name(of: game.table[5]).description))
    }

    @Test("say that the other cards have moved too, in Shuffle")
    func shuffled() throws {
        let reshuffled = Language.english[Phrase.reshuffled].description
        for variant in [Variant.set, .shuffle] {
            var game = try Game(seed: "described", options: Options(variant))
            let former = game.table
            for card in try #require(game.matches.first) { try game.act(.tap(card)) }
            try game.act(.tap(try #require(game.tableInPlay.first)))
            let text = try #require(description(of: game).changes(from: former, in: game)).description
            #expect(text.contains(reshuffled) == (variant == .shuffle))
        }
    }

    @Test("mention changes only of the same game")
    func changes() throws {
        var game = try Game(seed: "described")
        var narrator = Narrator()
        #expect(narrator.changes(in: game, description(of: game)) == nil)
        #expect(narrator.changes(in: game, description(of: game)) == nil)
        try game.act(.deal)
        let changes = narrator.changes(in: game, description(of: game))
        let text = try #require(changes).description
        let names = game.table.suffix(3).map { description(of: game).presentation.name(of: $0).description }
        #expect(names.allSatisfy { text.contains($0) })
        let other = try Game(seed: "other")
        #expect(narrator.changes(in: other, description(of: other)) == nil)
    }
}
