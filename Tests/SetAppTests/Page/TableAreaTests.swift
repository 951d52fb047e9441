import PlainText
import SetTable
import Testing

@testable import SetApp
@testable import SetInput
@testable import SetPage
@testable import SetSettings
@testable import SetStorage

@Suite("The room for the cards")
struct SpaceTests {
    private static let origins = [0.0, 0.25, 0.3333, 0.5, 0.6667, 7.8, -0.4, 104.671875]

    /// How far a length lies from a whole number.
    private func fraction(_ length: Double) -> Double { abs(length - length.rounded()) }

    @Test("puts every edge on a device pixel, within the table", arguments: [1, 1.25, 1.5, 2, 3])
    func snaps(devicePixelRatio: Double) throws {
        for (index, x) in Self.origins.enumerated() {
            let y = Self.origins[(index + 3) % Self.origins.count]
            let frame = ElementFrame(x: x, y: y, width: 361.3 + x, height: 518.7)
            let space = TableArea(frame, devicePixelRatio: devicePixelRatio)
            for count in [1, 3, 12, 15, 24, 81] {
                let grid = CardGrid(count: count, in: space.size)
                let size = space.size(grid.card)
                for pose in (0..<count).map({ space.pose(at: $0, of: grid, isRaised: $0 % 5 == 1) }) {
                    #expect(pose.width == size.x && pose.angle == 0 && pose.flip == 0)
                    let (left, top) = (x + pose.center.x - size.x / 2, y + pose.center.y - size.y / 2)
                    #expect(left >= x - 0.001)
                    #expect(left + size.x <= frame.x + frame.width + 0.001)
                    #expect(top + size.y <= frame.y + frame.height + 0.001)
                    for edge in [left, top, left + size.x, top + size.y] {
                        #expect(fraction(edge * devicePixelRatio) < 0.002, "\(edge) at \(devicePixelRatio)")
                    }
                }
            }
        }
    }

    @Test("lifts a raised card by a little, less than to the card above", arguments: [1, 1.5, 3])
    func raises(devicePixelRatio: Double) {
        for width in [40.0, 300, 1200, 5000] {
            let space = TableArea(
                ElementFrame(x: 3, y: 4.5, width: width, height: width * 0.8), devicePixelRatio: devicePixelRatio)
            for count in [4, 12, 24, 81] {
                let grid = CardGrid(count: count, in: space.size)
                for index in 0..<count {
                    let lying = space.pose(at: index, of: grid, isRaised: false)
                    let raised = space.pose(at: index, of: grid, isRaised: true)
                    let lift = (lying.center.y - raised.center.y) * devicePixelRatio
                    #expect(raised.center.x == lying.center.x)
                    #expect(lift > 0.99 && lift < Double(grid.spacing) + 0.01)
                }
            }
        }
    }

    @Test("writes a length to four decimals of a CSS pixel")
    func length() {
        #expect(UTF8Text.length(33.333333).string == "33.3333px")
        #expect(UTF8Text.length(80).string == "80px")
    }

    @Test("is as large as whole device pixels allow")
    func size() {
        let space = TableArea(ElementFrame(x: 0.25, y: 0.5, width: 100, height: 100), devicePixelRatio: 2)
        #expect(space.size == CardGrid.Size(width: 199, height: 200))
        #expect(
            TableArea(ElementFrame(x: 10, y: 20, width: 100, height: 50), devicePixelRatio: 1.5).size
                == CardGrid.Size(width: 150, height: 75))
        #expect(
            TableArea(ElementFrame(x: 0, y: 0, width: 33.333333, height: 10), devicePixelRatio: 3).size
                == CardGrid.Size(width: 100, height: 30))
    }

    @Test("is never less than nothing")
    func nothing() {
        #expect(TableArea(ElementFrame(), devicePixelRatio: 2).size == CardGrid.Size(width: 0, height: 0))
        #expect(
            TableArea(ElementFrame(x: 0.2, y: 0.2, width: 0.5, height: 0.5), devicePixelRatio: 1).size
                == CardGrid.Size(width: 0, height: 0))
    }

    @Test("takes a devicePixelRatio that is none for 1", arguments: [0.0, -2])
    func wrongFineness(devicePixelRatio: Double) {
        #expect(
            TableArea(ElementFrame(x: 0, y: 0, width: 9, height: 9), devicePixelRatio: devicePixelRatio).size.width == 9
        )
    }
}

@Suite("The size of the table")
struct ResizeTests {
    let user = PageUser(Deals.usual)

    private func resize(_ width: Double, _ height: Double, ratio: String = "1") {
        user.platform.frames["table"] = ElementFrame(x: 8, y: 90.5, width: width, height: height)
        user.platform.window["devicePixelRatio"] = ratio
        user.send(.resize, on: user.platform["table"])
    }

    /// Where the cards lie once they are at rest.
    private var places: [[Double]] {
        user.rest()
        return user.buttons.compactMap { user.matrix($0) }
    }

    @Test("changes the places and the size of the cards, and nothing about the game")
    func resized() {
        user.tap(3)
        let former = (user.names, user.pressed, places)
        resize(400, 700, ratio: "3")
        #expect(user.names == former.0)
        #expect(user.pressed == former.1)
        #expect(zip(places, former.2).allSatisfy { $0 != $1 })
        #expect(Set(places).count == 12)
    }

    @Test("gives the style sheet the size of cards anew when the page is zoomed")
    func zoomed() throws {
        let width = {
            try #require(Double(user.platform[user.platform["main"]].styles["--card-width"]?.dropLast(2) ?? ""))
        }
        resize(800, 600, ratio: "1")
        let former = try width()
        resize(400, 300, ratio: "2")
        #expect(try width() == former / 2)
    }

    @Test("may be almost nothing, and come back")
    func tiny() {
        let former = places
        resize(0, 0)
        #expect(user.platform[user.platform["main"]].styles["--card-width"] == "1px")
        user.platform.frames["table"] = ElementFrame(x: 0, y: 100, width: 800, height: 600)
        user.send(.resize)
        #expect(places == former)
    }

    @Test("is not measured but when it changes, since that costs a layout")
    func measuredRarely() {
        let operations = user.operations {
            user.tap(0)
            user.key("d", "KeyD")
            user.wait(3000)
        }
        #expect(!operations.contains { $0.hasPrefix("measure") })
        #expect(
            user.operations { user.send(.resize) } == [
                "measure #table", "measure #deck", "measure #pile", "measure #score", "measure #score-1",
                "measure #score-2",
                "wake 1000",
            ])
    }
}
