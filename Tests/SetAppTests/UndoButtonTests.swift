import SetApp
import SetTable
import Testing

@testable import SetApp

@Suite("The button Undo")
struct UndoButtonTests {
    let player = Player(Deals.usual)

    @Test("is off with nothing to take back, and says so to whoever presses it all the same")
    func off() {
        #expect(player.isOff("undo"))
        player.tap(0)
        #expect(player.isOff("undo"))
        player.click(player.host["undo"], presses: 0)
        #expect(player.status == "There is nothing to take back.")
        #expect(player.pressed.count == 1)
    }

    @Test("takes a Deal back, with its penalty and the choice as it was")
    func deal() throws {
        let player = try Deals.withSets(1)
        player.tap(2)
        let (names, pressed) = (player.names, player.pressed)
        player.push("deal")
        #expect(player.score == -10 && !player.isOff("undo"))
        player.wait(9000)
        player.push("undo")
        #expect(player.names == names && player.pressed == pressed)
        #expect(player.score == 0 && player.number("deck-count") == 69)
        #expect(player.status == "The deal is taken back.")
        #expect(player.isOff("undo") && player.text("time") == "0:09")
    }

    @Test("takes a swipe and the Deal of a match back: the match shows again")
    func match() throws {
        try player.takeSet()
        let (names, score) = (player.names, player.score)
        player.swipe()
        #expect(player.named("data-state", "match").isEmpty)
        player.push("undo")
        #expect(player.names == names && player.named("data-state", "match").count == 3 && player.score == score)
    }

    @Test("is on for ten seconds, to the millisecond, and an alarm turns it off", arguments: ["deal", "new-game"])
    func time(id: String) {
        player.wait(300)
        player.tap(0)
        player.push(id)
        player.wait(9999)
        #expect(!player.isOff("undo"))
        #expect(player.host.alarm == player.now + 1)
        player.wait(1)
        #expect(player.isOff("undo"))
        let former = player.app.game
        player.click(player.host["undo"], presses: 0)
        #expect(player.app.game == former && player.status == "There is nothing to take back.")
    }

    @Test("lasts while the page is hidden or paused: only playing time counts")
    func playingTime() {
        player.push("deal")
        player.wait(5000)
        player.hide()
        player.wait(60_000)
        player.comeBack()
        player.wait(4999)
        #expect(!player.isOff("undo"))
        player.wait(1)
        #expect(player.isOff("undo"))
    }

    @Test("is off after the next action", arguments: ["tap", "shuffle", "cheat"])
    func nextAction(action: String) {
        for id in ["deal", "new-game"] {
            let player = Player(Deals.usual)
            player.tap(0)
            player.push(id)
            #expect(!player.isOff("undo"))
            if action == "tap" { player.tap(4) } else { player.push(action) }
            #expect(player.isOff("undo"))
        }
    }

    @Test("gives back the game that New Game ended: cards, score, time")
    func newGame() throws {
        try player.takeSet()
        player.tap(5)
        player.wait(7000)
        let (names, pressed, score) = (player.names, player.pressed, player.score)
        player.push("new-game")
        player.wait(4000)
        player.push("undo")
        #expect(player.names == names && player.pressed == pressed && player.score == score)
        #expect(player.text("time") == "0:07" && player.text("deal-id") == "usual")
        #expect(player.status == "Your game is back." && player.isOff("undo"))
        let reloaded = player.reloaded()
        #expect(reloaded.names == names && reloaded.score == score)
        player.wait(1000)
        #expect(player.text("time") == "0:08")
    }

    @Test("gives a paused game back paused, and one that was over with its end")
    func pausedOrOver() throws {
        player.tap(0)
        player.push("pause")
        player.key("n", "KeyN")
        #expect(player.phase == "playing")
        player.push("undo")
        #expect(player.phase == "paused" && player.pressed.count == 1)
        let over = Player(Deals.usual)
        try over.playToTheEnd()
        let score = over.score
        over.push("new-game")
        over.push("undo")
        #expect(over.phase == "over" && over.score == score && !over.isHidden("review"))
        #expect(over.host.storage.items["tercet.games"]?.split(separator: "\n").count == 2, "it is recorded once")
    }

    @Test("knows nothing of New Game after a reload, but of a Deal")
    func reload() {
        player.push("deal")
        #expect(!player.reloaded().isOff("undo"))
        player.push("new-game")
        #expect(player.reloaded().isOff("undo"))
    }

    @Test("passes the focus on to a card when it goes off")
    func focus() {
        player.push("deal")
        player.push("undo")
        #expect(player.focusedCard != nil)
        player.push("deal")
        player.host.focus = player.host["undo"]
        player.wait(10_000)
        #expect(player.focusedCard != nil)
    }

    @Test("lets the dealt cards leave towards the deck", arguments: ["fly", "physics"])
    func motion(motion: String) throws {
        let player = Player("?seed=usual&motion=\(motion)")
        player.rest()
        player.push("deal")
        player.rest()
        player.push("undo")
        #expect(player.names.count == 12 && player.ghosts.count == 3)
        var last: [Node: Point] = [:]
        player.frames(5) {
            for ghost in player.ghosts { last[ghost] = player.middle(ghost) }
        }
        let deck = player.host.frames["deck"] ?? Frame()
        let table = player.host.frames["table"] ?? Frame()
        let goal = Point(deck.x + deck.width / 2 - table.x, deck.y + deck.height / 2 - table.y)
        #expect(last.count == 3 && player.ghosts.isEmpty)
        for place in last.values { #expect((place - goal).length < 30) }
        #expect(player.misplaced.isEmpty)
    }

    @Test("gives back the game that there was before New Game was pressed twice")
    func twice() {
        player.tap(5)
        let names = player.names
        player.push("new-game")
        player.wait(300)
        player.push("new-game")
        player.push("undo")
        #expect(player.names == names && player.pressed.count == 1)
    }

    @Test("counts where another finger comes down and up meanwhile")
    func otherFinger() {
        let player = Player(Deals.forTwo)
        player.push("deal-1")
        player.hold("undo", pointer: 1)
        player.pressDown(player.host["table"], pointer: 2)
        player.pressUp(player.host["table"], pointer: 2)
        player.pressUp(player.host["undo"], pointer: 1)
        #expect(player.names.count == 12 && player.status == "The deal is taken back.")
    }
}
