import Testing

@testable import SetApp

@Suite("Two players")
struct TwoPlayersTests {
    let player = Player(Deals.forTwo)

    @Test("have an edge each, with a name, a score, Set! and Deal; whoever plays alone has none")
    func edges() {
        for (number, edge) in [(1, "near"), (2, "far")] {
            #expect(!player.isHidden(edge))
            #expect(player.text("name-\(number)") == "Player \(number)")
            #expect(player.score(of: number) == 0)
            #expect(player.text("claim-\(number)") == "Set!" && player.text("deal-\(number)") == "Deal 3")
            #expect(!player.isOff("claim-\(number)") && !player.isOff("deal-\(number)"))
        }
        #expect(player.attribute("data-players", of: "body") == "2")
        let alone = Player(Deals.usual)
        #expect(alone.isHidden("near") && alone.isHidden("far"))
        #expect(alone.attribute("data-players", of: "body") == "1")
    }

    @Test("have edges in Russian too")
    func russian() {
        let player = Player("\(Deals.forTwo)&lang=ru")
        for number in 1...2 {
            #expect(player.text("name-\(number)") == "Игрок \(number)")
            #expect(player.text("claim-\(number)") == "Сет!" && player.text("deal-\(number)") == "Ещё 3")
        }
    }

    @Test("have no common Deal, no deck to press and no Cheat")
    func commonButtons() {
        for id in ["deal", "deck", "cheat"] {
            #expect(player.isOff(id))
            player.push(id)
        }
        #expect(player.names.count == 12 && player.named("data-state", "hint").isEmpty)
        player.key("d", "KeyD")
        #expect(player.status == "Each player has a button to deal.")
        player.key("c", "KeyC")
        #expect(player.status == "There is no cheating with two players.")
        #expect(player.app.game.log.isEmpty)
    }

    @Test("read every message twice, each from their side")
    func messages() throws {
        func expectSame(_ message: String) {
            #expect(player.status == message)
            #expect(player.text("status-2") == message)
        }
        player.tap(0)
        expectSame("Press your Set! button first.")
        player.claim(1)
        expectSame("Player 1, choose a set: 5 seconds.")
        try player.choose(aSet: true)
        expectSame("Player 1: Set! 40 points.")
        #expect(IndexPage.elements["status-2"]?.attributes["aria-hidden"] == "true", "it is announced once")
    }

    @Test("cannot swipe")
    func swipe() {
        for node in [player.host["table"], player.buttons[4]] {
            player.swipe(on: node)
            player.click(node)
        }
        #expect(player.names.count == 12 && player.pressed.isEmpty)
    }

    @Test("who swipe are told where to deal")
    func swipeSaysWhy() {
        player.swipe()
        #expect(player.status == "Each player has a button to deal.")
        player.claim(1)
        player.swipe(on: player.buttons[4])
        #expect(player.status == "Each player has a button to deal.")
        #expect(player.pressed.isEmpty && player.turn(of: 1) == "claim")
    }

    @Test("reshuffle with two fingers that turn, while nobody has the turn, and are told whose it is otherwise")
    func twoFingers() {
        let former = player.names
        player.spread()
        player.turn(50)
        #expect(!player.send(.touchMove, on: player.host["table"]))
        player.lift()
        #expect(zip(former, player.names).allSatisfy { $0 != $1 })
        #expect(player.app.game.log.count == 1 && player.status == "Reshuffled.", "a finger that turned swipes no more")
        player.claim(1)
        let names = player.names
        player.spread()
        player.turn(-50)
        player.lift()
        #expect(player.names == names && player.status == "It is the turn of Player 1.")
        player.tap(0)
        #expect(player.pressed.count == 1)
    }

    @Test("turn nothing with fingers of two people: one that rests while the other slides, two taps side by side")
    func twoPeoplesFingers() {
        player.spread(40)
        player.turn(25, distance: 40)
        player.lift()
        player.spread()
        player.pressMove(player.host["table"], x: 0, y: 300, pointer: 2)
        player.lift()
        #expect(player.app.game.log.isEmpty)
    }

    @Test("can reshuffle and pause while nobody has the turn")
    func open() {
        let former = player.names
        player.key("r", "KeyR")
        #expect(Set(player.names) == Set(former) && player.names != former)
        player.key("p", "KeyP")
        #expect(player.phase == "paused")
        player.claim(1)
        #expect(player.isOpenToAll && player.status == "Paused. Continue to play.")
        player.push("resume")
        player.claim(1)
        #expect(player.turn(of: 1) == "claim")
    }

    @Test("see their game again after a reload")
    func reload() throws {
        try player.takeSet(for: 2)
        let reloaded = player.reloaded()
        #expect(reloaded.names == player.names)
        #expect(reloaded.score(of: 2) == 40 && reloaded.score(of: 1) == 0)
        #expect(!reloaded.isHidden("near") && !reloaded.isHidden("far"))
        #expect(reloaded.text("deal-id") == "usual~t")
    }
}
