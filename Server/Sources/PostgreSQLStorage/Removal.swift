import RoomStorage

/// A step of the removal of old rooms: it looks at the next 500.
struct Removal: Sendable {
    /// What a step did.
    struct Step: Sendable {
        let removed: Int
        /// The last room that it looked at, or nil after the last one.
        let last: Int64?
    }

    /// The room after which it begins.
    let after: Int64
    /// Rooms that were last touched before this moment are removed.
    let untouchedSince: Int64

    func carryOut(on connection: Connection) throws(DatabaseFailure) -> Step {
        let next = try connection.run(.lastOfNextRooms, ["\(after)"])
        guard let last = try next.integer(0, 0) else { return Step(removed: 0, last: nil) }
        _ = try connection.run(.begin)
        let locked = try connection.run(.lockOldRooms, ["\(after)", "\(last)", "\(untouchedSince)"])
        let ids = try locked.indices.map { row throws(DatabaseFailure) in try locked.integer(row, 0) }
        let removed = try connection.run(.removeRooms, [ArrayLiteral.numbers(ids), "\(untouchedSince)"])
        _ = try connection.run(.commit)
        return Step(removed: removed.indices.count, last: last)
    }
}
