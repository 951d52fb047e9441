import PlainText
import SetGame
import SetRules
import SetTogether

extension Benchmarks {
    /// Times a server's work on the log of a room, by the number of its mistakes. Judging an event should take as long
    /// in a long log as in a short one, and all else should be linear.
    static func rooms() throws {
        print("Medians of nine rounds\n")
        for count in [100, 1000, 3000, 10_000] {
            let entries = try entries(mistakes: count)
            let texts = entries.map(\.event.text)
            report(
                "load a log of \(count) mistakes",
                medianTime(calls: max(1, 10_000 / count)) { _ in
                    var log = RoomLog()
                    for (entry, text) in zip(entries, texts) {
                        guard let event = RoomEvent(text) else { return .min }
                        let read = RoomEntry(
                            number: entry.number, at: entry.at, seat: entry.seat, request: entry.request, event: event)
                        guard (try? log.add(read)) != nil else { return .min }
                    }
                    return log.last
                })
            var log = RoomLog()
            for entry in entries { try log.add(entry) }
            judge(count, log)
            welcome(count, Referee(log, at: Moment(steady: 0, wall: log.lastAt)))
        }
    }

    /// Times a mistake that is judged, stored and announced. From 5,000 events on it is refused instead.
    private static func judge(_ count: Int, _ log: RoomLog) {
        guard let table = log.course?.game.table, let cards = mistake(on: table) else { return }
        var referee = Referee(log, at: Moment(steady: 0, wall: log.lastAt))
        referee.setAttended(true, at: Moment(steady: 0, wall: log.lastAt))
        let requester = Referee.Requester(MemberID(1), owner: log.seats[0].owner)
        var moment = Moment(steady: 0, wall: log.lastAt)
        let time = medianTime(calls: 20) { _ in
            // The clock ignores longer steps.
            for _ in 0..<4 {
                moment = Moment(steady: moment.steady + 16_000, wall: moment.wall + 16_000)
                _ = referee.advance(to: moment)
            }
            let effects = referee.claim(
                cards, request: count + Int(moment.steady), seen: referee.log.last, by: requester, from: .same,
                at: moment)
            let later = referee.isStoring ? referee.stored(at: moment) : []
            return effects.count + later.count
        }
        let stored = (referee.log.course?.events.count ?? 0) - (log.course?.events.count ?? 0)
        report("judge a claim after \(count) mistakes", time)
        print("  \(stored) stored")
    }

    private static func mistake(on table: [Card]) -> CardGroup? {
        let rules = Variant.set.rules
        return (0..<9).compactMap { CardGroup(Array(table[$0..<$0 + 3])) }.first { !rules.isMatch($0) }
    }

    /// Times the messages for a new member, and prints their sizes.
    private static func welcome(_ count: Int, _ referee: Referee) {
        let seats = referee.seats { _ in true }
        let nothing = GameKnowledge(last: 0, version: ClientMessage.version)
        let time = medianTime(calls: 20) { _ in
            referee.messages(after: nothing, few: 80, for: .first, seats: seats).messages.count
        }
        report("the table after \(count) mistakes", time)
        let early = referee.messages(after: nothing, few: 80, for: .first, seats: seats).messages
        let whole = referee.messages(after: nothing, for: .first, seats: seats).messages
        func bytes(_ messages: [ServerMessage]) -> Int { messages.reduce(0) { $0 + $1.text.bytes.count + 1 } }
        print("  \(bytes(early)) bytes before the mistakes, \(bytes(whole)) bytes of all events")
    }

    /// Returns the entries of a room of two, in which the first player makes mistakes and the second finds three sets.
    private static func entries(mistakes: Int) throws -> [RoomEntry] {
        var log = RoomLog()
        var entries: [RoomEntry] = []
        func add(_ event: RoomEvent, by seat: Seat? = nil, request: Int? = nil) throws {
            let at = Milliseconds(entries.count * 61_000)
            let entry = RoomEntry(number: entries.count + 1, at: at, seat: seat, request: request, event: event)
            entries.append(entry)
            try log.add(entry)
        }
        try add(.opened(Options()))
        for number in 0..<2 {
            try add(.sat(PlayerName(entropy: UInt64(number * 77)), SeatOwner(SIMD4(UInt64(number), 0, 0, 0))))
        }
        var deck = Card.all
        var generator = SplitMix64(seed: 5)
        deck.pinnedShuffle(using: &generator)
        try add(.started(deck: DealID(deck: deck, options: Options()).seed))
        for request in 1...mistakes {
            guard let game = log.course?.game else { continue }
            let time = game.now + 61_000
            if request % (mistakes / 3) == 0, let match = game.matches.first {
                try add(.acted(.take(match), at: time), by: .second, request: request)
            }
            guard let cards = log.course.flatMap({ mistake(on: $0.game.table) }) else { continue }
            try add(.acted(.take(cards), at: time), by: .first, request: request)
        }
        return entries
    }
}
