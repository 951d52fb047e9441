import PlainText
import SetTable
import Testing

private let path: SymbolPath = {
    var path = SymbolPath()
    path.move(to: Point2D(1, 2))
    path.line(to: Point2D(3.5, -4))
    path.curve(Point2D(5, 6), Point2D(7, 8.25), to: Point2D(-0.5, 10))
    path.close()
    return path
}()

struct SymbolPathTests {
    @Test func `a new path is empty`() {
        #expect(SymbolPath().pieces == [])
        #expect(SymbolPath().data() == UTF8Text())
    }

    @Test func `pieces are kept in order`() {
        let pieces: [SymbolPath.Piece] = [
            .move(Point2D(1, 2)), .line(Point2D(3.5, -4)),
            .curve(Point2D(5, 6), Point2D(7, 8.25), to: Point2D(-0.5, 10)), .close,
        ]
        #expect(path.pieces == pieces)
    }

    @Test func `the data of a path are SVG commands, each relative to where the last one ended`() {
        #expect(path.data() == UTF8Text("m 1 2l 2.5 -6c 1.5 10 3.5 12.25 -4 14z"))
        #expect(path.data(scale: 2) == UTF8Text("m 2 4l 5 -12c 3 20 7 24.5 -8 28z"))
    }

    @Test func `what follows the end of a subpath is relative to its start`() {
        var two = path
        two.move(to: Point2D(1, 3))
        two.line(to: Point2D(2, 3))
        #expect(two.data() == UTF8Text("m 1 2l 2.5 -6c 1.5 10 3.5 12.25 -4 14zm 0 1l 1 0"))
    }

    @Test func `errors of rounding do not add up`() {
        var path = SymbolPath()
        path.move(to: Point2D(0, 0))
        for step in 1...300 { path.line(to: Point2D(Double(step) / 3, 0)) }
        let steps = String(path.data()).split(separator: "l").dropFirst()
            .compactMap { Double($0.split(separator: " ")[0]) }
        #expect(steps.count == 300 && abs(steps.reduce(0, +) - 100) < 1e-9)
    }

    @Test func `points are equal by their coordinates`() {
        #expect(Point2D(1, 2) == Point2D(1, 2))
        #expect(Point2D(1, 2) != Point2D(2, 1))
    }
}
