import SetTogether

extension Message {
    /// What to say to one who is at a table before its first game, or watches one.
    public static func waiting(at table: SharedTable) -> Message {
        guard table.seat == nil, table.hasGame || table.isFull else { return .roomWaits(players: table.seats.count) }
        return .roomWatched(isFull: table.isFull)
    }
}
