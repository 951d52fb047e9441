import Testing

@testable import SetApp
@testable import SetInput

/// A page whose module has only arrived in part.
@Suite("The first half of the module")
struct FirstHalfTests {
    @Test("plays like the whole module", arguments: ["?seed=half", "?seed=half&game=chain", "?seed=half&game=ultra"])
    func plays(link: String) throws {
        let users = [PageUser(link, whole: false), PageUser(link)]
        for user in users {
            let set = try #require(user.set)
            user.tap(user.noSet)
            user.tap(set)
            user.click(user.platform["cheat"])
            user.wait(5000)
            user.click(user.platform["undo"])
            user.click(user.platform["deal"])
            user.click(user.platform["pause"])
            user.click(user.platform["resume"])
        }
        #expect(users[0].names == users[1].names && users[0].score == users[1].score)
        #expect(users[0].status == users[1].status)
        users[0].complete()
        #expect(users[0].platform.storage.items == users[1].platform.storage.items)
    }

    @Test("plays like the whole module with two at one device")
    func twoPlayers() throws {
        let user = PageUser("?seed=half&players=2", whole: false)
        user.pressDown(user.platform["claim-1"])
        user.pressUp(user.platform["claim-1"])
        try user.takeSet()
        #expect(user.number("score-1") > 0)
    }

    @Test("keeps what needs the rest, and everything after it, in order")
    func waiting() throws {
        let user = PageUser("?seed=half", whole: false)
        let card = try #require(user.names.first)
        user.push("help")
        user.tap(card)
        #expect(!user.isOpen("help-dialog") && user.pressed.isEmpty && !user.status.isEmpty)
        user.complete()
        #expect(user.isOpen("help-dialog") && user.pressed == [card] && user.app.waiting.isEmpty)
    }

    @Test("keeps the end of a game for the rest", arguments: ["?seed=half&limit=24", "?seed=half"])
    func end(link: String) throws {
        let user = PageUser(link, whole: false)
        for _ in 0..<200 where user.app.waiting.isEmpty {
            if let set = user.set { user.tap(set) } else { user.key("d", "KeyD") }
        }
        #expect(user.phase == "playing" && user.app.session.game.deck.count <= 12)
        user.complete()
        try user.playToTheEnd()
    }
}
