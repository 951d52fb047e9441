import PlainText
import SetGame
import SetTable
import SetWords

/// Shows the points of a set flying to the score.
///
/// The score's text is the final number at once. What is drawn in its place meanwhile is not for assistive tools.
package final class EarnedPoints<P: Platform> {
    private let platform: P
    private let layer: Node
    private var node: Node?
    /// The points that fly, and the element of the score that they fly to.
    private var flying: (flight: PointsFlight, score: ElementID)?
    private var lastFrame: Double?
    /// Where the scores are, from the table's corner.
    private var places: [(score: ElementID, center: Point)] = []

    /// - Parameter layer: the element that they fly in, whose corner is the table's.
    init(platform: P, layer: Node) {
        (self.platform, self.layer) = (platform, layer)
    }

    /// Reads from the page where the scores are.
    func measure(_ page: Page<P>, table: ElementFrame) {
        places = [ElementID.score, .score1, .score2].map { score in
            let frame = page.frame(of: score)
            return (score, Point(frame.x + frame.width / 2 - table.x, frame.y + frame.height / 2 - table.y))
        }
    }

    /// Lets points fly from a card. Others that are still on their way are counted at once.
    func fly(_ points: Int, before: Int, from start: Point, to score: ElementID, on page: Page<P>) {
        end(on: page)
        guard let end = places.first(where: { $0.score == score })?.center else { return }
        let node = self.node ?? make()
        self.node = node
        platform.setText("+\(UTF8Text(number: points))", on: node)
        platform.insert(node, into: layer, before: nil)
        flying = (PointsFlight(points, before: before, from: start, to: end), score)
        show(on: page)
    }

    /// Moves on to the time of a frame, in milliseconds.
    func frame(at time: Double, on page: Page<P>) {
        guard flying != nil else { return }
        flying?.flight.advance(by: (lastFrame.map { time - $0 } ?? 8) / 1000)
        lastFrame = time
        show(on: page)
    }

    /// Shows the score as it is.
    func end(on page: Page<P>) {
        guard let flying, let node else { return }
        page.set(.drawn, to: nil, of: flying.score)
        platform.call("remove", on: node)
        (self.flying, lastFrame) = (nil, nil)
    }

    private func make() -> Node {
        let node = platform.create("b")
        platform.setAttribute("class", to: "earned", on: node)
        return node
    }

    private func show(on page: Page<P>) {
        guard let (flight, score) = flying, let node else { return }
        if flight.isOver { return end(on: page) }
        page.set(.drawn, to: UTF8Text(points: flight.shownScore), of: score)
        let pose = flight.pose ?? Pose(center: Point(0, 0), width: 0)
        let matrix = Matrix(pose, size: Point(1, 1))
        platform.place([Double(node.handle), matrix.a, matrix.b, matrix.c, matrix.d, matrix.e, matrix.f])
        platform.requestFrame()
    }
}
