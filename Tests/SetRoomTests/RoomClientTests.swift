import SetGame
import SetRules
import SetTogether
import SetWords
import TestSupport
import Testing

@testable import SetRoom

struct RoomClientTests {
    @Test func `a set is heard when it is chosen, sent as one claim, and told of when it counts`() throws {
        let room = TestRoom()
        var client = RoomClient.inside(room)
        let set = try room.set()
        let (first, second) = (set.cards[0], set.cards[1])
        #expect(client.perform(.tap(first), at: 0) == [.clearMessages, .cue(.pick([first]))])
        #expect(client.perform(.tap(second), at: 0) == [.clearMessages, .cue(.pick([first, second]))])
        let claim = ClientMessage.take(request: 1, seen: 3, set)
        let third = client.perform(.tap(set.cards[2]), at: 0)
        #expect(third == [.clearMessages, .cue(.match(set.cards)), .send(claim)])
        #expect(client.sentCards.isEmpty, "the answer takes only a moment")
        let answer = client.hear(try room.act(.take(set), by: .first, request: 1))
        #expect(answer == [.say(.found(points: 38, by: nil, tapGoesOn: false))])
    }

    @Test func `without a connection a set shows as sent, is not heard, and is repeated`() throws {
        let room = TestRoom()
        var client = RoomClient.inside(room)
        _ = client.lose(at: 0)
        let set = try room.set()
        let claim = ClientMessage.take(request: 1, seen: 3, set)
        #expect(client.choose(set) == [.clearMessages, .say(.pattern(.claimWaits)), .send(claim)])
        #expect(client.sentCards == set.cards)
        let other = try #require(room.game.table.first { !set.contains($0) })
        _ = client.perform(.tap(other), at: 0)
        #expect(client.sentCards == set.cards, "also while other cards are chosen")
        #expect(client.perform(.opened, at: 0).sent.last == claim)
    }

    @Test func `three other cards are judged at once, and the next third card waits for the end of the lock`() throws {
        let room = TestRoom()
        var client = RoomClient.inside(room)
        let wrong = try room.noSet()
        let effects = client.choose(wrong)
        #expect(effects.said == [.mismatch(.of(wrong))] && effects.sent == [.take(request: 1, seen: 3, wrong)])
        #expect(effects.contains(.cue(.mismatch(wrong.cards))) && client.sentCards.isEmpty)
        #expect(client.hear(try room.act(.take(wrong), by: .first, request: 1)).isEmpty)
        let set = try room.set()
        #expect(client.choose(set, at: 100) == [.say(.phrase(.claimWasBlocked))])
        #expect(client.perform(.tap(set.cards[2]), at: 1100).sent == [.take(request: 2, seen: 4, set)])
    }

    @Test func `a card that another has taken is gone for the players, and for nobody who watches`() throws {
        for seat in [Seat.first, nil] {
            let room = TestRoom(3, seat: seat)
            var client = RoomClient.inside(room)
            let set = try room.set()
            let place = try #require(room.game.table.firstIndex(of: set.cards[0]))
            _ = client.hear(try room.act(.take(set), by: .second, request: 1), at: 500)
            #expect(client.perform(.tap(set.cards[0]), at: 600).said == (seat == nil ? [] : [.phrase(.cardWasGone)]))
            let new = room.game.table[place]
            #expect(client.wasDealt(new, after: 499) && !client.wasDealt(new, after: 500))
            let old = try #require(room.game.table.first { $0 != new && !client.wasDealt($0, after: 0) })
            #expect(!client.wasDealt(old, after: 499))
        }
    }

    @Test func `one who watches chooses nothing`() throws {
        let room = TestRoom(2, seat: nil)
        var client = RoomClient.inside(room)
        #expect(client.choose(try room.set()).isEmpty && client.seatInGame == nil)
    }

    @Test func `the selection is cleared, and the cards are put into another order, with a word`() throws {
        let room = TestRoom()
        var client = RoomClient.inside(room)
        #expect(client.perform(.deselect, at: 0).isEmpty)
        _ = client.perform(.tap(room.game.table[0]), at: 0)
        #expect(client.perform(.deselect, at: 0) == [.say(.phrase(.deselected))])
        #expect(client.perform(.reshuffle(entropy: 7), at: 0) == [.say(.phrase(.reshuffled))])
        #expect(client.table.seen?.table != room.game.table && client.table.game?.table == room.game.table)
        var lobby = RoomClient.inside(room, isPlaying: false)
        #expect(lobby.perform(.reshuffle(entropy: 7), at: 0).isEmpty && lobby.perform(.deselect, at: 0).isEmpty)
    }

    @Test func `the first game is started, another one is agreed to after its end, and none in between`() throws {
        let room = TestRoom()
        var outside = RoomClient.entering()
        #expect(outside.perform(.start, at: 0).isEmpty)
        var client = RoomClient.inside(room, isPlaying: false)
        #expect(client.perform(.start, at: 0) == [.send(.start)])
        _ = client.hear(room.opening)
        #expect(client.perform(.start, at: 0).isEmpty)
        _ = client.hear(try room.playToTheEnd())
        #expect(client.perform(.start, at: 0) == [.send(.ready(true))])
    }

    @Test func `a name is chosen among those that nobody has, and all of them come`() throws {
        let room = TestRoom()
        var watcher = RoomClient.inside(TestRoom(8, seat: nil))
        #expect(watcher.perform(.rename, at: 0).isEmpty)
        var client = RoomClient.inside(room, isPlaying: false)
        var names: Set<PlayerName> = []
        for _ in 0..<1023 {
            let sent = client.perform(.rename, at: 0).sent
            guard case .name(let name)? = sent.first else { throw Missing("a name") }
            #expect(name != room.seats[1].name)
            names.insert(name)
            room.seats[0].name = name
            _ = client.hear(.seats(room.seats))
        }
        #expect(names.count == 1023)
    }

    @Test(arguments: [RoomClient.FirstFailure.givesUp, .triesAgain(hasSeat: true)])
    func `a failure has a message`(firstFailure: RoomClient.FirstFailure) {
        for (refusal, failure, message) in [
            (Refusal.unknown, RoomFailure.noSuchRoom, Message.phrase(.noSuchRoom)),
            (.version, .otherVersion, .phrase(.pageTooOld)),
            (.busy, .busy, .phrase(.serverBusy)),
        ] {
            var client = RoomClient.entering(firstFailure)
            _ = client.perform(.enter, at: 0)
            let effects = client.hear(.refused(request: 0, refusal))
            let waits = refusal == .busy && firstFailure != .givesUp
            #expect(effects == (waits ? [.warn(message)] : [.disconnect, .givenUp(failure)]))
            #expect(failure.message == message)
        }
    }
}
