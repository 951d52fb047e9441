import Foundation
import RoomStorage
import Synchronization

/// A thread that receives other nodes' notifications on a separate connection.
final class Listener: Sendable {
    private let connect: Connector
    private let node: String
    private let queue: NoticeQueue
    private let wakeup: Wakeup
    private let ended = AsyncStream.makeStream(of: Never.self)

    /// Starts the thread with a connection that is already listening, so it can't miss later events.
    init(_ connect: Connector, first connection: Connection, node: String, queue: NoticeQueue) throws(StorageError) {
        self.connect = connect
        self.node = node
        self.queue = queue
        wakeup = try Wakeup()
        Thread.detachNewThread { self.run(on: connection) }
    }

    /// Ends the thread, and returns once it has ended.
    func close() async {
        wakeup.wake()
        for await _ in ended.stream {}
    }

    private func run(on first: Connection) {
        var (connection, retries) = (Connection?.some(first), Retries())
        while !wakeup.isAwake {
            do throws(DatabaseFailure) {
                if let connection {
                    try hear(on: connection)
                } else {
                    let new = try connect()
                    _ = try new.run(.listen)
                    connection = new
                    queue.add(.gap)
                }
                retries = Retries()
            } catch {
                connection = nil
                wakeup.wait(upTo: retries.nextPause())
            }
        }
        ended.continuation.finish()
    }

    /// Passes on the notifications of the next few seconds. If none arrive, checks that the server is still there: a
    /// connection that a router has dropped looks like a silent connection.
    private func hear(on connection: Connection) throws(DatabaseFailure) {
        let payloads = try connection.payloads(waitingUpTo: Connection.answerLimit, orFor: wakeup.descriptor)
        for payload in payloads { NoticePayload.notices(in: payload, for: node).forEach(queue.add) }
        if payloads.isEmpty, !wakeup.isAwake { _ = try connection.run(.ping) }
    }
}

/// A pipe that interrupts the wait for a connection.
final class Wakeup: Sendable {
    /// The descriptor that becomes readable on `wake`.
    let descriptor: Int32
    private let writer: Int32

    init() throws(StorageError) {
        var ends: [Int32] = [-1, -1]
        guard pipe(&ends) == 0 else { throw .unavailable(reason: String(cString: strerror(errno))) }
        for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
        (descriptor, writer) = (ends[0], ends[1])
    }

    deinit {
        close(descriptor)
        close(writer)
    }

    /// Ends all current waits. Later waits end at once.
    func wake() {
        _ = write(writer, [1], 1)
    }

    var isAwake: Bool { Descriptors(reading: [descriptor]).wait(until: .now) }

    func wait(upTo limit: Duration) {
        _ = Descriptors(reading: [descriptor]).wait(until: .now + limit)
    }
}
