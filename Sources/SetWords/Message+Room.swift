import SetTogether

extension Message {
    /// Returns the message for a player who waits for the first game, or for a spectator.
    public static func waiting(at table: SharedTable) -> Message {
        guard table.seat == nil, table.hasGame || table.isFull else { return .roomWaits(players: table.seats.count) }
        return .roomWatched(isFull: table.isFull)
    }
}
