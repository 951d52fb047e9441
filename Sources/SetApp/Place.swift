import SetGame
import SetRoom
import SetTogether

/// Whose table the page shows. It is indirect because it is passed around more often than it changes.
indirect enum Place {
    /// The table of the game on this device.
    case alone
    /// The table of a room that this page is in, or is about to enter.
    case together(RoomClient)
}

extension RoomClient {
    /// The game with its clock, as the page shows it; `nil` before the first game.
    var session: Session? { table.seen.map { Session(showing: $0, at: table.game?.endedAt ?? table.elapsed) } }
}
