import PlainText
import SetTable
import Testing

private let path: SymbolPath = {
    var path = SymbolPath()
    path.move(to: Point(1, 2))
    path.line(to: Point(3.5, -4))
    path.curve(Point(5, 6), Point(7, 8.25), to: Point(-0.5, 10))
    path.close()
    return path
}()

struct SymbolPathTests {
    @Test func `a new path is empty`() {
        #expect(SymbolPath().pieces == [])
        #expect(SymbolPath().data == UTF8Text())
    }

    @Test func `pieces are kept in order`() {
        let pieces: [SymbolPath.Piece] = [
            .move(Point(1, 2)), .line(Point(3.5, -4)), .curve(Point(5, 6), Point(7, 8.25), to: Point(-0.5, 10)), .close,
        ]
        #expect(path.pieces == pieces)
    }

    @Test func `the data of a path are SVG commands and coordinates`() {
        #expect(path.data == UTF8Text("M1 2L3.5 -4C5 6 7 8.25 -0.5 10Z"))
    }

    @Test func `points are equal by their coordinates`() {
        #expect(Point(1, 2) == Point(1, 2))
        #expect(Point(1, 2) != Point(2, 1))
    }
}
