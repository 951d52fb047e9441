import Foundation
import Testing

@testable import SetTable

struct ElementaryTests {
    @Test func `the exponential function agrees with Foundation to 12 digits from -30 to 30`() {
        let wrong = stride(from: -30.0, through: 30, by: 0.0137).filter {
            abs(exponential($0) / exp($0) - 1) > 1e-12
        }
        #expect(wrong == [])
    }

    @Test func `the exponential function is tiny and not negative for large negative exponents`() {
        for exponent in stride(from: -2000.0, through: -30, by: 7) {
            #expect((0...1e-13).contains(exponential(exponent)))
        }
    }

    @Test func `cosine and sine agree with Foundation to 12 digits from -1,000 to 1,000`() {
        let wrong = stride(from: -1000.0, through: 1000, by: 0.0731).filter { angle in
            let direction = direction(of: angle)
            return abs(direction.x - cos(angle)) > 1e-12 || abs(direction.y - sin(angle)) > 1e-12
        }
        #expect(wrong == [])
    }

    @Test func `cosine and sine are right at and next to each multiple of 45 degrees`() {
        for eighth in -64...64 {
            for offset in [-1e-9, 0, 1e-9] {
                let angle = Double(eighth) * .pi / 4 + offset
                let direction = direction(of: angle)
                #expect(abs(direction.x - cos(angle)) < 1e-12 && abs(direction.y - sin(angle)) < 1e-12, "\(angle)")
            }
        }
    }

    @Test func `the functions are exact at 0`() {
        #expect(direction(of: 0) == Point2D(1, 0))
        #expect(exponential(0) == 1)
    }

    @Test(arguments: [(0.0, 0), (0.49, 0), (0.5, 1), (-0.49, 0), (-0.5, -1), (-2.5, -3), (4e9, 4_000_000_000)])
    func `numbers are rounded to the nearest whole number, halves away from zero`(number: Double, nearest: Int) {
        #expect(number.nearest == nearest)
    }
}
