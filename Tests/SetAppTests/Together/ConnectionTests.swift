import SetGame
import SetPage
import SetTogether
import SetWords
import TestSupport
import Testing

@testable import SetApp

struct ConnectionTests {
    @Test func `a lost connection is told of, keeps the table, and comes back by itself`() throws {
        let room = TestRoom()
        let user = PageUser.inRoom(room, isPlaying: true)
        let names = user.names
        user.loseSocket()
        #expect(user.attribute("data-connection", of: "body") == "lost" && user.messages == [.phrase(.connectionLost)])
        #expect(user.names == names && user.app.openDialog == nil)
        user.wait(0)
        #expect(user.platform.socket == "together", "the first attempt comes at once")
        user.loseSocket()
        user.wait(249)
        #expect(user.platform.socket == nil)
        user.wait(1)
        #expect(user.platform.socket == "together")
        _ = user.sent()
        user.openSocket()
        guard case .hello(ClientMessage.version, .room(TestRoom.code), _, last: 3, _) = try #require(user.sent().first)
        else {
            throw Missing()
        }
        user.hear(room.welcome)
        #expect(user.attribute("data-connection", of: "body") == "open" && user.messages == [.phrase(.connectionBack)])
        #expect(user.names == names)
    }

    @Test func `a player whose game is lost with its storage is in the lobby, and can play again`() throws {
        let room = TestRoom()
        let user = PageUser.inRoom(room, isPlaying: true)
        user.loseSocket()
        user.wait(0)
        user.openSocket()
        user.hear([room.welcome[0], .lobby, room.welcome[1]])
        #expect(user.app.openDialog == .together && user.app.state.room?.table.hasGame == false)
        user.hear([room.opening])
        #expect(user.app.openDialog == nil && user.app.state.room?.table.isPlaying == true)
        let names = user.names
        let set = try room.set()
        user.hear([try room.act(.take(set), by: .second, request: 1)])
        #expect(user.names != names)
    }

    @Test func `attempts are two seconds apart at most, and come at once when the network does`() {
        let user = PageUser.inRoom(TestRoom(), isPlaying: true)
        for _ in 0..<6 {
            user.loseSocket()
            user.wait(2000)
            #expect(user.platform.socket == "together")
        }
        user.loseSocket()
        user.send(.network)
        #expect(user.platform.socket == "together")
    }

    @Test func `a page that nobody looks at waits until somebody does`() {
        let user = PageUser.inRoom(TestRoom(), isPlaying: true)
        user.hide()
        user.loseSocket()
        user.wait(60_000)
        #expect(user.platform.socket == nil)
        user.comeBack()
        #expect(user.platform.socket == "together")
    }

    @Test func `a device that has slept does not rely on its connection`() {
        let user = PageUser.inRoom(TestRoom(), isPlaying: true)
        user.hide()
        user.platform.clock += 3_600_000
        let operations = user.operations { user.comeBack() }
        #expect(operations.contains("connect together"))
        user.openSocket()
        user.hear(TestRoom().welcome)
        user.hide()
        #expect(!user.operations { user.comeBack() }.contains("connect together"), "a glance elsewhere is no sleep")
    }

    @Test func `a claim that is not answered is sent again through another socket`() throws {
        let room = TestRoom()
        let user = PageUser.inRoom(room, isPlaying: true)
        _ = user.sent()
        user.tap(try room.set())
        let claim = try #require(user.sent().last)
        user.wait(2900)
        #expect(user.attribute("data-connection", of: "body") == "open")
        user.wait(200)
        #expect(user.attribute("data-connection", of: "body") == "lost")
        user.openSocket()
        #expect(user.sent().last == claim)
        user.hear(room.welcome + [try room.act(.take(try room.set()), by: .first, request: 1)])
        #expect(user.seatScores[0] != "0" && user.sent().isEmpty)
    }

    @Test func `what makes no sense is no reason to go on`() {
        let user = PageUser.inRoom(TestRoom(), isPlaying: true)
        user.send(.socket) { ($0.detail, $0.text) = (1, "event what") }
        #expect(user.messages == [.phrase(.pageTooOld)] && user.platform.socket == nil && user.names.count == 12)
    }

    @Test func `an event that is missing makes the page ask for the table anew`() throws {
        let room = TestRoom()
        let user = PageUser.inRoom(room, isPlaying: true)
        _ = user.sent()
        _ = try room.act(.take(try room.set()), by: .second, request: 1)
        if !room.game.holdsMatch { _ = try room.act(.due(.autoDeal), by: nil) }
        user.hear(try room.act(.take(try room.set()), by: .second, request: 2))
        guard case .hello(ClientMessage.version, _, _, last: 0, _) = try #require(user.sent().first) else {
            throw Missing()
        }
    }

    @Test func `another page that plays takes the socket, and this one comes back to the same seat`() throws {
        let storage = TestStorage()
        let user = PageUser.inRoom(storage: storage)
        user.openSocket()
        let hello = user.sent().first
        user.hear(TestRoom().welcome + [TestRoom().opening])
        let other = PageUser(storage: storage, beside: true)
        other.push("play-here")
        user.deliverWhatThePlatformReports()
        #expect(user.phase == "elsewhere" && user.platform.socket == nil)
        user.push("play-here")
        other.deliverWhatThePlatformReports()
        user.deliverWhatThePlatformReports()
        #expect(user.platform.socket == "together" && user.phase == "playing")
        user.openSocket()
        guard case .hello(_, _, let secret, last: 3, _) = try #require(user.sent().first),
            case .hello(_, _, secret, _, _) = hello
        else { throw Missing() }
    }

    @Test func `a device that loses its network is told so, and a message keeps its meaning`() {
        let user = PageUser.inRoom(TestRoom(), isPlaying: true)
        user.platform.window["navigator.onLine"] = "false"
        user.send(.network)
        #expect(user.messages == [.phrase(.offline)] && user.attribute("data-connection", of: "body") == "lost")
        user.wait(0)
        #expect(user.platform.socket == "together", "a server on this device needs no network")
        user.loseSocket()
        #expect(user.messages == [.phrase(.offline)])
        user.platform.window["navigator.onLine"] = "true"
        user.send(.network)
        user.openSocket()
        user.hear(TestRoom().welcome)
        #expect(user.messages == [.phrase(.connectionBack)] && user.attribute("data-connection", of: "body") == "open")
    }

    @Test func `a set chosen without a connection shows as sent until it is decided`() throws {
        let room = TestRoom()
        let user = PageUser.inRoom(room, isPlaying: true, "?sound=1")
        user.loseSocket()
        user.platform.sounds = []
        let set = try room.set()
        user.tap(set)
        #expect(user.named("data-state", "sent").count == 3 && user.named("data-state", "match").isEmpty)
        #expect(user.pressed.count == 3 && user.messages == [.pattern(.claimWaits)] && user.platform.sounds.count == 2)
        let other = try #require(room.game.table.first { !set.contains($0) })
        user.tap(try #require(user.app.shown.game.table.firstIndex(of: other)))
        #expect(user.named("data-state", "sent").count == 3, "it stays so while other cards are chosen")
        user.wait(0)
        user.openSocket()
        user.hear(room.welcome)
        let theirs = try room.act(.take(set), by: .first, request: 1)
        user.hear([theirs, try room.act(.take(try room.set()), by: .second, request: 1)])
        #expect(user.named("data-state", "sent").isEmpty && user.seatScores[0] != "0")
        #expect(user.messages.contains { $0.uses(.found) }, "the own set is told of")
    }

    @Test(arguments: [
        (Refusal.gone, Message.phrase(.cardsWereGone)), (.locked, .phrase(.claimWasBlocked)),
        (.late(by: 40), .beaten(by: nil, late: 40)),
    ])
    func `a set that was sent is taken back with its reason`(refusal: Refusal, message: Message) throws {
        let room = TestRoom()
        let user = PageUser.inRoom(room, isPlaying: true)
        user.loseSocket()
        user.tap(try room.set())
        user.wait(0)
        user.openSocket()
        user.hear(room.welcome + [.refused(request: 1, refusal)])
        #expect(user.messages.last == message && user.named("data-state", "sent").isEmpty && user.pressed.isEmpty)
    }

    @Test func `a claim on its way when the connection goes shows as sent`() throws {
        let room = TestRoom()
        let user = PageUser.inRoom(room, isPlaying: true)
        user.tap(try room.set())
        #expect(user.named("data-state", "match").count == 3)
        user.loseSocket()
        #expect(
            user.named("data-state", "sent").count == 3
                && user.messages == [.phrase(.connectionLost), .pattern(.claimWaits)])
    }

    @Test func `a first attempt that failed is forgotten once the server lets the page in`() {
        let user = PageUser.inRoom()
        user.loseSocket()
        #expect(user.messages == [.phrase(.noTogetherServer)])
        user.wait(0)
        user.openSocket()
        user.hear(TestRoom().welcome + [TestRoom().opening])
        #expect(!user.messages.contains(.phrase(.noTogetherServer)) && user.messages.contains(.phrase(.connectionBack)))
    }

    @Test func `a player whose connection is gone is mentioned once, and so is the return`() {
        let room = TestRoom()
        let user = PageUser.inRoom(room, isPlaying: true)
        var seats = room.seats
        let name = seats[1].name
        seats[1] = SeatStatus(name: name, isConnected: false)
        user.hear(.seats(seats))
        #expect(user.messages == [.playerAway(name)])
        user.push("shuffle")
        user.hear(.seats(seats))
        #expect(user.messages == [.phrase(.reshuffled)])
        user.hear(.seats(room.seats))
        #expect(user.messages == [.playerBack(name)])
        user.push("shuffle")
        user.hear(.seats(room.seats))
        #expect(user.messages == [.phrase(.reshuffled)])
    }

    @Test func `players who were away before this page came in are not mentioned`() {
        let room = TestRoom()
        room.seats[1] = SeatStatus(name: room.seats[1].name, isConnected: false)
        let user = PageUser.inRoom(room, isPlaying: true)
        #expect(!user.messages.contains(.playerAway(room.seats[1].name)))
    }

    @Test func `a player who comes back after the end of a game is not mentioned in the next one`() throws {
        let room = TestRoom()
        let user = PageUser.inRoom(room, isPlaying: true)
        let name = room.seats[1].name
        user.hear(.seats([room.seats[0], SeatStatus(name: name, isConnected: false)]))
        user.hear(try room.playToTheEnd())
        user.hear(.seats(room.seats))
        user.hear(TestRoom(seed: 9).opening)
        user.hear(.seats(room.seats))
        #expect(!user.messages.contains(.playerBack(name)))
    }
}
