import PlainText
import SetGame
import SetPage
import SetRules
import SetTogether

/// The room that this page is in, or is about to enter.
struct Together {
    /// The table, as this player sees it.
    var table = SharedTable()
    /// How to enter: the room of a link, or a new room.
    let entrance: ClientMessage.Entrance
    /// The secret that proves this page's seat.
    let secret: SeatSecret
    /// The connection.
    var connection = Connection()
    /// How much of the server's welcome has arrived.
    var arrival = Arrival.inside
    /// The seats of the players whose absence was mentioned.
    var missing: [Seat] = []
    /// The cards that were dealt last, and when they were shown.
    var arrivals: (cards: [Card], at: Milliseconds) = ([], 0)
    /// The date and time at which the page was hidden; `nil` while it is visible.
    var hiddenSince: Milliseconds?

    /// The messages that the server still has to send after letting the page in. The list of seats is last.
    enum Arrival {
        /// None.
        case inside
        /// The changes since this page was last here.
        case entering
        /// The whole log of a game that this page joins.
        case catchingUp
    }

    init(_ entrance: ClientMessage.Entrance, _ secret: SeatSecret) {
        (self.entrance, self.secret) = (entrance, secret)
    }

    /// The code of the room; `nil` until the server has named it.
    var code: RoomCode? {
        if case .room(let code) = entrance { table.room ?? code } else { table.room }
    }

    /// Whether the server has let this page in and the connection still works; `nil` before the server's first answer.
    var isConnected: Bool? {
        switch connection.state {
        case .opening: connection.hasStood ? false : nil
        case .open: true
        case .lost, .refused: false
        }
    }

    /// The cards of claims that show as sent and not decided. A match still shows as a match while the page is connected,
    /// since the answer takes only a moment then, and a mismatch shows as a mismatch for its second.
    var sentCards: [Card] {
        table.choice.undecided.flatMap { claimed -> [Card] in
            switch table.choice.selection {
            case .mismatch(let mismatch) where mismatch.cards == claimed: []
            case .match(claimed) where isConnected == true: []
            case .chosen, .match, .mismatch: claimed.cards
            }
        }
    }

    /// The player's seat in the current game; `nil` if the player only watches it.
    var seatInGame: Seat? {
        guard let seat = table.seat, let game = table.game else { return table.seat }
        return game.options.players.seats.contains(seat) ? seat : nil
    }

    /// The game with its clock, as the page shows it; `nil` before the first game.
    var session: Session? {
        table.seen.map { Session(showing: $0, at: table.game?.endedAt ?? table.elapsed) }
    }
}

/// Whose table the page shows. It is indirect because it is passed around more often than it changes.
indirect enum Place {
    /// The table of the game on this device.
    case alone
    /// The table of a room.
    case together(Together)
}
