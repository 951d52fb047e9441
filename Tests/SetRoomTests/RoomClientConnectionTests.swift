import SetGame
import SetTogether
import SetWords
import TestSupport
import Testing

@testable import SetRoom

struct RoomClientConnectionTests {
    private typealias Device = RoomInput.Device

    @Test func `a client connects, says hello, and sends what was not answered once more`() throws {
        var client = RoomClient.entering()
        #expect(client.perform(.enter, at: 0) == [.say(.phrase(.enteringRoom)), .connect] && client.isConnected == nil)
        let hello = ClientMessage.hello(
            version: ClientMessage.version, .room(TestRoom.code), RoomClient.secret, last: 0, .none)
        #expect(client.perform(.opened, at: 0) == [.send(hello)])
        let room = TestRoom()
        _ = client.hear(room.welcome + [room.opening])
        #expect(client.isConnected == true)
        let set = try room.set()
        _ = client.choose(set)
        let again = ClientMessage.hello(
            version: ClientMessage.version, .room(TestRoom.code), RoomClient.secret, last: 3,
            LogMark(opening: room.game.table, []))
        #expect(client.perform(.opened, at: 0) == [.send(again), .send(.take(request: 1, seen: 3, set))])
    }

    @Test(arguments: [
        (RoomClient.FirstFailure.givesUp, false, [RoomEffect.disconnect, .givenUp(.unreachable)]),
        (.triesAgain(hasSeat: false), false, [.warn(.phrase(.noTogetherServer))]),
        (.triesAgain(hasSeat: false), true, [.warn(.phrase(.noTogetherServer))]),
        (.triesAgain(hasSeat: true), true, [.warn(.phrase(.offline))]),
    ])
    func `a first attempt that fails`(reaction: RoomClient.FirstFailure, isOffline: Bool, effects: [RoomEffect]) {
        var client = RoomClient.entering(reaction)
        _ = client.perform(.enter, at: 0)
        let device = Device(isOffline: isOffline)
        #expect(client.lose(device, at: 10) == effects)
        guard reaction != .givesUp else { return #expect(client.perform(.advance, at: 100_000).isEmpty) }
        #expect(client.perform(.advance, at: 10) == [.connect])
        #expect(client.lose(device, at: 20).isEmpty, "it is told of once")
        _ = client.perform(.advance, at: 5000)
        #expect(client.hear(TestRoom().welcome, at: 5000).said.first == .phrase(.connectionBack))
    }

    @Test func `patience with a claim begins again with each connection`() throws {
        let room = TestRoom()
        var client = RoomClient.inside(room)
        _ = client.choose(try room.set(), at: 1000)
        #expect(client.perform(.advance, at: 4000) == [.connect])
        _ = client.perform(.opened, at: 8000)
        #expect(client.hear(room.welcome, at: 9000).said.first == .phrase(.connectionBack))
        #expect(client.perform(.advance, at: 11_999).isEmpty && client.table.choice.isWaiting)
        #expect(client.perform(.advance, at: 12_000) == [.connect])
    }

    @Test func `a request that gets no answer means that the connection is lost`() {
        var client = RoomClient.inside(TestRoom(), isPlaying: false)
        #expect(client.perform(.agree, at: 1000).sent == [.ready(true)])
        #expect(client.perform(.react(.wow), at: 2000).sent == [.react(.wow)] && client.delay(at: 2000) == 2000)
        #expect(client.perform(.advance, at: 4000) == [.connect])
        #expect(client.hear(TestRoom().welcome, at: 4100).said.first == .phrase(.connectionBack))
        _ = client.perform(.react(.wow), at: 5000)
        _ = client.hear(.reaction(.first, .wow), at: 5100)
        #expect(client.perform(.advance, at: 9000).isEmpty)
    }

    @Test func `a lost connection is told of once, with what waits for it`() throws {
        let room = TestRoom()
        var client = RoomClient.inside(room)
        _ = client.choose(try room.set())
        #expect(
            client.lose(at: 0) == [.warn(.phrase(.connectionLost)), .say(.pattern(.claimWaits))]
                && client.isConnected == false)
        #expect(client.perform(.advance, at: 0) == [.connect])
        #expect(client.lose(at: 0).isEmpty)
        #expect(client.hear(room.welcome).said == [.phrase(.connectionBack)])
        #expect(client.lose(Device(isOffline: true), at: 0).first == .warn(.phrase(.offline)))
    }

    @Test func `attempts are two seconds apart at most, and come at once when the network does`() {
        var client = RoomClient.inside(TestRoom(), isPlaying: false)
        var now: Milliseconds = 0
        for pause: Milliseconds in [0, 250, 500, 1000, 2000, 2000, 2000] {
            _ = client.lose(at: now)
            #expect(client.delay(at: now) == pause)
            now += pause
            #expect(client.perform(.advance, at: now - 1).isEmpty || pause == 0)
            if pause > 0 { #expect(client.perform(.advance, at: now) == [.connect]) }
        }
        _ = client.lose(at: now)
        #expect(client.perform(.network(Device()), at: now) == [.connect])
        _ = client.lose(at: now)
        #expect(client.delay(at: now) == 0)
    }

    @Test func `a socket and a claim that are not answered are tried again`() throws {
        var opening = RoomClient.entering()
        _ = opening.perform(.enter, at: 0)
        #expect(opening.perform(.advance, at: 7999).isEmpty && opening.perform(.advance, at: 8000) == [.connect])
        let room = TestRoom()
        var client = RoomClient.inside(room)
        _ = client.choose(try room.set(), at: 500)
        #expect(client.perform(.advance, at: 3499).isEmpty && client.isConnected == true)
        #expect(client.perform(.advance, at: 3500) == [.connect] && client.isConnected == false)
        var answered = RoomClient.inside(room)
        _ = answered.choose(try room.set(), at: 500)
        _ = answered.hear(try room.act(.take(try room.set()), by: .first, request: 1), at: 600)
        #expect(answered.perform(.advance, at: 10_599).isEmpty)
    }

    @Test func `a room that nobody looks at waits until somebody does`() {
        var client = RoomClient.inside(TestRoom())
        _ = client.perform(.hidden(on: 1000), at: 0)
        _ = client.lose(Device(isVisible: false), at: 0)
        #expect(client.delay(isVisible: false, at: 0) == nil && client.perform(.advance, at: 60_000).isEmpty)
        #expect(client.perform(.shown(on: 2000), at: 60_000) == [.connect])
    }

    @Test func `a device that has slept does not rely on its connection, and after a glance elsewhere it does`() {
        for (sleep, effects): (Milliseconds, [RoomEffect]) in [(15_001, [.connect]), (15_000, [])] {
            var client = RoomClient.inside(TestRoom())
            _ = client.perform(.hidden(on: 1000), at: 0)
            #expect(client.perform(.shown(on: 1000 + sleep), at: 0) == effects)
            #expect(client.perform(.shown(on: 100_000), at: 0).isEmpty == effects.isEmpty)
        }
    }

    @Test func `a network that goes takes the connection with it`() {
        var client = RoomClient.inside(TestRoom())
        let offline = Device(isOffline: true)
        #expect(client.perform(.network(offline), at: 0) == [.disconnect, .warn(.phrase(.offline))])
        #expect(client.perform(.network(offline), at: 0) == [.connect], "a server on this device needs no network")
    }

    @Test func `a player who plays elsewhere gives up the socket until this place plays again`() {
        var client = RoomClient.inside(TestRoom())
        #expect(client.perform(.suspend, at: 0) == [.disconnect] && client.perform(.advance, at: 60_000).isEmpty)
        #expect(client.perform(.connect, at: 60_000) == [.connect])
    }

    @Test func `the clock ticks while a game goes on and can be seen`() throws {
        let room = TestRoom()
        var client = RoomClient.inside(room)
        _ = client.perform(.advance, at: 300)
        #expect(client.delay(at: 300) == 700 && client.delay(isVisible: false, at: 300) == 9700)
        _ = client.choose(try room.noSet(), at: 400)
        #expect(client.delay(at: 400) == 600 && client.delay(isVisible: false, at: 400) == 1000)
    }

    @Test func `a player who has heard nothing for ten seconds asks whether the connection still exists`() throws {
        let room = TestRoom()
        var client = RoomClient.inside(room)
        #expect(client.perform(.advance, at: 9999).isEmpty)
        #expect(client.perform(.advance, at: 10_000) == [.send(.ping)])
        #expect(client.hear(.pong, at: 10_100).isEmpty, "the answer changes nothing")
        #expect(client.perform(.advance, at: 20_099).isEmpty, "each message begins another ten seconds")
        #expect(client.perform(.advance, at: 20_100) == [.send(.ping)] && client.isConnected == true)
        #expect(client.perform(.advance, at: 28_099).isEmpty)
        #expect(client.perform(.advance, at: 28_100) == [.connect] && client.isConnected == false)
    }

    @Test func `another request during a ping has its own patience`() {
        var client = RoomClient.inside(TestRoom(), isPlaying: false)
        #expect(client.perform(.advance, at: 10_000) == [.send(.ping)])
        _ = client.perform(.react(.wow), at: 11_000)
        #expect(client.perform(.advance, at: 13_999).isEmpty && client.perform(.advance, at: 14_000) == [.connect])
    }

    @Test func `a page that plays again after another has notices a silence too`() {
        let room = TestRoom()
        var client = RoomClient.inside(room, isPlaying: false)
        _ = client.perform(.hidden(on: 0), at: 0)
        #expect(client.perform(.suspend, at: 0) == [.disconnect])
        #expect(client.perform(.connect, at: 1000) == [.connect])
        _ = client.hear(room.welcome, at: 1000)
        #expect(client.perform(.advance, at: 11_000) == [.send(.ping)])
    }

    @Test func `a hidden page doesn't try one socket after another`() {
        var client = RoomClient.inside(TestRoom(), isPlaying: false)
        #expect(client.perform(.network(Device()), at: 0) == [.connect])
        _ = client.perform(.hidden(on: 0), at: 0)
        #expect(client.perform(.advance, at: 60_000).isEmpty)
        #expect(client.perform(.shown(on: 1000), at: 60_000) == [.connect])
    }

    @Test func `a player who can't see the room doesn't ask, and asks when it shows again`() {
        var client = RoomClient.inside(TestRoom(), isPlaying: false)
        #expect(client.delay(at: 4000) == 6000)
        _ = client.perform(.hidden(on: 5000), at: 5000)
        #expect(client.perform(.advance, at: 15_000).isEmpty && client.delay(at: 15_000) == nil)
        #expect(client.perform(.shown(on: 15_000), at: 15_000).isEmpty)
        #expect(client.perform(.advance, at: 15_000) == [.send(.ping)])
    }
}
