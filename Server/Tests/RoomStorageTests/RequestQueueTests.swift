import Foundation
import RoomStorage
import Testing

struct RequestQueueTests {
    @Test func `gives all that waits at once, in its order`() {
        let queue = RequestQueue<Int>()
        for number in 1...3 { #expect(queue.add(number)) }
        #expect(queue.next() == [1, 2, 3])
        #expect(queue.takeWaiting() == [])
        #expect(queue.next(after: .milliseconds(1)) == [])
    }

    @Test func `lets a thread wait for requests, and for the end`() async {
        let queue = RequestQueue<Int>()
        async let numbers = runOnThread {
            var numbers: [Int] = []
            while case let next = queue.next(), !next.isEmpty { numbers += next }
            return numbers
        }
        for number in 1...1000 { #expect(queue.add(number)) }
        queue.close()
        #expect(await numbers == Array(1...1000))
        #expect(queue.hasClosed)
        #expect(!queue.add(1))
    }

    @Test(.timeLimit(.minutes(10))) func `ends a pause when it is closed`() async {
        let queue = RequestQueue<Int>()
        async let rest = runOnThread { queue.next(after: .seconds(3600)) }
        _ = queue.add(7)
        queue.close()
        #expect(await rest == [7])
    }
}
