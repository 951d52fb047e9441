import RoomStorage

/// The rows of a result, read from libpq's memory.
final class Rows {
    private let pointer: ResultPointer
    private let functions: ResultFunctions

    /// Takes over a result, and frees it in the end.
    init(_ pointer: ResultPointer, functions: ResultFunctions) {
        self.pointer = pointer
        self.functions = functions
    }

    deinit {
        functions.clear(pointer)
    }

    /// Throws `DatabaseFailure.refused` if the statement failed, or `disconnected` if its answer never came.
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

    /// The numbers of the rows.
    var indices: Range<Int32> { 0..<functions.rowCount(pointer) }

    /// A value as text, or nil if it is NULL.
    func text(_ row: Int32, _ column: Int32) -> String? {
        guard functions.isNull(pointer, row, column) == 0 else { return nil }
        return functions.value(pointer, row, column).map { String(cString: $0) }
    }

    /// A value as a whole number, or nil if it is NULL.
    func integer(_ row: Int32, _ column: Int32) throws(DatabaseFailure) -> Int64? {
        guard let text = text(row, column) else { return nil }
        guard let value = Int64(text) else { throw .unreadable(reason: "\(text) isn't a whole number") }
        return value
    }

    /// The event whose seq, at, seat, request and body stand in the columns from this one on.
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

    /// A field of the error, by the letter that PostgreSQL's protocol gives it.
    private func field(_ letter: Unicode.Scalar) -> String? {
        functions.errorField(pointer, Int32(letter.value)).map { String(cString: $0) }
    }

    /// libpq's `PGRES_COMMAND_OK` and `PGRES_TUPLES_OK`.
    private static let commandDone: Int32 = 1
    private static let rowsDone: Int32 = 2
}
