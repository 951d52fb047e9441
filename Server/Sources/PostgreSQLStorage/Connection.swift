import Foundation
import RoomStorage

/// A connection to a database, used by one thread at a time. Its calls block, but never longer than a limit.
final class Connection: @unchecked Sendable {
    /// How long the server may take to answer a statement before the connection counts as lost.
    static let answerLimit = Duration.seconds(5)

    private let library: LibPQ
    private let pointer: ConnectionPointer
    private let address: DatabaseAddress
    private var prepared: Set<String> = []

    /// Connects, with a limit of three seconds for each server in the address.
    init(to address: DatabaseAddress, with library: LibPQ) throws(DatabaseFailure) {
        let pointer = address.withParameters { library.connections.connectdbParams($0, $1, 1) }
        guard let pointer else { throw .disconnected(reason: "out of memory") }
        self.pointer = pointer
        self.library = library
        self.address = address
        guard library.connections.status(pointer) == 0 else { throw lost }
        // By default libpq writes the server's notices to the standard error.
        _ = library.connections.setNoticeProcessor(pointer, { _, _ in }, nil)
        guard library.queries.setNonblocking(pointer, 1) == 0 else { throw lost }
        _ = try run(SQL.configureSession)
    }

    deinit {
        library.connections.finish(pointer)
    }

    /// Runs a statement, in a separate transaction unless one is open, and returns the rows of its result.
    func run(_ statement: SQL, _ parameters: [String?] = []) throws(DatabaseFailure) -> Rows {
        let deadline = ContinuousClock.now + Self.answerLimit
        if !prepared.contains(statement.name) {
            let sent = library.queries.sendPrepare(pointer, statement.name, statement.text, 0, nil)
            _ = try answer(ifSent: sent, by: deadline)
            prepared.insert(statement.name)
        }
        let sent = withCTexts(parameters) {
            library.queries.sendQueryPrepared(pointer, statement.name, Int32(parameters.count), $0, nil, nil, 0)
        }
        return try answer(ifSent: sent, by: deadline)
    }

    /// Waits for unsolicited data from the server, or for the other descriptor to become readable. Returns the payloads
    /// of the notifications that have arrived.
    func payloads(waitingUpTo limit: Duration, orFor other: Int32) throws(DatabaseFailure) -> [String] {
        _ = Descriptors(reading: [library.connections.socket(pointer), other]).wait(until: .now + limit)
        guard library.queries.consumeInput(pointer) == 1 else { throw lost }
        var payloads: [String] = []
        while let notification = library.queries.notifies(pointer) {
            let payload = notification.assumingMemoryBound(to: QueryFunctions.Notification.self).pointee.payload
            if let payload { payloads.append(String(cString: payload)) }
            library.results.freeMemory(notification)
        }
        return payloads
    }

    /// Sends the unsent data and receives the answer. The connection is then ready for the next statement.
    private func answer(ifSent sent: Int32, by deadline: ContinuousClock.Instant) throws(DatabaseFailure) -> Rows {
        guard sent == 1 else { throw lost }
        var unsent = library.queries.flush(pointer)
        while unsent == 1 {
            try receive(by: deadline, whileSending: true)
            unsent = library.queries.flush(pointer)
        }
        guard unsent == 0 else { throw lost }
        var last: Rows?
        while let result = try nextResult(by: deadline) { last = Rows(result, functions: library.results) }
        guard let last else { throw lost }
        try last.check(in: address)
        return last
    }

    private func nextResult(by deadline: ContinuousClock.Instant) throws(DatabaseFailure) -> ResultPointer? {
        while library.queries.isBusy(pointer) == 1 { try receive(by: deadline, whileSending: false) }
        return library.queries.getResult(pointer)
    }

    private func receive(by deadline: ContinuousClock.Instant, whileSending: Bool) throws(DatabaseFailure) {
        let socket = library.connections.socket(pointer)
        guard Descriptors(reading: [socket], writing: whileSending ? [socket] : []).wait(until: deadline) else {
            throw .disconnected(reason: "the database doesn't answer")
        }
        guard library.queries.consumeInput(pointer) == 1 else { throw lost }
    }

    /// The connection's state as an error.
    private var lost: DatabaseFailure {
        let message = library.connections.errorMessage(pointer).map { address.message(String(cString: $0)) } ?? ""
        return .disconnected(reason: message.isEmpty ? "the connection was lost" : message)
    }
}
