import SetWords
import Testing

@testable import SetApp
@testable import SetInput
@testable import SetPage
@testable import SetSettings
@testable import SetStorage

@Suite("New Game")
struct NewGameTests {
    private func expectNewGame(_ user: PageUser, _ comment: Comment) {
        let former = user.text("deal-id")
        user.push("new-game")
        user.wait(900)
        #expect(user.text("deal-id") != former, comment)
        #expect(user.names.count == 12, comment)
        #expect(user.number("deck-count") == 69, comment)
        #expect(user.score == 0 && user.number("sets-found") == 0, comment)
        #expect(user.text("time") == "0:00", comment)
        #expect(user.pressed.isEmpty && user.named("data-state", "idle").count == 12, comment)
        #expect(user.phase == "playing" && user.attribute("inert", of: "table") == nil, comment)
        #expect(!user.isOff("deal") && !user.isOff("cheat") && !user.isOff("pause"), comment)
        #expect(user.named("tabindex", "0").count == 1, comment)
        #expect(user.reloaded().names == user.names, comment)
    }

    @Test("works from every state")
    func everyState() throws {
        let states: [(Comment, (PageUser) throws -> Void)] = [
            ("untouched", { _ in }),
            ("one card", { $0.tap(0) }),
            ("mismatch", { $0.tap($0.noSet) }),
            ("match", { try $0.takeSet() }),
            ("hint", { $0.push("cheat") }),
            ("more cards", { for _ in 0..<9 { $0.push("deal") } }),
            ("paused", { $0.push("pause") }),
            (
                "paused with a match",
                {
                    try $0.takeSet(); $0.push("pause")
                }
            ),
            ("over", { try $0.playToTheEnd() }),
            ("later", { $0.wait(90_000) }),
            ("in the middle of a press", { $0.pressDown($0.buttons[0]) }),
        ]
        for (name, reach) in states {
            for options in ["", "&leaves=itself&autodeal=1&backto12=1"] {
                let user = try Deals.withSets(1, options)
                try reach(user)
                expectNewGame(user, name)
            }
        }
    }

    @Test("says so, and begins at once, not with a dialog")
    func message() {
        let user = PageUser(Deals.usual)
        user.tap(0)
        user.key("n", "KeyN")
        #expect(user.messages == [.phrase(.newGameBegun)])
    }

    @Test("leaves no wake of the old game")
    func noOldWake() throws {
        let user = try Deals.withSets(1, "&leaves=itself&clock=0")
        try user.takeSet()
        #expect(user.platform.wakeAt == user.now + 700)
        user.push("new-game")
        #expect(user.platform.wakeAt == user.now + 1000, "the clock's next second, no more")
    }
}
