import PlainText
import SetGame
import SetTogether
import SetWords

/// A room, as the page shows it.
package struct RoomState {
    /// The players and the game.
    package let table: SharedTable
    /// Whether the connection works; `nil` before the server's first answer.
    package let isConnected: Bool?
    /// The address of the room; `nil` until the server has named it.
    package let link: UTF8Text?

    /// Creates the state of a room.
    package init(_ table: SharedTable, isConnected: Bool?, link: UTF8Text?) {
        (self.table, self.isConnected, self.link) = (table, isConnected, link)
    }

    /// The seats with their players.
    package var players: [Player] {
        zip(Seat.allCases, table.seats).map { seat, status in
            Player(
                seat: seat, status: status, score: table.game?.scores[seat] ?? 0,
                foundCount: table.game?.found.count { $0.seat == seat } ?? 0, isSelf: seat == table.seat)
        }
    }

    /// Whether the game can begin or begin again.
    package var canStart: Bool { table.seat != nil && !table.isPlaying && table.seats.count > 1 && isConnected == true }

    /// A player with a seat.
    package struct Player: Equatable {
        /// The seat.
        package let seat: Seat
        /// The player's name, and whether they are connected.
        package let status: SeatStatus
        /// The points.
        package let score: Int
        /// The number of sets that the player has found.
        package let foundCount: Int
        /// Whether this is the player at this page.
        package let isSelf: Bool
    }
}
