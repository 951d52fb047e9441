import Testing

@testable import SetApp
@testable import SetInput
@testable import SetPage
@testable import SetSettings
@testable import SetStorage

@Suite("A click on a card without a press")
struct ClickTests {
    let user = PageUser(Deals.usual)

    @Test("counts, from the keyboard, a screen reader or a script", arguments: [0, 1] as [Int32])
    func counts(presses: Int32) {
        user.click(user.buttons[2], presses: presses)
        #expect(user.pressed == [user.names[2]])
        #expect(user.named("tabindex", "0") == [user.names[2]])
    }

    @Test("from the keyboard counts right after a press too")
    func afterPress() {
        user.tap(2)
        user.click(user.buttons[3], presses: 0)
        #expect(user.pressed == [user.names[2], user.names[3]])
    }

    @Test("beside the cards does nothing")
    func beside() {
        user.click(user.platform["table"])
        user.send(.click)
        #expect(user.pressed.isEmpty)
    }

    @Test("that follows a released button hits nothing that has come to lie there meanwhile")
    func throughUndo() throws {
        user.push("deal")
        let names = user.names
        let undo = user.platform["undo"]
        user.pressDown(undo)
        user.pressUp(undo)
        #expect(user.names == Array(names.prefix(12)))
        let dealID = user.text("deal-id")
        user.click(user.platform["new-game"])
        #expect(user.text("deal-id") == dealID, "the page has moved New Game under the finger")
        user.wait(700)
        user.click(user.platform["new-game"])
        #expect(user.text("deal-id") != dealID)
    }
}
