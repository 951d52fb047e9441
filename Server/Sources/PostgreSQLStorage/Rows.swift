import RoomStorage

/// The rows of a result, read from libpq's memory.
final class Rows {
    private let pointer: ResultPointer
    private let functions: ResultFunctions

    /// Takes ownership of a result, and frees it on deinitialization.
    init(_ pointer: ResultPointer, functions: ResultFunctions) {
        self.pointer = pointer
        self.functions = functions
    }

    deinit {
        functions.clear(pointer)
    }

    /// Throws `DatabaseFailure.refused` if the statement failed, or `disconnected` if its answer never arrived.
    func check(in address: DatabaseAddress) throws(DatabaseFailure) {
        switch functions.status(pointer) {
        case Self.commandDone, Self.rowsDone:
            return
        default:
            let reason = field("M").map(address.message) ?? "the connection was lost"
            guard let state = field("C") else { throw .disconnected(reason: reason) }
            throw .refused(state: state, reason: reason)
        }
    }

    /// The indices of the rows.
    var indices: Range<Int32> { 0..<functions.rowCount(pointer) }

    /// Returns a value as text, or nil if it is NULL.
    func text(_ row: Int32, _ column: Int32) -> String? {
        guard functions.isNull(pointer, row, column) == 0 else { return nil }
        return functions.value(pointer, row, column).map { String(cString: $0) }
    }

    /// Returns a value as an integer, or nil if it is NULL.
    func integer(_ row: Int32, _ column: Int32) throws(DatabaseFailure) -> Int64? {
        guard let text = text(row, column) else { return nil }
        guard let value = Int64(text) else { throw .unreadable(reason: "\(text) isn't a whole number") }
        return value
    }

    /// Returns the event whose seq, at, seat, request and body are in the columns starting at this one.
    func event(_ row: Int32, from column: Int32) throws(DatabaseFailure) -> StoredEvent {
        guard
            let seq = try integer(row, column), let at = try integer(row, column + 1),
            let body = text(row, column + 4),
            let event = StoredEvent(
                reading: seq, at: at, seat: try integer(row, column + 2), request: try integer(row, column + 3),
                body: body)
        else { throw .unreadable(reason: "a row is no event") }
        return event
    }

    /// Returns a field of the error, by its letter in PostgreSQL's protocol.
    private func field(_ letter: Unicode.Scalar) -> String? {
        functions.errorField(pointer, Int32(letter.value)).map { String(cString: $0) }
    }

    /// libpq's `PGRES_COMMAND_OK` and `PGRES_TUPLES_OK`.
    private static let commandDone: Int32 = 1
    private static let rowsDone: Int32 = 2
}
