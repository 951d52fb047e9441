import Synchronization

#if canImport(Glibc)
import Glibc
#else
import Darwin
#endif

/// Hands values from other threads to one that waits for files: the file becomes readable when something is there.
final class Mailbox<Element: Sendable>: Sendable {
    private let elements = Mutex<[Element]>([])
    /// The file to wait for.
    let reading: Int32
    private let writing: Int32

    /// An empty mailbox.
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

    /// Adds a value, from any thread.
    func post(_ element: Element) {
        elements.withLock { elements in
            elements.append(element)
            // A full pipe is readable as well.
            var byte: UInt8 = 0
            _ = write(writing, &byte, 1)
        }
    }

    /// Takes all that is there, in order.
    func takeAll() -> [Element] {
        elements.withLock { elements in
            var bytes = [UInt8](repeating: 0, count: 256)
            while read(reading, &bytes, bytes.count) > 0 {}
            defer { elements = [] }
            return elements
        }
    }
}
