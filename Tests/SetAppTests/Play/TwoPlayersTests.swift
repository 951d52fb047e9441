import SetWords
import Testing

@testable import SetApp
@testable import SetInput
@testable import SetPage
@testable import SetSettings
@testable import SetStorage

@Suite("Two players")
struct TwoPlayersTests {
    let user = PageUser(Deals.forTwo)

    @Test("have an edge each, with a name, a score, Set! and Deal; whoever plays alone has none")
    func edges() {
        for (number, edge) in [(1, "near"), (2, "far")] {
            #expect(!user.isHidden(edge))
            #expect(user.text("name-\(number)") == "Player \(number)")
            #expect(user.score(of: number) == 0)
            #expect(user.text("claim-\(number)") == "Set!" && user.text("deal-\(number)") == "Deal 3")
            #expect(!user.isOff("claim-\(number)") && !user.isOff("deal-\(number)"))
        }
        #expect(user.attribute("data-players", of: "body") == "2")
        let alone = PageUser(Deals.usual)
        #expect(alone.isHidden("near") && alone.isHidden("far"))
        #expect(alone.attribute("data-players", of: "body") == "1")
    }

    @Test("have edges in Russian too")
    func russian() {
        let user = PageUser("\(Deals.forTwo)&lang=ru")
        for number in 1...2 {
            #expect(user.text("name-\(number)") == "Игрок \(number)")
            #expect(user.text("claim-\(number)") == "Сет!" && user.text("deal-\(number)") == "Ещё 3")
        }
    }

    @Test("have no common Deal, no deck to press and no Cheat")
    func commonButtons() {
        for id in ["deal", "deck", "cheat"] {
            #expect(user.isOff(id))
            user.push(id)
        }
        #expect(user.names.count == 12 && user.named("data-state", "hint").isEmpty)
        user.key("d", "KeyD")
        #expect(user.messages == [.phrase(.dealIsTheirs)])
        user.key("c", "KeyC")
        #expect(user.messages == [.phrase(.noCheat)])
        #expect(user.app.game.log.isEmpty)
    }

    @Test("read every message twice, each from their side")
    func messages() throws {
        func expectSame(_ message: Message) {
            #expect(user.messages == [message])
            #expect(user.shows(message, in: "status") && user.shows(message, in: "status-2"))
        }
        user.tap(0)
        expectSame(.phrase(.nobodyClaimed))
        user.claim(1)
        expectSame(.claimed(.first, seconds: 5))
        try user.choose(aSet: true)
        expectSame(.found(points: 40, by: .first, tapGoesOn: false))
        #expect(IndexPage.elements["status-2"]?.attributes["aria-hidden"] == "true", "it is announced once")
    }

    @Test("cannot swipe")
    func swipe() {
        for node in [user.platform["table"], user.buttons[4]] {
            user.swipe(on: node)
            user.click(node)
        }
        #expect(user.names.count == 12 && user.pressed.isEmpty)
    }

    @Test("who swipe are told where to deal")
    func swipeSaysWhy() {
        user.swipe()
        #expect(user.messages == [.phrase(.dealIsTheirs)])
        user.claim(1)
        user.swipe(on: user.buttons[4])
        #expect(user.messages == [.phrase(.dealIsTheirs)])
        #expect(user.pressed.isEmpty && user.turn(of: 1) == "claim")
    }

    @Test("reshuffle with two fingers that turn, while nobody has the turn, and are told whose it is otherwise")
    func twoFingers() {
        let former = user.names
        user.spread()
        user.turn(50)
        #expect(!user.send(.touchMove, on: user.platform["table"]))
        user.lift()
        #expect(zip(former, user.names).allSatisfy { $0 != $1 })
        #expect(
            user.app.game.log.count == 1 && user.messages == [.phrase(.reshuffled)],
            "a finger that turned swipes no more")
        user.claim(1)
        let names = user.names
        user.spread()
        user.turn(-50)
        user.lift()
        #expect(user.names == names && user.messages == [.turnOf(.first)])
        user.tap(0)
        #expect(user.pressed.count == 1)
    }

    @Test("turn nothing with fingers of two people: one that rests while the other slides, two taps side by side")
    func twoPeoplesFingers() {
        user.spread(40)
        user.turn(25, distance: 40)
        user.lift()
        user.spread()
        user.pressMove(user.platform["table"], x: 0, y: 300, pointer: 2)
        user.lift()
        #expect(user.app.game.log.isEmpty)
    }

    @Test("can reshuffle and pause while nobody has the turn")
    func open() {
        let former = user.names
        user.key("r", "KeyR")
        #expect(Set(user.names) == Set(former) && user.names != former)
        user.key("p", "KeyP")
        #expect(user.phase == "paused")
        user.claim(1)
        #expect(user.isOpenToAll && user.messages == [.phrase(.paused)])
        user.push("resume")
        user.claim(1)
        #expect(user.turn(of: 1) == "claim")
    }

    @Test("see their game again after a reload")
    func reload() throws {
        try user.takeSet(for: 2)
        let reloaded = user.reloaded()
        #expect(reloaded.names == user.names)
        #expect(reloaded.score(of: 2) == 40 && reloaded.score(of: 1) == 0)
        #expect(!reloaded.isHidden("near") && !reloaded.isHidden("far"))
        #expect(reloaded.text("deal-id") == "usual~t")
    }
}
