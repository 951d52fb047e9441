import Testing

@testable import SetApp

@Suite("The time of a claim")
struct ClaimTimeTests {
    let player: Player

    init() throws {
        player = try Deals.withSets(1, "&players=2")
    }

    private func expectRanOut(_ player: Player) {
        #expect(player.score(of: 1) == -10 && player.score(of: 2) == 0)
        #expect(player.turn(of: 1) == nil && player.turn(of: 2) == "free")
        #expect(player.status == "Time is up for Player 1. Player 2, your free turn.")
    }

    @Test("runs out after five seconds, which costs 10 and gives the other a free turn")
    func timeout() {
        player.claim(1)
        player.tap(0)
        player.tap(1)
        player.wait(4999)
        #expect(player.turn(of: 1) == "claim" && player.pressed.count == 2 && player.score(of: 1) == 0)
        #expect(player.host.alarm == player.now + 1)
        player.wait(1)
        expectRanOut(player)
        #expect(player.pressed.isEmpty)
    }

    @Test("is set to three to ten seconds", arguments: 3...10)
    func length(seconds: Int) {
        let player = Player("\(Deals.forTwo)&claim=\(seconds)")
        player.wait(1234)
        player.claim(1)
        #expect(player.status == "Player 1, choose a set: \(seconds) seconds.")
        #expect(player.style("--turn-length", of: 1) == "\(seconds)000ms")
        #expect(player.style("--turn-passed", of: 1) == "0ms")
        player.wait(Int64(seconds) * 1000 - 1)
        #expect(player.turn(of: 1) == "claim")
        player.wait(1)
        expectRanOut(player)
    }

    @Test("is over in the very millisecond in which the third card is lifted")
    func sameMillisecond() throws {
        let set = try #require(player.set)
        player.claim(1)
        player.tap([set[0], set[1]])
        let last = try #require(player.button(set[2]))
        player.pressDown(last)
        player.now += 5000
        player.pressUp(last)
        player.click(last)
        expectRanOut(player)
        #expect(player.pressed.isEmpty && player.number("sets-found") == 0)
    }

    @Test("is not yet over a millisecond before")
    func millisecondBefore() throws {
        let set = try #require(player.set)
        player.claim(1)
        player.tap([set[0], set[1]])
        player.now += 4999
        player.tap(set[2])
        #expect(player.score(of: 1) == 36)
        player.wait(20_000)
        #expect(player.score(of: 1) == 36 && player.score(of: 2) == 0 && player.isOpenToAll)
    }

    @Test("is over for a Set! button of the other that comes late")
    func lateClaim() {
        player.claim(1)
        player.now += 5000
        player.claim(2)
        #expect(player.turn(of: 2) == "free" && player.score(of: 1) == -10)
    }

    @Test("stands still while the page is hidden, and the bar with it")
    func hidden() {
        player.claim(1)
        player.wait(2000)
        player.hide()
        #expect(player.attribute("data-stopped", of: "body") != nil && player.host.alarm == nil)
        player.wait(30_000)
        player.comeBack()
        #expect(player.turn(of: 1) == "claim" && player.attribute("data-stopped", of: "body") == nil)
        player.wait(2999)
        #expect(player.turn(of: 1) == "claim")
        player.wait(1)
        expectRanOut(player)
    }

    @Test("does not count the sleep of a device")
    func sleep() {
        player.claim(1)
        player.now += 3_600_000
        player.tap(0)
        #expect(player.turn(of: 1) == "claim" && player.pressed.count == 1)
    }

    @Test("is over with the page: a reload voids the claim and what was chosen, at no cost")
    func reload() {
        player.claim(1)
        player.tap(0)
        player.tap(1)
        player.wait(1000)
        let reloaded = player.reloaded()
        #expect(reloaded.isOpenToAll && reloaded.pressed.isEmpty)
        #expect(reloaded.score(of: 1) == 0 && reloaded.score(of: 2) == 0)
        reloaded.wait(20_000)
        #expect(reloaded.isOpenToAll && reloaded.score(of: 1) == 0)
        reloaded.claim(2)
        #expect(reloaded.turn(of: 2) == "claim")
    }

    @Test("that ended in a mismatch is paid for, also when the page is opened again meanwhile")
    func reloadInMismatch() throws {
        player.claim(1)
        try player.choose(aSet: false)
        let reloaded = player.reloaded()
        #expect(reloaded.score(of: 1) == -10 && reloaded.named("data-state", "mismatch").count == 3)
        reloaded.wait(1000)
        #expect(reloaded.pressed.isEmpty && reloaded.turn(of: 2) == "free")
    }
}
