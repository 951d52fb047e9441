import PlainText
import SetGame
import SetPage
import SetTogether
import SetWords
import TestSupport
import Testing

@testable import SetApp

struct RoomTests {
    private let code = TestRoom.code.text.string

    @Test func `a room is made with one tap, and its link and its seat are kept`() throws {
        let user = PageUser()
        user.push("together")
        #expect(user.isOpen("together-dialog") && !user.isHidden("together-create") && user.isHidden("together-room"))
        user.push("together-create")
        #expect(user.platform.socket == "together")
        user.openSocket()
        guard case .hello(ClientMessage.version, .new, let secret, last: 0, _) = try #require(user.sent().first) else {
            throw Missing()
        }
        user.hear(TestRoom(1).welcome)
        #expect(user.attribute("data-game", of: "body") == "together")
        #expect(user.attribute("data-connection", of: "body") == "open")
        let link = user.platform[user.platform["together-link"]].value
        #expect(link == "https://set.example/tercet/?together#room=\(code)")
        #expect(user.platform.address == "/tercet/?together#room=\(code)")
        #expect(user.platform.storage.items["tercet.seats"]?.contains("\(code) \(secret.text.string)") == true)
        #expect(user.isOff("together-start") && user.isOpen("together-dialog"))
        user.hear(.seats(TestRoom(2).seats))
        user.push("together-start")
        #expect(user.sent() == [.start])
        user.hear(TestRoom(2).opening)
        #expect(!user.isOpen("together-dialog") && user.phase == "playing" && user.buttons.count == 12)
    }

    @Test func `who comes at once with others is told of once`() {
        let user = PageUser.inRoom(TestRoom(1), isPlaying: false)
        user.hear([.seats(TestRoom(2).seats), .seats(TestRoom(3).seats)])
        #expect(user.messages == [.roomWaits(players: 3)])
    }

    @Test func `in a full room whoever has no seat is told so before the game`() {
        let user = PageUser.inRoom(TestRoom(8, seat: nil), isPlaying: false)
        user.hear(.seats(TestRoom(8).seats))
        #expect(user.messages == [.roomWatched(isFull: true)])
        #expect(user.shows(.roomWatched(isFull: true), in: "together-says"))
    }

    @Test func `a link enters the room again with the same secret, and leaves no seat behind`() throws {
        let user = PageUser.inRoom()
        user.openSocket()
        let first = try #require(user.sent().first)
        #expect(user.attribute("data-connection", of: "body") == nil)
        user.hear(TestRoom().welcome)
        #expect(user.isOpen("together-dialog"), "the lobby is there by itself")
        user.close()
        let again = PageUser.inRoom(storage: user.platform.storage)
        again.openSocket()
        #expect(again.sent().first == first)
    }

    @Test func `who comes to a game sees no lobby and is not told to start`() {
        let user = PageUser.inRoom()
        user.openSocket()
        let room = TestRoom()
        for message in [room.welcome[0], room.opening, .seats(room.seats)] {
            user.hear(message)
            #expect(!user.isOpen("together-dialog") && !user.messages.contains(.roomWaits(players: room.seats.count)))
        }
    }

    @Test func `leaving a room goes back to the own game, whose time has stood still`() throws {
        let user = PageUser(Deals.usual)
        user.wait(5000)
        let (names, time) = (user.names, user.text("time"))
        user.platform.window["location.hash"] = "#room=\(code)"
        user.send(.address)
        user.openSocket()
        user.hear(TestRoom().welcome + [TestRoom().opening])
        #expect(user.names != names && !user.isHidden("back"))
        user.wait(20_000)
        #expect(user.text("time") == "0:20")
        user.push("back")
        #expect(user.names == names && user.text("time") == time && user.platform.socket == nil)
        #expect(user.attribute("data-game", of: "body") == nil && user.platform.address == "/tercet/")
        #expect(user.isHidden("seats"))
    }

    @Test func `after a room's game, a text that is no deal leaves the player there, and a deal is played outside`()
        throws
    {
        let room = TestRoom()
        let user = PageUser.inRoom(room, isPlaying: true)
        user.hear(try room.playToTheEnd())
        user.push("deal-id")
        func play(_ text: UTF8Text) {
            user.send(.input, on: user.platform["deal-input"]) { $0.text = text }
            user.push("deal-play")
        }
        play("")
        #expect(user.isOpen("deal-dialog") && user.app.isInRoom && user.platform.socket != nil)
        play("another")
        #expect(!user.isOpen("deal-dialog") && !user.app.isInRoom)
    }

    @Test func `nothing of the own game can be done in a room`() {
        let user = PageUser.inRoom(TestRoom(), isPlaying: true)
        for button in ["deal", "deck", "cheat", "undo", "pause", "new-game", "daily", "practice"] {
            #expect(user.isOff(button), "\(button)")
        }
        let save = user.platform.storage.game
        for key in ["d", "c", "n", "p"] { user.key(key, "Key\(key.uppercased())") }
        #expect(user.platform.storage.game == save && user.sent().dropFirst().isEmpty && user.phase == "playing")
    }

    @Test(arguments: [
        (Refusal.unknown, Message.phrase(.noSuchRoom), false), (.version, .phrase(.pageTooOld), true),
        (.busy, .phrase(.serverBusy), true),
    ])
    func `a room that cannot be entered is told of`(refusal: Refusal, message: Message, stays: Bool) {
        let user = PageUser.inRoom()
        user.openSocket()
        user.hear(.refused(request: 0, refusal))
        #expect(user.messages == [message] && user.app.isInRoom == stays)
        if refusal == .version {
            user.wait(60_000)
            #expect(user.platform.socket == nil, "it is not tried again")
        }
    }

    @Test func `a link that names no room is told of, and the own game goes on`() {
        let user = PageUser { $0.window["location.hash"] = "#room=nonsense!" }
        #expect(user.messages.contains(.phrase(.linkHasNoRoom)) && !user.app.isInRoom && user.platform.socket == nil)
        #expect(user.platform.address == "/tercet/")
    }

    @Test func `where there is no server this is said, and everything else works`() {
        let user = PageUser(Deals.usual)
        user.push("together")
        user.push("together-create")
        user.loseSocket()
        #expect(user.shows(.phrase(.noTogetherServer), in: "together-says") && !user.app.isInRoom)
        #expect(!user.isHidden("together-create"))
        user.push("together-close")
        user.tap(0)
        #expect(user.pressed.count == 1)
    }

    @Test func `another name is asked for, and the last one goes along to the next room`() throws {
        let user = PageUser.inRoom(TestRoom(), isPlaying: false)
        _ = user.sent()
        let (name, button) = user.suggestedNames[2]
        user.click(button)
        #expect(user.sent() == [.name(name)])
        var seats = TestRoom().seats
        seats[0].name = name
        user.hear(.seats(seats))
        user.push("together-leave")
        #expect(!user.app.isInRoom && !user.isOpen("together-dialog"))
        user.push("together")
        user.push("together-create")
        user.openSocket()
        user.hear([.room(RoomCode(entropy: 5), seat: .first, Options())])
        #expect(user.sent().last == .name(name))
    }

    @Test func `the link is handed over, and shown where the browser copies nothing`() {
        let user = PageUser.inRoom(TestRoom(), isPlaying: false)
        user.push("together-copy")
        #expect(user.platform.given.last?.text == "https://set.example/tercet/?together#room=\(code)")
        user.send(.delivered) { ($0.text, $0.detail) = ("clipboard", 0) }
        #expect(user.text("together-says").contains("?together#room=\(code)"))
    }

    @Test func `the link of a room carries the page's settings, and the own game's address has no trace of the room`() {
        let user = PageUser.inRoom(TestRoom(), isPlaying: true, "?together&limit=24&theme=dark&lang=en")
        #expect(user.platform.address == "/tercet/?together&theme=dark&lang=en#room=\(code)")
        #expect(!user.messages.contains(.linkUnknown("together=")))
        user.push("back")
        #expect(user.platform.address == "/tercet/?theme=dark&lang=en")
    }

    @Test func `an older link without the mark leads to its room too`() {
        let user = PageUser.inRoom(TestRoom(), isPlaying: true)
        #expect(user.app.isInRoom && user.platform.address == "/tercet/?together#room=\(code)")
    }

    @Test func `the room's last message stays in the room`() {
        for leave in ["back", "together-leave"] {
            let user = PageUser.inRoom(TestRoom(), isPlaying: true)
            #expect(!user.messages.isEmpty)
            if leave == "together-leave" { user.push("together") }
            user.push(leave)
            #expect(!user.app.isInRoom && user.messages.isEmpty, "\(leave)")
        }
    }

    @Test func `a room with a seat of this device can be returned to until its game is over`() throws {
        func rooms(_ user: PageUser) -> [String?] {
            user.platform[user.platform["together-rooms"]].children.map { user.platform[$0].attributes["data-room"] }
        }
        let room = TestRoom()
        let user = PageUser.inRoom(room, isPlaying: true)
        user.push("back")
        user.push("play")
        #expect(rooms(user) == [code])
        let item = user.platform[user.platform["together-rooms"]].children[0]
        let button = try #require(user.platform[item].children.last)
        #expect(user.platform[button].tag == "button")
        user.click(button)
        #expect(user.app.isInRoom && user.platform.socket == "together")
        user.openSocket()
        user.hear(room.welcome + [room.opening])
        user.hear(try room.playToTheEnd())
        user.push("back")
        user.push("play")
        #expect(rooms(user).isEmpty)
    }

    @Test func `a room that the server has forgotten is not offered again`() {
        let user = PageUser.inRoom(TestRoom(), isPlaying: true)
        user.push("back")
        let again = PageUser.inRoom(storage: user.platform.storage)
        again.openSocket()
        again.hear(.refused(request: 0, .unknown))
        again.push("together")
        #expect(again.platform[again.platform["together-rooms"]].children.isEmpty)
    }
}
