import PlainText
import SetGame
import SetPage
import SetRules
import SetTogether

/// The room that this page is in, or is about to enter.
struct Together {
    /// The table, as this player sees it.
    var table = SharedTable()
    /// How to come in: into the room of a link, or into a new one.
    let entrance: ClientMessage.Entrance
    /// What proves that this page has its seat.
    let secret: SeatSecret
    /// The connection.
    var connection = Connection()
    /// How far this page has come in.
    var arrival = Arrival.inside
    /// The seats of the players whose absence was mentioned.
    var missing: [Seat] = []
    /// The cards that were dealt last, and when they were shown.
    var arrivals: (cards: [Card], at: Milliseconds) = ([], 0)
    /// Since which date and time of day nobody looks at the page; `nil` while somebody does.
    var hiddenSince: Milliseconds?

    /// What the server still has to tell one whom it has let in. Who is there comes last.
    enum Arrival {
        /// Nothing.
        case inside
        /// What has happened since this page was last here.
        case entering
        /// All that has happened in a game which this page comes to.
        case catchingUp
    }

    init(_ entrance: ClientMessage.Entrance, _ secret: SeatSecret) {
        (self.entrance, self.secret) = (entrance, secret)
    }

    /// The code of the room; `nil` until the server has named it.
    var code: RoomCode? {
        if case .room(let code) = entrance { table.room ?? code } else { table.room }
    }

    /// Whether the connection stands; `nil` before the first answer of the server.
    var isConnected: Bool? {
        switch connection.state {
        case .opening: connection.hasStood ? false : nil
        case .open: true
        case .lost, .refused: false
        }
    }

    /// The cards of claims that show as sent and not decided. A match shows as such while the connection stands, since its
    /// answer takes a moment then, and a mismatch for its second.
    var sentCards: [Card] {
        table.choice.undecided.flatMap { triple -> [Card] in
            switch table.choice.selection {
            case .mismatch(triple): [Card]()
            case .match(triple) where isConnected == true: [Card]()
            case .none, .one, .two, .match, .mismatch: triple.cards
            }
        }
    }

    /// The seat of this player in the game at hand; `nil` for one who watches it.
    var seatInGame: Seat? {
        guard let seat = table.seat, let game = table.game else { return table.seat }
        return game.options.players.seats.contains(seat) ? seat : nil
    }

    /// The game with its clock, as the page shows it; `nil` before the first one.
    var session: Session? {
        table.seen.map { Session(showing: $0, at: table.game?.endedAt ?? table.elapsed) }
    }
}

/// Whose table the page shows. A reference: it is handed about more often than it changes.
indirect enum Place {
    /// That of the game on this device.
    case alone
    /// That of a room.
    case together(Together)
}
