import SetTable
import SetWords
import Testing

@testable import SetApp
@testable import SetInput
@testable import SetPage
@testable import SetSettings
@testable import SetStorage

@Suite("The button Undo")
struct UndoButtonTests {
    let user = PageUser(Deals.usual)

    @Test("is off with nothing to take back, and says so to whoever presses it all the same")
    func off() {
        #expect(user.isOff("undo"))
        user.tap(0)
        #expect(user.isOff("undo"))
        user.click(user.platform["undo"], presses: 0)
        #expect(user.messages == [.phrase(.nothingToUndo)])
        #expect(user.pressed.count == 1)
    }

    @Test("takes a Deal back, with its penalty and the choice as it was")
    func deal() throws {
        let user = try Deals.withSets(1)
        user.tap(2)
        let (names, pressed) = (user.names, user.pressed)
        user.push("deal")
        #expect(user.score == -10 && !user.isOff("undo"))
        user.wait(9000)
        user.push("undo")
        #expect(user.names == names && user.pressed == pressed)
        #expect(user.score == 0 && user.number("deck-count") == 69)
        #expect(user.messages == [.phrase(.dealUndone)])
        #expect(user.isOff("undo") && user.text("time") == "0:09")
    }

    @Test("takes a swipe and the Deal of a match back: the match shows again")
    func match() throws {
        try user.takeSet()
        let (names, score) = (user.names, user.score)
        user.swipe()
        #expect(user.named("data-state", "match").isEmpty)
        user.push("undo")
        #expect(user.names == names && user.named("data-state", "match").count == 3 && user.score == score)
    }

    @Test("is on for ten seconds, to the millisecond, and a wake turns it off", arguments: ["deal", "new-game"])
    func time(id: String) {
        user.wait(300)
        user.tap(0)
        user.push(id)
        user.wait(9999)
        #expect(!user.isOff("undo"))
        #expect(user.platform.wakeAt == user.now + 1)
        user.wait(1)
        #expect(user.isOff("undo"))
        let former = user.app.game
        user.click(user.platform["undo"], presses: 0)
        #expect(user.app.game == former && user.messages == [.phrase(.nothingToUndo)])
    }

    @Test("lasts while the page is hidden or paused: only playing time counts")
    func playingTime() {
        user.push("deal")
        user.wait(5000)
        user.hide()
        user.wait(60_000)
        user.comeBack()
        user.wait(4999)
        #expect(!user.isOff("undo"))
        user.wait(1)
        #expect(user.isOff("undo"))
    }

    @Test("is off after the next action", arguments: ["tap", "shuffle", "cheat"])
    func nextAction(action: String) {
        for id in ["deal", "new-game"] {
            let user = PageUser(Deals.usual)
            user.tap(0)
            user.push(id)
            #expect(!user.isOff("undo"))
            if action == "tap" { user.tap(4) } else { user.push(action) }
            #expect(user.isOff("undo"))
        }
    }

    @Test("gives back the game that New Game ended: cards, score, time")
    func newGame() throws {
        try user.takeSet()
        user.tap(5)
        user.wait(7000)
        let (names, pressed, score) = (user.names, user.pressed, user.score)
        user.push("new-game")
        user.wait(4000)
        user.push("undo")
        #expect(user.names == names && user.pressed == pressed && user.score == score)
        #expect(user.text("time") == "0:07" && user.text("deal-id") == "usual")
        #expect(user.messages == [.phrase(.newGameUndone)] && user.isOff("undo"))
        let reloaded = user.reloaded()
        #expect(reloaded.names == names && reloaded.score == score)
        user.wait(1000)
        #expect(user.text("time") == "0:08")
    }

    @Test("gives a paused game back paused, and one that was over with its end")
    func pausedOrOver() throws {
        user.tap(0)
        user.push("pause")
        user.key("n", "KeyN")
        #expect(user.phase == "playing")
        user.push("undo")
        #expect(user.phase == "paused" && user.pressed.count == 1)
        let over = PageUser(Deals.usual)
        try over.playToTheEnd()
        let score = over.score
        over.push("new-game")
        over.push("undo")
        #expect(over.phase == "over" && over.score == score && !over.isHidden("review"))
        #expect(over.platform.storage.items["tercet.games"]?.split(separator: "\n").count == 2, "it is recorded once")
    }

    @Test("takes a Deal and New Game back after a reload too, for what is left of the ten seconds")
    func reload() {
        user.push("deal")
        let dealt = user.reloaded()
        #expect(!dealt.isOff("undo"))
        let game = dealt.app.game
        dealt.push("new-game")
        dealt.wait(6000)
        dealt.hide()
        let fresh = dealt.reloaded()
        #expect(!fresh.isOff("undo") && fresh.platform.storage.previous != nil)
        fresh.wait(3999)
        #expect(!fresh.isOff("undo"))
        let late = fresh.reloaded()
        late.push("undo")
        #expect(late.app.game == game && late.platform.storage.previous == nil)
        fresh.wait(1)
        #expect(fresh.isOff("undo"))
    }

    @Test("passes the focus on to a card when it goes off")
    func focus() {
        user.push("deal")
        user.push("undo")
        #expect(user.focusedCard != nil)
        user.push("deal")
        user.platform.focus = user.platform["undo"]
        user.wait(10_000)
        #expect(user.focusedCard != nil)
    }

    @Test("lets the dealt cards leave towards the deck", arguments: ["fly", "physics"])
    func motion(motion: String) throws {
        let user = PageUser("?seed=usual&motion=\(motion)")
        user.rest()
        user.push("deal")
        user.rest()
        user.push("undo")
        #expect(user.names.count == 12 && user.ghosts.count == 3)
        var last: [Node: Point2D] = [:]
        user.frames(5) {
            for ghost in user.ghosts { last[ghost] = user.center(ghost) }
        }
        let deck = user.platform.frames["deck"] ?? ElementFrame()
        let table = user.platform.frames["table"] ?? ElementFrame()
        let goal = Point2D(deck.x + deck.width / 2 - table.x, deck.y + deck.height / 2 - table.y)
        #expect(last.count == 3 && user.ghosts.isEmpty)
        for place in last.values { #expect((place - goal).length < 30) }
        #expect(user.misplaced.isEmpty)
    }

    @Test("gives back the game that there was before New Game was pressed twice")
    func twice() {
        user.tap(5)
        let names = user.names
        user.push("new-game")
        user.wait(300)
        user.push("new-game")
        user.push("undo")
        #expect(user.names == names && user.pressed.count == 1)
    }

    @Test("counts where another finger comes down and up meanwhile")
    func otherFinger() {
        let user = PageUser(Deals.forTwo)
        user.push("deal-1")
        user.hold("undo", pointer: 1)
        user.pressDown(user.platform["table"], pointer: 2)
        user.pressUp(user.platform["table"], pointer: 2)
        user.pressUp(user.platform["undo"], pointer: 1)
        #expect(user.names.count == 12 && user.messages == [.phrase(.dealUndone)])
    }
}
