import PlainText
import SetGame
import SetRules

// A message is words separated by single spaces. A seat is 1 to 8, or 0 for a watcher; `-` means the default options:
//
//     room 7k3m9qxt 2 pls
//     seats 12.7.1 3.30.0
//     table 3 0 2 1111 … twelve cards … 69 0,0 12.7.1,3.30.0
//     event 4 15320 1 1 K111122223333 1213 3212 1113
//     refused 4 late 120
//     end 1111 … eighty-one cards
extension ServerMessage {
    /// The message as text.
    public var text: UTF8Text {
        switch self {
        case .room(let code, let seat, let options):
            let letters = options.notation
            return "room \(code.text) \(number(of: seat)) \(letters.isEmpty ? "-" : letters)"
        case .seats(let seats): return seats.isEmpty ? "seats" : "seats \(joined(seats.map { $0.text }, by: " "))"
        case .table(let table): return text(of: table)
        case .event(let event):
            let start: UTF8Text =
                "event \(event.number) \(event.entry.at) \(number(of: event.entry.seat)) \(event.request)"
            return joined([start, event.entry.action.notation] + event.reveals.map { $0.notation }, by: " ")
        case .refused(let request, let refusal): return "refused \(request) \(refusal.word) \(refusal.lateness)"
        case .end(let deck): return "end \(joined(deck.map { $0.notation }, by: " "))"
        }
    }

    private func text(of table: OpeningTable) -> UTF8Text {
        let start: UTF8Text = "table \(table.number) \(table.time) \(number(of: table.seat))"
        let scores = joined(table.scores.map { UTF8Text(number: $0) }, by: ",")
        let seats = joined(table.seats.map { $0.text }, by: ",")
        return joined(
            [start] + table.cards.map { $0.notation } + [UTF8Text(number: table.deckCount), scores, seats], by: " ")
    }

    private func joined(_ texts: [UTF8Text], by separator: StaticString) -> UTF8Text {
        UTF8Text.joined(texts, by: separator)
    }

    private func number(of seat: Seat?) -> Int { seat.map { Int($0.rawValue) + 1 } ?? 0 }
}

extension ServerMessage {
    /// Parses `text`; `nil` for anything else.
    public init?(_ text: UTF8Text) {
        guard text.bytes.count <= ClientMessage.maximumLength else { return nil }
        var reader = TextReader(text.bytes)
        guard let message = Self.read(&reader), reader.isAtEnd else { return nil }
        self = message
    }

    private static func read(_ reader: inout TextReader) -> ServerMessage? {
        if reader.skip("event ") { return reader.event().map { .event($0) } }
        if reader.skip("seats") { return reader.seats().map { .seats($0) } }
        if reader.skip("refused ") { return readRefusal(&reader) }
        if reader.skip("table ") { return reader.table().map { .table($0) } }
        if reader.skip("room ") { return readRoom(&reader) }
        guard reader.skip("end"), let deck = reader.cards(), !deck.isEmpty, deck.areDifferent else {
            return nil
        }
        return .end(deck: deck)
    }

    private static func readRoom(_ reader: inout TextReader) -> ServerMessage? {
        guard let code = reader.text(until: UInt8(ascii: " ")).flatMap({ RoomCode($0) }), let seat = reader.seat(),
            reader.skip(" ")
        else { return nil }
        let letters = reader.text()
        guard let options = letters == "-" ? Options() : Options(notation: letters), !letters.isEmpty else {
            return nil
        }
        return .room(code, seat: seat, options)
    }

    private static func readRefusal(_ reader: inout TextReader) -> ServerMessage? {
        guard let request = reader.count(), reader.skip(" "), let word = reader.text(until: UInt8(ascii: " ")),
            let late = reader.count(), let refusal = Refusal(word: word, lateness: Milliseconds(late))
        else { return nil }
        return .refused(request: request, refusal)
    }
}

extension SeatStatus {
    fileprivate var text: UTF8Text { "\(Int(name.first)).\(Int(name.second)).\(isConnected ? 1 : 0)" }
}

extension Refusal {
    private static let plain: [(Refusal, StaticString)] = [
        (.gone, "gone"), (.locked, "locked"), (.watching, "watching"), (.over, "over"), (.started, "started"),
        (.alone, "alone"), (.version, "version"), (.unknown, "unknown"), (.busy, "busy"),
    ]

    fileprivate var word: UTF8Text {
        UTF8Text(stringLiteral: Self.plain.first { $0.0 == self }?.1 ?? "late")
    }

    fileprivate var lateness: Milliseconds {
        if case .late(let time) = self { time } else { 0 }
    }

    fileprivate init?(word: UTF8Text, lateness: Milliseconds) {
        if word == "late" {
            self = .late(by: lateness)
        } else if let plain = Self.plain.first(where: { word == $0.1 }), lateness == 0 {
            self = plain.0
        } else {
            return nil
        }
    }
}

extension [Card] {
    /// Whether no two cards are the same.
    var areDifferent: Bool {
        var isThere = [Bool](repeating: false, count: Card.all.count)
        for card in self {
            if isThere[Int(card.rawValue)] { return false }
            isThere[Int(card.rawValue)] = true
        }
        return true
    }
}

extension TextReader {
    /// Consumes the number of a seat; returns `.some(nil)` for 0.
    fileprivate mutating func seat() -> Seat?? {
        guard let number = count(), number <= Seat.allCases.count else { return nil }
        return .some(number == 0 ? nil : Seat.allCases[number - 1])
    }

    fileprivate mutating func seatStatus() -> SeatStatus? {
        guard let name = name(separator: "."), skip("."), let flag = count(), flag <= 1 else { return nil }
        return SeatStatus(name: name, isConnected: flag == 1)
    }

    /// Consumes all seats that follow, each after a space.
    fileprivate mutating func seats() -> [SeatStatus]? {
        var seats: [SeatStatus] = []
        while skip(" ") {
            guard let seat = seatStatus(), seats.count < Seat.allCases.count else { return nil }
            seats.append(seat)
        }
        return seats
    }

    fileprivate mutating func event() -> NumberedEvent? {
        guard let number = count(), skip(" "), let time = self.number(), time <= Game.longest, skip(" "),
            let seat = seat(), skip(" "), let request = count(), skip(" "), let action = Action(reading: &self),
            let reveals = cards(), (seat == nil) == (action.cause == .time)
        else { return nil }
        let entry = LogEntry(at: time, seat: seat, action: action)
        return NumberedEvent(number: number, entry: entry, request: request, reveals: reveals)
    }

    fileprivate mutating func table() -> OpeningTable? {
        guard let number = count(), skip(" "), let time = self.number(), time <= Game.longest, skip(" "),
            let seat = seat()
        else { return nil }
        // The number of cards in the deck follows the cards; no card begins with 0, 4 to 9, or ends after fewer digits.
        var cards: [Card] = []
        var rest = self
        while rest.skip(" "), let card = Card(reading: &rest) {
            cards.append(card)
            self = rest
        }
        guard cards.areDifferent, skip(" "), let deckCount = count(), skip(" "), let scores = scores(), skip(" "),
            let seats = list(of: { $0.seatStatus() }),
            scores.count == seats.count
        else { return nil }
        return OpeningTable(
            number: number, time: time, seat: seat, cards: cards, deckCount: deckCount, scores: scores, seats: seats)
    }

    private mutating func scores() -> [Int]? {
        list { reader in
            let isNegative = reader.skip("-")
            return reader.count().map { isNegative ? -$0 : $0 }
        }
    }

    /// Consumes one to eight items, separated by commas.
    private mutating func list<Item>(of item: (inout TextReader) -> Item?) -> [Item]? {
        var items: [Item] = []
        repeat {
            guard items.count < Seat.allCases.count, let next = item(&self) else { return nil }
            items.append(next)
        } while skip(",")
        return items
    }
}
