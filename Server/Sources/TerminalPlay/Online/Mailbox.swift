import Synchronization

#if canImport(Glibc)
import Glibc
#else
import Darwin
#endif

/// Passes values from other threads to a thread that waits for files. The file becomes readable when there are values.
final class Mailbox<Element: Sendable>: Sendable {
    private let elements = Mutex<[Element]>([])
    /// The file to wait for.
    let reading: Int32
    private let writing: Int32

    /// Creates an empty mailbox.
    init() throws(PlayError) {
        var ends: [Int32] = [0, 0]
        guard pipe(&ends) == 0 else { throw .terminalFailed(reason: String(cString: strerror(errno))) }
        for end in ends {
            _ = fcntl(end, F_SETFL, O_NONBLOCK)
            _ = fcntl(end, F_SETFD, FD_CLOEXEC)
        }
        (reading, writing) = (ends[0], ends[1])
    }

    deinit {
        close(reading)
        close(writing)
    }

    /// Adds a value. Can be called from any thread.
    func post(_ element: Element) {
        elements.withLock { elements in
            elements.append(element)
            // If the pipe is full, it is readable anyway.
            var byte: UInt8 = 0
            _ = write(writing, &byte, 1)
        }
    }

    /// Removes and returns all values, in order.
    func takeAll() -> [Element] {
        elements.withLock { elements in
            var bytes = [UInt8](repeating: 0, count: 256)
            while read(reading, &bytes, bytes.count) > 0 {}
            defer { elements = [] }
            return elements
        }
    }
}
