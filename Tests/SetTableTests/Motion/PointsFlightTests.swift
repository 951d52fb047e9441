import Testing

@testable import SetTable

@Suite("Points that fly")
struct PointsFlightTests {
    private let start = Point2D(100, 300)
    private let end = Point2D(20, -40)

    /// A flight of 38 points at many moments of a second.
    private var moments: [PointsFlight] {
        (0...1000).map { millisecond in
            var flight = PointsFlight(38, before: 100, from: start, to: end)
            flight.advance(by: Double(millisecond) / 1000)
            return flight
        }
    }

    @Test("wait for the last card, rise above it, and take some 450 ms to the score")
    func way() throws {
        let onTheWay = moments.enumerated().filter { $0.element.pose != nil }
        let (first, last) = try (#require(onTheWay.first), #require(onTheWay.last))
        #expect(first.offset == 160 && (440...460).contains(last.offset - first.offset))
        let poses = onTheWay.compactMap(\.element.pose)
        #expect(try (#require(poses.first).center - start).length < 0.1)
        #expect(try (#require(poses.last).center - end).length < 0.1)
        let highest = try #require(poses.prefix(151).last)
        #expect((highest.center - Point2D(start.x, start.y - PointsFlight.height)).length < 0.5)
        #expect(zip(poses, poses.dropFirst()).allSatisfy { ($1.center - $0.center).length < 4 }, "without a leap")
        #expect(poses.allSatisfy { (0.6...1).contains($0.width) })
    }

    @Test("are counted up when they are there, without a step back, and to the last one")
    func count() throws {
        let shown = moments.map(\.shownScore)
        #expect(zip(shown, shown.dropFirst()).allSatisfy { $0 <= $1 })
        #expect(shown.first == 100 && shown.last == 138 && Set(shown).count == 39)
        #expect(moments.allSatisfy { $0.pose == nil || $0.shownScore == 100 })
        #expect(moments.allSatisfy { $0.isOver == ($0.shownScore == 138) || $0.shownScore == 138 })
        #expect(try #require(moments.last).isOver)
    }

    @Test("do not go back in time, and are counted after a sleep")
    func oddTimes() {
        var flight = PointsFlight(10, before: -5, from: start, to: end)
        let before = flight
        flight.advance(by: -3)
        #expect(flight == before)
        flight.advance(by: 1e9)
        #expect(flight.isOver && flight.shownScore == 5 && flight.pose == nil)
    }
}
