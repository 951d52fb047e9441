import PlainText
import SetGame
import SetWords
import Testing

@testable import SetApp
@testable import SetInput
@testable import SetPage
@testable import SetSettings
@testable import SetStorage

@Suite("A claim")
struct ClaimsTests {
    let user: PageUser

    init() throws {
        user = try Deals.withSets(2, "&players=2")
    }

    /// How many claims there have been.
    private var claims: Int {
        user.app.game.log.count { if case .claim = $0.action { true } else { false } }
    }

    @Test("counts when its button is pressed, and the click that follows does nothing more", arguments: 1...2)
    func onPress(number: Int) {
        let button = user.platform["claim-\(number)"]
        user.pressDown(button)
        #expect(user.turn(of: number) == "claim" && user.turn(of: 3 - number) == nil)
        #expect(user.messages == [.claimed(Seat(number), seconds: 5)])
        user.now += 300
        user.pressUp(button)
        user.click(button)
        #expect(claims == 1)
        #expect(user.messages == [.claimed(Seat(number), seconds: 5)], "and no word of whose turn it is")
    }

    @Test("counts by a click that no press led to, from a keyboard or a screen reader", arguments: [0, 1] as [Int32])
    func byClick(presses: Int32) {
        user.click(user.platform["claim-2"], presses: presses)
        #expect(user.turn(of: 2) == "claim")
    }

    @Test("counts not with another mouse button")
    func otherMouseButton() {
        user.pressDown(user.platform["claim-1"], button: 2)
        #expect(user.isOpenToAll)
    }

    @Test("is a Shift key, the left one for the near player and the right one for the far, without letter keys too")
    func shift() {
        for letterKeys in ["1", "0"] {
            for (place, number) in [("ShiftLeft", 1), ("ShiftRight", 2)] {
                let user = PageUser("\(Deals.forTwo)&letterkeys=\(letterKeys)")
                #expect(user.key("Shift", place))
                #expect(user.turn(of: number) == "claim" && user.turn(of: 3 - number) == nil)
                user.key("Shift", place, repeated: true)
                #expect(user.messages == [.claimed(Seat(number), seconds: 5)])
            }
        }
    }

    @Test("is a letter too, Z or M, unless letters are switched off")
    func letter() {
        for (typed, place, number) in [("z", "KeyZ", 1), ("m", "KeyM", 2), ("ь", "KeyM", 2)] {
            let user = PageUser(Deals.forTwo)
            #expect(user.key(typed, place))
            #expect(user.turn(of: number) == "claim")
            let other = PageUser("\(Deals.forTwo)&letterkeys=0")
            #expect(!other.key(typed, place) && other.turn(of: number) == nil)
            let alone = PageUser(Deals.usual)
            #expect(alone.key(typed, place) == (number == 2), "M opens Play there, and Z does nothing")
            #expect(alone.isOpen("play-dialog") == (number == 2))
        }
    }

    @Test("by a Shift that turns out to type a question mark or to tab backwards is taken back at no cost")
    func shiftForAnother() {
        for (text, opensHelp) in [("?\nSlash", true), ("Tab\nTab", false)] {
            let user = PageUser("?players=2&seed=usual")
            user.key("Shift", "ShiftLeft")
            #expect(user.attribute("data-turn", of: "near") == "claim")
            user.send(.key, on: user.platform["body"]) { ($0.text, $0.detail) = (UTF8Text(text), 4) }
            #expect(user.app.game.turn == .unclaimed && user.number("score-1") == 0)
            #expect(user.isOpen("help-dialog") == opensHelp)
        }
    }

    @Test("by a Shift that turns out to tab backwards leaves Undo as it was")
    func shiftToUndo() {
        for id in ["new-game", "deal-2"] {
            let user = PageUser(Deals.forTwo)
            user.claim(1)
            user.wait(20_000)
            user.push(id)
            // The other agrees, so that claims are open.
            if id == "deal-2" { user.push("deal-1") }
            let game = user.app.game
            user.key("Shift", "ShiftLeft")
            #expect(user.isOff("undo"))
            user.wait(150)
            user.send(.key, on: user.platform["body"]) { ($0.text, $0.detail) = ("Tab\nTab", 4) }
            #expect(user.app.game.log.map(\.action) == game.log.map(\.action) + [.claim, .withdrawClaim])
            #expect(user.app.game.undoEnds == game.undoEnds && !user.isOff("undo") && user.isOpenToAll)
            #expect(user.reloaded().app.game == user.app.game)
        }
    }

    @Test("by a Shift that has been held for two seconds is meant")
    func longShift() {
        user.key("Shift", "ShiftLeft")
        user.wait(2000)
        for text in ["?\nSlash", "Tab\nTab"] as [UTF8Text] {
            user.send(.key, on: user.platform["body"]) { ($0.text, $0.detail) = (text, 4) }
            #expect(user.turn(of: 1) == "claim" && !user.isOpen("help-dialog"))
        }
    }

    @Test("that runs out as its third card is clicked gives the other no choice")
    func clickAtTheEnd() {
        user.claim(1)
        for index in 0..<2 { user.tap(index) }
        user.now += 5000
        let third = user.button(user.names[2])
        if let third { user.click(third, presses: 0) }
        #expect(user.turn(of: 2) == "free" && user.pressed.isEmpty)
        if let third { user.click(third, presses: 0) }
        #expect(user.pressed.count == 1)
    }

    @Test("by a Shift that is held while the arrow keys choose goes on")
    func heldShift() {
        let user = PageUser("?players=2&seed=usual")
        user.key("Shift", "ShiftLeft")
        for key in ["ArrowRight", "ArrowRight", " "] {
            user.send(.key, on: user.platform["body"]) {
                ($0.text, $0.detail) = (UTF8Text(key + "\n"), 4)
            }
        }
        #expect(user.attribute("data-turn", of: "near") == "claim")
    }

    @Test("is no key where one plays: Shift stays the browser's")
    func shiftAlone() {
        let alone = PageUser(Deals.usual)
        #expect(!alone.key("Shift", "ShiftLeft") && !alone.key("Shift", "ShiftRight"))
        #expect(alone.app.game.log.isEmpty && alone.messages == [.phrase(.linkDeal)])
    }

    @Test("is needed to choose a card")
    func needed() {
        for index in 0..<3 { user.tap(index) }
        #expect(user.pressed.isEmpty && user.app.game.log.isEmpty)
        #expect(user.messages == [.phrase(.nobodyClaimed)])
    }

    @Test("scores for who made it, and the match leaves by itself after 0.7 s", arguments: 1...2)
    func success(number: Int) throws {
        let set = try #require(user.set)
        user.claim(number)
        user.wait(2000)
        user.tap(set)
        #expect(user.score(of: number) == 38 && user.score(of: 3 - number) == 0)
        #expect(user.messages == [.found(points: 38, by: Seat(number), tapGoesOn: false)])
        #expect(user.named("data-state", "match").sorted() == set.sorted())
        #expect(user.isOpenToAll)
        user.wait(699)
        #expect(user.named("data-state", "match").count == 3)
        user.wait(1)
        #expect(user.names.count == 12 && set.allSatisfy { !user.names.contains($0) })
    }

    @Test("can be made while the last match still shows, and ends it not")
    func overMatch() throws {
        user.claim(1)
        try user.choose(aSet: true)
        user.wait(300)
        user.claim(2)
        #expect(user.turn(of: 2) == "claim" && user.named("data-state", "match").count == 3)
        user.wait(400)
        #expect(user.turn(of: 2) == "claim" && user.named("data-state", "match").isEmpty)
        try user.choose(aSet: true)
        #expect(user.score(of: 1) == 40 && user.score(of: 2) > 0)
    }

    @Test("that ends in a mismatch costs 10 and shows it for a second; then the other has a free turn")
    func mismatch() throws {
        user.claim(2)
        try user.choose(aSet: false)
        #expect(user.score(of: 2) == -10 && user.score(of: 1) == 0)
        guard case .mismatch(let triple) = user.app.game.selection else { throw Missing() }
        #expect(user.messages == [.mismatch(triple)])
        #expect(user.isOpenToAll && user.named("data-state", "mismatch").count == 3)
        user.wait(999)
        user.tap(5)
        #expect(user.named("data-state", "mismatch").count == 3 && user.isOpenToAll)
        user.wait(1)
        #expect(user.pressed.isEmpty)
        #expect(user.turn(of: 1) == "free" && user.turn(of: 2) == nil)
        #expect(user.messages == [.freeTurn(.first)])
        #expect(user.style("--turn-length", of: 1) == "10000ms")
    }

    @Test("gives up cards with Escape and goes on")
    func escape() {
        user.claim(1)
        user.tap(0)
        user.key("Escape")
        #expect(user.pressed.isEmpty && user.turn(of: 1) == "claim" && user.score(of: 1) == 0)
    }
}
