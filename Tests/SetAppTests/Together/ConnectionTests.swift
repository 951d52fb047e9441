import SetGame
import SetPage
import SetTogether
import SetWords
import Testing

@testable import SetApp

struct ConnectionTests {
    @Test func `a lost connection is told of, keeps the table, and comes back by itself`() throws {
        let room = TestRoom()
        let user = PageUser.inRoom(room, isPlaying: true)
        let names = user.names
        user.loseSocket()
        #expect(user.attribute("data-connection", of: "body") == "lost" && user.messages == [.connectionLost])
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
        guard case .hello(1, .room(TestRoom.code), _, last: 3) = try #require(user.sent().first) else {
            throw Missing()
        }
        user.hear(room.welcome)
        #expect(user.attribute("data-connection", of: "body") == "open" && user.messages == [.connectionBack])
        #expect(user.names == names)
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
        #expect(user.messages == [.pageTooOld] && user.platform.socket == nil && user.names.count == 12)
    }

    @Test func `an event that is missing makes the page ask for the table anew`() throws {
        let room = TestRoom()
        let user = PageUser.inRoom(room, isPlaying: true)
        _ = user.sent()
        _ = try room.act(.take(try room.set()), by: .second, request: 1)
        if !room.game.holdsSet { _ = try room.act(.autoDeal, by: nil) }
        user.hear(try room.act(.take(try room.set()), by: .second, request: 2))
        guard case .hello(1, _, _, last: 0) = try #require(user.sent().first) else { throw Missing() }
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
        guard case .hello(_, _, let secret, last: 3) = try #require(user.sent().first),
            case .hello(_, _, secret, _) = hello
        else { throw Missing() }
    }
}
