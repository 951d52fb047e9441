import PlainText
import SetGame
import SetRules
import TestSupport
import Testing

@testable import SetTogether

/// A game as a server has it, for tables that follow it.
private struct Judge {
    var game: Game
    let deck: [Card]
    var number = 3

    /// A game of ProSet whose first cards have these dots, as bit masks.
    init(dots: [Int]) {
        var options = Options(.proSet)
        options.players = .apart(.two)
        let first = dots.compactMap { Card(index: $0 - 1, of: .dots) }
        deck = first + CardKind.dots.cards.filter { !first.contains($0) }
        game = Game(DealID(deck: deck, options: options))
    }

    init(seed: UInt64, seats: SeatCount = .two) {
        var options = Options()
        options.players = .apart(seats)
        var generator = SplitMix64(seed: seed)
        deck = {
            var cards = Card.all; cards.pinnedShuffle(using: &generator); return cards
        }()
        game = Game(DealID(deck: deck, options: options))
    }

    func opening(for seat: Seat?) -> ServerMessage {
        let seats = game.options.players.seats.map {
            SeatStatus(name: PlayerName(entropy: UInt64($0.rawValue)), isConnected: true)
        }
        return .table(
            OpeningTable(
                number: 3, time: 0, seat: seat, cards: game.table, deckCount: game.deck.count,
                scores: seats.map { _ in 0 }, seats: seats))
    }

    /// Carries out an action, and gives the event to tell.
    mutating func act(_ action: Action, by seat: Seat?, request: Int = 0, after pause: Milliseconds = 400) throws
        -> ServerMessage
    {
        let time = max(game.now + pause, action == .due(.autoDeal) ? game.nextScheduledAction?.at ?? 0 : 0)
        let reveals = Array(game.deck.cards.suffix(game.cardsNeeded(for: action)).reversed())
        _ = try game.perform(action, by: seat ?? .first, at: time)
        number += 1
        return .event(
            NumberedEvent(
                number: number, entry: LogEntry(at: time, seat: seat, action: action), request: request,
                reveals: reveals))
    }
}

struct SharedTableTests {
    private func seated(_ seed: UInt64, _ seats: SeatCount = .two) throws -> (SharedTable, Judge) {
        var judge = Judge(seed: seed, seats: seats)
        while !judge.game.holdsMatch { judge = Judge(seed: judge.game.dealID.seed.checksum, seats: seats) }
        var table = SharedTable()
        #expect(table.receive(.room(RoomCode(entropy: 5), seat: .first, Options()), at: 0) == [.entered])
        #expect(table.receive(judge.opening(for: .first), at: 0) == [.began])
        return (table, judge)
    }

    private func choose(_ triple: CardGroup, on table: inout SharedTable, at now: Milliseconds) -> ClientMessage? {
        triple.cards.map { table.tap($0, at: now).message }.last ?? nil
    }

    private func mismatch(in game: Game) throws -> CardGroup {
        let cards = game.table
        return try #require(
            cards.dropFirst(2).lazy.compactMap { CardGroup([cards[0], cards[1], $0]) }.first { !game.rules.isMatch($0) }
        )
    }

    @Test func `a set that is chosen shows at once, and counts when the server has stored it`() throws {
        var (table, judge) = try seated(1)
        let set = try #require(judge.game.table.groups.first)
        #expect(choose(set, on: &table, at: 100) == .take(request: 1, seen: 3, set))
        #expect(table.seen?.selection == .match(set) && table.game?.found.isEmpty == true && table.choice.isWaiting)
        let news = table.receive(try judge.act(.take(set), by: .first, request: 1), at: 500)
        #expect(news.contains(.game(.found(try #require(judge.game.found.last)))))
        #expect(table.seen?.selection == Selection.none && !table.choice.isWaiting)
        #expect(table.game?.table == judge.game.table && table.game?.deck.count == 66 && table.last == 4)
    }

    @Test func `a set that another has found first is given back, and by how much is told`() throws {
        var (table, judge) = try seated(2)
        let set = try #require(judge.game.table.groups.first)
        _ = choose(set, on: &table, at: 100)
        _ = table.receive(try judge.act(.take(set), by: .second, request: 1), at: 500)
        #expect(table.seen?.selection == Selection.none && table.game?.scores[.first] == 0)
        #expect(table.receive(.refused(request: 1, .late(by: 120)), at: 510) == [.beaten(set, by: 120)])
        #expect(table.unanswered.isEmpty && (table.game?.scores[.second] ?? 0) > 0)
        #expect(table.receive(.refused(request: 1, .late(by: 120)), at: 510).isEmpty, "an answer that comes twice")
    }

    @Test func `a mistake shows for a second, costs what the server says, and locks the third card meanwhile`() throws {
        var (table, judge) = try seated(3)
        let (wrong, set) = (try mismatch(in: judge.game), try #require(judge.game.table.groups.first))
        #expect(choose(wrong, on: &table, at: 100) == .take(request: 1, seen: 3, wrong))
        #expect(table.seen?.selection == .notSet(wrong))
        _ = table.receive(try judge.act(.take(wrong), by: .first, request: 1, after: 100), at: 110)
        #expect(table.seen?.selection == .notSet(wrong) && table.game?.scores[.first] == -10)
        #expect(choose(set, on: &table, at: 700) == nil, "the seat is locked")
        table.advance(to: 1200)
        #expect(table.tap(set.cards[2], at: 1250).message == .take(request: 2, seen: 4, set))
    }

    @Test func `cards that another takes are no longer chosen, and the others stay so`() throws {
        var (table, judge) = try seated(4)
        let set = try #require(judge.game.table.groups.first)
        let other = try #require(judge.game.table.first { !set.contains($0) })
        _ = table.tap(set.cards[0], at: 10)
        _ = table.tap(other, at: 20)
        _ = table.receive(try judge.act(.take(set), by: .second, request: 1), at: 500)
        #expect(table.choice.selection == .chosen([other]))
    }

    @Test func `the rest of a choice that is a match by chance is given back`() throws {
        // The first, the second and the fourth card are a match, and so are the third and the next two.
        var judge = Judge(dots: [1, 2, 8, 3, 16, 24, 32])
        var table = SharedTable()
        _ = table.receive(.room(RoomCode(entropy: 5), seat: .first, judge.game.options), at: 0)
        _ = table.receive(judge.opening(for: .first), at: 0)
        let cards = judge.game.table
        for card in cards.prefix(4) { #expect(table.tap(card, at: 10).message == nil) }
        let other = try #require(CardGroup([cards[2], cards[4], cards[5]]))
        _ = table.receive(try judge.act(.take(other), by: .second, request: 1), at: 500)
        #expect(table.choice.selection == Selection.none)
    }

    @Test
    func `after a lost connection the rest is told, what was told twice changes nothing, and claims are sent again`()
        throws
    {
        var (table, judge) = try seated(5)
        let opening = judge.game.table
        var events: [ServerMessage] = []
        for _ in 0..<4 {
            let action: Action = judge.game.table.groups.first.map { .take($0) } ?? .due(.autoDeal)
            events.append(try judge.act(action, by: action == .due(.autoDeal) ? nil : .second))
        }
        for event in events.prefix(2) { _ = table.receive(event, at: 1000) }
        let set = judge.game.table.groups.first
        let secret = SeatSecret(entropy: [1, 2, 3, 4])
        let mark = LogMark(opening: opening, judge.game.log.prefix(2))
        #expect(
            table.hello(secret, entering: .new(Options()))
                == .hello(version: ClientMessage.version, .room(RoomCode(entropy: 5)), secret, last: 5, mark))
        for event in events { _ = table.receive(event, at: 2000) }
        #expect(table.game?.table == judge.game.table && table.game?.log == judge.game.log)
        if let set {
            let claim = choose(set, on: &table, at: 2100)
            #expect(table.unanswered == [try #require(claim)])
        }
    }

    @Test func `what does not fit is no part of the game: the table is asked for anew`() throws {
        let (table, first) = try seated(6)
        var judge = first
        let set = try #require(judge.game.table.groups.first)
        let good = try judge.act(.take(set), by: .second, request: 1)
        guard case .event(let event) = good else { return }
        let gap = NumberedEvent(number: 5, entry: event.entry, request: 1, reveals: event.reveals)
        let known = NumberedEvent(
            number: 4, entry: event.entry, request: 1, reveals: [set.cards[0]] + event.reveals.dropFirst())
        let short = NumberedEvent(number: 4, entry: event.entry, request: 1, reveals: [])
        let wrong = NumberedEvent(
            number: 4, entry: LogEntry(at: 5, seat: .eighth, action: event.entry.action), request: 1,
            reveals: event.reveals)
        for bad in [gap, known, short, wrong] {
            var copy = table
            #expect(copy.receive(.event(bad), at: 10) == [.outOfStep])
            #expect(copy.last == 0 && copy.game == nil && copy.room != nil)
            #expect(copy.receive(first.opening(for: .first), at: 20) == [.began])
            #expect(copy.receive(good, at: 30).isEmpty == false && copy.game?.table == judge.game.table)
        }
    }

    @Test func `the cards of an open claim can be chosen again only where they stay`() throws {
        for variant in [Variant.set, .puzzle] {
            var options = Options(variant)
            options.players = .apart(.two)
            let game = try #require(
                (0..<20).lazy.compactMap { try? Game(DealID(seed: "claim \($0)" as UTF8Text, options: options)) }
                    .first { $0.holdsMatch })
            var choice = SharedChoice(order: game.table)
            let match = try #require(game.matches.first)
            for card in match { _ = choice.tap(card, in: game, seen: 1, isLocked: false, at: 0) }
            #expect(choice.isWaiting)
            let tap = choice.tap(match[0], in: game, seen: 1, isLocked: false, at: 0)
            #expect(tap.events == (variant == .puzzle ? [.selected(match[0])] : []))
        }
    }

    @Test func `the order of the cards is each player's own, and survives what happens`() throws {
        var (table, judge) = try seated(7, .three)
        var generator = SplitMix64(seed: 9)
        table.reshuffle(using: &generator)
        let own = try #require(table.seen).table
        #expect(own != judge.game.table && Set(own) == Set(judge.game.table))
        while !judge.game.isOver {
            let action: Action = judge.game.table.groups.first.map { .take($0) } ?? .due(.autoDeal)
            _ = table.receive(try judge.act(action, by: action == .due(.autoDeal) ? nil : .third), at: judge.game.now)
            #expect(
                Set(table.choice.order) == Set(judge.game.table) && table.choice.order.count == judge.game.table.count)
            if generator.next(below: 3) == 0, judge.game.table.count > 1 { table.reshuffle(using: &generator) }
        }
        let stay = judge.game.table
        #expect(Set(try #require(table.seen).table) == Set(stay))
    }

    @Test(arguments: 0..<20) func `at the end the deck is known, and the game is one that can be played again`(
        seed: Int
    ) throws {
        var (table, judge) = try seated(UInt64(100 + seed), .four)
        while !judge.game.isOver {
            let action: Action = judge.game.table.groups.first.map { .take($0) } ?? .due(.autoDeal)
            _ = table.receive(
                try judge.act(action, by: action == .due(.autoDeal) ? nil : Seat.allCases[seed % 4]), at: judge.game.now
            )
        }
        var wrong = judge.deck
        wrong.reverse()
        var copy = table
        #expect(copy.receive(.end(deck: wrong), at: 0) == [.outOfStep])
        #expect(table.receive(.end(deck: judge.deck), at: 0) == [.uncovered])
        #expect(table.game == judge.game && !table.isPlaying)
        #expect(table.receive(.end(deck: judge.deck), at: 0).isEmpty)
        let save = Save(game: judge.game, time: judge.game.now, isPaused: false)
        #expect(try Save(reading: save.text).game == judge.game)
    }

    @Test func `after the last possible request no card is claimed, instead of a message that no server reads`() throws
    {
        var (table, judge) = try seated(9)
        let first = try #require(judge.game.table.groups.first)
        let request = ClientMessage.maximumNumber
        #expect(table.receive(try judge.act(.take(first), by: .first, request: request), at: 500).isEmpty == false)
        let cards = Array(judge.game.table.prefix(3))
        let messages = cards.map { table.tap($0, at: 600).message }
        #expect(messages.allSatisfy { $0 == nil } && table.unanswered.isEmpty)
    }

    @Test func `the events of a game don't copy its log`() throws {
        var (table, judge) = try seated(1)
        let wrong = try mismatch(in: judge.game)
        var log = MoveCounter<LogEntry>()
        for request in 1...2000 {
            _ = table.receive(try judge.act(.take(wrong), by: .second, request: request, after: 1000), at: 0)
            log.look(at: table.game?.log ?? [])
        }
        #expect(table.game?.log.count == 2000 && log.moves < 20)
    }

    @Test func `before the start there is nothing to take, and one who watches takes nothing`() throws {
        var table = SharedTable()
        #expect(table.tap(Card.all[0], at: 0).message == nil && table.seen == nil)
        let judge = Judge(seed: 8)
        _ = table.receive(judge.opening(for: nil), at: 0)
        for card in judge.game.table { #expect(table.tap(card, at: 0).message == nil) }
    }
}
