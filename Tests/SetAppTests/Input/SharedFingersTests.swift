import SetGame
import SetWords
import Testing

@testable import SetApp
@testable import SetInput
@testable import SetPage
@testable import SetSettings
@testable import SetStorage

@Suite("Fingers of two players")
struct SharedFingersTests {
    let user: PageUser

    init() throws {
        user = try Deals.withSets(1, "&players=2")
    }

    private func isHeld(_ index: Int) -> Bool {
        user.platform[user.buttons[index]].attributes["data-held"] != nil
    }

    private func release(_ node: Node, pointer: Int32) {
        user.pressUp(node, pointer: pointer)
        user.click(node)
    }

    @Test("on both Set! buttons in the same millisecond: the one heard of first has it", arguments: [1, 2])
    func bothClaim(first: Int) {
        user.hold("claim-\(first)", pointer: 4)
        user.hold("claim-\(3 - first)", pointer: 9)
        #expect(user.turn(of: first) == "claim" && user.turn(of: 3 - first) == nil)
        #expect(user.messages == [.turnOf(Seat(first))])
        release(user.platform["claim-\(3 - first)"], pointer: 9)
        release(user.platform["claim-\(first)"], pointer: 4)
        #expect(user.turn(of: first) == "claim" && user.app.game.log.count == 1)
        user.wait(5000)
        #expect(user.score(of: first) == -10 && user.score(of: 3 - first) == 0)
    }

    @Test("that hold a card when the other claims tap nothing with it")
    func heldBeforeClaim() {
        user.pressDown(user.buttons[3], pointer: 1)
        user.hold("claim-2", pointer: 2)
        #expect(!isHeld(3))
        release(user.buttons[3], pointer: 1)
        release(user.platform["claim-2"], pointer: 2)
        #expect(user.pressed.isEmpty && user.turn(of: 2) == "claim")
        user.tap(3)
        #expect(user.pressed == [user.names[3]])
    }

    @Test("that hold a card when a claim runs out tap nothing in the free turn")
    func heldAtTheEnd() {
        user.claim(1)
        user.pressDown(user.buttons[3], pointer: 1)
        user.wait(5000)
        #expect(user.turn(of: 2) == "free" && !isHeld(3))
        release(user.buttons[3], pointer: 1)
        #expect(user.pressed.isEmpty)
    }

    @Test("that tap different cards at the same time in a claim both count")
    func bothTap() {
        user.claim(1)
        user.pressDown(user.buttons[3], x: 50, pointer: 1)
        user.pressDown(user.buttons[7], x: 450, pointer: 2)
        #expect(isHeld(3) && isHeld(7))
        user.pressUp(user.buttons[3], x: 50, pointer: 1)
        #expect(!isHeld(3) && isHeld(7))
        user.pressUp(user.buttons[7], x: 450, pointer: 2)
        user.click(user.buttons[3])
        user.click(user.buttons[7])
        #expect(user.pressed.sorted() == [user.names[3], user.names[7]].sorted())
    }

    @Test("that the browser takes leave the tap of the other alone")
    func cancelled() {
        user.claim(1)
        user.pressDown(user.buttons[3], pointer: 1)
        user.pressDown(user.buttons[7], pointer: 2)
        user.pressCancel(pointer: 1)
        #expect(!isHeld(3) && isHeld(7))
        release(user.buttons[7], pointer: 2)
        #expect(user.pressed == [user.names[7]])
        user.pressUp(user.buttons[3], pointer: 1)
        #expect(user.pressed == [user.names[7]])
    }

    @Test("that slide off a card leave the tap of the other alone")
    func slides() {
        user.claim(1)
        user.pressDown(user.buttons[3], pointer: 1)
        user.pressDown(user.buttons[7], pointer: 2)
        user.pressMove(user.buttons[3], x: 90, y: 50, pointer: 1)
        #expect(!isHeld(3) && isHeld(7))
        user.pressUp(user.buttons[3], x: 90, y: 50, pointer: 1)
        release(user.buttons[7], pointer: 2)
        #expect(user.pressed == [user.names[7]])
    }

    @Test("on a Set! button or beside the cards leave the tap of the other alone", arguments: ["claim-2", "status"])
    func elsewhere(id: String) {
        user.claim(1)
        user.pressDown(user.buttons[3], pointer: 1)
        user.hold(id, pointer: 2)
        #expect(isHeld(3))
        user.pressUp(user.platform[id], pointer: 2)
        release(user.buttons[3], pointer: 1)
        #expect(user.pressed == [user.names[3]])
    }

    @Test("on both Deal buttons in the same millisecond deal three cards, and nobody has the turn")
    func bothDeal() {
        user.hold("deal-2", pointer: 1)
        user.hold("deal-1", pointer: 2)
        release(user.platform["deal-1"], pointer: 2)
        release(user.platform["deal-2"], pointer: 1)
        #expect(user.names.count == 15 && user.isOpenToAll)
        #expect(user.messages == [.pattern(.agreedToDeal)])
    }
}
