import SetWords
import Testing

@testable import SetApp
@testable import SetInput
@testable import SetPage
@testable import SetSettings
@testable import SetStorage

@Suite("A swipe")
struct SwipeTests {
    /// To the right, down, and how many milliseconds it takes.
    typealias Way = (dx: Double, dy: Double, time: Int64)

    let user = PageUser(Deals.usual)

    @Test(
        "down the table deals three cards, on a card too, and chooses none",
        arguments: [(0.0, 60.0, 200), (30, 60, 900), (-30, 60, 1), (0, 500, 900), (-90, 200, 300)] as [Way])
    func deals(dx: Double, dy: Double, time: Int64) {
        for node in [user.platform["table"], user.buttons[4]] {
            let former = user.names.count
            user.swipe(on: node, dx: dx, dy: dy, taking: time)
            user.click(node)
            #expect(user.names.count == former + 3)
            #expect(user.pressed.isEmpty && user.named("data-held", "").isEmpty)
            #expect(user.messages == [.dealt(count: 3, cost: user.score == 0 ? 0 : 10)])
        }
    }

    @Test("moves the view where a person has zoomed in, and taps still choose")
    func zoomed() {
        user.platform.window["visualViewport.scale"] = "2"
        user.resize(800, 600)
        #expect(user.attribute("data-zoomed", of: "body") != nil)
        user.swipe()
        user.turn(40)
        user.lift()
        #expect(user.names.count == 12 && !user.messages.contains(.phrase(.reshuffled)))
        user.tap(2)
        #expect(user.pressed == [user.names[2]])
        user.platform.window["visualViewport.scale"] = "1"
        user.resize(800, 600)
        user.swipe()
        #expect(user.names.count == 15)
    }

    @Test(
        "that is short, slow, upwards or to the side is none",
        arguments: [(0.0, 59.0, 200), (0, 60, 901), (31, 60, 200), (-45, 80, 200), (0, -90, 200), (90, 0, 200)] as [Way]
    )
    func none(dx: Double, dy: Double, time: Int64) {
        for node in [user.platform["table"], user.buttons[4]] {
            user.swipe(on: node, dx: dx, dy: dy, taking: time)
            #expect(user.names.count == 12)
            #expect(user.pressed.isEmpty)
        }
    }

    @Test("with another mouse button, or beside the table, is none")
    func elsewhere() {
        user.pressDown(user.platform["table"], button: 2)
        user.pressUp(user.platform["table"], x: 50, y: 150)
        user.swipe(on: user.platform["status"])
        #expect(user.names.count == 12)
    }

    @Test("at the limit says why it deals nothing, each time")
    func limit() {
        let user = PageUser("?seed=usual&limit=24")
        for _ in 0..<4 { user.swipe() }
        #expect(user.names.count == 24)
        for _ in 0..<2 {
            user.swipe()
            #expect(user.names.count == 24)
            #expect(user.messages == [.pattern(.tableIsFull)])
        }
    }

    @Test("replaces a match that shows, and leaves a choice as it is")
    func replaces() throws {
        user.tap(0)
        user.swipe()
        #expect(user.names.count == 15 && user.pressed == [user.names[0]])
        user.tap(0)
        let set = try #require(user.set)
        user.tap(set)
        user.swipe(on: user.button(set[1]))
        #expect(user.names.count == 15 && user.pressed.isEmpty)
        #expect(set.allSatisfy { !user.names.contains($0) })
    }
}
