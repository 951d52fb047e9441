import OnlineClient
import PlainText
import SetGame
import SetLanguages
import SetRules
import SetTogether
import StandInServer
import Testing

@testable import TerminalPlay

struct SharedGameTests {
    @Test func `a player says hello, waits with the others, and the game begins for all`() throws {
        var played = try PlayedTable(players: 1)
        let secret = SeatSecret(entropy: [1, 2, 3, 4])
        #expect(
            played.sent == [.hello(version: ClientMessage.version, .room(played.room.code), secret, last: 0, .none)])
        #expect(played.notes == "You're the first here. Send your friends the link.")
        _ = played.room.enter()
        played.tell([.seats(played.room.seats)])
        #expect(played.notes == "2 players here. Start when everyone's in.")
        played.type("s")
        #expect(played.sent.last == .start)
        played.start()
        #expect(played.notes == "Go! First to find a set takes it.")
        #expect(played.game.table.isPlaying)
    }

    @Test func `without a room a new one is made, and its link and secret are known then`() throws {
        var game = SharedGame(
            try RoomLink("http://127.0.0.1:8080/"), secret: SeatSecret(entropy: [1, 2, 3, 4]), language: .english,
            size: TerminalSize(columns: 80, lines: 24))
        #expect(game.perform(.enter, at: 0) == [.connect])
        guard case .send(.hello(_, .new, _, 0, _)) = game.receive([.opened], at: 0).first else {
            throw OnlineError.closedEarly
        }
        let code = RoomCode(entropy: 99)
        let welcome = ServerMessage.room(code, seat: .first, Options())
        #expect(game.receive([.received(welcome.text)], at: 0) == [.keepSeat])
        #expect(game.link.text == "http://127.0.0.1:8080/?together#room=\(code.text)")
    }

    @Test func `a new room gets the chosen game`() throws {
        var game = SharedGame(
            try RoomLink("http://127.0.0.1:8080/"), secret: SeatSecret(entropy: [1, 2, 3, 4]), newRoomGame: .ultraSet,
            language: .english, size: TerminalSize(columns: 80, lines: 24))
        let hello = ClientMessage.hello(
            version: ClientMessage.version, .new(Options(.ultraSet)), SeatSecret(entropy: [1, 2, 3, 4]), last: 0,
            .none)
        #expect(game.receive([.opened], at: 0) == [.send(hello)])
    }

    @Test func `a room of UltraSet is played with four cards and its word`() throws {
        var played = try PlayedTable.begun(variant: .ultraSet)
        #expect(played.notes == "Go! First to find an UltraSet takes it.")
        let match = try #require(played.room.game?.matches.first)
        try played.choose(match, at: 1000)
        #expect(played.sent.last == .take(request: 1, seen: 1, match))
        try played.take(by: .first, at: 1200)
        #expect(played.notes.hasPrefix("UltraSet! +"))
    }

    @Test func `three cards of a set are sent as one claim, and count when the server says so`() throws {
        var played = try PlayedTable.begun()
        let set = try #require(played.room.game?.table.sets.first.map({ CardGroup($0) }))
        try played.choose(set, at: 1000)
        #expect(played.sent.last == .take(request: 1, seen: 1, set))
        #expect(played.game.table.seen?.selection == .match(set))
        try played.take(by: .first, at: 1200)
        let points = try #require(played.game.table.game?.found.first?.points)
        #expect(played.notes == "Set! +\(points).")
    }

    @Test func `the sets of others are told with their names, and by how much a claim was late`() throws {
        var played = try PlayedTable.begun()
        let set = try #require(played.room.game?.table.sets.first.map({ CardGroup($0) }))
        try played.choose(set, at: 1000)
        try played.take(by: .second, at: 1200)
        let name = played.game.name(of: .second)
        let points = try #require(played.game.table.game?.found.first?.points)
        #expect(played.notes == "\(name): Set! +\(points).")
        played.tell([.refused(request: 1, .late(by: 120))])
        #expect(played.notes == "\(name) beat you by 0.12 s.")
        #expect(played.game.table.seen?.selection == Selection.none)
    }

    @Test func `cards that are no set are told at once, and shown for a second`() throws {
        var played = try PlayedTable.begun()
        let cards = try #require(played.room.game?.table)
        let wrong = try #require(
            cards.dropFirst(2).lazy.compactMap { CardGroup([cards[0], cards[1], $0]) }.first {
                !Variant.set.rules.isMatch($0)
            }
        )
        try played.choose(wrong, at: 1000)
        #expect(played.notes.hasPrefix("Not a set"))
        played.tell(try played.room.act(.take(wrong), by: .first, request: 1), at: 1100)
        #expect(played.game.table.game?.scores[.first] == -10)
        let wait = try #require(played.game.client.delay(at: 1100))
        #expect(wait <= 1000)
        _ = played.game.perform(.advance, at: 2100)
        #expect(played.game.table.seen?.selection == Selection.none)
    }

    @Test func `a lost connection is told and mended, and what was not answered is sent again`() throws {
        var played = try PlayedTable.begun()
        let opening = try #require(played.room.game?.table)
        let set = try #require(opening.sets.first.map({ CardGroup($0) }))
        try played.choose(set, at: 1000)
        #expect(played.report(.closed, at: 1100).isEmpty)
        #expect(
            played.notes.hasPrefix("Connection lost: trying to reconnect. Set sent.")
                && played.game.client.isConnected == false && played.game.client.sentCards == set.cards)
        #expect(played.game.perform(.advance, at: 1100) == [.connect])
        #expect(played.report(.failed(.noTable(status: 503)), at: 1100).isEmpty)
        #expect(played.game.perform(.advance, at: 1100).isEmpty)
        #expect(played.game.perform(.advance, at: 1350) == [.connect])
        let requests = played.report(.opened, at: 1400)
        let hello = ClientMessage.hello(
            version: ClientMessage.version, .room(played.room.code), SeatSecret(entropy: [1, 2, 3, 4]), last: 1,
            LogMark(opening: opening, []))
        #expect(requests == [.send(hello), .send(.take(request: 1, seen: 1, set))])
        played.tell(played.room.welcome(.first))
        #expect(played.notes == "Back online." && played.game.client.isConnected == true)
    }

    @Test func `of texts that arrive together only the last news are shown`() throws {
        var played = try PlayedTable.begun()
        var texts: [OnlineClient.Report] = []
        for request in 1...2 {
            let set = try #require(played.room.game?.table.sets.first.map({ CardGroup($0) }))
            texts += try played.room.act(.take(set), by: .second, request: request).map { .received($0.text) }
        }
        #expect(played.game.receive(texts, at: 1000).isEmpty && played.game.notes.count == 1)
        #expect(played.game.receive([.closed] + texts, at: 1000).isEmpty, "they are known")
        #expect(played.notes.hasPrefix("Connection lost"))
    }

    @Test func `one who has watched asks for a seat at the end`() throws {
        var played = try PlayedTable.begun(players: 2, seat: nil)
        try played.finish()
        guard case .hello = played.sent.last else { throw OnlineError.closedEarly }
    }

    @Test func `a program that was stopped for long connects again when it continues`() throws {
        var played = try PlayedTable.begun()
        for (stop, requests): (Milliseconds, [SharedGame.Request]) in [(1000, []), (100_000, [.connect])] {
            #expect(played.game.perform(.hidden(on: 0), at: 0).isEmpty)
            #expect(played.game.perform(.shown(on: stop), at: stop) == requests)
        }
    }

    @Test func `a server that closes the connection without an answer is told of`() throws {
        var game = SharedGame(
            try RoomLink("h"), secret: SeatSecret(entropy: [1, 2, 3, 4]), language: .english,
            size: TerminalSize(columns: 80, lines: 24))
        _ = game.perform(.enter, at: 0)
        #expect(game.receive([.opened, .closed], at: 0).last == .fail(.online(.closedEarly)))
    }

    @Test func `a table that does not fit is asked for anew`() throws {
        var played = try PlayedTable.begun()
        let event = NumberedEvent(
            number: 9, entry: LogEntry(at: 5, seat: nil, action: .due(.autoDeal)), request: 0, reveals: [])
        let hello = ClientMessage.hello(
            version: ClientMessage.version, .room(played.room.code), SeatSecret(entropy: [1, 2, 3, 4]), last: 0,
            .none)
        #expect(played.report(.received(ServerMessage.event(event).text)) == [.send(hello)])
    }

    @Test func `the end tells the winner and the own place, and S agrees to another game`() throws {
        var played = try PlayedTable.begun(players: 3)
        try played.finish()
        let game = try #require(played.game.table.game)
        #expect(game.isOver && !game.dealID.isHidden && played.game.client.delay(at: 0) == 10_000)
        let winner = try #require(game.scores.leader(of: game.options.players))
        if winner == .first {
            #expect(played.notes.contains("Game over: you win, \(game.scores[.first]) to "))
        } else {
            #expect(
                played.notes.contains("Game over: \(played.game.name(of: winner)) wins, \(game.scores[winner]) to "))
            #expect(played.notes.contains("Place "))
        }
        played.type("1s")
        #expect(played.sent.last == .ready(true))
        played.start()
        #expect(played.game.table.isPlaying && played.game.table.game?.found.isEmpty == true)
    }

    @Test func `a name is chosen among those that nobody has, and all of them come`() throws {
        var played = try PlayedTable()
        var names: Set<PlayerName> = []
        for _ in 0..<1023 {
            played.type("n")
            guard case .name(let name) = played.sent.last else { throw OnlineError.notALink("no name") }
            #expect(name != played.room.seats[1].name)
            names.insert(name)
            played.room.seats[0].name = name
            played.tell([.seats(played.room.seats)])
        }
        #expect(names.count == 1023)
    }

    @Test func `one who watches chooses nothing and starts nothing`() throws {
        var played = try PlayedTable.begun(players: 2, seat: nil)
        #expect(played.notes == "You're watching. There's a seat for you after this game.")
        let count = played.sent.count
        played.type("123")
        #expect(played.sent.count == count)
        try played.take(by: .second)
        #expect(played.notes.contains(": Set!"))
        try played.finish()
        #expect(played.notes.contains("Game over: ") && !played.notes.contains("Place"))
    }

    @Test func `who is not let in is told why, and so is who finds no server`() throws {
        for (refusal, error) in [
            (Refusal.unknown, PlayError.noSuchRoom), (.version, .otherVersion), (.busy, .serverBusy),
        ] {
            var game = SharedGame(
                try RoomLink("http://h/#room=7k3m9qxt"), secret: SeatSecret(entropy: [1, 2, 3, 4]), language: .english,
                size: TerminalSize(columns: 80, lines: 24))
            let answer = ServerMessage.refused(request: 0, refusal).text
            #expect(game.receive([.received(answer)], at: 0) == [.disconnect, .fail(error)])
        }
        var game = SharedGame(
            try RoomLink("h"), secret: SeatSecret(entropy: [1, 2, 3, 4]), language: .english,
            size: TerminalSize(columns: 80, lines: 24))
        #expect(
            game.receive([.failed(.noTable(status: 404))], at: 0)
                == [.disconnect, .fail(.online(.noTable(status: 404)))])
    }

    @Test func `other refusals are told in words, or show by themselves`() throws {
        var played = try PlayedTable()
        for (refusal, words) in [
            (Refusal.alone, "You need at least two players."), (.busy, "The server is busy."),
            (.gone, "Too late: those cards are gone."), (.locked, "Not counted: your last mistake still blocked you."),
        ] {
            played.tell([.refused(request: 0, refusal)])
            #expect(played.notes.hasPrefix(words))
        }
        let before = played.notes
        for refusal in [Refusal.over, .started] { played.tell([.refused(request: 0, refusal)]) }
        #expect(played.notes == before)
    }

    @Test func `R puts the cards into another order for this player, Esc clears, and the arrows move`() throws {
        var played = try PlayedTable.begun()
        let before = try #require(played.game.table.seen?.table)
        played.type("r")
        let after = try #require(played.game.table.seen?.table)
        #expect(after != before && Set(after) == Set(before) && played.game.table.game?.table == before)
        played.type("1")
        _ = played.press(.right)
        played.type(" ")
        #expect(played.game.table.seen?.selection == .chosen([after[0], after[1]]))
        _ = played.press(.escape)
        #expect(played.game.table.seen?.selection == Selection.none && played.notes == "Selection cleared.")
        _ = played.press(.end)
        #expect(played.game.current == 11)
        _ = played.press(.home)
        #expect(played.game.current == 0 && played.press(.character("q")) == [.quit])
    }

    @Test func `the help shows in pages and no key acts on the game meanwhile`() throws {
        var played = try PlayedTable.begun(columns: 40, lines: 14)
        played.type("?")
        let pages = SharedHelp(game: played.game).pages
        #expect(pages.count > 1 && pages.allSatisfy { page in page.count <= 14 })
        for page in 0..<pages.count {
            #expect(played.game.helpPage == page)
            played.type("1")
        }
        #expect(played.game.helpPage == nil && played.game.table.seen?.selection == Selection.none)
    }

    @Test func `random keys and reports never break a rule`() throws {
        var generator = SplitMix64(seed: 8)
        var played = try PlayedTable.begun(players: 8, columns: 40)
        let keys = Array("1234567890aefghijkrsn?q ".unicodeScalars)
        for now in Milliseconds(1)...3000 {
            _ = played.press(.character(keys[Int(generator.next(below: UInt32(keys.count)))]), at: now * 41)
            switch generator.next(below: 40) {
            case 0: played.report(.closed, at: now * 41)
            case 1:
                played.report(.opened, at: now * 41)
                played.tell(played.room.welcome(.first), at: now * 41)
            case 2 where !(played.room.game?.isOver ?? true):
                try played.take(by: Seat.allCases[Int(generator.next(below: 8))], request: Int(now), at: now * 41)
            case 3 where played.room.game?.isOver ?? false: played.start(at: now * 41)
            default: break
            }
            let screen = SharedScreen(game: played.game, hasUnicode: true)
            #expect(screen.canvas.lines.count == 24)
        }
    }
}
