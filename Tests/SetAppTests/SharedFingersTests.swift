import SetApp
import Testing

@testable import SetApp

@Suite("Fingers of two players")
struct SharedFingersTests {
    let player: Player

    init() throws {
        player = try Deals.withSets(1, "&players=2")
    }

    private func isHeld(_ index: Int) -> Bool {
        player.host[player.buttons[index]].attributes["data-held"] != nil
    }

    private func release(_ node: Node, pointer: Int32) {
        player.pressUp(node, pointer: pointer)
        player.click(node)
    }

    @Test("on both Set! buttons in the same millisecond: the one heard of first has it", arguments: [1, 2])
    func bothClaim(first: Int) {
        player.hold("claim-\(first)", pointer: 4)
        player.hold("claim-\(3 - first)", pointer: 9)
        #expect(player.turn(of: first) == "claim" && player.turn(of: 3 - first) == nil)
        #expect(player.status == "It is the turn of Player \(first).")
        release(player.host["claim-\(3 - first)"], pointer: 9)
        release(player.host["claim-\(first)"], pointer: 4)
        #expect(player.turn(of: first) == "claim" && player.app.game.log.count == 1)
        player.wait(5000)
        #expect(player.score(of: first) == -10 && player.score(of: 3 - first) == 0)
    }

    @Test("that hold a card when the other claims tap nothing with it")
    func heldBeforeClaim() {
        player.pressDown(player.buttons[3], pointer: 1)
        player.hold("claim-2", pointer: 2)
        #expect(!isHeld(3))
        release(player.buttons[3], pointer: 1)
        release(player.host["claim-2"], pointer: 2)
        #expect(player.pressed.isEmpty && player.turn(of: 2) == "claim")
        player.tap(3)
        #expect(player.pressed == [player.names[3]])
    }

    @Test("that hold a card when a claim runs out tap nothing in the free turn")
    func heldAtTheEnd() {
        player.claim(1)
        player.pressDown(player.buttons[3], pointer: 1)
        player.wait(5000)
        #expect(player.turn(of: 2) == "free" && !isHeld(3))
        release(player.buttons[3], pointer: 1)
        #expect(player.pressed.isEmpty)
    }

    @Test("that tap different cards at the same time in a claim both count")
    func bothTap() {
        player.claim(1)
        player.pressDown(player.buttons[3], x: 50, pointer: 1)
        player.pressDown(player.buttons[7], x: 450, pointer: 2)
        #expect(isHeld(3) && isHeld(7))
        player.pressUp(player.buttons[3], x: 50, pointer: 1)
        #expect(!isHeld(3) && isHeld(7))
        player.pressUp(player.buttons[7], x: 450, pointer: 2)
        player.click(player.buttons[3])
        player.click(player.buttons[7])
        #expect(player.pressed.sorted() == [player.names[3], player.names[7]].sorted())
    }

    @Test("that the browser takes leave the tap of the other alone")
    func cancelled() {
        player.claim(1)
        player.pressDown(player.buttons[3], pointer: 1)
        player.pressDown(player.buttons[7], pointer: 2)
        player.pressCancel(pointer: 1)
        #expect(!isHeld(3) && isHeld(7))
        release(player.buttons[7], pointer: 2)
        #expect(player.pressed == [player.names[7]])
        player.pressUp(player.buttons[3], pointer: 1)
        #expect(player.pressed == [player.names[7]])
    }

    @Test("that slide off a card leave the tap of the other alone")
    func slides() {
        player.claim(1)
        player.pressDown(player.buttons[3], pointer: 1)
        player.pressDown(player.buttons[7], pointer: 2)
        player.pressMove(player.buttons[3], x: 90, y: 50, pointer: 1)
        #expect(!isHeld(3) && isHeld(7))
        player.pressUp(player.buttons[3], x: 90, y: 50, pointer: 1)
        release(player.buttons[7], pointer: 2)
        #expect(player.pressed == [player.names[7]])
    }

    @Test("on a Set! button or beside the cards leave the tap of the other alone", arguments: ["claim-2", "status"])
    func elsewhere(id: String) {
        player.claim(1)
        player.pressDown(player.buttons[3], pointer: 1)
        player.hold(id, pointer: 2)
        #expect(isHeld(3))
        player.pressUp(player.host[id], pointer: 2)
        release(player.buttons[3], pointer: 1)
        #expect(player.pressed == [player.names[3]])
    }

    @Test("on both Deal buttons in the same millisecond deal three cards, and nobody has the turn")
    func bothDeal() {
        player.hold("deal-2", pointer: 1)
        player.hold("deal-1", pointer: 2)
        release(player.host["deal-1"], pointer: 2)
        release(player.host["deal-2"], pointer: 1)
        #expect(player.names.count == 15 && player.isOpenToAll)
        #expect(player.status == "Neither sees a set. Go on.")
    }
}
