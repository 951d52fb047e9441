import PlainText
import SetGame
import SetRules
import SetTable
import Testing

@testable import TerminalPlay

struct TerminalGameOpeningTests {
    private func text(_ game: TerminalGame) -> String {
        game.notes.map { $0.text(in: game.language, game.appearance, game.kind) }.joined(separator: " ")
    }

    @Test func `a deal that is asked for keeps the game in progress, and goes on where it is that game`() throws {
        var game = try TerminalGame.opened()
        game.type("1", at: 100)
        #expect(try !game.open(DealID(seed: "tea"), at: 200))
        #expect(game.session.game.log.count == 1)
        #expect(try game.open(DealID(seed: "milk"), at: 300))
        #expect(game.notes == [.phrase(.opened)])
        #expect(game.type("b", at: 400) == [.changed])
        #expect(game.session.game.dealID.seed == "tea" as UTF8Text)
        #expect(game.notes == [.message(.phrase(.backFromLink))])
    }

    @Test func `another game that is asked for begins, and the game in progress is kept`() throws {
        var game = try TerminalGame.opened()
        game.type("1", at: 100)
        let mine = game.session.game
        try game.play(GameChoice(game: .ultraSet), at: 200, entropy: 7)
        #expect(game.session.game.dealID == DealID(entropy: 7, options: Options(.ultraSet)))
        #expect(text(game) == "New game: UltraSet. Your game in progress (Set) is kept: press B to return to it.")
        #expect(game.type("b", at: 300) == [.changed])
        #expect(game.session.game == mine)
    }

    @Test func `a kept game continues when it is asked for, and the other one is kept`() throws {
        var game = try TerminalGame.opened()
        game.type("1", at: 100)
        let mine = game.session.game
        try game.play(GameChoice(game: .junior), at: 200, entropy: 7)
        game.type("2", at: 300)
        let junior = game.session.game
        try game.play(GameChoice(game: .set), at: 400, entropy: 8)
        #expect(game.session.game == mine && game.session.interruptedGame?.game == junior)
        #expect(
            text(game) == "Your game continues: Set. Your game in progress (Junior) is kept: press B to return to it.")
    }

    @Test func `a third game would replace one of two in progress, and is refused`() throws {
        var game = try TerminalGame.opened()
        game.type("1", at: 100)
        try game.play(GameChoice(game: .junior), at: 200, entropy: 7)
        game.type("2", at: 300)
        let before = game.session
        #expect(throws: TerminalGame.Refusal.twoInProgress) {
            try game.play(GameChoice(game: .ultraSet), at: 400, entropy: 8)
        }
        #expect(throws: TerminalGame.Refusal.twoInProgress) { try game.open(DealID(seed: "milk"), at: 400) }
        #expect(game.session.game == before.game && game.session.interruptedGame == before.interruptedGame)
    }

    @Test func `a game of the choice continues, and an unplayed game is not kept`() throws {
        var game = try TerminalGame.opened()
        for choice in [GameChoice(), GameChoice(game: .set), GameChoice(game: .set, players: .one)] {
            try game.play(choice, at: 100, entropy: 7)
            #expect(game.session.game.dealID.seed == "tea" as UTF8Text && game.notes.isEmpty)
        }
        try game.play(GameChoice(game: .junior), at: 200, entropy: 7)
        #expect(text(game) == "New game: Junior.")
        #expect(!game.session.hasInterruptedGame)
    }

    @Test func `two players begin a game of their own with the other options of the game in progress`() throws {
        var options = Options()
        options.clock = false
        var game = try TerminalGame.opened(options: options)
        game.type("1", at: 100)
        try game.play(GameChoice(game: .ultraSet, players: .two), at: 200, entropy: 7)
        let new = game.session.game.options
        #expect(new.game == .ultraSet && new.players == .two && !new.clock && new.backTo12)
        #expect(
            text(game)
                == "New game: UltraSet, two players. Your game in progress (Set) is kept: press B to return to it.")
    }
}
