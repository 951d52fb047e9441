import PlainText
import SetGame
import SetRules
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

    /// The names that the player can choose from; empty for a spectator.
    package let names: [PlayerName]
    /// The seconds until the next game starts; `nil` if it doesn't start by time.
    package let startsIn: Int?

    /// Creates the state of a room.
    package init(
        _ table: SharedTable, isConnected: Bool?, link: UTF8Text?, names: [PlayerName] = [], startsIn: Int? = nil
    ) {
        (self.table, self.isConnected, self.link) = (table, isConnected, link)
        (self.names, self.startsIn) = (names, startsIn)
    }

    /// The seats with their players.
    package var players: [Player] {
        let faces = PlayerFace.faces(of: table.seats.map { $0.name })
        return table.seats.indices.map { index in
            let seat = Seat.allCases[index]
            return Player(
                seat: seat, status: table.seats[index], face: faces[index], isReady: table.ready.contains(seat),
                score: table.game?.scores[seat] ?? 0,
                foundCount: table.game?.found.count { $0.seat == seat } ?? 0, isSelf: seat == table.seat)
        }
    }

    /// Whether the game can begin or begin again.
    package var canStart: Bool { table.seat != nil && !table.isPlaying && table.seats.count > 1 && isConnected == true }

    /// Whether the player at this page agrees to start the next game.
    var isReady: Bool { table.seat.map(table.ready.contains) ?? false }

    /// A player with a seat.
    package struct Player: Equatable {
        /// The seat.
        package let seat: Seat
        /// The player's name, and whether they are connected.
        package let status: SeatStatus
        /// The card that represents the player.
        package let face: Card
        /// Whether the player agrees to start the next game.
        package let isReady: Bool
        /// The points.
        package let score: Int
        /// The number of sets that the player has found.
        package let foundCount: Int
        /// Whether this is the player at this page.
        package let isSelf: Bool

        /// A mark with an explanation for players who can't see it, as markup; empty unless the player is ready.
        func readyMark(_ explanation: UTF8Text) -> UTF8Text {
            isReady ? " <u>✓<span class=\"unseen\">\(explanation)</span></u>" : ""
        }
    }
}
