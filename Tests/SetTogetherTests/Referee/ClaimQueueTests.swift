import SetGame
import SetRules
import Testing

@testable import SetTogether

struct DistanceTests {
    @Test(
        arguments: [
            (20, 100, 80), (100, 100, 0), (0, 0, 0), (nil, 100, 100), (20, 9000, 130), (9000, 9000, 0), (-5, 100, 100),
            (100, 20, 0),
        ] as [(Milliseconds?, Milliseconds, Milliseconds)])
    func `a claim waits as if its player were the farthest, up to a limit`(
        roundTrip: Milliseconds?, longest: Milliseconds, delay: Milliseconds
    ) {
        #expect(Distance(roundTrip: roundTrip, longest: longest).delay == delay)
    }

    @Test func `on a single device no claim waits`() {
        #expect(Distance.same.delay == 0)
    }
}

struct ClaimQueueTests {
    private func claim(_ seat: Seat, due: Milliseconds) -> ClaimQueue.Claim {
        let cards = [Card.all[0], Card.all[40], Card.all[80]].groups[0]
        return ClaimQueue.Claim(member: MemberID(0), seat: seat, request: 1, seen: 0, cards: cards, due: due)
    }

    @Test func `of equally early claims, the seat with fewer sets is first, then the lower seat`() {
        var queue = ClaimQueue()
        for seat in [Seat.third, .first, .second] { queue.add(claim(seat, due: 10)) }
        queue.add(claim(.eighth, due: 9))
        #expect(queue.takeDue(at: 8, sets: { _ in 0 }) == nil && queue.nextDue == 9)
        let sets: (Seat) -> Int = { $0 == .first ? 2 : 1 }
        let order = (0..<4).compactMap { _ in queue.takeDue(at: 10, sets: sets)?.seat }
        #expect(order == [.eighth, .second, .third, .first])
        #expect(queue.nextDue == nil)
    }

    @Test func `taking all claims empties the queue`() {
        var queue = ClaimQueue()
        for seat in [Seat.third, .first] { queue.add(claim(seat, due: 10)) }
        #expect(queue.takeAll().map(\.seat) == [.third, .first] && queue.nextDue == nil)
    }
}
