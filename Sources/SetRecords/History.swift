/// The games that were played to their end.
public struct History: Hashable, Sendable {
    /// The games by the time at which they ended, none of them twice.
    public private(set) var records: [GameRecord] = []

    /// A history without games.
    public init() {}

    /// Adds a game in its place; one that is there already is not added. Constant time for a game that ended last.
    @inline(never)
    public mutating func append(_ record: GameRecord) {
        // Never inlined: with all that an array does to grow it would come four times over the wire.
        var place = records.count
        while place > 0, record.precedes(records[place - 1]) { place -= 1 }
        if place > 0, record.isSame(as: records[place - 1]) { return }
        records.insert(record, at: place)
    }

    /// Adds the games of another history that are not in this one, and gives their number. Linear in both.
    public mutating func merge(_ other: History) -> Int {
        let (mine, theirs) = (records, other.records)
        records = []
        records.reserveCapacity(mine.count + theirs.count)
        var (my, their) = (0, 0)
        while my < mine.count || their < theirs.count {
            // Of two records of the same game ours comes first, and so stays.
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
