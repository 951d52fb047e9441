import PlainText
import SetGame
import SetTogether
import SetWords

/// A room, as the page shows it.
package struct RoomState {
    /// Who is there, and the game.
    package let table: SharedTable
    /// Whether the connection stands; `nil` before the first answer of the server.
    package let isConnected: Bool?
    /// The address that leads to the room; `nil` until the server has named it.
    package let link: UTF8Text?

    /// A room.
    package init(_ table: SharedTable, isConnected: Bool?, link: UTF8Text?) {
        (self.table, self.isConnected, self.link) = (table, isConnected, link)
    }

    /// The seats with those who have them.
    package var players: [Player] {
        zip(Seat.allCases, table.seats).map { seat, status in
            Player(
                seat: seat, status: status, score: table.game?.scores[seat] ?? 0,
                foundCount: table.game?.found.count { $0.seat == seat } ?? 0, isSelf: seat == table.seat)
        }
    }

    /// Whether the game can begin or begin again.
    package var canStart: Bool { table.seat != nil && !table.isPlaying && table.seats.count > 1 && isConnected == true }

    /// Somebody who has a seat.
    package struct Player: Equatable {
        /// The seat.
        package let seat: Seat
        /// The name, and whether they are there.
        package let status: SeatStatus
        /// The points.
        package let score: Int
        /// How many sets they have found.
        package let foundCount: Int
        /// Whether it is the person in front of this page.
        package let isSelf: Bool
    }
}
