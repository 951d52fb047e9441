import PlainText
import SetGame
import SetPage
import SetTogether
import SetWords
import TestSupport
import Testing

@testable import SetApp

struct LobbyTests {
    @Test func `a player agrees and withdraws, all see who does, and the countdown shows`() {
        let user = PageUser.inRoom(TestRoom(2), isPlaying: false)
        _ = user.sent()
        #expect(!user.isHidden("ready") && user.attribute("aria-pressed", of: "ready") == "false")
        user.push("ready")
        #expect(user.sent() == [.ready(true)])
        user.hear(.ready([.first]))
        #expect(user.attribute("aria-pressed", of: "ready") == "true")
        #expect(user.markup("together-players").components(separatedBy: "<u>").count == 2)
        user.push("ready")
        #expect(user.sent() == [.ready(false)])
        user.hear(.ready([.first, .second]))
        for seconds in [3, 2, 1] {
            #expect(user.shows(.startsIn(seconds: seconds), in: "together-says"))
            user.wait(1000)
        }
        #expect(user.sent() == [.start])
        user.hear(TestRoom(2).opening)
        #expect(!user.isOpen("together-dialog") && user.phase == "playing")
    }

    @Test func `seats are cards: those who sit down turn over, and one more is free until all are taken`() {
        let user = PageUser.inRoom(TestRoom(1), isPlaying: false)
        let markup = { user.markup("together-players") }
        #expect(markup().components(separatedBy: "<li").count == 3 && markup().contains("data-free"))
        user.hear(.seats(TestRoom(3).seats))
        #expect(markup().components(separatedBy: "data-turns").count == 3)
        user.hear(.ready([.second]))
        #expect(!markup().contains("data-turns"), "who sits already doesn't turn again")
        user.hear(.seats(TestRoom(8).seats))
        #expect(!markup().contains("data-free"))
    }

    @Test func `no two players of a full room have the same face`() {
        let user = PageUser.inRoom(TestRoom(8), isPlaying: true)
        let faces = user.seatElements.map { user.platform[$0.children[0]].markup }
        #expect(Set(faces).count == 8 && faces.allSatisfy { $0.contains("<svg") })
    }

    @Test func `a reaction is sent from the lobby, below the result and over the table, and shows at the seat`() throws
    {
        let room = TestRoom(2)
        let user = PageUser.inRoom(room, isPlaying: true)
        _ = user.sent()
        #expect(user.reactButton?.attributes["hidden"] == nil && user.reactionButtons.count == 12)
        for (index, button) in user.reactionButtons.enumerated() {
            user.click(button)
            #expect(user.sent() == [.react(Reaction.allCases[index % 4])])
            #expect(user.platform[button].attributes["aria-label"] == english(.reaction(Reaction.allCases[index % 4])))
        }
        let reaction = { user.platform[user.seatElements[1].children[3]] }
        user.hear(.reaction(.second, .thanks))
        let first = reaction().attributes["data-turn"]
        #expect(reaction().text == "♥" && user.messages == [.reacted(room.seats[1].name, .thanks)])
        user.hear(.reaction(.second, .thanks))
        #expect(reaction().attributes["data-turn"] != first, "the animation plays again")
    }

    @Test func `after a game the players lie by their points, with those who want another`() throws {
        let room = TestRoom(3)
        let user = PageUser.inRoom(room, isPlaying: true)
        #expect(user.markup("podium").isEmpty)
        user.hear(try room.playToTheEnd())
        let scores = room.seats.indices.map { room.game.scores[Seat.allCases[$0]] }
        let points = user.markup("podium").components(separatedBy: "<b>").dropFirst().map {
            String($0.prefix { $0 != "<" })
        }
        #expect(points == scores.sorted(by: >).map { "\(UTF8Text(points: $0))" })
        #expect(user.text("result-new") == english(.phrase(.rematch)) && !user.markup("podium").contains("<u>"))
        user.hear(.ready([.second]))
        #expect(user.markup("podium").components(separatedBy: "<u>").count == 2)
        #expect(user.text("result-new") == english(.rematchIn(seconds: 8)))
        user.choose("ru", in: "set-lang")
        #expect(user.markup("podium").contains(Language.russian[Phrase.rematch].string))
        user.push("together-leave")
        #expect(user.markup("podium").isEmpty)
    }

    @Test func `a spectator has no names, reactions or agreement to give`() {
        let user = PageUser.inRoom(TestRoom(8, seat: nil), isPlaying: false)
        #expect(user.isHidden("ready") && user.suggestedNames.isEmpty && user.reactButton?.attributes["hidden"] != nil)
    }
}
