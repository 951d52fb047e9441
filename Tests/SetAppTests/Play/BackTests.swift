import SetWords
import Testing

@testable import SetApp
@testable import SetInput
@testable import SetPage
@testable import SetSettings
@testable import SetStorage

@Suite("Back to my game")
struct BackTests {
    let user = PageUser(Deals.usual)

    @Test("is offered when a link is opened with a game under way, and brings it back exactly")
    func goesBack() throws {
        user.wait(3000)
        user.key("d", "KeyD")
        user.tap(3)
        user.hide()
        let linked = user.reloaded("?seed=other~lc")
        #expect(linked.text("deal-id") == "other~lc")
        #expect(!linked.isHidden("back"))
        linked.tap(0)
        linked.wait(2000)
        linked.push("back")
        #expect(linked.app.game == user.app.game)
        #expect(linked.text("time") == user.text("time"))
        #expect(linked.names == user.names)
        #expect(linked.messages == [.phrase(.backFromLink)])
        #expect(linked.isHidden("back"))
        #expect(linked.platform.storage.before == nil)
        #expect(linked.reloaded().names == user.names)
    }

    @Test("is still offered after a reload, and after a new game")
    func afterReload() {
        user.tap(3)
        let reloaded = user.reloaded("?seed=other").reloaded()
        #expect(!reloaded.isHidden("back"))
        reloaded.push("new-game")
        #expect(!reloaded.isHidden("back"))
        reloaded.push("back")
        #expect(reloaded.names == user.names)
        #expect(reloaded.isHidden("back"))
    }

    @Test("gives a match that shows its whole time anew")
    func match() throws {
        let mine = try Deals.withSets(1, "&leaves=itself")
        try mine.takeSet()
        mine.now += 600
        mine.hide()
        let linked = mine.reloaded("?seed=other")
        linked.push("back")
        #expect(linked.named("data-state", "match").count == 3)
        linked.wait(600)
        #expect(linked.named("data-state", "match").count == 3)
        linked.wait(200)
        #expect(linked.named("data-state", "match").isEmpty)
    }

    @Test("is not offered for a game that nobody touched")
    func untouched() {
        #expect(user.reloaded("?seed=other").isHidden("back"))
    }

    @Test("is not offered for a game that is over")
    func over() throws {
        try user.playToTheEnd()
        #expect(user.reloaded("?seed=other").isHidden("back"))
    }

    @Test("is offered where there is no room to keep the game, which stays in its place", arguments: [true, false])
    func notKept(isFull: Bool) {
        user.tap(3)
        let saved = user.platform.storage.game
        let linked = PageUser("?seed=other", storage: user.platform.storage) {
            if isFull { $0.storage.full = ["tercet.before"] } else { $0.storage.refusesToStore = true }
        }
        #expect(linked.text("deal-id") == "other" && linked.messages.contains(.phrase(.linkNotSaved)))
        linked.tap(0)
        #expect(linked.platform.storage.game == saved)
        linked.push("back")
        #expect(linked.text("deal-id") == "usual" && linked.pressed.count == 1)
        #expect(linked.reloaded().pressed.count == 1)
    }

    @Test("leads to the last game of one's own, not to one that an earlier link interrupted")
    func secondLink() {
        user.tap(3)
        let mine = user.reloaded("?seed=other")
        mine.push("new-game")
        mine.tap(5)
        let linked = mine.reloaded("?seed=third")
        linked.tap(0)
        linked.push("back")
        #expect(linked.names == mine.names && linked.pressed == mine.pressed)
        #expect(linked.isHidden("back"), "the link is the way to the game that was left")
    }

    @Test("stays the first game while one link's game after another is opened")
    func linkAfterLink() {
        user.tap(3)
        let first = user.reloaded("?seed=other")
        first.tap(0)
        let second = first.reloaded("?seed=third")
        second.push("back")
        #expect(second.names == user.names)
    }

    @Test("leads to and fro between two games of one's own")
    func toAndFro() {
        user.tap(3)
        let mine = user.reloaded("?seed=other")
        mine.push("new-game")
        mine.tap(5)
        let (names, pressed) = (mine.names, mine.pressed)
        mine.push("back")
        #expect(mine.names == user.names && !mine.isHidden("back"))
        mine.push("back")
        #expect(mine.names == names && mine.pressed == pressed)
    }
}
