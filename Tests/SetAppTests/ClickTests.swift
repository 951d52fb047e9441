import Testing

@testable import SetApp

@Suite("A click on a card without a press")
struct ClickTests {
    let player = Player(Deals.usual)

    @Test("counts, from the keyboard, a screen reader or a script", arguments: [0, 1] as [Int32])
    func counts(presses: Int32) {
        player.click(player.buttons[2], presses: presses)
        #expect(player.pressed == [player.names[2]])
        #expect(player.named("tabindex", "0") == [player.names[2]])
    }

    @Test("from the keyboard counts right after a press too")
    func afterPress() {
        player.tap(2)
        player.click(player.buttons[3], presses: 0)
        #expect(player.pressed == [player.names[2], player.names[3]])
    }

    @Test("beside the cards does nothing")
    func beside() {
        player.click(player.host["table"])
        player.send(.click)
        #expect(player.pressed.isEmpty)
    }
}
