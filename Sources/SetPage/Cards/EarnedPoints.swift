import PlainText
import SetGame
import SetTable
import SetWords

/// Shows the points of a set flying to the score.
///
/// The score's text is the final number at once. The number drawn in its place during the flight isn't for assistive
/// tools.
package final class EarnedPoints<P: Platform> {
    private let platform: P
    private let layer: Node
    private var node: Node?
    /// The flying points, the element of the score that they fly to, and the number drawn there.
    private var flying: (flight: PointsFlight, score: Node, shown: Int?)?
    private var lastFrame: Double?
    /// The centres of the scores, from the table's corner.
    private var places: [(score: Node, center: Point2D)] = []

    /// - Parameter layer: the element that the points fly in, whose corner is the table's.
    init(platform: P, layer: Node) {
        (self.platform, self.layer) = (platform, layer)
    }

    /// Reads the places of the scores from the page.
    func measure(_ page: Page<P>, table: ElementFrame) {
        places = [ElementID.score, .score1, .score2].map { score in
            let frame = page.frame(of: score)
            return (page[score], Point2D(frame.x + frame.width / 2 - table.x, frame.y + frame.height / 2 - table.y))
        }
    }

    /// Makes points fly from a card to a score. Points that are still flying are added at once.
    ///
    /// - Parameter place: the centre of the score; `nil` for one of the measured scores.
    func fly(_ points: Int, before: Int, from start: Point2D, to score: Node, at place: Point2D?) {
        self.end()
        guard let end = place ?? places.first(where: { $0.score == score })?.center else { return }
        let node = self.node ?? make()
        self.node = node
        platform.setText("+\(UTF8Text(number: points))", on: node)
        platform.insert(node, into: layer, before: nil)
        flying = (PointsFlight(points, before: before, from: start, to: end), score, nil)
        show()
    }

    /// Advances to the time of a frame, in milliseconds.
    func frame(at time: Double) {
        guard flying != nil else { return }
        flying?.flight.advance(by: (lastFrame.map { time - $0 } ?? 8) / 1000)
        lastFrame = time
        show()
    }

    /// Shows the final score.
    func end() {
        guard let flying, let node else { return }
        platform.setAttribute(Attribute.drawn.name, to: nil, on: flying.score)
        platform.call("remove", on: node)
        (self.flying, lastFrame) = (nil, nil)
    }

    private func make() -> Node {
        let node = platform.create("b")
        platform.setAttribute("class", to: "earned", on: node)
        return node
    }

    private func show() {
        guard let (flight, score, shown) = flying, let node else { return }
        if flight.isOver { return end() }
        if shown != flight.shownScore {
            flying?.shown = flight.shownScore
            platform.setAttribute(Attribute.drawn.name, to: UTF8Text(points: flight.shownScore), on: score)
        }
        let pose = flight.pose ?? Pose(center: Point2D(0, 0), width: 0)
        let matrix = Matrix(pose, size: Point2D(1, 1))
        platform.place([Double(node.handle), matrix.a, matrix.b, matrix.c, matrix.d, matrix.e, matrix.f])
        platform.requestFrame()
    }
}
