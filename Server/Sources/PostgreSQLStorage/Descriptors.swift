import Foundation

/// File descriptors to wait for.
struct Descriptors {
    private var entries: [pollfd]

    /// The descriptors to read from and to write to. A negative descriptor counts as closed, and is never ready.
    init(reading: [Int32], writing: [Int32] = []) {
        entries = reading.map { pollfd(fd: $0, events: Int16(POLLIN), revents: 0) }
        entries += writing.map { pollfd(fd: $0, events: Int16(POLLOUT), revents: 0) }
    }

    /// Blocks the thread until a descriptor is ready or broken, and returns true. Returns false at the deadline.
    func wait(until deadline: ContinuousClock.Instant) -> Bool {
        var entries = entries
        while true {
            let milliseconds = max(0, (deadline - .now) / .milliseconds(1))
            let ready = poll(&entries, nfds_t(entries.count), Int32(milliseconds.rounded(.up)))
            // A signal ends the wait early (EINTR).
            if ready >= 0 || errno != EINTR { return ready > 0 }
        }
    }
}
