/// A history of finished games.
public struct History: Hashable, Sendable {
    /// The games, sorted by the time at which they ended, without duplicates.
    public private(set) var records: [GameRecord] = []

    /// Creates a history without games.
    public init() {}

    /// Inserts a game in its place, unless the history already contains it. Takes constant time for the latest game.
    public mutating func append(_ record: GameRecord) {
        var place = records.count
        while place > 0, record.precedes(records[place - 1]) { place -= 1 }
        if place > 0, record.isSame(as: records[place - 1]) { return }
        records.insert(record, at: place)
    }

    /// Adds the games of another history that this history lacks, and returns their number. Linear in the total number
    /// of games.
    public mutating func merge(_ other: History) -> Int {
        let (mine, theirs) = (records, other.records)
        records = []
        records.reserveCapacity(mine.count + theirs.count)
        var (my, their) = (0, 0)
        while my < mine.count || their < theirs.count {
            // If both histories contain a game, this history's record is appended first, so it stays.
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
