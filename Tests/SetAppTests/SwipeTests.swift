import Testing

@testable import SetApp

@Suite("A swipe")
struct SwipeTests {
    /// To the right, down, and how many milliseconds it takes.
    typealias Way = (dx: Double, dy: Double, time: Int64)

    let player = Player(Deals.usual)

    @Test(
        "down the table deals three cards, on a card too, and chooses none",
        arguments: [(0.0, 60.0, 200), (30, 60, 900), (-30, 60, 1), (0, 500, 900), (-90, 200, 300)] as [Way])
    func deals(dx: Double, dy: Double, time: Int64) {
        for node in [player.host["table"], player.buttons[4]] {
            let former = player.names.count
            player.swipe(on: node, dx: dx, dy: dy, taking: time)
            player.click(node)
            #expect(player.names.count == former + 3)
            #expect(player.pressed.isEmpty && player.named("data-held", "").isEmpty)
            #expect(player.status.hasPrefix("Three more cards."))
        }
    }

    @Test(
        "that is short, slow, upwards or to the side is none",
        arguments: [(0.0, 59.0, 200), (0, 60, 901), (31, 60, 200), (-45, 80, 200), (0, -90, 200), (90, 0, 200)] as [Way]
    )
    func none(dx: Double, dy: Double, time: Int64) {
        for node in [player.host["table"], player.buttons[4]] {
            player.swipe(on: node, dx: dx, dy: dy, taking: time)
            #expect(player.names.count == 12)
            #expect(player.pressed.isEmpty)
        }
    }

    @Test("with another mouse button, or beside the table, is none")
    func elsewhere() {
        player.pressDown(player.host["table"], button: 2)
        player.pressUp(player.host["table"], x: 50, y: 150)
        player.swipe(on: player.host["status"])
        #expect(player.names.count == 12)
    }

    @Test("at the limit says why it deals nothing, each time")
    func limit() {
        let player = Player("?seed=usual&limit=24")
        for _ in 0..<4 { player.swipe() }
        #expect(player.names.count == 24)
        for _ in 0..<2 {
            player.swipe()
            #expect(player.names.count == 24)
            #expect(player.status == "24 cards are the most here. Any 21 cards hold a set: look again.")
        }
    }

    @Test("replaces a match that shows, and leaves a choice as it is")
    func replaces() throws {
        player.tap(0)
        player.swipe()
        #expect(player.names.count == 15 && player.pressed == [player.names[0]])
        player.tap(0)
        let set = try #require(player.set)
        player.tap(set)
        player.swipe(on: player.button(set[1]))
        #expect(player.names.count == 15 && player.pressed.isEmpty)
        #expect(set.allSatisfy { !player.names.contains($0) })
    }
}
