import PlainText
import SetWords
import TestSupport
import Testing

@testable import SetApp
@testable import SetInput
@testable import SetPage

@Suite("The found sets beside the table")
struct FeedTests {
    /// The entries, as markup, the latest first.
    private func entries(_ user: PageUser) -> [String] {
        items(user).map { user.platform[$0[0]].markup }
    }

    /// The button of each entry and what it shows when it is open, the latest first.
    private func items(_ user: PageUser) -> [[Node]] {
        user.platform[user.platform["feed-list"]].children.map { user.platform[$0].children }
    }

    private func cards(_ entry: String) -> Set<String> {
        Set(entry.matches(of: /aria-label="([^"]*)"/).map { String($0.1) })
    }

    @Test("are listed with their cards, points and times, the latest first, and begin anew with a game")
    func list() throws {
        let user = PageUser(Deals.usual)
        #expect(entries(user).isEmpty && user.isHidden("feed"))
        var sets: [Set<String>] = []
        for count in 1...3 {
            user.wait(2500)
            while user.set == nil { user.push("deal") }
            try user.takeSet()
            let found = try #require(user.app.game.found.last)
            sets.insert(Set(found.cards.map { user.app.state.presentation.name(of: $0).string }), at: 0)
            #expect(entries(user).count == count && entries(user).map(cards) == sets)
        }
        let last = try #require(user.app.game.found.last)
        #expect(entries(user)[0].contains("+\(last.points)"))
        #expect(entries(user)[0].contains(Language.english.seconds(last.took).string))
        #expect(!user.isHidden("feed") && user.attribute("aria-label", of: "feed") != nil)
        user.push("new-game")
        #expect(entries(user).isEmpty && user.isHidden("feed"))
        user.push("undo")
        #expect(entries(user).map(cards) == sets)
    }

    @Test("show no time in a game without a clock, and who found them where several play")
    func facts() throws {
        let user = PageUser("\(Deals.usual)&clock=0")
        user.tap(try #require(user.set))
        #expect(!entries(user)[0].contains(Language.english.seconds(0).string))
        let room = PageUser.inRoom(TestRoom(), isPlaying: true)
        #expect(entries(room).isEmpty)
    }

    @Test("open one at a time to what else lay there, and close with the game")
    func opening() throws {
        let user = PageUser(Deals.usual)
        for _ in 0..<2 {
            while user.set == nil { user.push("deal") }
            try user.takeSet()
        }
        let isOpen = { items(user).map { user.platform[$0[0]].attributes["aria-expanded"] == "true" } }
        let content = { items(user).map { user.platform[$0[1]].markup } }
        user.wait(1000)
        user.click(items(user)[1][0])
        #expect(isOpen() == [false, true] && content()[0].isEmpty && !content()[1].isEmpty)
        user.click(items(user)[0][0])
        #expect(isOpen() == [true, false] && !content()[0].isEmpty && content()[1].isEmpty)
        user.click(items(user)[0][0])
        #expect(isOpen() == [false, false] && content() == ["", ""])
        user.click(items(user)[0][0])
        user.push("new-game")
        user.push("undo")
        #expect(isOpen() == [false, false])
        let room = TestRoom()
        let player = PageUser.inRoom(room, isPlaying: true)
        player.hear(try room.act(.take(try room.set()), by: .second, request: 1))
        #expect(player.platform[items(player)[0][0]].attributes["disabled"] != nil)
    }

    @Test("are drawn anew in another language")
    func language() throws {
        let user = PageUser(Deals.usual)
        user.tap(try #require(user.set))
        let english = entries(user)
        user.choose("ru", in: "set-lang")
        #expect(entries(user).count == 1 && entries(user) != english)
    }
}
