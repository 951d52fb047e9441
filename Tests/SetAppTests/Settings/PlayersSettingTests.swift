import SetWords
import Testing

@testable import SetApp
@testable import SetInput
@testable import SetPage
@testable import SetSettings
@testable import SetStorage

@Suite("The number of players")
struct PlayersSettingTests {
    let user = PageUser(Deals.usual)

    /// Sets it in the dialog.
    private func choose(_ number: String, in user: PageUser) {
        user.push("settings")
        user.choose(number, in: "players")
        #expect(user.isOpen("settings-dialog"))
        user.push("settings-close")
    }

    @Test("changes the game of the same deal where nobody has done anything, and back")
    func untouched() {
        let names = user.names
        choose("2", in: user)
        #expect(user.text("deal-id") == "usual~t" && user.names == names)
        #expect(!user.isHidden("near") && !user.isHidden("far") && user.isOff("deal"))
        choose("1", in: user)
        #expect(user.text("deal-id") == "usual" && user.names == names)
        #expect(user.isHidden("near") && !user.isOff("deal"))
        #expect(user.isOff("undo"))
    }

    @Test("changes what is said: nothing that was told to two is left to one, or the other way round")
    func message() {
        let user = PageUser(Deals.forTwo)
        user.tap(0)
        #expect(user.messages == [.phrase(.nobodyClaimed)])
        choose("1", in: user)
        #expect(user.messages == [.phrase(.newGameBegun)])
        choose("2", in: user)
        #expect(user.messages == [.phrase(.newGameBegun)] && user.text("status-2") == user.status)
    }

    @Test("begins another game where one is under way, which Undo gives back")
    func underWay() throws {
        try user.takeSet()
        user.wait(3000)
        let (names, score) = (user.names, user.score)
        choose("2", in: user)
        #expect(user.text("deal-id") != "usual~t" && user.text("deal-id").hasSuffix("~t"))
        #expect(user.score(of: 1) == 0 && user.number("deck-count") == 69)
        #expect(user.messages == [.phrase(.newGameBegun)])
        user.push("undo")
        #expect(user.text("deal-id") == "usual" && user.names == names && user.score == score)
        #expect(user.messages == [.phrase(.newGameUndone)] && user.text("time") == "0:03")
        #expect(user.isHidden("near") && user.isHidden("far"))
        user.push("settings")
        #expect(user.platform[user.platform["players"]].value == "1")
    }

    @Test("switched to and fro by mistake loses no game: Undo still gives it back")
    func toAndFro() throws {
        try user.takeSet()
        let former = user.app.game
        choose("2", in: user)
        choose("1", in: user)
        #expect(!user.isOff("undo"))
        user.push("undo")
        let game = user.app.game
        #expect(game.found == former.found && game.table == former.table && game.selection == former.selection)
    }

    @Test("holds for the next game and the next visit")
    func holds() {
        choose("2", in: user)
        let reloaded = user.reloaded()
        #expect(reloaded.text("deal-id") == "usual~t")
        reloaded.push("new-game")
        #expect(reloaded.text("deal-id").hasSuffix("~t") && !reloaded.isHidden("far"))
    }

    @Test("of a link without a deal begins another game, and keeps the one under way to go back to")
    func link() {
        user.tap(3)
        let (names, pressed) = (user.names, user.pressed)
        let reloaded = user.reloaded("?players=2")
        #expect(reloaded.text("deal-id").hasSuffix("~t") && reloaded.text("deal-id") != "usual~t")
        #expect(reloaded.platform.address == "/tercet/")
        #expect(!reloaded.isHidden("back") && !reloaded.isHidden("near"))
        reloaded.push("back")
        #expect(reloaded.names == names && reloaded.pressed == pressed)
        #expect(reloaded.text("deal-id") == "usual" && reloaded.isHidden("near") && reloaded.isHidden("back"))
        #expect(reloaded.messages == [.phrase(.backFromLink)])
    }

    @Test("of a link that is that of the game under way changes nothing")
    func sameLink() throws {
        let user = PageUser(Deals.forTwo)
        try user.takeSet(for: 1)
        let reloaded = user.reloaded("?players=2")
        #expect(reloaded.names == user.names && reloaded.score(of: 1) == 40 && reloaded.isHidden("back"))
    }

    @Test("of a link begins another game after one that is over, whose end is not told any more")
    func linkAfterTheEnd() throws {
        try user.playToTheEnd()
        let reloaded = user.reloaded("?players=2")
        #expect(reloaded.phase == "playing" && reloaded.text("deal-id").hasSuffix("~t"))
        #expect(reloaded.messages.isEmpty && reloaded.isHidden("back"))
    }

    @Test("of a link keeps a game for two in mid-claim to go back to, the claim void")
    func linkInAClaim() {
        let user = PageUser(Deals.forTwo)
        user.claim(1)
        user.tap(3)
        let reloaded = user.reloaded("?players=1")
        #expect(reloaded.isHidden("near"))
        reloaded.push("back")
        #expect(reloaded.isOpenToAll && reloaded.pressed.isEmpty && reloaded.score(of: 1) == 0)
        reloaded.wait(20_000)
        #expect(reloaded.score(of: 1) == 0 && !reloaded.isHidden("near"))
    }

    @Test("of a link on the first visit is that of the first game")
    func firstVisit() {
        let user = PageUser("?players=2")
        #expect(user.text("deal-id").hasSuffix("~t") && user.isHidden("back"))
    }

    @Test("leaves the seconds of a claim to be set, in a link and in mid-game", arguments: 3...10)
    func claimTime(seconds: Int) {
        let user = PageUser("\(Deals.forTwo)&claim=\(seconds)")
        #expect(user.text("deal-id") == (seconds == 5 ? "usual~t" : "usual~t\(seconds % 10)"))
        #expect(user.app.game.options.claimTime.rawValue == UInt8(seconds))
        let changed = PageUser(Deals.forTwo)
        changed.choose("\(seconds)", in: "set-claim")
        changed.claim(2)
        #expect(changed.messages == [.claimed(.second, seconds: seconds)])
        #expect(changed.style("--turn-length", of: 2) == "\(seconds)000ms")
    }

    @Test(
        "shows the seconds of a claim that count for a larger match",
        arguments: [("3", "8"), ("9", "9"), ("none", "none")])
    func claimTimeOfLargerMatch(chosen: String, shown: String) {
        let user = PageUser("?players=2&game=ultra&claim=\(chosen)")
        user.click(user.platform["settings"])
        #expect(user.platform[user.platform["set-claim"]].value == shown)
    }
}
