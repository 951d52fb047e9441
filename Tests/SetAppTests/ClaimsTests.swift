import PlainText
import Testing

@testable import SetApp

@Suite("A claim")
struct ClaimsTests {
    let player: Player

    init() throws {
        player = try Deals.withSets(2, "&players=2")
    }

    /// How many claims there have been.
    private var claims: Int {
        player.app.game.log.count { if case .claim = $0.action { true } else { false } }
    }

    @Test("counts when its button is pressed, and the click that follows does nothing more", arguments: 1...2)
    func onPress(number: Int) {
        let button = player.host["claim-\(number)"]
        player.pressDown(button)
        #expect(player.turn(of: number) == "claim" && player.turn(of: 3 - number) == nil)
        #expect(player.status == "Player \(number), choose a set: 5 seconds.")
        player.now += 300
        player.pressUp(button)
        player.click(button)
        #expect(claims == 1)
        #expect(player.status == "Player \(number), choose a set: 5 seconds.", "and no word of whose turn it is")
    }

    @Test("counts by a click that no press led to, from a keyboard or a screen reader", arguments: [0, 1] as [Int32])
    func byClick(presses: Int32) {
        player.click(player.host["claim-2"], presses: presses)
        #expect(player.turn(of: 2) == "claim")
    }

    @Test("counts not with another mouse button")
    func otherMouseButton() {
        player.pressDown(player.host["claim-1"], button: 2)
        #expect(player.isOpenToAll)
    }

    @Test("is a Shift key, the left one for the near player and the right one for the far, without letter keys too")
    func shift() {
        for letterKeys in ["1", "0"] {
            for (place, number) in [("ShiftLeft", 1), ("ShiftRight", 2)] {
                let player = Player("\(Deals.forTwo)&letterkeys=\(letterKeys)")
                #expect(player.key("Shift", place))
                #expect(player.turn(of: number) == "claim" && player.turn(of: 3 - number) == nil)
                player.key("Shift", place, repeated: true)
                #expect(player.status == "Player \(number), choose a set: 5 seconds.")
            }
        }
    }

    @Test("by a Shift that turns out to type a question mark or to tab backwards is taken back at no cost")
    func shiftForAnother() {
        for (text, opensHelp) in [("?\nSlash", true), ("Tab\nTab", false)] {
            let player = Player("?players=2&seed=usual")
            player.key("Shift", "ShiftLeft")
            #expect(player.attribute("data-turn", of: "near") == "claim")
            player.send(.key, on: player.host["body"]) { ($0.text, $0.detail) = (Text(text), PageEvent.isShifted) }
            #expect(player.app.game.turn == .open && player.number("score-1") == 0)
            #expect(player.isOpen("help-dialog") == opensHelp)
        }
    }

    @Test("by a Shift that turns out to tab backwards leaves Undo as it was")
    func shiftToUndo() {
        for id in ["new-game", "deal-2"] {
            let player = Player(Deals.forTwo)
            player.claim(1)
            player.wait(20_000)
            player.push(id)
            // The other agrees, so that claims are open.
            if id == "deal-2" { player.push("deal-1") }
            let game = player.app.game
            player.key("Shift", "ShiftLeft")
            #expect(player.isOff("undo"))
            player.wait(150)
            player.send(.key, on: player.host["body"]) { ($0.text, $0.detail) = ("Tab\nTab", PageEvent.isShifted) }
            #expect(player.app.game == game && !player.isOff("undo") && player.isOpenToAll)
            #expect(player.reloaded().app.game == game)
        }
    }

    @Test("by a Shift that has been held for two seconds is meant")
    func longShift() {
        player.key("Shift", "ShiftLeft")
        player.wait(2000)
        for text in ["?\nSlash", "Tab\nTab"] as [Text] {
            player.send(.key, on: player.host["body"]) { ($0.text, $0.detail) = (text, PageEvent.isShifted) }
            #expect(player.turn(of: 1) == "claim" && !player.isOpen("help-dialog"))
        }
    }

    @Test("that runs out as its third card is clicked gives the other no choice")
    func clickAtTheEnd() {
        player.claim(1)
        for index in 0..<2 { player.tap(index) }
        player.now += 5000
        let third = player.button(player.names[2])
        if let third { player.click(third, presses: 0) }
        #expect(player.turn(of: 2) == "free" && player.pressed.isEmpty)
        if let third { player.click(third, presses: 0) }
        #expect(player.pressed.count == 1)
    }

    @Test("by a Shift that is held while the arrow keys choose goes on")
    func heldShift() {
        let player = Player("?players=2&seed=usual")
        player.key("Shift", "ShiftLeft")
        for key in ["ArrowRight", "ArrowRight", " "] {
            player.send(.key, on: player.host["body"]) {
                ($0.text, $0.detail) = (Text(key + "\n"), PageEvent.isShifted)
            }
        }
        #expect(player.attribute("data-turn", of: "near") == "claim")
    }

    @Test("is no key where one plays: Shift stays the browser's")
    func shiftAlone() {
        let alone = Player(Deals.usual)
        #expect(!alone.key("Shift", "ShiftLeft") && !alone.key("Shift", "ShiftRight"))
        #expect(alone.app.game.log.isEmpty && alone.status == "Here is the deal of your link.")
    }

    @Test("is needed to choose a card")
    func needed() {
        for index in 0..<3 { player.tap(index) }
        #expect(player.pressed.isEmpty && player.app.game.log.isEmpty)
        #expect(player.status == "Press your Set! button first.")
    }

    @Test("scores for who made it, and the match leaves by itself after 0.7 s", arguments: 1...2)
    func success(number: Int) throws {
        let set = try #require(player.set)
        player.claim(number)
        player.wait(2000)
        player.tap(set)
        #expect(player.score(of: number) == 38 && player.score(of: 3 - number) == 0)
        #expect(player.status == "Player \(number): Set! 38 points.")
        #expect(player.named("data-state", "match").sorted() == set.sorted())
        #expect(player.isOpenToAll)
        player.wait(699)
        #expect(player.named("data-state", "match").count == 3)
        player.wait(1)
        #expect(player.names.count == 12 && set.allSatisfy { !player.names.contains($0) })
    }

    @Test("can be made while the last match still shows, and ends it not")
    func overMatch() throws {
        player.claim(1)
        try player.choose(aSet: true)
        player.wait(300)
        player.claim(2)
        #expect(player.turn(of: 2) == "claim" && player.named("data-state", "match").count == 3)
        player.wait(400)
        #expect(player.turn(of: 2) == "claim" && player.named("data-state", "match").isEmpty)
        try player.choose(aSet: true)
        #expect(player.score(of: 1) == 40 && player.score(of: 2) > 0)
    }

    @Test("that ends in a mismatch costs 10 and shows it for a second; then the other has a free turn")
    func mismatch() throws {
        player.claim(2)
        try player.choose(aSet: false)
        #expect(player.score(of: 2) == -10 && player.score(of: 1) == 0)
        #expect(player.status.hasPrefix("Not a set: "))
        #expect(player.isOpenToAll && player.named("data-state", "mismatch").count == 3)
        player.wait(999)
        player.tap(5)
        #expect(player.named("data-state", "mismatch").count == 3 && player.isOpenToAll)
        player.wait(1)
        #expect(player.pressed.isEmpty)
        #expect(player.turn(of: 1) == "free" && player.turn(of: 2) == nil)
        #expect(player.status == "Player 1, your free turn: no need to claim.")
        #expect(player.style("--turn-length", of: 1) == "10000ms")
    }

    @Test("gives up cards with Escape and goes on")
    func escape() {
        player.claim(1)
        player.tap(0)
        player.key("Escape")
        #expect(player.pressed.isEmpty && player.turn(of: 1) == "claim" && player.score(of: 1) == 0)
    }
}
