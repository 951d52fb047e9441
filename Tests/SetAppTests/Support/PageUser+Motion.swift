import Foundation
import PlainText
import SetTable
import Testing

@testable import SetApp
@testable import SetInput
@testable import SetPage
@testable import SetSettings
@testable import SetStorage

// Fingers.
extension PageUser {
    /// The center of the table as the page has it.
    static let center = Point2D(400, 400)

    /// Two fingers come down around the center of the table, this far apart, the way from one to the other level.
    func spread(_ distance: Double = 200, on first: Node? = nil, _ second: Node? = nil) {
        let table = platform["table"]
        pressDown(first ?? table, x: Self.center.x - distance / 2, y: Self.center.y, pointer: 1)
        pressDown(second ?? table, x: Self.center.x + distance / 2, y: Self.center.y, pointer: 2)
    }

    /// Moves both fingers, to where they are this far apart and turned by this many degrees, clockwise.
    func turn(_ degrees: Double, distance: Double = 200) {
        let way = Point2D(cos(degrees * .pi / 180), sin(degrees * .pi / 180)) * (distance / 2)
        pressMove(nil, x: Self.center.x - way.x, y: Self.center.y - way.y, pointer: 1)
        pressMove(nil, x: Self.center.x + way.x, y: Self.center.y + way.y, pointer: 2)
    }

    /// Moves a finger around a point, 200 pixels away from it, to this many degrees, clockwise.
    func go(around point: Point2D, to degrees: Double, pointer: Int32) {
        let place = point + Point2D(cos(degrees * .pi / 180), sin(degrees * .pi / 180)) * 200
        pressMove(nil, x: place.x, y: place.y, pointer: pointer)
    }

    /// Lifts all fingers.
    func lift() {
        for pointer in down.sorted() { pressUp(nil, x: 400, y: 400, pointer: pointer) }
    }

    /// Swipes down from a node.
    func swipe(on node: Node? = nil, dx: Double = 0, dy: Double = 90, taking time: Int64 = 200) {
        let node = node ?? platform["table"]
        pressDown(node)
        now += time
        pressMove(node, x: 50 + dx / 2, y: 50 + dy / 2)
        pressUp(node, x: 50 + dx, y: 50 + dy)
    }

    /// The table gets another size.
    func resize(_ width: Double, _ height: Double) {
        platform.frames["table"] = ElementFrame(x: 0, y: 100, width: width, height: height)
        platform.window["innerWidth"] = "\(width)"
        platform.window["innerHeight"] = "\(height + 160)"
        send(.resize, on: platform["table"])
    }

    /// The person's system asks for less motion from now on, or no longer.
    func prefer(lessMotion: Bool) {
        platform.media["(prefers-reduced-motion: reduce)"] = lessMotion
        send(.media) { $0.detail = lessMotion ? 1 : 0 }
    }
}

// Frames.
extension PageUser {
    /// The browser draws, 60 times a second, for this long or until the app wants no more. Gives the time in seconds.
    @discardableResult
    func frames(_ seconds: Double, each appearance: () -> Void = {}) -> Double {
        var count = 0.0
        while platform.wantsFrame, count < (seconds * 60).rounded() {
            count += 1
            frameTime += 1000 / 60
            platform.wantsFrame = false
            app.frame(at: frameTime)
            appearance()
        }
        return count / 60
    }

    /// The browser draws until nothing moves. Gives the time it took in seconds.
    @discardableResult
    func rest() -> Double {
        let seconds = frames(20)
        if platform.wantsFrame { Issue.record("the cards never come to rest") }
        return seconds
    }

    /// The pictures of cards that have left, in order.
    var ghosts: [Node] {
        let nodes = platform[platform["flight"]].children.flatMap { platform[$0].children }
        return nodes.filter { platform[$0].attributes["class"] == "card" }
    }

    /// The marks of players on the pictures of cards that have left.
    var stamps: [Node] {
        let nodes = platform[platform["flight"]].children.flatMap { platform[$0].children }
        return nodes.filter { platform[$0].attributes["class"] == "stamp" }
    }

    /// What moves a card or the picture of one: the element around it.
    func mover(_ node: Node) -> Node { platform[node].parent ?? node }

    func matrix(_ node: Node) -> [Double]? { platform.matrices[mover(node)] }

    func isFaceDown(_ node: Node) -> Bool { platform[mover(node)].attributes["data-face"] == "down" }

    /// How high it lies above others.
    func rank(_ node: Node) -> String? { platform[mover(node)].styles["z-index"] }

    /// The center of a card as it appears, from the table's corner.
    func center(_ node: Node) -> Point2D? {
        let size = app.area.size(app.cards.grid.card)
        return matrix(node).map { Point2D($0[4] + size.x / 2, $0[5] + size.y / 2) }
    }

    /// The matrix of a card that lies at its place in the grid.
    func matrixAtRest(_ index: Int) -> [Double] {
        let grid = app.cards.grid
        let isRaised = platform[buttons[index]].attributes["aria-pressed"] == "true"
        let corner = app.area.pose(at: index, of: grid, isRaised: isRaised).center - app.area.size(grid.card) * 0.5
        let scale = platform[buttons[index]].attributes["data-held"] != nil ? 0.95 : 1
        return [scale, 0, 0, scale, corner.x, corner.y]
    }

    /// The cards on the table that do not lie at their places.
    var misplaced: [String] {
        buttons.indices.filter { index in
            guard let matrix = matrix(buttons[index]) else { return true }
            return zip(matrix, matrixAtRest(index)).contains { abs($0 - $1) > 0.0003 }
        }.map { names[$0] }
    }
}
