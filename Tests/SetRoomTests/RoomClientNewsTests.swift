import PlainText
import SetGame
import SetRules
import SetTogether
import SetWords
import TestSupport
import Testing

@testable import SetRoom

struct RoomClientNewsTests {
    private func name(_ index: Int) -> PlayerName { TestRoom(8).seats[index].name }

    @Test func `the lobby shows once, and who is there is told of each time`() {
        let room = TestRoom(2)
        var client = RoomClient.entering()
        _ = client.perform(.enter, at: 0)
        #expect(
            client.hear(room.welcome) == [.entered, .keepSeat, .showLobby, .say(.roomWaits(players: 2))])
        let seats = TestRoom(3).seats
        #expect(client.hear([.seats(room.seats), .seats(seats)]) == [.keepSeat, .say(.roomWaits(players: 3))])
    }

    @Test(arguments: [Seat.first, nil]) func `the beginning is told of to players and to those who watch`(seat: Seat?) {
        let room = TestRoom(2, seat: seat)
        var client = RoomClient.inside(room, isPlaying: false)
        let message = seat == nil ? Message.roomWatched(isFull: false) : .pattern(.gameBegins)
        #expect(client.hear(room.opening) == [.startOver, .began, .say(message), .keepSeat])
    }

    @Test(arguments: [true, false])
    func `what has happened before is shown at once, without messages and cues`(isAtOnce: Bool) throws {
        let room = TestRoom()
        let opening = room.opening
        var past: [ServerMessage] = []
        for request in 1...4 {
            if !room.game.holdsMatch { past.append(try room.act(.due(.autoDeal), by: nil)) }
            past.append(try room.act(.take(try room.set()), by: .second, request: request))
        }
        var client = RoomClient.entering()
        _ = client.perform(.enter, at: 0)
        let messages = [room.welcome[0], opening] + past + [.seats(room.seats)]
        let groups = isAtOnce ? [messages] : messages.map { [$0] }
        let effects = groups.flatMap { client.hear($0) }
        #expect(
            effects.allSatisfy { [.entered, .began, .startOver, .keepSeat, .say(.pattern(.gameBegins))].contains($0) })
        #expect(client.table.game?.found.count == 4)
        let next = try room.act(.take(try room.set()), by: .second, request: 9)
        #expect(client.hear(next).said.isEmpty == false, "what happens now is told of")
    }

    @Test func `of sets that arrive together only the last one is told of, and the own one`() throws {
        let room = TestRoom(3)
        var client = RoomClient.inside(room)
        var events: [ServerMessage] = []
        for seat in [Seat.first, .second, .third] {
            if !room.game.holdsMatch { events.append(try room.act(.due(.autoDeal), by: nil)) }
            events.append(try room.act(.take(try room.set()), by: seat, request: 1))
        }
        let found = room.game.found
        let effects = client.hear(events)
        #expect(
            effects.said == [
                .found(points: found[0].points, by: nil, tapGoesOn: false),
                .foundByOther(name(2), points: found[2].points),
            ])
        #expect(effects.contains(.cue(.othersMatch(found[2].cards.cards))))
    }

    @Test func `a set that another was faster to take is told of with the name`() throws {
        let room = TestRoom()
        var client = RoomClient.inside(room)
        let set = try room.set()
        _ = client.choose(set)
        _ = client.hear(try room.act(.take(set), by: .second, request: 1))
        #expect(client.hear(.refused(request: 1, .late(by: 120))) == [.say(.beaten(by: name(1), late: 120))])
    }

    @Test(arguments: [Seat.first, .third, nil])
    func `the end is told of instead of its last set, and who has watched asks for a seat`(seat: Seat?) throws {
        let room = TestRoom(3, seat: seat)
        var client = RoomClient.inside(room)
        let effects = client.hear(try room.playToTheEnd())
        let end = try #require(client.end)
        let hello = client.perform(.opened, at: 0).first.map { [$0] } ?? []
        let last: [RoomEffect] = [.ended(end), .cue(.end), .uncovered] + (seat == nil ? hello : []) + [.keepSeat]
        #expect(effects.suffix(last.count) == last[...])
        let scores = room.game.scores
        switch scores.result(of: room.game.options.players) {
        case .draw(let points): #expect(end == .draw(points: points))
        case .won(let winner, let points, let second):
            let isOwn = winner == seat
            #expect(
                end
                    == (isOwn
                        ? .wonYourself(points: points, to: second)
                        : .wonTogether(name(Int(winner.rawValue)), points: points, to: second)))
        }
        #expect(client.hear(.refused(request: 0, .over)) == [.ended(end)])
    }

    @Test func `a player whose connection is gone is mentioned once, and so is the return`() {
        let room = TestRoom()
        var client = RoomClient.inside(room)
        var seats = room.seats
        seats[1].isConnected = false
        #expect(client.hear(.seats(seats)).said == [.playerAway(name(1))])
        #expect(client.hear(.seats(seats)).said.isEmpty)
        #expect(client.hear(.seats(room.seats)).said == [.playerBack(name(1))])
        #expect(client.hear(.seats(room.seats)).said.isEmpty)
    }

    @Test func `players who were away before, or until after the end, are not mentioned`() throws {
        let room = TestRoom()
        room.seats[1].isConnected = false
        var client = RoomClient.entering()
        _ = client.perform(.enter, at: 0)
        #expect(client.hear([room.welcome[0], room.opening, .seats(room.seats)]).said == [.pattern(.gameBegins)])
        _ = client.hear(.seats(TestRoom().seats))
        #expect(client.hear(.seats(room.seats)).said == [.playerAway(name(1))])
        _ = client.hear(try room.playToTheEnd())
        #expect(client.hear(.seats(TestRoom().seats)).said.isEmpty)
        _ = client.hear(TestRoom(seed: 9).opening)
        #expect(client.hear(.seats(TestRoom().seats)).said.isEmpty)
    }

    @Test(arguments: [
        (Refusal.gone, [RoomEffect.say(.phrase(.cardsWereGone))]), (.locked, [.say(.phrase(.claimWasBlocked))]),
        (.started, []),
        (.late(by: 40), [.say(.beaten(by: nil, late: 40))]), (.alone, [.warn(.phrase(.needsTwoPlayers))]), (.over, []),
        (.busy, [.warn(.phrase(.serverBusy))]), (.watching, [.say(.roomWaits(players: 2))]),
        (.unknown, [.disconnect, .givenUp(.noSuchRoom)]), (.version, [.disconnect, .givenUp(.otherVersion)]),
    ])
    func `a refusal is told of`(refusal: Refusal, effects: [RoomEffect]) {
        var client = RoomClient.inside(TestRoom())
        #expect(client.hear(.refused(request: 0, refusal)) == effects)
    }

    @Test func `a table that does not fit is asked for anew, and a text that is no message ends all attempts`() throws {
        let room = TestRoom()
        var client = RoomClient.inside(room)
        _ = try room.act(.take(try room.set()), by: .second, request: 1)
        if !room.game.holdsMatch { _ = try room.act(.due(.autoDeal), by: nil) }
        let hello = ClientMessage.hello(
            version: ClientMessage.version, .room(TestRoom.code), RoomClient.secret, last: 0, .none)
        #expect(client.hear(try room.act(.take(try room.set()), by: .second, request: 2)) == [.send(hello)])
        #expect(client.perform(.received("seats\nnonsense"), at: 0) == [.disconnect, .givenUp(.otherVersion)])
        #expect(client.perform(.advance, at: 100_000).isEmpty && client.isConnected == false)
    }

    @Test func `the same table once more is no other game, and another game starts over`() throws {
        let room = TestRoom()
        var client = RoomClient.inside(room)
        let opening = room.opening
        let event = try room.act(.take(try room.set()), by: .second, request: 1)
        _ = client.hear(event)
        #expect(!client.hear([opening, event]).contains(.startOver))
        #expect(client.hear(TestRoom(seed: 9).opening).contains(.startOver))
    }

    @Test func `the events of a game don't copy its log`() throws {
        let room = TestRoom()
        var client = RoomClient.inside(room)
        let wrong = try room.noSet()
        var log = MoveCounter<LogEntry>()
        for request in 1...1000 {
            _ = client.hear(try room.act(.take(wrong), by: .second, request: request))
            log.look(at: client.table.game?.log ?? [])
        }
        #expect(client.table.game?.log.count == 1000 && log.moves < 20)
    }
}
