import SetGame
import SetRules
import Testing

@testable import Simulation

struct EventQueueTests {
    @Test func `events come in the order of their times, and those of one time in the order in which they were added`()
    {
        var (queue, dice) = (EventQueue<Int>(), Dice(seed: 1, stream: "test"))
        let times = (0..<1000).map { _ in dice.delay(0...99) }
        for (index, time) in times.enumerated() { queue.add(index, after: time) }
        var order: [Int] = []
        while let index = queue.next() {
            #expect(queue.now == times[index])
            order.append(index)
        }
        #expect(order == times.indices.sorted { (times[$0], $0) < (times[$1], $1) })
    }

    @Test func `delays count from the last event, and the time never goes back`() {
        var queue = EventQueue<Int>()
        queue.add(1, after: 10)
        _ = queue.next()
        queue.add(2, after: 5)
        queue.add(3, after: -5)
        #expect(queue.next() == 3 && queue.now == 10)
        #expect(queue.next() == 2 && queue.now == 15 && queue.next() == nil)
    }
}
