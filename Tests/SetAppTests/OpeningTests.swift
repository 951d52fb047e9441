import Testing

@testable import SetApp

@Suite("Opening the page")
struct OpeningTests {
    @Test("goes on with the game of the last visit")
    func restores() throws {
        let player = Player(Deals.usual)
        player.wait(4000)
        try player.takeSet()
        player.key("d", "KeyD")
        player.tap(5)
        player.tap(1)
        player.hide()
        let reloaded = player.reloaded()
        #expect(reloaded.names == player.names)
        #expect(reloaded.pressed == player.pressed)
        for id in ["score", "deck-count", "sets-found", "time", "deal-id"] {
            #expect(reloaded.text(id) == player.text(id))
        }
        #expect(reloaded.status == "")
    }

    @Test("goes on with a pause, a mismatch, an end")
    func restoresStates() throws {
        let player = Player(Deals.usual)
        player.tap(player.noSet)
        player.push("pause")
        #expect(player.reloaded().phase == "paused")
        #expect(player.reloaded().named("data-state", "mismatch").count == 3)
        player.push("resume")
        #expect(player.reloaded().phase == "playing")
        try player.playToTheEnd()
        #expect(player.reloaded().phase == "over")
        #expect(player.reloaded().text("time") == player.text("time"))
        #expect(player.reloaded().host.alarm == nil)
    }

    @Test("gives a match that shows its whole time again")
    func reopensMatch() throws {
        let player = try Deals.withSets(1, "&leaves=itself")
        try player.takeSet()
        player.wait(600)
        player.hide()
        let reloaded = player.reloaded()
        reloaded.wait(600)
        #expect(reloaded.named("data-state", "match").count == 3)
        reloaded.wait(150)
        #expect(reloaded.named("data-state", "match").isEmpty)
    }

    @Test("of another new game deals other cards")
    func fresh() {
        let player = Player()
        let former = player.names
        player.push("new-game")
        #expect(player.names != former)
        #expect(player.text("deal-id").count == 8)
    }

    @Test("speaks the first of the browser's languages that it knows")
    func languages() {
        #expect(Player(languages: "ru-RU,en").text("new-game") == "Новая игра")
        #expect(Player(languages: "de-DE,fr,ru").text("new-game") == "Новая игра")
        #expect(Player(languages: "en-US,ru").text("new-game") == "New Game")
        #expect(Player(languages: "de,fr").text("new-game") == "New Game")
        #expect(Player(languages: "").text("new-game") == "New Game")
        #expect(Player("?lang=ru").text("new-game") == "Новая игра")
    }
}
