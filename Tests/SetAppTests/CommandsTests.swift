import Testing

@testable import SetApp

@Suite("What the buttons ask for")
struct CommandsTests {
    let player = Player(Deals.usual)

    @Test("Pause covers the cards, which do not answer then, and leads to Continue")
    func pause() {
        player.tap(2)
        player.push("pause")
        #expect(player.phase == "paused")
        #expect(player.attribute("inert", of: "table") != nil)
        #expect(player.attribute("aria-pressed", of: "pause") == "true")
        #expect(player.host.focus == player.host["resume"])
        #expect(player.status == "Paused. Continue to play.")
        for key in ["d", "c", "r", "Escape"] {
            player.key(key, "")
            #expect(player.status == "Paused. Continue to play.")
        }
        player.click(player.buttons[5], presses: 0)
        #expect(player.pressed == [player.names[2]])
        #expect(player.names.count == 12)
    }

    @Test("Continue, Pause again or P go on, with the focus back on the cards", arguments: ["resume", "pause", "p"])
    func resume(by id: String) {
        player.tap(2)
        player.push("pause")
        if id == "p" { player.key("p", "KeyP") } else { player.push(id) }
        #expect(player.phase == "playing")
        #expect(player.attribute("inert", of: "table") == nil)
        #expect(player.attribute("aria-pressed", of: "pause") == "false")
        #expect(player.status == "The game goes on.")
        // A button that stays keeps its focus.
        if id != "pause" { #expect(player.focusedCard == player.names[2]) }
    }

    @Test("Settings and How to play open a dialog, once", arguments: ["settings", "help"])
    func dialogs(id: String) {
        player.push(id)
        #expect(player.isOpen("\(id)-dialog"))
        let operations = player.operations { player.push(id) }
        #expect(!operations.contains { $0.contains("showModal") })
        player.push("\(id)-close")
        #expect(!player.isOpen("\(id)-dialog"))
        #expect(player.app.openDialog == nil)
        player.push(id)
        player.closeDialog()
        #expect(player.app.openDialog == nil)
    }

    @Test("no dialog opens by itself, at the start or at the end")
    func noDialog() throws {
        try player.playToTheEnd()
        #expect(!player.isOpen("settings-dialog") && !player.isOpen("help-dialog"))
    }

    @Test("Reshuffle gives every card another place, and the choice stays with its cards")
    func reshuffle() {
        player.tap(2)
        let former = player.names
        let pressed = player.pressed
        player.push("shuffle")
        #expect(Set(player.names) == Set(former))
        #expect(zip(player.names, former).allSatisfy { $0 != $1 })
        #expect(player.pressed == pressed)
    }

    @Test("Cheat marks a set for five seconds, another one at each press")
    func cheat() throws {
        let player = try Deals.withSets(2)
        player.push("cheat")
        let marked = player.named("data-state", "hint")
        #expect(Naive.trios(marked, areSets: true).count == 1)
        player.push("cheat")
        #expect(player.named("data-state", "hint") != marked)
        player.wait(4999)
        #expect(player.named("data-state", "hint").count == 3)
        player.wait(1)
        #expect(player.named("data-state", "hint").isEmpty)
    }

    @Test("Deal is off at the limit, and on again while a match shows there")
    func limit() throws {
        let player = Player("?seed=usual&limit=24")
        for _ in 0..<4 { player.push("deal") }
        #expect(player.names.count == 24)
        #expect(player.isOff("deal"))
        try player.takeSet()
        #expect(!player.isOff("deal"))
        player.push("deal")
        #expect(player.names.count == 24)
        #expect(player.isOff("deal"))
    }

    @Test("a button that goes off while it has the focus hands it to the cards")
    func focusOfOff() {
        for _ in 0..<23 { player.push("deal") }
        #expect(player.isOff("deal"))
        #expect(player.focusedCard != nil)
    }

    @Test("at the end Deal, Cheat, Reshuffle and Pause are off, and New Game is on")
    func end() throws {
        try player.playToTheEnd()
        for id in ["deal", "cheat", "shuffle", "pause"] { #expect(player.isOff(id)) }
        #expect(!player.isOff("new-game"))
        let pressed = player.pressed
        player.tap(0)
        #expect(player.pressed == pressed)
        #expect(player.status == "The game is over. Start a new one.")
    }
}
