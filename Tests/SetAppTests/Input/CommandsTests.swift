import SetWords
import Testing

@testable import SetApp
@testable import SetInput
@testable import SetPage
@testable import SetSettings
@testable import SetStorage

@Suite("What the buttons ask for")
struct CommandsTests {
    let user = PageUser(Deals.usual)

    @Test("Pause covers the cards, which do not answer then, and leads to Continue")
    func pause() {
        user.tap(2)
        user.push("pause")
        #expect(user.phase == "paused")
        #expect(user.attribute("inert", of: "table") != nil)
        #expect(user.attribute("aria-pressed", of: "pause") == "true")
        #expect(user.platform.focus == user.platform["resume"])
        #expect(user.messages == [.phrase(.paused)])
        for key in ["d", "c", "r", "Escape"] {
            user.key(key, "")
            #expect(user.messages == [.phrase(.paused)])
        }
        user.click(user.buttons[5], presses: 0)
        #expect(user.pressed == [user.names[2]])
        #expect(user.names.count == 12)
    }

    @Test("Continue, Pause again or P go on, with the focus back on the cards", arguments: ["resume", "pause", "p"])
    func resume(by id: String) {
        user.tap(2)
        user.push("pause")
        if id == "p" { user.key("p", "KeyP") } else { user.push(id) }
        #expect(user.phase == "playing")
        #expect(user.attribute("inert", of: "table") == nil)
        #expect(user.attribute("aria-pressed", of: "pause") == "false")
        #expect(user.messages == [.phrase(.resumed)])
        // A button that stays keeps its focus.
        if id != "pause" { #expect(user.focusedCard == user.names[2]) }
    }

    @Test("Settings and How to play open a dialog, once", arguments: ["settings", "help"])
    func dialogs(id: String) {
        user.push(id)
        #expect(user.isOpen("\(id)-dialog"))
        let operations = user.operations { user.push(id) }
        #expect(!operations.contains { $0.contains("showModal") })
        user.push("\(id)-close")
        #expect(!user.isOpen("\(id)-dialog"))
        #expect(user.app.openDialog == nil)
        user.push(id)
        user.closeDialog()
        #expect(user.app.openDialog == nil)
    }

    @Test("no dialog opens by itself, at the start or at the end")
    func noDialog() throws {
        try user.playToTheEnd()
        #expect(!user.isOpen("settings-dialog") && !user.isOpen("help-dialog"))
    }

    @Test("Reshuffle gives every card another place, and the choice stays with its cards")
    func reshuffle() {
        user.tap(2)
        let former = user.names
        let pressed = user.pressed
        user.push("shuffle")
        #expect(Set(user.names) == Set(former))
        #expect(zip(user.names, former).allSatisfy { $0 != $1 })
        #expect(user.pressed == pressed)
    }

    @Test("Cheat marks a set for five seconds, another one at each press")
    func cheat() throws {
        let user = try Deals.withSets(2)
        user.push("cheat")
        let marked = user.named("data-state", "hint")
        #expect(Naive.triples(marked, areSets: true).count == 1)
        user.push("cheat")
        #expect(user.named("data-state", "hint") != marked)
        user.wait(4999)
        #expect(user.named("data-state", "hint").count == 3)
        user.wait(1)
        #expect(user.named("data-state", "hint").isEmpty)
    }

    @Test("Deal is off at the limit, and on again while a match shows there")
    func limit() throws {
        let user = PageUser("?seed=usual&limit=24")
        for _ in 0..<4 { user.push("deal") }
        #expect(user.names.count == 24)
        #expect(user.isOff("deal"))
        try user.takeSet()
        #expect(!user.isOff("deal"))
        user.push("deal")
        #expect(user.names.count == 24)
        #expect(user.isOff("deal"))
    }

    @Test("a button that goes off while it has the focus hands it to the cards")
    func focusOfOff() {
        for _ in 0..<23 { user.push("deal") }
        #expect(user.isOff("deal"))
        #expect(user.focusedCard != nil)
    }

    @Test("at the end Deal, Cheat, Reshuffle and Pause are off, and New Game is on")
    func end() throws {
        try user.playToTheEnd()
        for id in ["deal", "cheat", "shuffle", "pause"] { #expect(user.isOff(id)) }
        #expect(!user.isOff("new-game"))
        let pressed = user.pressed
        user.tap(0)
        #expect(user.pressed == pressed)
        #expect(user.messages == [.phrase(.gameIsOver)])
    }
}
