import Testing

@testable import SetApp

@Suite("Cards in Still")
struct StillTests {
    private func expectStill(_ player: Player, _ comment: Comment) {
        #expect(!player.host.wantsFrame && player.ghosts.isEmpty && player.misplaced.isEmpty, comment)
        #expect(!player.buttons.contains(where: player.isFaceDown), comment)
    }

    private func expectStillThroughout(_ player: Player) throws {
        expectStill(player, "at first")
        player.tap(player.noSet)
        expectStill(player, "mismatch")
        player.tap(try #require(player.set))
        expectStill(player, "match")
        player.push("deal")
        expectStill(player, "after the match")
        player.push("shuffle")
        expectStill(player, "reshuffled")
        player.push("new-game")
        expectStill(player, "another game")
        player.resize(300, 900)
        expectStill(player, "resized")
    }

    @Test("are where they belong at once, without a frame or a picture", arguments: ["", "from=deck\n"])
    func still(stored: String) throws {
        let storage = TestStorage(["tercet.settings": stored])
        try expectStillThroughout(Player("?seed=usual&motion=still", storage: storage))
    }

    @Test("are those of a person whose system asks for less motion")
    func reduced() throws {
        let player = Player(Deals.usual) { $0.media["(prefers-reduced-motion: reduce)"] = true }
        try expectStillThroughout(player)
    }

    @Test("are not those of one who explicitly wants motion", arguments: ["fly", "physics"])
    func explicit(motion: String) {
        let wanted = Player("?motion=\(motion)") { $0.media["(prefers-reduced-motion: reduce)"] = true }
        #expect(wanted.host.wantsFrame)
        wanted.prefer(lessMotion: true)
        #expect(wanted.host.wantsFrame)
    }

    @Test("come to rest at once when the system or the person asks for it, and move again when that is over")
    func live() throws {
        for ask in [{ $0.prefer(lessMotion: true) }, { $0.choose("still", in: "set-motion") }] as [(Player) -> Void] {
            let player = Player(Deals.usual)
            player.rest()
            try player.takeSet()
            player.push("deal")
            player.frames(0.05)
            #expect(player.host.wantsFrame && player.ghosts.count == 3)
            ask(player)
            player.host.wantsFrame = false
            #expect(player.ghosts.isEmpty && player.misplaced.isEmpty)
            #expect(player.host[player.host["pile"]].markup.contains("<svg"))
            player.prefer(lessMotion: false)
            player.choose("auto", in: "set-motion")
            player.push("shuffle")
            #expect(player.host.wantsFrame)
        }
    }
}
