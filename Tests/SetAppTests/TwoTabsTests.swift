import SetGame
import SetWords
import Testing

@testable import SetApp

@Suite("Two tabs")
struct TwoTabsTests {
    let storage = TestStorage()
    let first: PageUser
    let second: PageUser

    init() {
        first = PageUser(Deals.usual, storage: storage)
        second = PageUser(storage: storage)
    }

    @Test("begin with the same game")
    func same() {
        #expect(second.names == first.names)
    }

    @Test("go on with what the other did, and say so")
    func adopts() {
        first.key("d", "KeyD")
        first.tap(3)
        second.hearOtherTab()
        #expect(second.names == first.names)
        #expect(second.pressed == first.pressed)
        #expect(second.score == first.score)
        #expect(second.messages == [.playedInOtherTab])
        second.tap(5)
        first.hearOtherTab()
        #expect(first.pressed == second.pressed)
    }

    @Test("go on with it when they come back into view, without having heard of it")
    func comesBack() {
        second.hide()
        first.tap(3)
        first.hide()
        second.comeBack()
        #expect(second.pressed == first.pressed)
        #expect(second.app.game == first.app.game)
    }

    @Test("save nothing in answer to a save")
    func noPingPong() {
        first.tap(3)
        let writes = storage.writes
        for _ in 0..<5 {
            second.hearOtherTab()
            first.hearOtherTab()
        }
        #expect(storage.writes == writes)
    }

    @Test("say nothing when only the clock went on")
    func onlyTheClock() {
        first.wait(5000)
        second.hearOtherTab()
        #expect(second.text("time") == "0:05")
        #expect(second.messages == [])
    }

    @Test("hear of a new game and of a pause")
    func newGameAndPause() {
        first.push("new-game")
        second.hearOtherTab()
        #expect(second.text("deal-id") == first.text("deal-id"))
        first.push("pause")
        second.hearOtherTab()
        #expect(second.phase == "paused")
    }

    @Test("keep their own game where the other wrote nonsense")
    func nonsense() {
        let names = second.names
        storage.items["tercet.game"] = "nonsense"
        second.hearOtherTab()
        #expect(second.names == names)
        storage.items["tercet.game"] = nil
        second.hearOtherTab()
        #expect(second.names == names)
    }

    @Test("both lose the way back when one takes it, and an open dialog follows the other's options")
    func follows() {
        first.tap(0)
        let linked = PageUser("?seed=other", storage: storage)
        let beside = PageUser(storage: storage)
        #expect(!beside.isHidden("back"))
        linked.push("back")
        beside.hearOtherTab(of: "tercet.before")
        #expect(beside.isHidden("back"))
        beside.push("settings")
        linked.now += 1000
        linked.choose("1", in: "set-backto12")
        beside.hearOtherTab()
        #expect(beside.platform[beside.platform["set-backto12"]].value == "1")
    }

    @Test("that play a long time side by side never differ after hearing of each other")
    func sideBySide() {
        var monkey = Monkey(seed: 5)
        for _ in 0..<300 {
            let (one, other) = monkey.chance(2) == 0 ? (first, second) : (second, first)
            one.now = max(one.now, other.now)
            one.hearOtherTab()
            one.tap(monkey.chance(one.names.count))
            if monkey.chance(9) == 0 { one.key("d", "KeyD") }
            one.wait(Milliseconds(monkey.chance(2000)))
            other.hearOtherTab()
            #expect(other.app.game == one.app.game)
        }
    }
}
