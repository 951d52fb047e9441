import Testing

@testable import SetCounting

struct WorkersTests {
    private let orbits = (1...5).map { Orbit(table: CardMask(below: $0), size: $0) }

    @Test(arguments: [1, 2, 3, 100])
    func `numbers are multiplied by the size of their orbit, for any number of workers`(count: Int) async {
        let sums = await Workers(count).sum(over: orbits, length: 2) { [$0.table.count, 1] }
        #expect(sums == [1 + 4 + 9 + 16 + 25, 15])
    }

    @Test func `every finished part is reported, in order`() async {
        let (reports, continuation) = AsyncStream.makeStream(of: Workers.Progress.self)
        let workers = Workers(2) { continuation.yield($0) }
        _ = await workers.sum(over: orbits, length: 1) { _ in [0] }
        continuation.finish()
        let finished = await reports.reduce(into: []) { $0.append($1) }
        #expect(finished == (1...5).map { Workers.Progress(finished: $0, total: 5) })
    }
}
