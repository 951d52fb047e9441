import Testing

@testable import SetApp
@testable import SetInput
@testable import SetPage
@testable import SetSettings
@testable import SetStorage

@Suite("A finger on a card")
struct FingersTests {
    let user = PageUser(Deals.usual)

    private func button(_ index: Int) -> Node { user.buttons[index] }

    private func isHeld(_ index: Int) -> Bool { user.platform[button(index)].attributes["data-held"] != nil }

    @Test("marks the card at once and chooses nothing yet")
    func marksAtOnce() {
        user.pressDown(button(3))
        #expect(isHeld(3))
        #expect(user.pressed.isEmpty)
    }

    @Test(
        "counts where it ends within 10 px",
        arguments: [(0.0, 0.0), (10, 0), (0, -10), (-6, 8), (7, 7)])
    func withinSlack(dx: Double, dy: Double) {
        user.pressDown(button(3))
        user.pressMove(button(4), x: 50 + dx, y: 50 + dy)
        user.pressUp(button(4), x: 50 + dx, y: 50 + dy)
        #expect(user.pressed == [user.names[3]])
        #expect(!isHeld(3))
    }

    @Test("does not count where it ends farther away", arguments: [(10.1, 0.0), (0, -11), (-8, 8), (300, 400)])
    func beyondSlack(dx: Double, dy: Double) {
        user.pressDown(button(3))
        // Slowly: a quick one may be a swipe.
        user.now += 1000
        user.pressUp(button(3), x: 50 + dx, y: 50 + dy)
        user.click(button(3))
        #expect(user.pressed.isEmpty)
        #expect(!isHeld(3))
    }

    @Test("is over once it slid off, even if it comes back")
    func slidesOffAndBack() {
        user.pressDown(button(3))
        user.pressMove(button(3), x: 75, y: 50)
        #expect(!isHeld(3))
        user.pressMove(button(3), x: 50, y: 50)
        user.pressUp(button(3))
        user.click(button(3))
        #expect(user.pressed.isEmpty)
    }

    @Test("does not notice another pointer that only moves")
    func otherPointerMoves() {
        user.pressDown(button(3))
        user.pressMove(button(7), x: 700, y: 500, pointer: 2)
        user.pressUp(button(7), x: 50, y: 50, pointer: 2)
        #expect(user.pressed.isEmpty)
        #expect(isHeld(3))
        user.pressUp(button(3))
        #expect(user.pressed == [user.names[3]])
    }

    @Test("ends when a second finger comes down, and neither counts")
    func secondFinger() {
        user.pressDown(button(3), pointer: 1)
        user.pressDown(button(5), pointer: 2)
        #expect(!isHeld(3) && !isHeld(5))
        user.pressUp(button(5), pointer: 2)
        user.pressUp(button(3), pointer: 1)
        user.click(button(3))
        #expect(user.pressed.isEmpty)
        user.wait(1000)
        user.tap(3)
        #expect(user.pressed == [user.names[3]])
    }

    @Test("ends when the browser takes it for itself")
    func cancelled() {
        user.pressDown(button(3))
        user.send(.pointerCancel, on: button(3))
        #expect(!isHeld(3))
        user.pressUp(button(3))
        #expect(user.pressed.isEmpty)
    }

    @Test("with another mouse button is none", arguments: [1, 2] as [Int32])
    func otherMouseButton(button number: Int32) {
        user.pressDown(button(3), button: number)
        #expect(!isHeld(3))
        user.pressUp(button(3))
        #expect(user.pressed.isEmpty)
    }

    @Test("means nothing any more once a key, a button or a hidden page came between")
    func interrupted() {
        let interruptions: [(PageUser) -> Void] = [
            { $0.key("c", "KeyC") }, { $0.key("ArrowLeft") }, { $0.click($0.platform["shuffle"]) },
            { $0.pressDown($0.platform["deal"], pointer: 2) },
            {
                $0.hide()
                $0.comeBack()
            },
        ]
        for interrupt in interruptions {
            let user = PageUser(Deals.usual)
            let node = user.buttons[3]
            user.pressDown(node)
            interrupt(user)
            #expect(user.named("data-held", "").isEmpty)
            user.pressUp(node)
            #expect(user.pressed.isEmpty)
        }
    }

    @Test("that was lifted unheard is forgotten when the next one comes down first of its kind")
    func lostLift() {
        user.pressDown(button(3), pointer: 1)
        user.pressMove(button(3), x: 90, y: 50, pointer: 1)
        user.down = []
        user.pressDown(button(5), pointer: 7)
        #expect(isHeld(5) && !isHeld(3))
        user.pressUp(button(5), pointer: 7)
        #expect(user.pressed == [user.names[5]])
    }

    @Test("counts at once while the card still moves")
    func movingCard() {
        user.frames(0.2)
        #expect(user.platform.wantsFrame)
        user.tap(4)
        #expect(user.pressed == [user.names[4]])
        user.rest()
        #expect(user.misplaced.isEmpty)
    }

    @Test("lets it grow a little smaller until it is lifted")
    func heldIsSmaller() throws {
        user.rest()
        user.pressDown(button(3))
        user.rest()
        #expect(try #require(user.matrix(button(3)))[0] == (0.95 * 4096).rounded() / 4096)
        user.send(.pointerCancel)
        user.rest()
        #expect(try #require(user.matrix(button(3)))[0] == 1)
    }

    @Test("counts once, with the click that follows it")
    func countsOnce() {
        user.pressDown(button(3))
        user.pressUp(button(3))
        #expect(user.pressed == [user.names[3]])
        user.now += 300
        user.click(button(3))
        #expect(user.pressed == [user.names[3]])
    }

    @Test("counts twice when it is made twice, however fast")
    func twoTaps() {
        user.tap(3)
        user.now += 1
        user.tap(3)
        #expect(user.pressed.isEmpty)
    }

    @Test("on a card that leaves meanwhile chooses nothing, and Tab still leads to a card")
    func cardLeavesMeanwhile() throws {
        let user = try Deals.withSets(1, "&leaves=itself")
        let set = try #require(user.set)
        user.tap(set)
        let button = try #require(user.button(set[0]))
        user.pressDown(button)
        user.wait(800)
        #expect(user.button(set[0]) == nil)
        user.pressUp(button)
        #expect(user.pressed.isEmpty)
        #expect(user.named("tabindex", "0").count == 1)
    }
}
