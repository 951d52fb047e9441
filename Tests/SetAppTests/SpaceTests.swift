import PlainText
import SetTable
import Testing

@testable import SetApp

@Suite("The room for the cards")
struct SpaceTests {
    private static let origins = [0.0, 0.25, 0.3333, 0.5, 0.6667, 7.8, -0.4, 104.671875]

    private func pixels(_ text: Text) -> Double? {
        let string = text.string
        return string.hasSuffix("px") ? Double(string.dropLast(2)) : nil
    }

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
                let width = try #require(pixels(space.length(grid.card.width)))
                let height = try #require(pixels(space.length(grid.card.height)))
                for place in (0..<count).map(grid.place) {
                    let offset = space.offset(of: place)
                    let left = x + (try #require(pixels(offset.x)))
                    let top = y + (try #require(pixels(offset.y)))
                    #expect(left >= x - 0.001 && top >= y - 0.001)
                    #expect(left + width <= frame.x + frame.width + 0.001)
                    #expect(top + height <= frame.y + frame.height + 0.001)
                    for edge in [left, top, left + width, top + height] {
                        #expect(fraction(edge * fineness) < 0.002, "\(edge) at \(fineness)")
                    }
                }
            }
        }
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
        player.host.tableFrame = Frame(x: 8, y: 90.5, width: width, height: height)
        player.host.window["devicePixelRatio"] = ratio
        player.send(.resize, on: player.host["table"])
    }

    private var places: [String] { player.buttons.compactMap { player.host[$0].styles["translate"] } }

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
        #expect(player.host[player.host["table"]].styles["--card-width"] == "1px")
        player.host.tableFrame = Frame(x: 0, y: 100, width: 800, height: 600)
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
        #expect(!operations.contains("measure #table"))
        #expect(player.operations { player.send(.resize) } == ["measure #table", "alarm 1000"])
    }
}
