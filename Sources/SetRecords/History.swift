/// The finished games.
public struct History: Hashable, Sendable {
    /// The games by the time at which they ended, without duplicates.
    public private(set) var records: [GameRecord] = []

    /// A history without games.
    public init() {}

    /// Inserts a game in its place, unless it is already there. Takes constant time for the latest game.
    @inline(never)
    public mutating func append(_ record: GameRecord) {
        // Not inlined, because the code of a growing array would be in the module four times.
        var place = records.count
        while place > 0, record.precedes(records[place - 1]) { place -= 1 }
        if place > 0, record.isSame(as: records[place - 1]) { return }
        records.insert(record, at: place)
    }

    /// Adds the games of another history that are not in this one, and returns their number. Linear in the total number
    /// of games.
    public mutating func merge(_ other: History) -> Int {
        let (mine, theirs) = (records, other.records)
        records = []
        records.reserveCapacity(mine.count + theirs.count)
        var (my, their) = (0, 0)
        while my < mine.count || their < theirs.count {
            // Of two records of the same game the own one is appended first, and stays.
            if my < mine.count, their == theirs.count || !theirs[their].precedes(mine[my]) {
                append(mine[my])
                my += 1
            } else {
                append(theirs[their])
                their += 1
            }
        }
        return records.count - mine.count
    }
}
