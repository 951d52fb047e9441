import SetGame
import SetWords
import Testing

@testable import SetApp
@testable import SetInput
@testable import SetPage
@testable import SetSettings
@testable import SetStorage

@Suite("The app")
struct AppTests {
    @Test("A first visit shows twelve cards, 69 in the deck and all numbers at zero")
    func firstVisit() {
        let user = PageUser()
        #expect(user.names.count == 12)
        #expect(user.number("deck-count") == 69)
        #expect(user.score == 0)
        #expect(user.number("sets-found") == 0)
        #expect(user.text("time") == "0:00")
        #expect(user.phase == "playing")
        #expect(user.pressed.isEmpty)
        #expect(user.messages == [.pattern(.welcome)])
        #expect(user.reloaded().messages == [])
        #expect(user.isHidden("back"))
    }

    @Test("One tap writes what it changes and nothing else")
    func oneTap() throws {
        let user = PageUser(Deals.usual)
        user.tap(3)
        user.wait(300)
        user.rest()
        let name = user.names[4]
        let former = user.names[3]
        let operations = user.operations { user.tap(4) }
        #expect(
            operations == [
                "\(name) data-held=", "around \(name) z-index: 1", "wake 700",
                "store tercet.game", "\(former) tabindex=-1", "\(name) tabindex=0", "\(name) data-held gone",
                "\(name) data-state=selected", "\(name) aria-pressed=true", "#status says \"\"", "wake 700",
                "wake 700",
            ])
        user.rest()
        let again = user.operations { user.click(user.buttons[4], presses: 0) }
        #expect(
            again == [
                "store tercet.game", "\(name) data-state=idle", "\(name) aria-pressed=false",
                "around \(name) z-index: 1",
                "#status says \"\"", "wake 700",
            ])
    }

    @Test("Only the keys that it knows are kept from the browser; presses and clicks never are")
    func answers() {
        let user = PageUser(Deals.usual)
        for signal in EventKind.allCases { #expect(!user.send(signal, on: user.buttons[0])) }
        #expect(user.key("d", "KeyD"))
    }

    @Test(
        "A whole game counts by the rules, whatever the options",
        arguments: ["", "&leaves=itself", "&limit=24", "&backto12=1", "&clock=0", "&autodeal=1&leaves=itself&limit=24"])
    func wholeGame(options: String) throws {
        let user = PageUser("?seed=whole\(options)")
        var score = 0
        var found = 0
        var lastFound = user.now
        for _ in 0..<300 where user.phase != "over" {
            let pause = Milliseconds(found * 1300 + 2100)
            if let set = user.set {
                user.wait(pause)
                let took = (user.now - lastFound) / 1000
                user.tap(set)
                score += options.contains("clock=0") ? 10 : 10 + max(0, 30 - Int(took))
                lastFound = user.now
                found += 1
            } else {
                user.wait(2000)
                if user.set == nil { user.push("deal") }
            }
            #expect(user.score == score)
            #expect(user.number("sets-found") == found)
            let showing = user.named("data-state", "match").count
            #expect(user.number("deck-count") + user.names.count - showing + 3 * found == 81)
        }
        #expect(user.phase == "over")
        #expect(user.sets.isEmpty)
        #expect(user.number("deck-count") == 0)
        #expect(found >= 20)
    }
}
