import Testing

@testable import SetGame

struct GameResultTests {
    private func scores(_ points: [Int]) -> Scores {
        var scores = Scores()
        for (seat, number) in zip(Seat.allCases, points) { scores[seat] = number }
        return scores
    }

    @Test func `the winner has more points than each of the others`() {
        #expect(scores([10, 40, 30]).result(of: .apart(.three)) == .won(.second, points: 40, to: 30))
        #expect(scores([-10, -20]).result(of: .two) == .won(.first, points: -10, to: -20))
    }

    @Test func `players who share the most points share the win, wherever they sit`() {
        #expect(scores([10, 40, 40]).result(of: .apart(.three)) == .draw(points: 40))
        #expect(scores([-10, -10]).result(of: .two) == .draw(points: -10))
    }

    @Test func `equal points are an equal place`() {
        let scores = scores([30, 50, 30, -10])
        #expect(Seat.allCases.prefix(4).map { scores.place(of: $0, among: .apart(.four)) } == [2, 1, 2, 4])
        #expect(scores.best(of: .apart(.four)) == 50 && scores.best(of: .apart(.four), except: .second) == 30)
        #expect(Scores().best(of: .one, except: .first) == 0)
    }
}
