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
    /// Which of the events are mistakes.
    private var areMistakes: [Bool] = []
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
        let news = try game.follow(logged)
        areMistakes.append(news.contains { if case .mistaken = $0 { true } else { false } })
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

    /// The number of the last event, or of the one that started the game.
    var last: Int { start + events.count }

    /// Returns how many of the events after a number are mistakes.
    func mistakeCount(after number: Int) -> Int { areMistakes.dropFirst(number - start).count { $0 } }

    /// Returns the first mistakes after a number and up to another, at most `count`.
    func mistakes(after number: Int, through last: Int, count: Int) -> [NumberedEvent] {
        (number - start..<last - start).lazy.filter { areMistakes[$0] }.prefix(count).map { events[$0] }
    }

    /// Returns the messages about all events after a number.
    func messages(after number: Int) -> [ServerMessage] {
        events.dropFirst(number - start).flatMap { messages(about: $0) }
    }

    /// Returns the messages about the events after a number that aren't mistakes, and then the standings.
    func summary(after number: Int, for seat: Seat?) -> [ServerMessage] {
        var (messages, previous) = ([ServerMessage](), number)
        for (event, isMistake) in zip(events, areMistakes).dropFirst(number - start) where !isMistake {
            if event.number > previous + 1 { messages.append(.skipped(through: event.number - 1)) }
            messages += self.messages(about: event)
            previous = event.number
        }
        if previous < last { messages.append(.skipped(through: last)) }
        let request = seat.map { answers[Int($0.rawValue)].last } ?? 0
        let standings = GameStandings(number: last, time: game.now, request: request, seats: game.standings)
        return messages + [.standings(standings)]
    }

    /// Returns the mark of the log up to the event with this number.
    func mark(through number: Int) -> LogMark {
        LogMark(opening: openingCards, game.log.prefix(number - start))
    }

    /// The opening cards as clients know them: cards that lie face down are only counted.
    var openingCards: ArraySlice<Card> {
        (game.rules.liesFaceDown ? game.rules.cards.deck : deck).prefix(game.rules.openingCount)
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

    /// The last request; 0 if there is none.
    var last: Int { answers.last?.request ?? 0 }

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
