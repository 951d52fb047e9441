import SetGame

/// A queue of events in simulated time. Simultaneous events are taken in the order in which they were added.
struct EventQueue<Event> {
    private struct Entry {
        let time: Milliseconds
        let order: Int
        let event: Event

        func isBefore(_ other: Entry) -> Bool { (time, order) < (other.time, other.order) }
    }

    /// A binary heap: no entry comes before its parent.
    private var heap: [Entry] = []
    private var count = 0
    /// The time of the last event that was taken, in milliseconds since the beginning.
    private(set) var now: Milliseconds = 0

    /// Adds an event after a delay in milliseconds. Logarithmic time.
    mutating func add(_ event: Event, after delay: Milliseconds) {
        count += 1
        heap.append(Entry(time: now + max(0, delay), order: count, event: event))
        var child = heap.count - 1
        while child > 0, heap[child].isBefore(heap[(child - 1) / 2]) {
            heap.swapAt(child, (child - 1) / 2)
            child = (child - 1) / 2
        }
    }

    /// Takes the next event and advances the time; `nil` if there is none. Logarithmic time.
    mutating func next() -> Event? {
        guard let first = heap.first else { return nil }
        heap.swapAt(0, heap.count - 1)
        heap.removeLast()
        var parent = 0
        while true {
            var least = parent
            for child in [2 * parent + 1, 2 * parent + 2] where child < heap.count && heap[child].isBefore(heap[least])
            {
                least = child
            }
            if least == parent { break }
            heap.swapAt(least, parent)
            parent = least
        }
        now = first.time
        return first.event
    }
}
