import RoomStorage
import Testing

struct NoticeQueueTests {
    private func message(_ number: Int) -> Notice { .message(room: "A", text: "\(number)") }

    @Test func `gives notices in their order, whether the reader waits or they do`() async {
        let queue = NoticeQueue()
        for number in 0..<100 { queue.add(message(number)) }
        let reader = Task { await queue.notices.prefix(300).reduce(into: []) { $0.append($1) } }
        for number in 100..<300 { queue.add(message(number)) }
        #expect(await reader.value == (0..<300).map(message))
    }

    @Test func `replaces what waits by one gap when it is full`() async {
        let queue = NoticeQueue(limit: 10)
        for number in 0..<12 { queue.add(message(number)) }
        var iterator = queue.notices.makeAsyncIterator()
        #expect(await iterator.next() == .gap)
        #expect(await iterator.next() == message(11))
    }

    @Test func `ends for a reader that waits, and for a later one`() async {
        let queue = NoticeQueue()
        let reader = Task { await queue.notices.first { _ in true } }
        queue.finish()
        #expect(await reader.value == nil)
        queue.add(.gap)
        #expect(await queue.notices.first { _ in true } == nil)
    }

    @Test func `lets a cancelled reader go, and gives the next notice to the next one`() async {
        let queue = NoticeQueue()
        let reader = Task { await queue.notices.first { _ in true } }
        reader.cancel()
        #expect(await reader.value == nil)
        queue.add(.gap)
        #expect(await queue.notices.first { _ in true } == .gap)
    }
}
