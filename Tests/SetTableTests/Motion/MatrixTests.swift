import Foundation
import SetTable
import Testing

/// Not the matrix that the tests of colours know.
private typealias Placement = SetTable.Matrix

struct MatrixTests {
    private let size = Point(100, 140)

    /// Where a matrix takes a point of the box, as CSS has it: about the center of the box.
    private func image(_ matrix: Placement, of point: Point) -> Point {
        let (x, y) = (point.x - size.x / 2, point.y - size.y / 2)
        return Point(
            matrix.a * x + matrix.c * y + matrix.e + size.x / 2, matrix.b * x + matrix.d * y + matrix.f + size.y / 2)
    }

    private func expectNear(_ one: Point, _ other: Point, _ comment: Comment? = nil) {
        #expect(abs(one.x - other.x) < 0.03 && abs(one.y - other.y) < 0.03, comment)
    }

    @Test func `a card at rest is only shifted, from the corner to its place`() {
        let matrix = Placement(Pose(center: Point(250, 370), width: 100), size: size)
        #expect([matrix.a, matrix.b, matrix.c, matrix.d, matrix.e, matrix.f] == [1, 0, 0, 1, 200, 300])
    }

    @Test func `its center is the pose's, however it is turned and scaled`() {
        for width in [1.0, 50, 95, 100, 333] {
            for angle in [-7.0, -1, 0, 0.3, 2, 40] {
                for turn in [0, 1, Double.pi / 2, 2.5, Pose.faceDown] {
                    let pose = Pose(center: Point(-31.25, 812.5), width: width, angle: angle, turn: turn)
                    expectNear(image(Placement(pose, size: size), of: Point(50, 70)), pose.center)
                }
            }
        }
    }

    @Test func `its corners lie where the width and the angle put them`() {
        for (width, angle) in [(100.0, 0.5), (50, -2), (220, 3), (80, 11)] {
            let matrix = Placement(Pose(center: Point(300, 200), width: width, angle: angle), size: size)
            for (x, y) in [(-1.0, -1.0), (1, -1), (1, 1), (-1, 1)] {
                let (across, down) = (x * width / 2, y * width * 0.7)
                let corner = Point(
                    300 + across * cos(angle) - down * sin(angle), 200 + across * sin(angle) + down * cos(angle))
                expectNear(image(matrix, of: Point(50 + 50 * x, 70 + 70 * y)), corner, "\(width) at \(angle)")
            }
        }
    }

    @Test func `a card that turns over grows narrow and wide again, and is never mirrored`() {
        for turn in stride(from: 0, through: Pose.faceDown, by: 0.05) {
            let matrix = Placement(Pose(center: Point(0, 0), width: 100, turn: turn), size: size)
            #expect(abs(matrix.a - abs(cos(turn))) < 0.001)
            #expect(matrix.d == 1 && matrix.b == 0 && matrix.c == 0)
        }
        let faceDown = Placement(Pose(center: Point(0, 0), width: 100, turn: Pose.faceDown), size: size)
        #expect(faceDown == Placement(Pose(center: Point(0, 0), width: 100), size: size))
    }

    @Test func `differences that no one can see are none`() {
        let matrix = Placement(Pose(center: Point(10, 20), width: 100), size: size)
        #expect(matrix == Placement(Pose(center: Point(10.00001, 20), width: 100.0001, angle: 0.00001), size: size))
        #expect(matrix != Placement(Pose(center: Point(10.001, 20), width: 100), size: size))
    }

    @Test func `a box without a size is not divided by`() {
        let matrix = Placement(Pose(center: Point(3, 4), width: 10), size: Point(0, 0))
        #expect([matrix.a, matrix.b, matrix.c, matrix.d, matrix.e, matrix.f] == [1, 0, 0, 1, 3, 4])
    }
}
