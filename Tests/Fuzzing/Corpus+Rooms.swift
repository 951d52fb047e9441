import PlainText
import SetGame
import SetRules
import SetTogether

// Messages between a room's server and its clients.
extension Corpus {
    private static let code = RoomCode(entropy: 0x12_3456_789a)
    private static let secret = SeatSecret(entropy: [0xdead_beef, 1, 0, 0x1_ffff_ffff])

    /// Each kind of message to a server.
    static let clientMessages: [UTF8Text] = {
        let messages: [ClientMessage] = [
            .hello(version: 1, .room(code), secret, last: 17, .none),
            .hello(version: 4, .new(Options()), secret, last: 17, LogMark(opening: Card.all[..<12], [])),
            .hello(version: 1, .new(Options(notation: "pls") ?? Options()), secret, last: 0, .none), .start, .again,
            .name(PlayerName(entropy: 77)), .take(request: 1, seen: 17, Card.all.groups[0]),
            .take(request: 2, seen: 17, Card.all.groups[80]), .ready(true), .react(.thanks),
        ]
        return messages.map(\.text)
    }()

    /// The messages that a server sends to one client, one on each line: in a lobby, in games that have just begun, are
    /// in progress or over, and after a lost connection.
    static let serverMessages: [UTF8Text] = [
        joined([.room(code, seat: .first, Options()), .seats(seats(1)), .refused(request: 0, .alone)]),
        joined([.seats(seats(8))]), joined([.refused(request: 0, .unknown)]), joined([.end(deck: Card.all)]),
        joined([
            .ready([.first, .third]), .reaction(.second, .wow), .skipped(through: 7),
            .standings(
                GameStandings(
                    number: 9, time: 1000, request: 3, seats: [Standing(score: -10, lockEnds: 2000, lock: 1000)])),
        ]),
        joined(game(seed: 1, .two, for: .first, actions: 0)), joined(game(seed: 2, .eight, for: nil, actions: 3)),
        joined(game(seed: 3, .three, for: .second, actions: 9)), joined(game(seed: 4, .two, for: .second, actions: 99)),
        joined(game(seed: 5, .four, for: .first, actions: 5) + game(seed: 6, .four, for: .first, actions: 5)),
    ]

    private static func joined(_ messages: [ServerMessage]) -> UTF8Text {
        UTF8Text.joined(messages.map(\.text), by: "\n")
    }

    private static func seats(_ count: Int) -> [SeatStatus] {
        (0..<count).map { SeatStatus(name: PlayerName(entropy: UInt64($0 * 77)), isConnected: $0 % 3 != 1) }
    }

    /// The messages of a game of this many actions at most, to a player or a watcher. Every fifth action is a mistake.
    private static func game(seed: UInt64, _ count: SeatCount, for seat: Seat?, actions: Int) -> [ServerMessage] {
        var roomOptions = Options()
        roomOptions.choose(Variant.allCases[Int(seed) % Variant.allCases.count])
        var options = roomOptions
        options.players = .apart(count)
        var deck = options.game.rules.cards.deck
        var generator = SplitMix64(seed: seed)
        deck.pinnedShuffle(using: &generator)
        var game = Game(DealID(deck: deck, options: options))
        let opening = OpeningTable(
            number: 3, time: 0, seat: seat, cards: Array(deck.prefix(game.rules.openingCount)),
            deckCount: game.deck.count,
            scores: game.options.players.seats.map { _ in 0 }, seats: seats(game.options.players.count))
        var messages: [ServerMessage] = [.room(code, seat: seat, roomOptions), .table(opening)]
        while game.log.count < actions, !game.isOver {
            let event = next(in: &game)
            if game.rules.liesFaceDown, case .take(let cards) = event.entry.action {
                let faces = cards.compactMap { card in
                    deck.firstIndex(of: card).map { Face(number: $0, card: card) }
                }
                messages.append(.faces(faces))
            }
            messages.append(.event(event))
            if game.log.count % 4 == 0 { messages.append(.refused(request: game.log.count / 4, .late(by: 120))) }
        }
        return messages + (game.isOver ? [.end(deck: deck)] : [])
    }

    /// Carries out the next action, and returns its event.
    private static func next(in game: inout Game) -> NumberedEvent {
        let number = game.log.count
        let seats = Array(game.options.players.seats)
        let few = game.table.prefix(game.rules.kind.sizes.lowerBound)
        let mistake = CardGroup(few).flatMap { game.rules.isMatch($0) ? nil : $0 }
        let take = (number % 5 == 4 ? mistake : nil) ?? game.matches.first
        let action: Action = take.map { .take($0) } ?? .due(.autoDeal)
        let count = game.rules.liesFaceDown ? 0 : game.cardsNeeded(for: action)
        let reveals = Array(game.deck.cards.suffix(count).reversed())
        let entry = LogEntry(
            at: game.now + 2000, seat: take == nil ? nil : seats[number % seats.count], action: action)
        guard (try? game.follow(entry)) != nil else { preconditionFailure("the game accepts its next action") }
        return NumberedEvent(number: number + 4, entry: entry, request: number / seats.count + 1, reveals: reveals)
    }
}
