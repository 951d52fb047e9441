import SetGame
import SetPage
import SetRecords
import SetRules
import SetTogether
import SetWords
import TestSupport
import Testing

@testable import SetApp

struct SharedPlayTests {
    private func name(_ index: Int) -> PlayerName { TestRoom(8).seats[index].name }

    @Test func `an own set shows at once, and its points come with the server's answer`() throws {
        let room = TestRoom()
        let user = PageUser.inRoom(room, isPlaying: true, "?sound=1")
        _ = user.sent()
        user.platform.sounds = []
        let set = try room.set()
        user.tap(set)
        #expect(user.named("data-state", "match").count == 3 && user.platform.sounds.count == 3)
        #expect(user.sent() == [.take(request: 1, seen: 3, set)] && user.score == 0)
        user.hear(try room.act(.take(set), by: .first, request: 1))
        #expect(user.messages == [.found(points: 38, by: nil, tapGoesOn: false)])
        #expect(user.score == 38 && user.seatScores == ["38", "0"] && user.named("data-state", "match").isEmpty)
        #expect(user.platform.sounds.count == 3, "it was heard when it was chosen")
        #expect(user.text("sets-found") == "1")
    }

    @Test func `a set that another takes flies to their seat, is told of, and is heard`() throws {
        let room = TestRoom(3)
        let user = PageUser.inRoom(room, isPlaying: true, "?sound=1")
        user.rest()
        user.platform.sounds = []
        let set = try room.set()
        user.hear(try room.act(.take(set), by: .third, request: 1))
        #expect(user.messages == [.foundByOther(name(2), points: 38)] && user.platform.sounds.count == 1)
        #expect(user.score == 0 && user.seatScores == ["0", "0", "38"])
        #expect(user.seatElements[2].attributes["data-news"]?.hasPrefix("found") == true)
        #expect(user.app.screen.cards.animator.matchesInFlight.count == 3)
        user.rest()
        #expect(user.app.screen.cards.animator.matchesInFlight.isEmpty)
    }

    @Test func `the face of another who takes a set marks its cards until they have arrived, and one's own doesn't`()
        throws
    {
        let room = TestRoom(3)
        let user = PageUser.inRoom(room, isPlaying: true)
        user.rest()
        for seat in [Seat.second, .third, .first] {
            user.hear(try room.act(.take(try room.set()), by: seat, request: 1))
            _ = user.frames(0.1)
            let faces = user.seatElements.map { user.platform[$0.children[0]].markup }
            let marks = user.stamps.map { user.platform[$0].markup }
            #expect(marks == (seat == .first ? [] : [String](repeating: faces[Int(seat.rawValue)], count: 3)))
            // Marked cards stay in their places until the mark has been seen.
            let places = user.ghosts.map { user.center($0) }
            _ = user.frames(0.2)
            #expect((user.ghosts.map { user.center($0) } == places) == (seat != .first))
            user.rest()
            #expect(user.stamps.isEmpty)
        }
    }

    @Test func `a set that another was faster to take is given back, and by how much is told`() throws {
        let room = TestRoom()
        let user = PageUser.inRoom(room, isPlaying: true)
        let set = try room.set()
        user.tap(set)
        user.hear(try room.act(.take(set), by: .second, request: 1))
        user.hear(.refused(request: 1, .late(by: 120)))
        #expect(user.messages == [.beaten(by: name(1), late: 120)])
        #expect(user.named("data-state", "match").isEmpty && user.score == 0 && user.pressed.isEmpty)
    }

    @Test func `an own mistake is told of at once, shows for a second, and costs what the server says`() throws {
        let room = TestRoom()
        let user = PageUser.inRoom(room, isPlaying: true)
        let wrong = try room.noSet()
        user.tap(wrong)
        #expect(user.named("data-state", "mismatch").count == 3 && user.messages == [.mismatch(.of(wrong))])
        #expect(!user.isHidden("why"))
        user.hear(try room.act(.take(wrong), by: .first, request: 1))
        #expect(user.score == -10 && user.messages == [.mismatch(.of(wrong))])
        user.wait(1000)
        #expect(user.named("data-state", "mismatch").isEmpty)
    }

    @Test func `a mistake of another shows at their seat alone`() throws {
        let room = TestRoom()
        let user = PageUser.inRoom(room, isPlaying: true)
        let former = user.messages
        user.hear(try room.act(.take(try room.noSet()), by: .second, request: 1))
        #expect(user.seatScores == ["0", "−10"] && user.messages == former)
        #expect(user.seatElements[1].attributes["data-news"]?.hasPrefix("lost") == true)
    }

    @Test func `Reshuffle is for the own eyes only`() {
        let user = PageUser.inRoom(TestRoom(), isPlaying: true)
        _ = user.sent()
        let names = user.names
        user.push("shuffle")
        #expect(user.names != names && Set(user.names) == Set(names) && user.sent().isEmpty)
    }

    @Test func `who watches where all seats are taken is not promised one`() {
        let user = PageUser.inRoom(TestRoom(8, seat: nil), isPlaying: true)
        #expect(user.messages == [.roomWatched(isFull: true)])
    }

    @Test func `who watches sees all of it, and takes nothing`() throws {
        let room = TestRoom(2, seat: nil)
        let user = PageUser.inRoom(room, isPlaying: true)
        _ = user.sent()
        #expect(user.messages == [.roomWatched(isFull: false)])
        user.tap(try room.set())
        #expect(user.pressed.isEmpty && user.sent().isEmpty)
        user.hear(try room.act(.take(try room.set()), by: .second, request: 1))
        #expect(user.seatScores == ["0", "38"])
        user.hear(try room.playToTheEnd())
        #expect(user.platform.storage.items["tercet.games"] == nil, "it was no game of theirs")
        guard case .hello = try #require(user.sent().last) else { throw Missing() }
    }

    @Test(arguments: [true, false])
    func `what has happened before is shown at once, without messages, sounds and flights`(isAtOnce: Bool) throws {
        let room = TestRoom()
        var past: [ServerMessage] = []
        for _ in 0..<4 {
            if !room.game.holdsMatch { past.append(try room.act(.due(.autoDeal), by: nil)) }
            past.append(try room.act(.take(try room.set()), by: .second, request: past.count + 1))
        }
        let user = PageUser.inRoom("?sound=1")
        user.openSocket()
        let opening = room.opening
        let messages = [room.welcome[0], opening] + past + [.seats(room.seats)]
        for message in isAtOnce ? [messages] : messages.map({ [$0] }) { user.hear(message) }
        #expect(user.text("sets-found") == "4" && user.platform.sounds.isEmpty)
        #expect(!user.messages.contains { $0.uses(.foundByOther) })
        #expect(user.app.screen.cards.animator.matchesInFlight.isEmpty)
    }

    @Test func `the end is told with the place, recorded once, and can be reviewed; then another game begins`() throws {
        let room = TestRoom(3)
        let user = PageUser.inRoom(room, isPlaying: true)
        let messages = try room.playToTheEnd()
        user.hear(Array(messages.dropLast()))
        #expect(user.phase == "over" && user.isHidden("review") && user.text("deal-id").isEmpty)
        user.hear(try #require(messages.last))
        #expect(!user.isHidden("review") && user.text("deal-id") == room.game.dealID.text.string)
        #expect(user.text("result-headline") == english(.result(of: room.game, for: .first)))
        #expect(user.text("result-score") == user.seatScores[0] && !user.isHidden("result"))
        let lines = try #require(user.platform.storage.items["tercet.games"]).split(separator: "\n")
        #expect(lines.count == 2)
        user.push("review")
        #expect(user.isOpen("review-dialog"))
        user.push("review-close")
        // The same end once more, as after a reload.
        user.hear(room.welcome + [room.opening] + messages)
        #expect(user.platform.storage.items["tercet.games"]?.split(separator: "\n").count == 2)
        _ = user.sent()
        user.push("result-new")
        #expect(user.sent() == [.ready(true)])
        user.hear([.ready([.first, .second, .third])])
        #expect(user.text("result-new") == english(.rematchIn(seconds: 3)))
        #expect(user.platform[user.platform["result-new"]].attributes["aria-pressed"] == "true")
        user.wait(3000)
        #expect(user.sent() == [.again])
        user.hear(TestRoom(3, seed: 9).opening)
        #expect(user.phase == "playing" && user.seatScores == ["0", "0", "0"] && user.score == 0)
    }

    @Test func `whoever does not see the table is told the players' points by their names`() throws {
        let room = TestRoom()
        let user = PageUser.inRoom(room, isPlaying: true)
        user.hear(try room.act(.take(try room.set()), by: .second, request: 1))
        user.key("s", "KeyS")
        let names = (0..<2).map { Language.english.name(of: name($0)).string }
        #expect(user.text("spoken").contains("\(names[0]): 0. \(names[1]): 38."))
        #expect(user.seatElements.map { $0.attributes["aria-current"] } == ["true", nil])
    }

    @Test func `a press that began on a card which was taken does nothing but say so`() throws {
        let room = TestRoom()
        let user = PageUser.inRoom(room, isPlaying: true)
        let set = try room.set()
        let place = try #require(user.app.shown.game.table.firstIndex(of: set.cards[0]))
        let button = user.buttons[place]
        user.send(.pointerDown, on: button)
        user.hear(try room.act(.take(set), by: .second, request: 1))
        user.send(.pointerUp, on: button)
        #expect(user.messages == [.phrase(.cardWasGone)] && user.pressed.isEmpty)
        // Some browsers send the click to the card that lies there now.
        user.send(.click, on: user.buttons[place]) { $0.detail = 1 }
        #expect(user.pressed.isEmpty)
    }

    @Test func `a press from before a card was dealt is not meant for it`() throws {
        let room = TestRoom()
        let user = PageUser.inRoom(room, isPlaying: true)
        let set = try room.set()
        let place = try #require(user.app.shown.game.table.firstIndex(of: set.cards[0]))
        user.wait(500)
        let before = user.now
        user.wait(10)
        user.hear(try room.act(.take(set), by: .second, request: 1))
        for kind in [EventKind.pointerDown, .click] {
            var event = RawEvent(kind, node: user.buttons[place])
            event.detail = kind == .click ? 1 : 0
            _ = user.app.handle(event.event, at: before, now: user.now)
            #expect(user.messages == [.phrase(.cardWasGone)] && user.pressed.isEmpty)
        }
        user.tap(place)
        #expect(user.pressed.count == 1, "a press from now on is")
    }

    @Test func `the coach gives way to a room, and goes for good with the first card chosen there`() throws {
        let room = TestRoom()
        let user = PageUser.inRoom(room, isPlaying: true)
        user.app.state.coach = .due
        user.push("shuffle")
        user.hear(try room.act(.take(try room.noSet()), by: .second, request: 1))
        #expect(user.coached.isEmpty)
        user.tap(0)
        user.push("back")
        #expect(user.coached.isEmpty)
        guard case .gone = user.app.state.coach else { throw Missing() }
    }

    @Test func `the end of a game is not announced with its last set`() throws {
        let room = TestRoom()
        let user = PageUser.inRoom(room, isPlaying: true)
        user.hear(try room.playToTheEnd())
        #expect(user.messages == [try #require(user.app.room?.end)])
        #expect(user.text("result-sets-label") == english(.pattern(.yourMatches)))
    }
}
