import OnlineClient
import PlainText
import SetGame
import SetRules
import SetTable
import SetTogether
import SetWords

/// A game with others in a terminal: the shared table, and what the screen shows of it. It knows no terminal and no network: keys,
/// times, chance and messages are given to it.
struct SharedGame: Sendable {
    /// The table as this player sees it.
    var table = SharedTable()
    /// The link to the server and, once it is known, to the room.
    private(set) var link: RoomLink
    /// Whether the server can be reached.
    private(set) var connection = Connection.opening
    /// What the status line tells.
    var notes: [Note] = [.message(.enteringRoom)]
    /// The page of the help that is shown, counted from 0; `nil` while the table is shown.
    var helpPage: Int?
    /// The size of the screen.
    var size: TerminalSize
    let language: Language
    private let secret: SeatSecret
    /// The place on the table that the cursor was moved to last.
    var place = 0

    /// Whether the server can be reached.
    enum Connection: Hashable, Sendable {
        /// It has not been reached yet.
        case opening
        case open
        /// It was reached, and cannot be now.
        case lost
    }

    /// What becomes of a key or a report.
    enum Outcome: Hashable, Sendable {
        /// Messages to send; none where nothing has to be sent.
        case send([ClientMessage])
        /// The room is known: its seat's secret is to be kept.
        case entered
        /// The player wants to leave.
        case quit
        /// The room cannot be entered, for this reason.
        case refused(PlayError)

        /// Nothing has to be done.
        static var nothing: Outcome { .send([]) }
    }

    /// A game that is to be entered.
    ///
    /// - Parameters:
    ///   - link: the server and the room; without a room a new one is made.
    ///   - secret: the proof of the player's seat.
    init(_ link: RoomLink, secret: SeatSecret, language: Language, size: TerminalSize) {
        (self.link, self.secret, self.language, self.size) = (link, secret, language, size)
    }

    /// The place on the table that the cursor is on; 0 on an empty table.
    var current: Int { min(place, max(0, (table.game?.table.count ?? 0) - 1)) }

    /// The symbols and colours of the cards, which follow from the style of the table.
    var appearance: Appearance {
        var appearance = Appearance()
        appearance.art = table.options.style.art
        return appearance
    }

    /// The name of a seat; the word for a player where it is not known.
    func name(of seat: Seat) -> String {
        let index = Int(seat.rawValue)
        guard index < table.seats.count else { return String(language[.player(seat)]) }
        return String(language.name(of: table.seats[index].name))
    }

    /// The layout of the table; `nil` where the terminal is too small for it, or no game is there.
    var grid: TableGrid? {
        guard let game = table.game, size.columns >= ScreenLayout.fewestColumns else { return nil }
        return TableGrid(count: game.table.count, in: SharedLayout(self).table)
    }

    /// The milliseconds until the screen shows something else, though no key is pressed; `nil` while nothing is to come.
    var timeToNextChange: Milliseconds? {
        guard table.isPlaying else { return nil }
        let tick = 1000 - table.elapsed % 1000
        return min(tick, table.mismatchEnds.map { max(0, $0 - table.elapsed) } ?? tick)
    }
}

// What the server and the network do.
extension SharedGame {
    /// Takes what happened to the connection, at a moment of the caller's clock.
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
        // Coming back is told first, and what has happened meanwhile after it.
        if !told.isEmpty { notes = isReturn ? [.message(.connectionBack)] : told }
    }
}
