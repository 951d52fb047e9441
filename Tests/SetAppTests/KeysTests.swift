import Testing

@testable import SetApp

@Suite("The keys")
struct KeysTests {
    let player = Player(Deals.usual)

    /// What a letter does, seen on the page.
    private func works(_ letter: Character, typed: String, at place: String) -> Bool {
        let taken = player.key(typed, place)
        switch letter {
        case "d": return taken && player.names.count == 15
        case "n": return taken && player.text("deal-id") != "usual"
        case "c": return taken && player.named("data-state", "hint").count == 3
        case "r": return taken && player.status == "Reshuffled."
        case "p": return taken && player.phase == "paused"
        default: return taken && player.isOpen("help-dialog")
        }
    }

    @Test("go by the letter, small or large", arguments: Array("dncrp?"))
    func byLetter(letter: Character) {
        #expect(works(letter, typed: String(letter), at: "Key\(letter.uppercased())"))
        #expect(KeysTests().works(letter, typed: letter.uppercased(), at: "Key\(letter.uppercased())"))
    }

    @Test(
        "go by the place on a Russian keyboard",
        arguments: [("d", "в"), ("n", "т"), ("c", "с"), ("r", "к"), ("p", "З")] as [(Character, String)])
    func byPlace(letter: Character, typed: String) {
        #expect(works(letter, typed: typed, at: "Key\(letter.uppercased())"))
    }

    @Test("go by the letter on a Dvorak keyboard, wherever it lies")
    func dvorak() {
        #expect(!player.key("e", "KeyD"))
        #expect(player.names.count == 12)
        #expect(works("d", typed: "d", at: "KeyH"))
    }

    @Test(
        "that are none of ours stay the browser's",
        arguments: [
            ("x", "KeyX"), ("Tab", "Tab"), (" ", "Space"), ("Enter", "Enter"), ("F5", "F5"), ("Dead", "KeyD"),
            ("é", "Digit2"), ("ф", "KeyA"), ("Process", "KeyD"), ("", ""),
        ])
    func others(typed: String, place: String) {
        let former = player.app.game
        #expect(!player.key(typed, place))
        #expect(player.app.game == former)
        #expect(player.phase == "playing")
    }

    @Test("without a line feed are none")
    func malformed() {
        #expect(!player.send(.key) { $0.text = "d" })
    }

    @Test("act once while a letter is held, and the browser does not see the repetitions")
    func repeated() {
        player.key("d", "KeyD")
        #expect(player.key("d", "KeyD", repeated: true))
        #expect(player.names.count == 15)
    }

    @Test("that press the focused button do so once while they are held", arguments: ["Enter", "NumpadEnter"])
    func heldEnter(place: String) {
        #expect(!player.key("Enter", place))
        #expect(player.key("Enter", place, repeated: true))
    }

    @Test("with Control, Alt or Meta are the browser's", arguments: ["d", "n", "ArrowLeft", "Escape"])
    func modified(typed: String) {
        let former = player.text("deal-id")
        #expect(!player.key(typed, "KeyD", modified: true))
        #expect(player.names.count == 12)
        #expect(player.text("deal-id") == former)
    }

    @Test("that are letters can be switched off; arrows and Escape stay")
    func switchedOff() {
        player.choose("0", in: "set-letterkeys")
        for letter in ["d", "n", "c", "r", "p", "?"] { #expect(!player.key(letter, "Key\(letter.uppercased())")) }
        #expect(player.names.count == 12)
        #expect(player.phase == "playing")
        #expect(!player.isOpen("help-dialog"))
        #expect(player.key("ArrowRight"))
        #expect(player.focusedCard == player.names[0])
        player.tap(1)
        #expect(player.key("Escape"))
        #expect(player.pressed.isEmpty)
    }

    @Test("do nothing behind a dialog")
    func dialog() {
        player.push("settings")
        for key in ["d", "c", "p", "?", "ArrowLeft", "Escape"] { #expect(!player.key(key, "KeyD")) }
        #expect(player.names.count == 12)
        player.closeDialog()
        #expect(player.key("d", "KeyD"))
        #expect(player.names.count == 15)
    }

    @Test("Escape gives up what is chosen, and says so; with nothing chosen it says nothing")
    func escape() {
        player.tap(2)
        player.tap(5)
        #expect(player.key("Escape", "Escape"))
        #expect(player.pressed.isEmpty)
        #expect(player.status == "Nothing is selected.")
        let operations = player.operations { player.key("Escape", "Escape") }
        #expect(operations == ["alarm 1000"])
    }

    @Test("the first arrow leads to the table, further ones over the cards, held ones too")
    func arrows() {
        player.key("ArrowDown")
        #expect(player.focusedCard == player.names[0])
        player.key("ArrowRight")
        player.key("ArrowRight", repeated: true)
        #expect(player.focusedCard == player.names[2])
        player.key("ArrowLeft")
        #expect(player.focusedCard == player.names[1])
        let columns = player.app.cards.grid.columns
        player.key("ArrowDown")
        #expect(player.focusedCard == player.names[1 + columns])
        player.key("ArrowUp")
        #expect(player.focusedCard == player.names[1])
        #expect(player.named("tabindex", "0") == [player.names[1]])
        #expect(player.pressed.isEmpty)
    }

    @Test("arrows stop at the edges of the table")
    func edges() {
        for _ in 0..<20 { player.key("ArrowRight") }
        #expect(player.focusedCard == player.names[11])
        player.key("ArrowDown")
        #expect(player.focusedCard == player.names[11])
        for _ in 0..<20 { player.key("ArrowLeft") }
        player.key("ArrowUp")
        #expect(player.focusedCard == player.names[0])
    }

    @Test("arrows do not move while the game is paused")
    func arrowsPaused() {
        player.key("p", "KeyP")
        player.key("ArrowRight")
        #expect(player.focusedCard == nil)
    }
}
