import SetGame
import SetTogether
import SetWords
import TestSupport
import Testing

@testable import SetRoom

struct RoomClientLobbyTests {
    @Test func `all players agree in the lobby, and the game starts three seconds later`() {
        let room = TestRoom()
        var client = RoomClient.inside(room, isPlaying: false)
        #expect(client.perform(.agree, at: 0).sent == [.ready(true)])
        #expect(client.hear(.ready([.first]), at: 0).isEmpty && client.isReady)
        #expect(client.secondsToStart(at: 0) == nil, "the other player hasn't agreed")
        #expect(client.perform(.agree, at: 0).sent == [.ready(false)])
        _ = client.hear(.ready([.first, .second]), at: 500)
        #expect([500, 501, 1500, 3499, 3500].map { client.secondsToStart(at: $0) } == [3, 3, 2, 1, 0])
        #expect([500, 501, 1500, 3499].map { client.delay(at: $0) } == [1000, 999, 1000, 1])
        #expect(client.perform(.advance, at: 3499).isEmpty)
        #expect(client.perform(.advance, at: 3500).sent == [.start])
        #expect(client.perform(.advance, at: 3600).isEmpty && client.delay(at: 3600) == 2900, "it asks once")
        _ = client.hear(room.opening, at: 3700)
        #expect(client.secondsToStart(at: 3700) == nil && !client.isReady && client.table.ready.isEmpty)
    }

    @Test func `a player who no longer agrees, or is alone, stops the countdown; one who is away doesn't`() {
        let room = TestRoom(3)
        var client = RoomClient.inside(room, isPlaying: false)
        _ = client.hear(.ready([.first, .second, .third]))
        #expect(client.secondsToStart(at: 0) == 3)
        _ = client.hear(.ready([.first, .third]), at: 100)
        #expect(client.secondsToStart(at: 100) == nil)
        room.seats[1].isConnected = false
        _ = client.hear(.seats(room.seats), at: 200)
        #expect(client.secondsToStart(at: 200) == 3)
        room.seats[2].isConnected = false
        _ = client.hear([.seats(room.seats), .ready([.first])], at: 300)
        #expect(client.secondsToStart(at: 300) == nil)
    }

    @Test func `a rematch starts at once when all agree, and in eight seconds with those who do`() throws {
        let room = TestRoom(3)
        var client = RoomClient.inside(room)
        _ = client.hear(try room.playToTheEnd())
        let second = try #require(client.table.name(of: .second))
        #expect(client.hear(.ready([.second]), at: 1000).said == [.wantsRematch(second)])
        #expect(client.secondsToStart(at: 1000) == 8)
        #expect(client.perform(.start, at: 2000).sent == [.ready(true)])
        #expect(client.hear(.ready([.first, .second]), at: 2000).said == [.phrase(.agreedToRematch)])
        #expect(client.secondsToStart(at: 2000) == 7, "the first agreement counts")
        var late = client
        #expect(late.perform(.advance, at: 9000).sent == [.again])
        _ = client.hear(.ready([.first, .second, .third]), at: 3000)
        #expect(client.secondsToStart(at: 3000) == 3)
        _ = client.hear(.ready([.first, .third]), at: 4000)
        #expect(client.secondsToStart(at: 4000) == 8)
    }

    @Test func `a player who doesn't agree requests no rematch`() throws {
        let room = TestRoom(3)
        var client = RoomClient.inside(room)
        _ = client.hear(try room.playToTheEnd())
        _ = client.hear(.ready([.second]))
        #expect(client.perform(.advance, at: 9999).sent.isEmpty)
    }

    @Test func `a reaction is sent, shown and announced; a spectator sends none`() throws {
        let room = TestRoom()
        var client = RoomClient.inside(room)
        let name = try #require(client.table.name(of: .second))
        for reaction in Reaction.allCases {
            #expect(client.perform(.react(reaction), at: 0) == [.send(.react(reaction))])
            let effects = client.hear(.reaction(.second, reaction))
            #expect(effects == [.say(.reacted(name, reaction)), .reacted(.second, reaction)])
        }
        #expect(client.hear(.reaction(.eighth, .wow)).isEmpty, "nobody has this seat")
        var watcher = RoomClient.inside(TestRoom(2, seat: nil))
        #expect(watcher.perform(.react(.wow), at: 0).isEmpty && watcher.perform(.agree, at: 0).isEmpty)
    }

    @Test func `three names are suggested, and stay the same while the player chooses among them`() {
        let room = TestRoom()
        var client = RoomClient.inside(room, isPlaying: false)
        let names = client.suggestedNames
        #expect(Set(names).count == 3 && names[0] == room.seats[0].name)
        for name in names.reversed() {
            #expect(client.perform(.choose(name), at: 0).sent == [.name(name)])
            room.seats[0].name = name
            _ = client.hear(.seats(room.seats))
            #expect(client.suggestedNames == names)
        }
        #expect(RoomClient.inside(TestRoom(2, seat: nil), isPlaying: false).suggestedNames.isEmpty)
    }
}
