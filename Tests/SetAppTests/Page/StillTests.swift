import Testing

@testable import SetApp
@testable import SetInput
@testable import SetPage
@testable import SetSettings
@testable import SetStorage

@Suite("Cards in Still")
struct StillTests {
    private func expectStill(_ user: PageUser, _ comment: Comment) {
        #expect(!user.platform.wantsFrame && user.ghosts.isEmpty && user.misplaced.isEmpty, comment)
        #expect(!user.buttons.contains(where: user.isFaceDown), comment)
    }

    private func expectStillThroughout(_ user: PageUser) throws {
        expectStill(user, "at first")
        user.tap(user.noSet)
        expectStill(user, "mismatch")
        user.tap(try #require(user.set))
        expectStill(user, "match")
        user.push("deal")
        expectStill(user, "after the match")
        user.push("shuffle")
        expectStill(user, "reshuffled")
        user.push("new-game")
        expectStill(user, "another game")
        user.resize(300, 900)
        expectStill(user, "resized")
    }

    @Test("are where they belong at once, without a frame or a picture", arguments: ["", "from=deck\n"])
    func still(stored: String) throws {
        let storage = TestStorage(["tercet.settings": stored])
        try expectStillThroughout(PageUser("?seed=usual&motion=still", storage: storage))
    }

    @Test("are those of a person whose system asks for less motion")
    func reduced() throws {
        let user = PageUser(Deals.usual) { $0.media["(prefers-reduced-motion: reduce)"] = true }
        try expectStillThroughout(user)
    }

    @Test("are not those of one who explicitly wants motion", arguments: ["fly", "physics"])
    func explicit(motion: String) {
        let wanted = PageUser("?motion=\(motion)") { $0.media["(prefers-reduced-motion: reduce)"] = true }
        #expect(wanted.platform.wantsFrame)
        wanted.prefer(lessMotion: true)
        #expect(wanted.platform.wantsFrame)
    }

    @Test("come to rest at once when the system or the person asks for it, and move again when that is over")
    func live() throws {
        for ask in [{ $0.prefer(lessMotion: true) }, { $0.choose("still", in: "set-motion") }] as [(PageUser) -> Void] {
            let user = PageUser(Deals.usual)
            user.rest()
            try user.takeSet()
            user.push("deal")
            user.frames(0.05)
            #expect(user.platform.wantsFrame && user.ghosts.count == 3)
            ask(user)
            user.platform.wantsFrame = false
            #expect(user.ghosts.isEmpty && user.misplaced.isEmpty)
            #expect(user.platform[user.platform["pile"]].markup.contains("<svg"))
            user.prefer(lessMotion: false)
            user.choose("auto", in: "set-motion")
            user.push("shuffle")
            #expect(user.platform.wantsFrame)
        }
    }
}
