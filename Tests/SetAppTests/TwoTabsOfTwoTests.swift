import SetGame
import Testing

@testable import SetApp

@Suite("Two tabs with a game of two, or at its end")
struct TwoTabsOfTwoTests {
    @Test("go on with the other's claim, and end it once")
    func claim() {
        let first = PageUser(Deals.forTwo)
        let second = first.reloaded()
        first.claim(1)
        first.tap(3)
        second.hearOtherTab()
        #expect(second.turn(of: 1) == "claim" && second.pressed == first.pressed)
        #expect(second.style("--turn-length", of: 1) == "5000ms")
        first.hide()
        second.wait(5000)
        #expect(second.score(of: 1) == -10 && second.turn(of: 2) == "free")
        first.wait(8000)
        first.comeBack()
        #expect(first.score(of: 1) == -10 && first.turn(of: 2) == "free")
        #expect(first.app.game == second.app.game)
    }

    @Test("have the game back that one of them ended with New Game")
    func undo() {
        let first = PageUser(Deals.forTwo)
        let second = first.reloaded()
        first.claim(2)
        first.tap(3)
        first.key("n", "KeyN")
        second.hearOtherTab()
        #expect(second.text("deal-id") == first.text("deal-id"))
        first.push("undo")
        second.hearOtherTab()
        #expect(first.app.game == second.app.game && second.text("deal-id") == "usual~t")
        #expect(second.isOpenToAll && second.pressed.isEmpty && second.score(of: 2) == 0, "the claim is void")
    }

    @Test("side by side record a game once that ends by itself in both of them")
    func endsByItself() throws {
        var ends = 0
        for seed in 0..<12 {
            let first = PageUser("?seed=end\(seed)&leaves=itself")
            let second = first.reloaded()
            second.platform.clock += 3
            for _ in 0..<200 where first.phase != "over" {
                if let set = first.set { first.tap(set) } else { first.key("d", "KeyD") }
                second.hearOtherTab()
                // The timers of both are due before the one has heard of the other.
                first.wait(700)
                second.wait(700)
                first.hearOtherTab()
                first.wait(500)
                second.now = first.now
            }
            try #require(first.phase == "over" && second.phase == "over")
            if first.app.game.log.last?.action == .matchLeaves { ends += 1 }
            #expect(first.storedGames.count == 1, "seed \(seed)")
        }
        #expect(ends > 0, "no game ended by itself")
    }
}
