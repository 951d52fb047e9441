/// The number of processors that count at the same time, and the function that reports their progress.
public struct Workers: Sendable {
    /// The progress of a count.
    public struct Progress: Hashable, Sendable {
        /// The number of parts that are finished, 0 to `total`.
        public let finished: Int
        /// The number of parts, at least 1.
        public let total: Int

        /// Creates the progress of a count with `finished` of `total` parts.
        public init(finished: Int, total: Int) {
            self.finished = finished
            self.total = total
        }
    }

    private let count: Int
    private let report: @Sendable (Progress) -> Void

    /// Creates this many workers, at least 1; the system may run fewer at once. `report` is called after each part of a
    /// count, never concurrently.
    public init(_ count: Int, report: @escaping @Sendable (Progress) -> Void = { _ in }) {
        precondition(count > 0, "there is at least one worker")
        self.count = count
        self.report = report
    }

    /// Returns the sums of the numbers that `search` returns for each orbit, multiplied by the orbit's size. There are
    /// `length` sums; they don't depend on the number of workers. Sums over the tables of 16 cards exceed 64 bits.
    func sum(over orbits: [Orbit], length: Int, _ search: @escaping @Sendable (Orbit) -> [Int]) async -> [Int128] {
        await withTaskGroup(of: [Int128].self) { group in
            var sums = [Int128](repeating: 0, count: length)
            var finished = 0
            for (started, orbit) in orbits.enumerated() {
                if started >= count, let numbers = await group.next() { add(numbers) }
                group.addTask { search(orbit).map { Int128($0) * Int128(orbit.size) } }
            }
            for await numbers in group { add(numbers) }
            return sums

            func add(_ numbers: [Int128]) {
                for (index, number) in numbers.enumerated() { sums[index] += number }
                finished += 1
                report(Progress(finished: finished, total: orbits.count))
            }
        }
    }
}
