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
//     end 1111 … all cards of the game
//     ready 1 3
//     reaction 3 2
//     faces 17 1213 4 3212
//     skipped 16
//     lobby
//     pong
//     standings 5000 219345 17 -30.60000.250000,40.0.0
extension ServerMessage: TextCodable {
    /// The maximum length of a message in bytes: enough for all 243 cards of Mega. All other messages are at most as
    /// long as a client's.
    public static let maximumLength = 2048

    /// Messages to read into.
    public static let forms: [ServerMessage] = {
        let entry = LogEntry(at: 0, seat: nil, action: .deal)
        let table = OpeningTable(number: 0, time: 0, seat: nil, cards: [], deckCount: 0, scores: [], seats: [])
        return [
            .event(NumberedEvent(number: 0, entry: entry, request: 0, reveals: [])), .seats([]),
            .refused(request: 0, .gone), .table(table), .room(RoomCode(entropy: 0), seat: nil, Options()),
            .end(deck: []), .ready([]), .reaction(.first, .wow), .faces([]), .skipped(through: 0), .lobby, .pong,
            .standings(GameStandings(number: 0, time: 0, request: 0, seats: [])),
        ]
    }()

    /// Visits the words of the message.
    public mutating func code(_ coder: inout some TextCoder) {
        switch self {
        case .room(var code, var seat, var options):
            coder.word(&code, after: "room ", text: { $0.text }, value: { RoomCode($0) })
            coder.seat(&seat, after: " ")
            coder.word(&options, after: " ", text: { $0 == Options() ? "-" : $0.notation }) { word in
                word == "-" ? Options() : word.isEmpty ? nil : Options(notation: word)
            }
            self = .room(code, seat: seat, options)
        case .seats(var seats):
            coder.literal("seats")
            coder.seats(&seats, first: " ", next: " ")
            self = .seats(seats)
        case .table(var table):
            table.code(&coder)
            self = .table(table)
        case .event(var event):
            event.code(&coder)
            self = .event(event)
        case .refused(var request, var refusal):
            coder.count(&request, after: "refused ")
            refusal.code(&coder)
            self = .refused(request: request, refusal)
        case .end(var deck):
            coder.literal("end")
            coder.cards(&deck)
            coder.require(!deck.isEmpty && deck.areOfOneDeck)
            self = .end(deck: deck)
        case .ready(var seats):
            coder.literal("ready")
            coder.list(&seats, of: .first, first: " ", next: " ", most: Seat.allCases.count) { $0.seat(&$1) }
            coder.require(zip(seats, seats.dropFirst()).allSatisfy { $0.rawValue < $1.rawValue })
            self = .ready(seats)
        case .reaction(var seat, var reaction):
            coder.literal("reaction ")
            coder.seat(&seat)
            coder.reaction(&reaction, after: " ")
            self = .reaction(seat, reaction)
        case .faces(var faces):
            coder.literal("faces")
            let blank = Face(number: 0, card: Card.all[0])
            coder.list(&faces, of: blank, first: " ", next: " ", most: CardKind.mostCards) { coder, face in
                coder.number(&face.number, in: 0...CardKind.mostCards - 1)
                coder.literal(" ")
                face.card.code(&coder)
            }
            coder.require(!faces.isEmpty && faces.map { $0.card }.areOfOneDeck)
            self = .faces(faces)
        case .skipped(var number):
            coder.count(&number, after: "skipped ")
            self = .skipped(through: number)
        case .standings(var standings):
            standings.code(&coder)
            self = .standings(standings)
        case .lobby: coder.literal("lobby")
        case .pong: coder.literal("pong")
        }
    }
}

extension ServerMessage {
    /// Returns the messages of a text that has one on each line; `nil` if a line isn't a message. Empty lines are ignored.
    public static func messages(in text: UTF8Text) -> [ServerMessage]? {
        let lines = text.bytes.split(separator: UInt8(ascii: "\n"))
        let messages = lines.compactMap { ServerMessage(UTF8Text($0)) }
        return messages.count == lines.count ? messages : nil
    }
}

extension OpeningTable {
    fileprivate mutating func code(_ coder: inout some TextCoder) {
        coder.count(&number, after: "table ")
        coder.number(&time, in: 0...Game.longest, after: " ")
        coder.seat(&seat, after: " ")
        // The number of cards in the deck follows the cards; it is never like a card, which has four digits
        // from 1 to 3 or begins with a letter.
        coder.cards(&cards)
        coder.count(&deckCount, after: " ")
        coder.list(&scores, of: 0, first: " ", next: ",", most: Seat.allCases.count) { coder, score in
            coder.score(&score)
        }
        coder.seats(&seats, first: " ", next: ",")
        coder.require(cards.areOfOneDeck && scores.count == seats.count && !seats.isEmpty)
    }
}

extension GameStandings {
    fileprivate mutating func code(_ coder: inout some TextCoder) {
        coder.count(&number, after: "standings ")
        coder.number(&time, in: 0...Game.longest, after: " ")
        coder.count(&request, after: " ")
        let blank = Standing(score: 0, lockEnds: 0, lock: 0)
        coder.list(&seats, of: blank, first: " ", next: ",", most: Seat.allCases.count) { coder, seat in
            coder.score(&seat.score)
            coder.number(&seat.lock, in: 0...Rule.longestLock, after: ".")
            coder.number(&seat.lockEnds, in: 0...Game.longest, after: ".")
        }
        coder.require(!seats.isEmpty)
    }
}

extension NumberedEvent {
    fileprivate mutating func code(_ coder: inout some TextCoder) {
        var (time, seat, action) = (entry.at, entry.seat, entry.action)
        coder.count(&number, after: "event ")
        coder.number(&time, in: 0...Game.longest, after: " ")
        coder.seat(&seat, after: " ")
        coder.count(&request, after: " ")
        coder.literal(" ")
        action.code(&coder)
        coder.cards(&reveals)
        coder.require((seat == nil) == (action.cause == .time))
        entry = LogEntry(at: time, seat: seat, action: action)
    }
}

extension Refusal {
    private static let plain: [(Refusal, StaticString)] = [
        (.gone, "gone"), (.locked, "locked"), (.watching, "watching"), (.over, "over"), (.started, "started"),
        (.alone, "alone"), (.version, "version"), (.unknown, "unknown"), (.busy, "busy"),
    ]

    /// Visits a word, and the lateness, which is 0 for most words.
    fileprivate mutating func code(_ coder: inout some TextCoder) {
        var lateness = if case .late(let time) = self { Int(time) } else { 0 }
        coder.word(&self, after: " ") { refusal in
            UTF8Text(stringLiteral: Self.plain.first { $0.0 == refusal }?.1 ?? "late")
        } value: { word in
            word == "late" ? .late(by: 0) : Self.plain.first { word == $0.1 }?.0
        }
        coder.count(&lateness, after: " ")
        if case .late = self { self = .late(by: Milliseconds(lateness)) } else { coder.require(lateness == 0) }
    }
}

extension [Card] {
    /// Whether all cards are of one kind, and no two are the same.
    var areOfOneDeck: Bool {
        var isThere = [Bool](repeating: false, count: CardKind.mostCards)
        for card in self {
            if isThere[card.index] || card.kind != self[0].kind { return false }
            isThere[card.index] = true
        }
        return true
    }
}

extension TextCoder {
    /// Visits the number of a seat, from 1.
    fileprivate mutating func seat(_ seat: inout Seat) {
        var number = Int(seat.rawValue) + 1
        self.number(&number, in: 1...Seat.allCases.count)
        seat = Seat.allCases[number - 1]
    }

    /// Visits the number of a seat; 0 if there is none.
    fileprivate mutating func seat(_ seat: inout Seat?, after literal: StaticString) {
        var number = seat.map { Int($0.rawValue) + 1 } ?? 0
        self.number(&number, in: 0...Seat.allCases.count, after: literal)
        seat = number == 0 ? nil : Seat.allCases[number - 1]
    }

    /// Visits the points of a seat.
    fileprivate mutating func score(_ score: inout Int) {
        number(&score, in: -ClientMessage.maximumNumber...ClientMessage.maximumNumber)
    }

    /// Visits cards, each after a space.
    fileprivate mutating func cards(_ cards: inout [Card]) {
        list(&cards, of: Card.all[0], first: " ", next: " ", most: CardKind.mostCards) { $1.code(&$0) }
    }

    /// Visits the taken seats.
    fileprivate mutating func seats(_ seats: inout [SeatStatus], first: StaticString, next: StaticString) {
        let blank = SeatStatus(name: PlayerName(entropy: 0), isConnected: false)
        list(&seats, of: blank, first: first, next: next, most: Seat.allCases.count) { coder, seat in
            seat.name.code(&coder, after: "", separator: ".")
            var flag = seat.isConnected ? 1 : 0
            coder.number(&flag, in: 0...1, after: ".")
            seat.isConnected = flag == 1
        }
    }
}
