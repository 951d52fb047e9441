import Testing

@testable import SetApp

@Suite("New Game where somebody has the turn")
struct NewGameOfTwoTests {
    @Test("ends a claim, by its button and by its key, and nothing of it acts in the new game")
    func claim() {
        for isByKey in [true, false] {
            let player = Player(Deals.forTwo)
            player.wait(300)
            player.claim(1)
            player.tap(0)
            player.wait(1000)
            if isByKey { player.key("n", "KeyN") } else { player.push("new-game") }
            #expect(player.status == "New game." && player.isOpenToAll && player.pressed.isEmpty)
            #expect(player.text("deal-id").hasSuffix("~t") && player.text("deal-id") != "usual~t")
            #expect(player.host.alarm == player.now + 1000, "the clock's next second, no more")
            player.wait(20_000)
            #expect(player.isOpenToAll && player.score(of: 1) == 0 && player.score(of: 2) == 0)
            #expect(player.app.game.log.isEmpty)
        }
    }

    @Test("ends a mismatch and a free turn too")
    func later() throws {
        for time in [500, 1500] as [Int64] {
            let player = Player(Deals.forTwo)
            player.claim(1)
            try player.choose(aSet: false)
            player.wait(time)
            player.key("n", "KeyN")
            #expect(player.isOpenToAll && player.pressed.isEmpty)
            player.wait(20_000)
            #expect(player.app.game.log.isEmpty && player.score(of: 1) == 0)
        }
    }
}
