import Testing

@testable import SetApp

@Suite("A newer version")
struct NewVersionTests {
    @Test("is offered as soon as its files are there, and changes nothing by itself")
    func offered() {
        let user = PageUser(Deals.usual)
        user.tap(3)
        let (names, game) = (user.names, user.app.game)
        #expect(user.isHidden("update"))
        user.send(.update)
        #expect(!user.isHidden("update") && !user.platform.usesNewVersion)
        #expect(user.names == names && user.app.game == game)
        user.push("update")
        #expect(user.platform.usesNewVersion)
        #expect(user.reloaded().names == names)
    }

    @Test("is not offered while somebody has the turn")
    func claim() throws {
        let user = PageUser("\(Deals.usual)&players=2")
        user.send(.update)
        user.claim(1)
        #expect(user.isHidden("update"))
        try user.choose(aSet: true)
        #expect(!user.isHidden("update"))
    }

    @Test("is offered to a page that waits for another, too")
    func elsewhere() {
        let user = PageUser(Deals.usual)
        let other = PageUser(storage: user.platform.storage, beside: true)
        other.send(.update)
        #expect(other.attribute("data-phase", of: "body") == "elsewhere" && !other.isHidden("update"))
        other.push("update")
        #expect(other.platform.usesNewVersion)
    }
}
