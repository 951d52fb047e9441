import Testing

@testable import SetApp

@Suite("The number of players")
struct PlayersSettingTests {
    let player = Player(Deals.usual)

    /// Sets it in the dialog.
    private func choose(_ number: String, in player: Player) {
        player.push("settings")
        player.choose(number, in: "players")
        #expect(player.isOpen("settings-dialog"))
        player.push("settings-close")
    }

    @Test("changes the game of the same deal where nobody has done anything, and back")
    func untouched() {
        let names = player.names
        choose("2", in: player)
        #expect(player.text("deal-id") == "usual~t" && player.names == names)
        #expect(!player.isHidden("near") && !player.isHidden("far") && player.isOff("deal"))
        choose("1", in: player)
        #expect(player.text("deal-id") == "usual" && player.names == names)
        #expect(player.isHidden("near") && !player.isOff("deal"))
        #expect(player.isOff("undo"))
    }

    @Test("changes what is said: nothing that was told to two is left to one, or the other way round")
    func message() {
        let player = Player(Deals.forTwo)
        player.tap(0)
        #expect(player.status == "Press your Set! button first.")
        choose("1", in: player)
        #expect(player.status == "")
        choose("2", in: player)
        #expect(player.status == "" && player.text("status-2") == "")
    }

    @Test("begins another game where one is under way, which Undo gives back")
    func underWay() throws {
        try player.takeSet()
        player.wait(3000)
        let (names, score) = (player.names, player.score)
        choose("2", in: player)
        #expect(player.text("deal-id") != "usual~t" && player.text("deal-id").hasSuffix("~t"))
        #expect(player.score(of: 1) == 0 && player.number("deck-count") == 69)
        #expect(player.status == "New game.")
        player.push("undo")
        #expect(player.text("deal-id") == "usual" && player.names == names && player.score == score)
        #expect(player.status == "Your game is back." && player.text("time") == "0:03")
        #expect(player.isHidden("near") && player.isHidden("far"))
        player.push("settings")
        #expect(player.host[player.host["players"]].value == "1")
    }

    @Test("switched to and fro by mistake loses no game: Undo still gives it back")
    func toAndFro() throws {
        try player.takeSet()
        let former = player.app.game
        choose("2", in: player)
        choose("1", in: player)
        #expect(!player.isOff("undo"))
        player.push("undo")
        let game = player.app.game
        #expect(game.found == former.found && game.table == former.table && game.selection == former.selection)
    }

    @Test("holds for the next game and the next visit")
    func holds() {
        choose("2", in: player)
        let reloaded = player.reloaded()
        #expect(reloaded.text("deal-id") == "usual~t")
        reloaded.push("new-game")
        #expect(reloaded.text("deal-id").hasSuffix("~t") && !reloaded.isHidden("far"))
    }

    @Test("of a link without a deal begins another game, and keeps the one under way to go back to")
    func link() {
        player.tap(3)
        let (names, pressed) = (player.names, player.pressed)
        let reloaded = player.reloaded("?players=2")
        #expect(reloaded.text("deal-id").hasSuffix("~t") && reloaded.text("deal-id") != "usual~t")
        #expect(reloaded.host.address == "/tercet/")
        #expect(!reloaded.isHidden("back") && !reloaded.isHidden("near"))
        reloaded.push("back")
        #expect(reloaded.names == names && reloaded.pressed == pressed)
        #expect(reloaded.text("deal-id") == "usual" && reloaded.isHidden("near") && reloaded.isHidden("back"))
        #expect(reloaded.status == "Welcome back to your game.")
    }

    @Test("of a link that is that of the game under way changes nothing")
    func sameLink() throws {
        let player = Player(Deals.forTwo)
        try player.takeSet(for: 1)
        let reloaded = player.reloaded("?players=2")
        #expect(reloaded.names == player.names && reloaded.score(of: 1) == 40 && reloaded.isHidden("back"))
    }

    @Test("of a link begins another game after one that is over, whose end is not told any more")
    func linkAfterTheEnd() throws {
        try player.playToTheEnd()
        let reloaded = player.reloaded("?players=2")
        #expect(reloaded.phase == "playing" && reloaded.text("deal-id").hasSuffix("~t"))
        #expect(!reloaded.status.contains("Game over") && reloaded.isHidden("back"))
    }

    @Test("of a link keeps a game for two in mid-claim to go back to, the claim void")
    func linkInAClaim() {
        let player = Player(Deals.forTwo)
        player.claim(1)
        player.tap(3)
        let reloaded = player.reloaded("?players=1")
        #expect(reloaded.isHidden("near"))
        reloaded.push("back")
        #expect(reloaded.isOpenToAll && reloaded.pressed.isEmpty && reloaded.score(of: 1) == 0)
        reloaded.wait(20_000)
        #expect(reloaded.score(of: 1) == 0 && !reloaded.isHidden("near"))
    }

    @Test("of a link on the first visit is that of the first game")
    func firstVisit() {
        let player = Player("?players=2")
        #expect(player.text("deal-id").hasSuffix("~t") && player.isHidden("back"))
    }

    @Test("leaves the seconds of a claim to be set, in a link and in mid-game", arguments: 3...10)
    func claimTime(seconds: Int) {
        let player = Player("\(Deals.forTwo)&claim=\(seconds)")
        #expect(player.text("deal-id") == (seconds == 5 ? "usual~t" : "usual~t\(seconds % 10)"))
        #expect(player.app.game.options.claimTime.rawValue == UInt8(seconds))
        let changed = Player(Deals.forTwo)
        changed.choose("\(seconds)", in: "set-claim")
        changed.claim(2)
        #expect(changed.status == "Player 2, choose a set: \(seconds) seconds.")
        #expect(changed.style("--turn-length", of: 2) == "\(seconds)000ms")
    }
}
