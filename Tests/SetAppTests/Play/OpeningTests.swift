import SetWords
import Testing

@testable import SetApp
@testable import SetInput
@testable import SetPage
@testable import SetSettings
@testable import SetStorage

@Suite("Opening the page")
struct OpeningTests {
    @Test("goes on with the game of the last visit")
    func restores() throws {
        let user = PageUser(Deals.usual)
        user.wait(4000)
        try user.takeSet()
        user.key("d", "KeyD")
        user.tap(5)
        user.tap(1)
        user.hide()
        let reloaded = user.reloaded()
        #expect(reloaded.names == user.names)
        #expect(reloaded.pressed == user.pressed)
        for id in ["score", "deck-count", "sets-found", "time", "deal-id"] {
            #expect(reloaded.text(id) == user.text(id))
        }
        #expect(reloaded.messages == [])
    }

    @Test("goes on with a pause, a mismatch, an end")
    func restoresStates() throws {
        let user = PageUser(Deals.usual)
        user.tap(user.noSet)
        user.push("pause")
        #expect(user.reloaded().phase == "paused")
        #expect(user.reloaded().named("data-state", "mismatch").count == 3)
        user.push("resume")
        #expect(user.reloaded().phase == "playing")
        try user.playToTheEnd()
        #expect(user.reloaded().phase == "over")
        #expect(user.reloaded().text("time") == user.text("time"))
        let reloaded = user.reloaded()
        reloaded.wait(1000)
        #expect(reloaded.platform.wakeAt == nil)
    }

    @Test("gives a match that shows its whole time again")
    func reopensMatch() throws {
        let user = try Deals.withSets(1, "&leaves=itself")
        try user.takeSet()
        user.wait(600)
        user.hide()
        let reloaded = user.reloaded()
        reloaded.wait(600)
        #expect(reloaded.named("data-state", "match").count == 3)
        reloaded.wait(150)
        #expect(reloaded.named("data-state", "match").isEmpty)
    }

    @Test("of another new game deals other cards")
    func fresh() {
        let user = PageUser()
        let former = user.names
        user.push("new-game")
        #expect(user.names != former)
        #expect(user.text("deal-id").count == 8)
    }

    @Test("speaks the first of the browser's languages that it knows")
    func languages() {
        #expect(PageUser(languages: "ru-RU,en").text("new-game-text") == "Новая игра")
        #expect(PageUser(languages: "de-DE,fr,ru").text("new-game-text") == "Новая игра")
        #expect(PageUser(languages: "en-US,ru").text("new-game-text") == "New Game")
        #expect(PageUser(languages: "de,fr").text("new-game-text") == "New Game")
        #expect(PageUser(languages: "").text("new-game-text") == "New Game")
        #expect(PageUser("?lang=ru").text("new-game-text") == "Новая игра")
    }
}
