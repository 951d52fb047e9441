import SetWords
import Testing

@testable import SetApp
@testable import SetInput
@testable import SetPage
@testable import SetSettings
@testable import SetStorage

@Suite("The keys")
struct KeysTests {
    let user = PageUser(Deals.usual)

    /// What a letter does, seen on the page.
    private func works(_ letter: Character, typed: String, at place: String) -> Bool {
        let taken = user.key(typed, place)
        switch letter {
        case "d": return taken && user.names.count == 15
        case "n": return taken && user.text("deal-id") != "usual"
        case "c": return taken && user.named("data-state", "hint").count == 3
        case "r": return taken && user.messages == [.phrase(.reshuffled)]
        case "p": return taken && user.phase == "paused"
        default: return taken && user.isOpen("help-dialog")
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
        #expect(!user.key("e", "KeyD"))
        #expect(user.names.count == 12)
        #expect(works("d", typed: "d", at: "KeyH"))
    }

    @Test(
        "that are none of ours stay the browser's",
        arguments: [
            ("x", "KeyX"), ("Tab", "Tab"), (" ", "Space"), ("Enter", "Enter"), ("F5", "F5"), ("Dead", "KeyD"),
            ("é", "Digit2"), ("ф", "KeyA"), ("Process", "KeyD"), ("", ""),
        ])
    func others(typed: String, place: String) {
        let former = user.app.game
        #expect(!user.key(typed, place))
        #expect(user.app.game == former)
        #expect(user.phase == "playing")
    }

    @Test("without a line feed are none")
    func malformed() {
        #expect(!user.send(.key) { $0.text = "d" })
    }

    @Test("act once while a letter is held, and the browser does not see the repetitions")
    func repeated() {
        user.key("d", "KeyD")
        #expect(user.key("d", "KeyD", repeated: true))
        #expect(user.names.count == 15)
    }

    @Test("that press the focused button do so once while they are held", arguments: ["Enter", "NumpadEnter"])
    func heldEnter(place: String) {
        #expect(!user.key("Enter", place))
        #expect(user.key("Enter", place, repeated: true))
    }

    @Test("with Control, Alt or Meta are the browser's", arguments: ["d", "n", "ArrowLeft", "Escape"])
    func modified(typed: String) {
        let former = user.text("deal-id")
        #expect(!user.key(typed, "KeyD", modified: true))
        #expect(user.names.count == 12)
        #expect(user.text("deal-id") == former)
    }

    @Test("that are letters can be switched off; arrows and Escape stay")
    func switchedOff() {
        user.choose("0", in: "set-letterkeys")
        for letter in ["d", "n", "c", "r", "p", "?"] { #expect(!user.key(letter, "Key\(letter.uppercased())")) }
        #expect(user.names.count == 12)
        #expect(user.phase == "playing")
        #expect(!user.isOpen("help-dialog"))
        #expect(user.key("ArrowRight"))
        #expect(user.focusedCard == user.names[0])
        user.tap(1)
        #expect(user.key("Escape"))
        #expect(user.pressed.isEmpty)
    }

    @Test("do nothing behind a dialog")
    func dialog() {
        user.push("settings")
        for key in ["d", "c", "p", "?", "ArrowLeft", "Escape"] { #expect(!user.key(key, "KeyD")) }
        #expect(user.names.count == 12)
        user.closeDialog()
        #expect(user.key("d", "KeyD"))
        #expect(user.names.count == 15)
    }

    @Test("Escape gives up what is chosen, and says so; with nothing chosen it says nothing")
    func escape() {
        user.tap(2)
        user.tap(5)
        #expect(user.key("Escape", "Escape"))
        #expect(user.pressed.isEmpty)
        #expect(user.messages == [.phrase(.deselected)])
        let operations = user.operations { user.key("Escape", "Escape") }
        #expect(operations == ["wake 1000"])
    }

    @Test("the first arrow leads to the table, further ones over the cards, held ones too")
    func arrows() {
        user.key("ArrowDown")
        #expect(user.focusedCard == user.names[0])
        user.key("ArrowDown")
        user.key("ArrowDown", repeated: true)
        #expect(user.focusedCard == user.names[2])
        user.key("ArrowUp")
        #expect(user.focusedCard == user.names[1])
        let rows = user.app.cards.grid.rows
        user.key("ArrowRight")
        #expect(user.focusedCard == user.names[1 + rows])
        user.key("ArrowLeft")
        #expect(user.focusedCard == user.names[1])
        #expect(user.named("tabindex", "0") == [user.names[1]])
        #expect(user.pressed.isEmpty)
    }

    @Test("arrows stop at the edges of the table")
    func edges() {
        for _ in 0..<20 { user.key("ArrowDown") }
        #expect(user.focusedCard == user.names[11])
        user.key("ArrowRight")
        #expect(user.focusedCard == user.names[11])
        for _ in 0..<20 { user.key("ArrowUp") }
        user.key("ArrowLeft")
        #expect(user.focusedCard == user.names[0])
    }

    @Test("arrows do not move while the game is paused")
    func arrowsPaused() {
        user.key("p", "KeyP")
        user.key("ArrowRight")
        #expect(user.focusedCard == nil)
    }
}
