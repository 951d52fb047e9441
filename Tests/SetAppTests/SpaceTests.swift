import PlainText
import SetTable
import Testing

@testable import SetApp

@Suite("The room for the cards")
struct SpaceTests {
    private static let origins = [0.0, 0.25, 0.3333, 0.5, 0.6667, 7.8, -0.4, 104.671875]

    /// How far a length lies from a whole number.
    private func fraction(_ length: Double) -> Double { abs(length - length.rounded()) }

    @Test("puts every edge on a device pixel, within the table", arguments: [1, 1.25, 1.5, 2, 3])
    func snaps(fineness: Double) throws {
        for (index, x) in Self.origins.enumerated() {
            let y = Self.origins[(index + 3) % Self.origins.count]
            let frame = Frame(x: x, y: y, width: 361.3 + x, height: 518.7)
            let space = Space(frame, fineness: fineness)
            for count in [1, 3, 12, 15, 24, 81] {
                let grid = Grid(count: count, in: space.size)
                let size = space.size(grid.card)
                for pose in (0..<count).map({ space.pose(at: $0, of: grid, isRaised: $0 % 5 == 1) }) {
                    #expect(pose.width == size.x && pose.angle == 0 && pose.turn == 0)
                    let (left, top) = (x + pose.middle.x - size.x / 2, y + pose.middle.y - size.y / 2)
                    #expect(left >= x - 0.001)
                    #expect(left + size.x <= frame.x + frame.width + 0.001)
                    #expect(top + size.y <= frame.y + frame.height + 0.001)
                    for edge in [left, top, left + size.x, top + size.y] {
                        #expect(fraction(edge * fineness) < 0.002, "\(edge) at \(fineness)")
                    }
                }
            }
        }
    }

    @Test("lifts a raised card by a little, less than to the card above", arguments: [1, 1.5, 3])
    func raises(fineness: Double) {
        for width in [40.0, 300, 1200, 5000] {
            let space = Space(Frame(x: 3, y: 4.5, width: width, height: width * 0.8), fineness: fineness)
            for count in [4, 12, 24, 81] {
                let grid = Grid(count: count, in: space.size)
                for index in 0..<count {
                    let lying = space.pose(at: index, of: grid, isRaised: false)
                    let raised = space.pose(at: index, of: grid, isRaised: true)
                    let lift = (lying.middle.y - raised.middle.y) * fineness
                    #expect(raised.middle.x == lying.middle.x)
                    #expect(lift > 0.99 && lift < Double(grid.spacing) + 0.01)
                }
            }
        }
    }

    @Test("writes a length to four decimals of a CSS pixel")
    func length() {
        #expect(Text.length(33.333333).string == "33.3333px")
        #expect(Text.length(80).string == "80px")
    }

    @Test("is as large as whole device pixels allow")
    func size() {
        let space = Space(Frame(x: 0.25, y: 0.5, width: 100, height: 100), fineness: 2)
        #expect(space.size == Grid.Size(width: 199, height: 200))
        #expect(
            Space(Frame(x: 10, y: 20, width: 100, height: 50), fineness: 1.5).size == Grid.Size(width: 150, height: 75))
        #expect(
            Space(Frame(x: 0, y: 0, width: 33.333333, height: 10), fineness: 3).size
                == Grid.Size(width: 100, height: 30))
    }

    @Test("is never less than nothing")
    func nothing() {
        #expect(Space(Frame(), fineness: 2).size == Grid.Size(width: 0, height: 0))
        #expect(
            Space(Frame(x: 0.2, y: 0.2, width: 0.5, height: 0.5), fineness: 1).size == Grid.Size(width: 0, height: 0))
    }

    @Test("takes a fineness that is none for 1", arguments: [0.0, -2])
    func wrongFineness(fineness: Double) {
        #expect(Space(Frame(x: 0, y: 0, width: 9, height: 9), fineness: fineness).size.width == 9)
    }
}

@Suite("The size of the table")
struct ResizeTests {
    let player = Player(Deals.usual)

    private func resize(_ width: Double, _ height: Double, ratio: String = "1") {
        player.host.frames["table"] = Frame(x: 8, y: 90.5, width: width, height: height)
        player.host.window["devicePixelRatio"] = ratio
        player.send(.resize, on: player.host["table"])
    }

    /// Where the cards lie once they are at rest.
    private var places: [[Double]] {
        player.rest()
        return player.buttons.compactMap { player.matrix($0) }
    }

    @Test("changes the places and the size of the cards, and nothing about the game")
    func resized() {
        player.tap(3)
        let former = (player.names, player.pressed, places)
        resize(400, 700, ratio: "3")
        #expect(player.names == former.0)
        #expect(player.pressed == former.1)
        #expect(zip(places, former.2).allSatisfy { $0 != $1 })
        #expect(Set(places).count == 12)
    }

    @Test("may be almost nothing, and come back")
    func tiny() {
        let former = places
        resize(0, 0)
        #expect(player.host[player.host["main"]].styles["--card-width"] == "1px")
        player.host.frames["table"] = Frame(x: 0, y: 100, width: 800, height: 600)
        player.send(.resize)
        #expect(places == former)
    }

    @Test("is not measured but when it changes, since that costs a layout")
    func measuredRarely() {
        let operations = player.operations {
            player.tap(0)
            player.key("d", "KeyD")
            player.wait(3000)
        }
        #expect(!operations.contains { $0.hasPrefix("measure") })
        #expect(
            player.operations { player.send(.resize) } == [
                "measure #table", "measure #deck", "measure #pile", "alarm 1000",
            ])
    }
}
