import SetGame
import SetRules
import Testing

@testable import TerminalPlay

struct GameChoiceTests {
    @Test func `a choice changes only the game and the players`() {
        var options = Options(.junior)
        options.penalties = false
        #expect(GameChoice().applied(to: options) == options)
        let changed = GameChoice(game: .ultraSet, players: .two).applied(to: options)
        #expect(changed.game == .ultraSet && changed.players == .two && !changed.penalties)
    }

    @Test func `the game that is chosen already keeps options that differ from its defaults`() {
        var options = Options(.ultraSet)
        options.backTo12 = false
        #expect(GameChoice(game: .ultraSet).applied(to: options) == options)
        #expect(GameChoice(game: .ultraSet).fits(options))
        #expect(!GameChoice(game: .set).fits(options) && !GameChoice(players: .two).fits(options))
    }
}
