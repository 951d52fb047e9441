import Foundation
import SetTable
import Testing

/// The matrix of a pose, not the matrix of the tests of colours.
private typealias Placement = SetTable.Matrix

struct MatrixTests {
    private let size = Point2D(100, 140)

    /// The image of a point of the element, with the element's center as the origin, as in CSS.
    private func image(_ matrix: Placement, of point: Point2D) -> Point2D {
        let (x, y) = (point.x - size.x / 2, point.y - size.y / 2)
        return Point2D(
            matrix.a * x + matrix.c * y + matrix.e + size.x / 2, matrix.b * x + matrix.d * y + matrix.f + size.y / 2)
    }

    private func expectNear(_ one: Point2D, _ other: Point2D, _ comment: Comment? = nil) {
        #expect(abs(one.x - other.x) < 0.03 && abs(one.y - other.y) < 0.03, comment)
    }

    @Test func `a card at rest is only translated`() {
        let matrix = Placement(Pose(center: Point2D(250, 370), width: 100), size: size)
        #expect([matrix.a, matrix.b, matrix.c, matrix.d, matrix.e, matrix.f] == [1, 0, 0, 1, 200, 300])
    }

    @Test func `the center of the card is that of the pose at any rotation and scale`() {
        for width in [1.0, 50, 95, 100, 333] {
            for angle in [-7.0, -1, 0, 0.3, 2, 40] {
                for flip in [0, 1, Double.pi / 2, 2.5, Pose.faceDown] {
                    let pose = Pose(center: Point2D(-31.25, 812.5), width: width, angle: angle, flip: flip)
                    expectNear(image(Placement(pose, size: size), of: Point2D(50, 70)), pose.center)
                }
            }
        }
    }

    @Test func `the corners of the card follow from the width and the angle`() {
        for (width, angle) in [(100.0, 0.5), (50, -2), (220, 3), (80, 11)] {
            let matrix = Placement(Pose(center: Point2D(300, 200), width: width, angle: angle), size: size)
            for (x, y) in [(-1.0, -1.0), (1, -1), (1, 1), (-1, 1)] {
                let (across, down) = (x * width / 2, y * width * 0.7)
                let corner = Point2D(
                    300 + across * cos(angle) - down * sin(angle), 200 + across * sin(angle) + down * cos(angle))
                expectNear(image(matrix, of: Point2D(50 + 50 * x, 70 + 70 * y)), corner, "\(width) at \(angle)")
            }
        }
    }

    @Test func `a card that flips gets narrower and wider again, and is never mirrored`() {
        for flip in stride(from: 0, through: Pose.faceDown, by: 0.05) {
            let matrix = Placement(Pose(center: Point2D(0, 0), width: 100, flip: flip), size: size)
            #expect(abs(matrix.a - abs(cos(flip))) < 0.001)
            #expect(matrix.d == 1 && matrix.b == 0 && matrix.c == 0)
        }
        let faceDown = Placement(Pose(center: Point2D(0, 0), width: 100, flip: Pose.faceDown), size: size)
        #expect(faceDown == Placement(Pose(center: Point2D(0, 0), width: 100), size: size))
    }

    @Test func `invisible differences give the same matrix`() {
        let matrix = Placement(Pose(center: Point2D(10, 20), width: 100), size: size)
        #expect(matrix == Placement(Pose(center: Point2D(10.00001, 20), width: 100.0001, angle: 0.00001), size: size))
        #expect(matrix != Placement(Pose(center: Point2D(10.001, 20), width: 100), size: size))
    }

    @Test func `an element of size 0 causes no division by 0`() {
        let matrix = Placement(Pose(center: Point2D(3, 4), width: 10), size: Point2D(0, 0))
        #expect([matrix.a, matrix.b, matrix.c, matrix.d, matrix.e, matrix.f] == [1, 0, 0, 1, 3, 4])
    }
}
