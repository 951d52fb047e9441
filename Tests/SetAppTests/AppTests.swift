import SetGame
import Testing

@testable import SetApp

@Suite("The app")
struct AppTests {
    @Test("A first visit shows twelve cards, 69 in the deck and all numbers at zero")
    func firstVisit() {
        let player = Player()
        #expect(player.names.count == 12)
        #expect(player.number("deck-count") == 69)
        #expect(player.score == 0)
        #expect(player.number("sets-found") == 0)
        #expect(player.text("time") == "0:00")
        #expect(player.phase == "playing")
        #expect(player.pressed.isEmpty)
        #expect(player.status == "New to the game? The question mark explains it.")
        #expect(player.reloaded().status == "")
        #expect(player.isHidden("back"))
    }

    @Test("One tap writes what it changes and nothing else")
    func oneTap() throws {
        let player = Player(Deals.usual)
        player.tap(3)
        player.wait(300)
        player.rest()
        let name = player.names[4]
        let former = player.names[3]
        let operations = player.operations { player.tap(4) }
        #expect(
            operations == [
                "\(name) data-held=", "around \(name) z-index: 1", "alarm 700",
                "\(name) data-held gone", "\(former) tabindex=-1", "\(name) tabindex=0", "store tercet.game",
                "\(name) data-state=selected", "\(name) aria-pressed=true", "#status says \"\"", "alarm 700",
                "alarm 700",
            ])
        player.rest()
        let again = player.operations { player.click(player.buttons[4], presses: 0) }
        #expect(
            again == [
                "store tercet.game", "\(name) data-state=idle", "\(name) aria-pressed=false",
                "around \(name) z-index: 1",
                "#status says \"\"", "alarm 700",
            ])
    }

    @Test("Only the keys that it knows are kept from the browser; presses and clicks never are")
    func answers() {
        let player = Player(Deals.usual)
        for signal in Signal.allCases { #expect(!player.send(signal, on: player.buttons[0])) }
        #expect(player.key("d", "KeyD"))
    }

    @Test(
        "A whole game counts by the rules, whatever the options",
        arguments: ["", "&leaves=itself", "&limit=24", "&backto12=1", "&clock=0", "&autodeal=1&leaves=itself&limit=24"])
    func wholeGame(options: String) throws {
        let player = Player("?seed=whole\(options)")
        var score = 0
        var found = 0
        var lastFound = player.now
        for _ in 0..<300 where player.phase != "over" {
            let pause = Milliseconds(found * 1300 + 2100)
            if let set = player.set {
                player.wait(pause)
                let took = (player.now - lastFound) / 1000
                player.tap(set)
                score += options.contains("clock=0") ? 10 : 10 + max(0, 30 - Int(took))
                lastFound = player.now
                found += 1
            } else {
                player.wait(2000)
                if player.set == nil { player.push("deal") }
            }
            #expect(player.score == score)
            #expect(player.number("sets-found") == found)
            let showing = player.named("data-state", "match").count
            #expect(player.number("deck-count") + player.names.count - showing + 3 * found == 81)
        }
        #expect(player.phase == "over")
        #expect(player.sets.isEmpty)
        #expect(player.number("deck-count") == 0)
        #expect(found >= 20)
    }
}
