import RoomStorage

/// A step of the removal of old rooms, which examines the next 500 rooms.
struct Removal: Sendable {
    /// The result of a step.
    struct Step: Sendable {
        let removed: Int
        /// The last examined room, or nil after the last room.
        let last: Int64?
    }

    /// The room after which the step begins.
    let after: Int64
    /// Rooms last changed before this moment are removed.
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
