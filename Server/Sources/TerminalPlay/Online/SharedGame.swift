import OnlineClient
import PlainText
import SetGame
import SetSettings
import SetTable
import SetTogether
import SetWords

/// An online game in a terminal: the shared table and the state of the screen. It doesn't depend on a terminal or a
/// network: keys, times, random bits and messages are passed in.
struct SharedGame: Sendable {
    /// The table as this player sees it.
    var table = SharedTable()
    /// The link to the server and, once known, to the room.
    private(set) var link: RoomLink
    /// Whether the server can be reached.
    private(set) var connection = Connection.opening
    /// The messages in the status line.
    var notes: [Note] = [.message(.enteringRoom)]
    /// The help page that is shown, counted from 0; `nil` while the table is shown.
    var helpPage: Int?
    /// The size of the screen.
    var size: TerminalSize
    let language: Language
    private let secret: SeatSecret
    /// The last position that the cursor was moved to.
    var place = 0

    /// Whether the server can be reached.
    enum Connection: Hashable, Sendable {
        /// The server hasn't been reached yet.
        case opening
        case open
        /// The server was reached, but the connection was lost.
        case lost
    }

    /// The result of a key or a report.
    enum Outcome: Hashable, Sendable {
        /// Messages to send, if any.
        case send([ClientMessage])
        /// The room is known. The secret of the seat has to be stored.
        case entered
        /// The player wants to leave.
        case quit
        /// The room can't be entered, for this reason.
        case refused(PlayError)

        /// Nothing has to be done.
        static var nothing: Outcome { .send([]) }
    }

    /// Creates a game that hasn't been entered yet.
    ///
    /// - Parameters:
    ///   - link: the server and the room; without a room, a new room is created.
    ///   - secret: the proof of the player's seat.
    init(_ link: RoomLink, secret: SeatSecret, language: Language, size: TerminalSize) {
        (self.link, self.secret, self.language, self.size) = (link, secret, language, size)
    }

    /// The position of the cursor on the table; 0 on an empty table.
    var current: Int { min(place, max(0, (table.game?.table.count ?? 0) - 1)) }

    /// The symbols and colours of the cards, according to the style of the table.
    var appearance: Appearance { Appearance(table.options) }

    /// Returns the name of a seat, or the word for a player if the name is unknown.
    func name(of seat: Seat) -> String {
        let index = Int(seat.rawValue)
        guard index < table.seats.count else { return String(language[.player(seat)]) }
        return String(language.name(of: table.seats[index].name))
    }

    /// The layout of the table, or `nil` if the terminal is too small or there is no game.
    var grid: TableGrid? {
        guard let game = table.game, size.columns >= ScreenLayout.fewestColumns else { return nil }
        return TableGrid(count: game.table.count, in: SharedLayout(self).table)
    }

    /// The milliseconds until the screen changes without a key being pressed; `nil` if no change is due.
    var timeToNextChange: Milliseconds? {
        guard table.isPlaying else { return nil }
        let tick = 1000 - table.elapsed % 1000
        return min(tick, table.mismatchEnds.map { max(0, $0 - table.elapsed) } ?? tick)
    }
}

// Messages and connection.
extension SharedGame {
    /// Handles a report about the connection, at a time of the caller's clock.
    mutating func receive(_ report: OnlineClient.Report, at now: Milliseconds) -> Outcome {
        switch report {
        case .opened: return .send([hello] + table.unanswered)
        case .failed(let error):
            if connection == .opening { return .refused(.online(error)) }
        case .lost:
            if connection == .open { notes = [.message(.connectionLost)] }
            if connection != .opening { connection = .lost }
        case .message(let message): return take(message, at: now)
        }
        return .nothing
    }

    private var hello: ClientMessage {
        table.hello(secret, entering: link.room.map { .room($0) } ?? .new(Options()))
    }

    private mutating func take(_ message: ServerMessage, at now: Milliseconds) -> Outcome {
        let wasLost = connection == .lost
        connection = .open
        let news = table.receive(message, at: now)
        if wasLost { notes = [.message(.connectionBack)] }
        if news.contains(.outOfStep) { return .send([hello]) }
        if news.contains(.entered), link.room != table.room {
            link.room = table.room
            tell(news)
            return .entered
        }
        if table.room == nil, case .refused(_, let refusal) = message { return .refused(.notAdmitted(refusal)) }
        tell(news, isReturn: wasLost)
        return .nothing
    }

    private mutating func tell(_ news: [SharedNews], isReturn: Bool = false) {
        let told = news.flatMap { notes(on: $0) }
        // The first message after a reconnection shows only `connectionBack`. Missed events are shown as they arrive.
        if !told.isEmpty { notes = isReturn ? [.message(.connectionBack)] : told }
    }
}
