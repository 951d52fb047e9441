import Testing

@testable import SetApp

@Suite("A finger on a card")
struct FingersTests {
    let player = Player(Deals.usual)

    private func button(_ index: Int) -> Node { player.buttons[index] }

    private func isHeld(_ index: Int) -> Bool { player.host[button(index)].attributes["data-held"] != nil }

    @Test("marks the card at once and chooses nothing yet")
    func marksAtOnce() {
        player.pressDown(button(3))
        #expect(isHeld(3))
        #expect(player.pressed.isEmpty)
    }

    @Test(
        "counts where it ends within 10 px",
        arguments: [(0.0, 0.0), (10, 0), (0, -10), (-6, 8), (7, 7)])
    func withinSlack(dx: Double, dy: Double) {
        player.pressDown(button(3))
        player.pressMove(button(4), x: 50 + dx, y: 50 + dy)
        player.pressUp(button(4), x: 50 + dx, y: 50 + dy)
        #expect(player.pressed == [player.names[3]])
        #expect(!isHeld(3))
    }

    @Test("does not count where it ends farther away", arguments: [(10.1, 0.0), (0, -11), (-8, 8), (300, 400)])
    func beyondSlack(dx: Double, dy: Double) {
        player.pressDown(button(3))
        // Slowly: a quick one may be a swipe.
        player.now += 1000
        player.pressUp(button(3), x: 50 + dx, y: 50 + dy)
        player.click(button(3))
        #expect(player.pressed.isEmpty)
        #expect(!isHeld(3))
    }

    @Test("is over once it slid off, even if it comes back")
    func slidesOffAndBack() {
        player.pressDown(button(3))
        player.pressMove(button(3), x: 75, y: 50)
        #expect(!isHeld(3))
        player.pressMove(button(3), x: 50, y: 50)
        player.pressUp(button(3))
        player.click(button(3))
        #expect(player.pressed.isEmpty)
    }

    @Test("does not notice another pointer that only moves")
    func otherPointerMoves() {
        player.pressDown(button(3))
        player.pressMove(button(7), x: 700, y: 500, pointer: 2)
        player.pressUp(button(7), x: 50, y: 50, pointer: 2)
        #expect(player.pressed.isEmpty)
        #expect(isHeld(3))
        player.pressUp(button(3))
        #expect(player.pressed == [player.names[3]])
    }

    @Test("ends when a second finger comes down, and neither counts")
    func secondFinger() {
        player.pressDown(button(3), pointer: 1)
        player.pressDown(button(5), pointer: 2)
        #expect(!isHeld(3) && !isHeld(5))
        player.pressUp(button(5), pointer: 2)
        player.pressUp(button(3), pointer: 1)
        player.click(button(3))
        #expect(player.pressed.isEmpty)
        player.wait(1000)
        player.tap(3)
        #expect(player.pressed == [player.names[3]])
    }

    @Test("ends when the browser takes it for itself")
    func cancelled() {
        player.pressDown(button(3))
        player.send(.pressCancel, on: button(3))
        #expect(!isHeld(3))
        player.pressUp(button(3))
        #expect(player.pressed.isEmpty)
    }

    @Test("with another mouse button is none", arguments: [1, 2] as [Int32])
    func otherMouseButton(button number: Int32) {
        player.pressDown(button(3), button: number)
        #expect(!isHeld(3))
        player.pressUp(button(3))
        #expect(player.pressed.isEmpty)
    }

    @Test("means nothing any more once a key, a button or a hidden page came between")
    func interrupted() {
        let interruptions: [(Player) -> Void] = [
            { $0.key("c", "KeyC") }, { $0.key("ArrowLeft") }, { $0.click($0.host["shuffle"]) },
            { $0.pressDown($0.host["deal"], pointer: 2) },
            {
                $0.hide()
                $0.comeBack()
            },
        ]
        for interrupt in interruptions {
            let player = Player(Deals.usual)
            let node = player.buttons[3]
            player.pressDown(node)
            interrupt(player)
            #expect(player.named("data-held", "").isEmpty)
            player.pressUp(node)
            #expect(player.pressed.isEmpty)
        }
    }

    @Test("that was lifted unheard is forgotten when the next one comes down first of its kind")
    func lostLift() {
        player.pressDown(button(3), pointer: 1)
        player.pressMove(button(3), x: 90, y: 50, pointer: 1)
        player.down = []
        player.pressDown(button(5), pointer: 7)
        #expect(isHeld(5) && !isHeld(3))
        player.pressUp(button(5), pointer: 7)
        #expect(player.pressed == [player.names[5]])
    }

    @Test("counts at once while the card still moves")
    func movingCard() {
        player.frames(0.2)
        #expect(player.host.wantsFrame)
        player.tap(4)
        #expect(player.pressed == [player.names[4]])
        player.rest()
        #expect(player.misplaced.isEmpty)
    }

    @Test("lets it grow a little smaller until it is lifted")
    func heldIsSmaller() throws {
        player.rest()
        player.pressDown(button(3))
        player.rest()
        #expect(try #require(player.matrix(button(3)))[0] == (0.95 * 4096).rounded() / 4096)
        player.send(.pressCancel)
        player.rest()
        #expect(try #require(player.matrix(button(3)))[0] == 1)
    }

    @Test("counts once, with the click that follows it")
    func countsOnce() {
        player.pressDown(button(3))
        player.pressUp(button(3))
        #expect(player.pressed == [player.names[3]])
        player.now += 300
        player.click(button(3))
        #expect(player.pressed == [player.names[3]])
    }

    @Test("counts twice when it is made twice, however fast")
    func twoTaps() {
        player.tap(3)
        player.now += 1
        player.tap(3)
        #expect(player.pressed.isEmpty)
    }

    @Test("on a card that leaves meanwhile chooses nothing, and Tab still leads to a card")
    func cardLeavesMeanwhile() throws {
        let player = try Deals.withSets(1, "&leaves=itself")
        let set = try #require(player.set)
        player.tap(set)
        let button = try #require(player.button(set[0]))
        player.pressDown(button)
        player.wait(800)
        #expect(player.button(set[0]) == nil)
        player.pressUp(button)
        #expect(player.pressed.isEmpty)
        #expect(player.named("tabindex", "0").count == 1)
    }
}
