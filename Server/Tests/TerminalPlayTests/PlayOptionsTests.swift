import SetGame
import SetRules
import Testing

@testable import TerminalPlay

struct PlayOptionsTests {
    @Test func `a deal gets the chosen game and players`() throws {
        #expect(try PlayOptions().dealID == nil)
        #expect(try PlayOptions(deal: "tea~c").dealID == DealID("tea~c"))
        let choice = GameChoice(game: .ultraSet, players: .two)
        #expect(try PlayOptions(deal: "tea~c", choice: choice).dealID == DealID("tea~Ubct"))
        #expect(try PlayOptions(deal: "tea~J", choice: GameChoice(game: .set)).dealID == DealID("tea"))
    }

    @Test func `a text that is no deal is refused with a reason`() {
        for (text, reason) in [
            ("", "empty"), (String(repeating: "x", count: 65), "longer than 64 bytes"),
            ("a\u{1b}", "not readable text"),
            ("tea~Z", "of a game that this version doesn't have"),
        ] {
            #expect(throws: PlayError.notADeal(reason: reason)) { try PlayOptions(deal: text).dealID }
        }
    }
}
