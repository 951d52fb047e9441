import Testing

@testable import SetApp

@Suite("New Game")
struct NewGameTests {
    private func expectNewGame(_ player: Player, _ comment: Comment) {
        let former = player.text("deal-id")
        player.push("new-game")
        player.wait(900)
        #expect(player.text("deal-id") != former, comment)
        #expect(player.names.count == 12, comment)
        #expect(player.number("deck-count") == 69, comment)
        #expect(player.score == 0 && player.number("sets-found") == 0, comment)
        #expect(player.text("time") == "0:00", comment)
        #expect(player.pressed.isEmpty && player.named("data-state", "idle").count == 12, comment)
        #expect(player.phase == "playing" && player.attribute("inert", of: "table") == nil, comment)
        #expect(!player.isOff("deal") && !player.isOff("cheat") && !player.isOff("pause"), comment)
        #expect(player.named("tabindex", "0").count == 1, comment)
        #expect(player.reloaded().names == player.names, comment)
    }

    @Test("works from every state")
    func everyState() throws {
        let states: [(Comment, (Player) throws -> Void)] = [
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
                let player = try Deals.withSets(1, options)
                try reach(player)
                expectNewGame(player, name)
            }
        }
    }

    @Test("says so, and begins at once, not with a dialog")
    func message() {
        let player = Player(Deals.usual)
        player.tap(0)
        player.key("n", "KeyN")
        #expect(player.status == "New game.")
    }

    @Test("leaves no alarm of the old game")
    func noOldAlarm() throws {
        let player = try Deals.withSets(1, "&leaves=itself&clock=0")
        try player.takeSet()
        #expect(player.host.alarm == player.now + 700)
        player.push("new-game")
        #expect(player.host.alarm == player.now + 1000, "the clock's next second, no more")
    }
}
