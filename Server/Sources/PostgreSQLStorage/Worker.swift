import Foundation
import RoomStorage

/// What waits for one connection.
protocol RequestBatch: Sendable {
    associatedtype Request: Sendable

    /// A batch without requests.
    init()
    var isEmpty: Bool { get }
    mutating func add(_ request: Request)
    /// Carries out some of what waits, answers it and removes it. What isn't answered, because of a failure or by
    /// choice, stays.
    mutating func carryOut(on connection: Connection) throws(DatabaseFailure)
    /// Answers what should have been done by this moment with an error and removes it.
    mutating func fail(_ error: StorageError, dueBy moment: ContinuousClock.Instant)
}

/// A thread with a connection of its own, which carries out what tasks ask for and connects again when it has to.
final class Worker<Batch: RequestBatch>: Sendable {
    private let queue = RequestQueue<Batch.Request>()
    private let ended = AsyncStream.makeStream(of: Never.self)
    private let connect: Connector

    init(_ connect: Connector) {
        self.connect = connect
        Thread.detachNewThread { self.run() }
    }

    /// Asks for something and returns the answer, which is an error if there is none within `patience`.
    func ask<Content: Sendable, Value: Sendable>(
        _ content: Content,
        as request: (Pending<Content, Value>) -> Batch.Request
    ) async throws(StorageError) -> Value {
        let deadline = ContinuousClock.now + connect.patience
        let result: Result<Value, StorageError> = await withCheckedContinuation { continuation in
            let pending = Pending(content, deadline: deadline, continuation: continuation)
            if !queue.add(request(pending)) { pending.answer(.failure(.closed)) }
        }
        return try result.get()
    }

    /// Carries out what waits, unless the database is away, and returns when the thread has ended.
    func close() async {
        queue.close()
        for await _ in ended.stream {}
    }

    private func run() {
        var (batch, connection, retries) = (Batch(), Connection?.none, Retries())
        while true {
            for request in batch.isEmpty ? queue.next() : queue.takeWaiting() { batch.add(request) }
            if batch.isEmpty { break }
            do throws(DatabaseFailure) {
                let current = if let connection { connection } else { try connect() }
                connection = current
                try batch.carryOut(on: current)
                retries = Retries()
            } catch {
                connection = nil
                for request in queue.next(after: retries.nextPause()) { batch.add(request) }
                let givesUp = !error.isTransient || queue.hasClosed
                let due = givesUp ? ContinuousClock.now + connect.patience : .now
                batch.fail(error.storageError, dueBy: due)
            }
        }
        ended.continuation.finish()
    }
}

/// The pauses between attempts to connect: none at first, then growing from 50 ms to a second.
struct Retries {
    private var pause = Duration.zero

    mutating func nextPause() -> Duration {
        defer { pause = min(max(pause * 2, .milliseconds(50)), .seconds(1)) }
        return pause
    }
}

/// What makes connections to one database.
struct Connector: Sendable {
    let address: DatabaseAddress
    let library: LibPQ
    /// How long something that was asked may wait for a database that is away.
    let patience: Duration

    func callAsFunction() throws(DatabaseFailure) -> Connection {
        try Connection(to: address, with: library)
    }

    /// Whether a server is there and takes connections, or can never be reached under this address: then the last
    /// failure won't go away by itself.
    func isFailureFinal() -> Bool {
        let (accepts, noAttempt): (Int32, Int32) = (0, 3)  // libpq's PQPING_OK and PQPING_NO_ATTEMPT
        return [accepts, noAttempt].contains(address.withParameters { library.connections.pingParams($0, $1, 1) })
    }
}
