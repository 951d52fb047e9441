import SetGame
import SetPage
import Testing

@testable import SetApp
@testable import SetPage
@testable import SetStorage

/// Several pages of one browser, of which one plays.
struct TabsTests {
    private func tab(beside user: PageUser, _ link: String = "", visible: Bool = true) -> PageUser {
        PageUser(link, storage: user.platform.storage, visible: visible, beside: true)
    }

    private func first(locks: Bool, _ link: String = Deals.usual) -> PageUser {
        let storage = TestStorage()
        storage.lock.isSupported = locks
        return PageUser(link, storage: storage)
    }

    /// Without locks a page hears of the lease by a storage event.
    private func hear(_ users: PageUser...) {
        for user in users { user.hearOtherTab(of: "tercet.tab") }
    }

    @Test(arguments: [true, false])
    func `a second tab in front shows that the game is played elsewhere, and changes nothing`(locks: Bool) {
        let user = first(locks: locks)
        user.tap(0)
        let stored = user.platform.storage.items
        let second = tab(beside: user, "?seed=other")
        #expect(second.phase == "elsewhere" && second.names.isEmpty)
        for id in ["deal", "new-game", "cheat", "shuffle", "pause", "undo"] { #expect(second.isOff(id)) }
        second.key("n", "KeyN")
        second.wait(30_000)
        #expect(user.platform.storage.items == stored && user.phase == "playing")
        user.tap(1)
        #expect(user.pressed.count == 2 && user.platform.storage.game != stored["tercet.game"])
    }

    @Test(arguments: [true, false])
    func `Play here goes on where the other tab was, and the other shows that`(locks: Bool) {
        let user = first(locks: locks)
        user.tap(0)
        let second = tab(beside: user)
        second.click(second.platform["play-here"])
        user.deliverWhatThePlatformReports()
        hear(user)
        #expect(second.phase == "playing" && second.names == user.names && second.pressed.count == 1)
        #expect(user.phase == "elsewhere" && user.platform.wakeAt == nil)
        let stored = user.platform.storage.game
        user.tap(1)
        user.key("n", "KeyN")
        user.hide()
        #expect(user.platform.storage.game == stored)
        second.tap(1)
        #expect(second.pressed.count == 2)
        user.comeBack()
        #expect(user.phase == "elsewhere")
        user.click(user.platform["play-here"])
        second.deliverWhatThePlatformReports()
        hear(second)
        #expect(user.phase == "playing" && user.pressed == second.pressed && second.phase == "elsewhere")
    }

    @Test(arguments: [true, false])
    func `a link opened in the background waits until its tab is looked at`(locks: Bool) throws {
        let user = first(locks: locks, Deals.forTwo)
        user.claim(1)
        let stored = user.platform.storage.items.filter { $0.key != "tercet.tab" }
        let background = tab(beside: user, "?seed=other", visible: false)
        background.wait(3000)
        #expect(user.platform.storage.items.filter { $0.key != "tercet.tab" } == stored)
        #expect(user.turn(of: 1) == "claim" && background.names.isEmpty)
        user.hide()
        background.comeBack()
        if locks {
            #expect(background.phase == "elsewhere")
            background.click(background.platform["play-here"])
            user.deliverWhatThePlatformReports()
        }
        #expect(background.phase == "playing" && background.text("deal-id") == "other")
        #expect(background.messages.contains(.phrase(.linkDeal)) && !background.isHidden("back"))
    }

    @Test(arguments: [true, false])
    func `when the tab that plays closes, the one in front goes on, and one that nobody sees does not`(locks: Bool) {
        let user = first(locks: locks)
        user.tap(2)
        let front = tab(beside: user), back = tab(beside: user)
        back.hide()
        user.hide()
        user.close()
        front.deliverWhatThePlatformReports()
        back.deliverWhatThePlatformReports()
        hear(front, back)
        #expect(front.phase == "playing" && front.pressed.count == 1)
        #expect(back.phase == "elsewhere")
    }

    @Test func `the lease of a page that is gone without a word ends by itself`() {
        let user = first(locks: false)
        user.tap(1)
        let later = PageUser(storage: user.platform.storage, beside: true) { $0.clock += 5001 }
        #expect(later.phase == "playing" && later.pressed.count == 1)
        let clockSetBack = PageUser(storage: user.platform.storage, beside: true) { $0.clock -= 3_600_000 }
        #expect(clockSetBack.phase == "playing", "a clock that was set back makes no lease last for ever")
    }

    @Test func `a lease without end holds nobody up, not even where the clock stands before 1970`() {
        let storage = TestStorage(["tercet.tab": "1 9223372036854775807"])
        storage.lock.isSupported = false
        let user = PageUser(Deals.usual, storage: storage) { $0.clock = -5_000_000 }
        #expect(user.phase == "playing")
    }

    @Test func `two tabs that change different settings keep both`() {
        let user = first(locks: true)
        user.choose("dark", in: "set-theme")
        let second = tab(beside: user)
        second.click(second.platform["play-here"])
        user.deliverWhatThePlatformReports()
        second.choose("1", in: "set-colorblind")
        #expect(PageUser(storage: user.platform.storage).app.allSettings.preferences.theme == .dark)
        #expect(PageUser(storage: user.platform.storage).app.allSettings.preferences.isColorBlind)
    }

    @Test func `a page of an older version that writes beside this one is not overwritten`() {
        let user = first(locks: true)
        user.tap(0)
        let other = PageUser("?seed=other")
        other.tap(0)
        user.platform.storage.items["tercet.game"] = other.platform.storage.game
        user.tap(1)
        #expect(user.phase == "elsewhere" && user.platform.storage.game == other.platform.storage.game)
        user.click(user.platform["play-here"])
        #expect(user.phase == "playing" && user.text("deal-id") == "other")
    }

    @Test func `a page that could not store stores again once it plays on from a save that it can read`() {
        let user = first(locks: true)
        user.tap(0)
        let readable = user.platform.storage.game
        user.platform.storage.items["tercet.game"] = "tercet game 2\nsomething else\n"
        user.tap(1)
        #expect(user.messages == [.phrase(.saveOfNewerVersion)])
        user.platform.storage.items["tercet.game"] = readable
        let second = tab(beside: user)
        second.click(second.platform["play-here"])
        user.deliverWhatThePlatformReports()
        user.click(user.platform["play-here"])
        #expect(user.phase == "playing" && user.pressed.count == 1)
        user.tap(1)
        #expect(user.reloaded().pressed.count == 2)
    }

    @Test func `a page that is taken over while a dialog is open closes it and stands still`() {
        let user = first(locks: true)
        user.tap(0)
        user.push("settings")
        let other = PageUser("?seed=other")
        other.tap(0)
        user.platform.storage.items["tercet.game"] = other.platform.storage.game
        user.choose("24", in: "set-limit")
        #expect(user.phase == "elsewhere" && user.app.openDialog == nil && !user.isOpen("settings-dialog"))
        #expect(user.platform.wakeAt == nil && !user.app.session.isRunning)
    }
}
