import Foundation
import RoomStorage

/// The requests that wait for one connection.
protocol RequestBatch: Sendable {
    associatedtype Request: Sendable

    /// A batch without requests.
    init()
    var isEmpty: Bool { get }
    mutating func add(_ request: Request)
    /// Carries out some of the requests, answers them and removes them. Unanswered requests, left by choice or because
    /// of a failure, stay in the batch.
    mutating func carryOut(on connection: Connection) throws(DatabaseFailure)
    /// Removes the requests that are due by this moment, and answers them with an error.
    mutating func fail(_ error: StorageError, dueBy moment: ContinuousClock.Instant)
}

/// A thread with a separate connection, which carries out tasks' requests and reconnects if necessary.
final class Worker<Batch: RequestBatch>: Sendable {
    private let queue = RequestQueue<Batch.Request>()
    private let ended = AsyncStream.makeStream(of: Never.self)
    private let connect: Connector

    init(_ connect: Connector) {
        self.connect = connect
        Thread.detachNewThread { self.run() }
    }

    /// Sends a request and returns the answer, or an error if none arrives within `patience`.
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

    /// Carries out the waiting requests, unless the database can't be reached. Returns once the thread has ended.
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

/// The pauses between attempts to connect: zero at first, then growing from 50 ms to a second.
struct Retries {
    private var pause = Duration.zero

    mutating func nextPause() -> Duration {
        defer { pause = min(max(pause * 2, .milliseconds(50)), .seconds(1)) }
        return pause
    }
}

/// Makes connections to one database.
struct Connector: Sendable {
    let address: DatabaseAddress
    let library: LibPQ
    /// How long a request may wait for a database that can't be reached.
    let patience: Duration

    func callAsFunction() throws(DatabaseFailure) -> Connection {
        try Connection(to: address, with: library)
    }

    /// Whether the last failure is permanent: the server accepts connections, or can never be reached at this address.
    func isFailureFinal() -> Bool {
        let (accepts, noAttempt): (Int32, Int32) = (0, 3)  // libpq's PQPING_OK and PQPING_NO_ATTEMPT
        return [accepts, noAttempt].contains(address.withParameters { library.connections.pingParams($0, $1, 1) })
    }
}
