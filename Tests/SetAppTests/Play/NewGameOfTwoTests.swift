import SetWords
import Testing

@testable import SetApp
@testable import SetInput
@testable import SetPage
@testable import SetSettings
@testable import SetStorage

@Suite("New Game where somebody has the turn")
struct NewGameOfTwoTests {
    @Test("ends a claim, by its button and by its key, and nothing of it acts in the new game")
    func claim() {
        for isByKey in [true, false] {
            let user = PageUser(Deals.forTwo)
            user.wait(300)
            user.claim(1)
            user.tap(0)
            user.wait(1000)
            if isByKey { user.key("n", "KeyN") } else { user.push("new-game") }
            #expect(user.messages == [.phrase(.newGameBegun)] && user.isOpenToAll && user.pressed.isEmpty)
            #expect(user.text("deal-id").hasSuffix("~t") && user.text("deal-id") != "usual~t")
            #expect(user.platform.wakeAt == user.now + 1000, "the clock's next second, no more")
            user.wait(20_000)
            #expect(user.isOpenToAll && user.score(of: 1) == 0 && user.score(of: 2) == 0)
            #expect(user.app.game.log.isEmpty)
        }
    }

    @Test("ends a mismatch and a free turn too")
    func later() throws {
        for time in [500, 1500] as [Int64] {
            let user = PageUser(Deals.forTwo)
            user.claim(1)
            try user.choose(aSet: false)
            user.wait(time)
            user.key("n", "KeyN")
            #expect(user.isOpenToAll && user.pressed.isEmpty)
            user.wait(20_000)
            #expect(user.app.game.log.isEmpty && user.score(of: 1) == 0)
        }
    }
}
