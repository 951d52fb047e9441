import SetWords
import Testing

@testable import SetApp
@testable import SetInput
@testable import SetPage
@testable import SetSettings
@testable import SetStorage

@Suite("The time of a claim")
struct ClaimTimeTests {
    let user: PageUser

    init() throws {
        user = try Deals.withSets(1, "&players=2")
    }

    @Test("may be unlimited: then the same button gives a claim up, and the other's too")
    func unlimited() {
        let user = PageUser("?players=2&claim=none&lang=en")
        user.claim(1)
        #expect(user.messages == [.claimed(.first, seconds: nil)])
        #expect(user.text("claim-1") == "Pass" && user.text("claim-2") == "Wait")
        #expect(user.style("--turn-length", of: 1) == "0ms")
        user.wait(100_000)
        user.key("Shift", "ShiftLeft")
        #expect(user.turn(of: 1) == "claim", "Shift has other uses")
        #expect(user.app.session.interruptionViolation == nil, "there is no hurry")
        user.claim(1)
        #expect(user.messages == [.claimGivenUp(.first)])
        #expect(user.text("claim-1") == "Wait" && user.text("claim-2") == "Pass")
        user.claim(2)
        #expect(user.text("claim-2") == "Pass", "a press that follows at once")
        user.wait(1000)
        user.claim(2)
        #expect(user.messages == [.turnGivenUp(.second)] && user.text("claim-2") == "Set!")
        #expect(user.text("score-1") == "−10" && user.text("score-2") == "0")
    }

    @Test("is counted down on the button that claimed, and the other one waits")
    func countdown() {
        user.wait(300)
        user.claim(1)
        var shown: [String?] = []
        for _ in 0..<50 {
            #expect(user.text("claim-1") == "Set!" && user.text("claim-2") == "Wait")
            if shown.last != user.attribute("data-drawn", of: "claim-1") {
                shown.append(user.attribute("data-drawn", of: "claim-1"))
            }
            user.wait(100)
        }
        #expect(shown == ["5", "4", "3", "2", "1"])
        // So is the free turn of the other one.
        #expect(user.attribute("data-drawn", of: "claim-1") == nil && user.text("claim-1") == "Wait")
        #expect(user.attribute("data-drawn", of: "claim-2") == "10" && user.text("claim-2") == "Set!")
        user.wait(10_000)
        #expect(user.attribute("data-drawn", of: "claim-2") == nil && user.text("claim-1") == "Set!")
    }

    private func expectRanOut(_ user: PageUser) {
        #expect(user.score(of: 1) == -10 && user.score(of: 2) == 0)
        #expect(user.turn(of: 1) == nil && user.turn(of: 2) == "free")
        #expect(user.messages == [.claimRanOut(.first)])
    }

    @Test("runs out after five seconds, which costs 10 and gives the other a free turn")
    func timeout() {
        user.claim(1)
        user.tap(0)
        user.tap(1)
        user.wait(4999)
        #expect(user.turn(of: 1) == "claim" && user.pressed.count == 2 && user.score(of: 1) == 0)
        #expect(user.platform.wakeAt == user.now + 1)
        user.wait(1)
        expectRanOut(user)
        #expect(user.pressed.isEmpty)
    }

    @Test("is set to three to ten seconds", arguments: 3...10)
    func length(seconds: Int) {
        let user = PageUser("\(Deals.forTwo)&claim=\(seconds)")
        user.wait(1234)
        user.claim(1)
        #expect(user.messages == [.claimed(.first, seconds: seconds)])
        #expect(user.style("--turn-length", of: 1) == "\(seconds)000ms")
        #expect(user.style("--turn-passed", of: 1) == "0ms")
        user.wait(Int64(seconds) * 1000 - 1)
        #expect(user.turn(of: 1) == "claim")
        user.wait(1)
        expectRanOut(user)
    }

    @Test("is over in the very millisecond in which the third card is lifted")
    func sameMillisecond() throws {
        let set = try #require(user.set)
        user.claim(1)
        user.tap([set[0], set[1]])
        let last = try #require(user.button(set[2]))
        user.pressDown(last)
        user.now += 5000
        user.pressUp(last)
        user.click(last)
        expectRanOut(user)
        #expect(user.pressed.isEmpty && user.number("sets-found") == 0)
    }

    @Test("is not yet over a millisecond before")
    func millisecondBefore() throws {
        let set = try #require(user.set)
        user.claim(1)
        user.tap([set[0], set[1]])
        user.now += 4999
        user.tap(set[2])
        #expect(user.score(of: 1) == 36)
        user.wait(20_000)
        #expect(user.score(of: 1) == 36 && user.score(of: 2) == 0 && user.isOpenToAll)
    }

    @Test("is over for a Set! button of the other that comes late")
    func lateClaim() {
        user.claim(1)
        user.now += 5000
        user.claim(2)
        #expect(user.turn(of: 2) == "free" && user.score(of: 1) == -10)
    }

    @Test("stands still while the page is hidden, and the bar with it")
    func hidden() {
        user.claim(1)
        user.wait(2000)
        user.hide()
        #expect(user.attribute("data-stopped", of: "body") != nil && user.platform.wakeAt == nil)
        user.wait(30_000)
        user.comeBack()
        #expect(user.turn(of: 1) == "claim" && user.attribute("data-stopped", of: "body") == nil)
        user.wait(2999)
        #expect(user.turn(of: 1) == "claim")
        user.wait(1)
        expectRanOut(user)
    }

    @Test("does not count the sleep of a device")
    func sleep() {
        user.claim(1)
        user.now += 3_600_000
        user.tap(0)
        #expect(user.turn(of: 1) == "claim" && user.pressed.count == 1)
    }

    @Test("is over with the page: a reload voids the claim and what was chosen, at no cost")
    func reload() {
        user.claim(1)
        user.tap(0)
        user.tap(1)
        user.wait(1000)
        let reloaded = user.reloaded()
        #expect(reloaded.isOpenToAll && reloaded.pressed.isEmpty)
        #expect(reloaded.score(of: 1) == 0 && reloaded.score(of: 2) == 0)
        reloaded.wait(20_000)
        #expect(reloaded.isOpenToAll && reloaded.score(of: 1) == 0)
        reloaded.claim(2)
        #expect(reloaded.turn(of: 2) == "claim")
    }

    @Test("that ended in a mismatch is paid for, also when the page is opened again meanwhile")
    func reloadInMismatch() throws {
        user.claim(1)
        try user.choose(aSet: false)
        let reloaded = user.reloaded()
        #expect(reloaded.score(of: 1) == -10 && reloaded.named("data-state", "mismatch").count == 3)
        reloaded.wait(1000)
        #expect(reloaded.pressed.isEmpty && reloaded.turn(of: 2) == "free")
    }
}
