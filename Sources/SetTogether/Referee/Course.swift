import SetGame
import SetRules

/// A game in a room, with the events that its members have been sent.
public struct Course: Sendable {
    /// The number of the entry that started it.
    public let start: Int
    /// All cards in the order in which they are dealt: secret until the game ends.
    public let deck: [Card]
    /// The game with its whole deck.
    public private(set) var game: Game
    /// The game's events, in the form that is sent to the room's members.
    public private(set) var events: [NumberedEvent] = []
    /// By seat, the requests that were answered.
    private var answers = [Answers](repeating: Answers(), count: Seat.allCases.count)

    init(start: Int, deck: [Card], game: Game) { (self.start, self.deck, self.game) = (start, deck, game) }

    /// Carries out an action in the game. Amortized constant time, apart from the search for matches.
    ///
    /// - Throws: why the game refuses the action, in which case nothing changes.
    mutating func carryOut(_ action: Action, at time: Milliseconds, of entry: RoomEntry) throws(RuleViolation) {
        let logged = LogEntry(at: time, seat: entry.seat, action: action)
        // Cards that lie face down are revealed by `faces`.
        let count = game.rules.liesFaceDown ? 0 : game.cardsNeeded(for: action)
        let reveals = Array(game.deck.cards.suffix(count).reversed())
        _ = try game.follow(logged)
        let request = entry.request ?? 0
        if let seat = logged.seat { answers[Int(seat.rawValue)].add(request, index: events.count) }
        events.append(NumberedEvent(number: entry.number, entry: logged, request: request, reveals: reveals))
    }

    /// Returns the messages about an event: the faces of the cards that it takes, if they lay face down, and the event.
    func messages(about event: NumberedEvent) -> [ServerMessage] {
        guard game.rules.liesFaceDown, case .take(let cards) = event.entry.action else { return [.event(event)] }
        return [.faces(cards.compactMap { face(of: $0) }), .event(event)]
    }

    private func face(of card: Card) -> Face? {
        deck.firstIndex(of: card).map { Face(number: $0, card: card) }
    }

    /// Returns the face of the card with a number in dealing order; `nil` if it isn't on the table or doesn't lie face down.
    func face(of number: Int) -> Face? {
        guard game.rules.liesFaceDown, deck.indices.contains(number), game.table.contains(deck[number]) else {
            return nil
        }
        return Face(number: number, card: deck[number])
    }

    /// Returns the event that answered a seat's request. Logarithmic time.
    func answer(to request: Int, of seat: Seat) -> NumberedEvent? {
        answers[Int(seat.rawValue)].index(of: request).map { events[$0] }
    }
}

/// The requests of a seat that were answered, with the index of the last event that answered each.
private struct Answers {
    // In ascending order. A seat numbers its requests in that order, so a new request is almost always the last.
    private var answers: [(request: Int, index: Int)] = []

    mutating func add(_ request: Int, index: Int) { answers.insert((request, index), at: end(of: request)) }

    func index(of request: Int) -> Int? {
        let end = end(of: request)
        return end > 0 && answers[end - 1].request == request ? answers[end - 1].index : nil
    }

    /// Returns the place after the last request with this number or a lower number.
    private func end(of request: Int) -> Int {
        var (low, high) = (0, answers.count)
        while low < high {
            let middle = (low + high) / 2
            if answers[middle].request <= request { low = middle + 1 } else { high = middle }
        }
        return low
    }
}
