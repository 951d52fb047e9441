import Testing

@testable import SetApp
@testable import SetInput
@testable import SetPage

@Suite("A sheet over the table")
struct SheetTests {
    private static let sheets = ["settings", "deal", "practice", "together"]

    /// A page with a dialog open.
    private func open(_ sheet: String) -> PageUser {
        let user = PageUser(Deals.usual)
        user.tap(0)
        user.push(sheet == "deal" ? "deal-id" : sheet)
        #expect(user.isOpen("\(sheet)-dialog"))
        return user
    }

    @Test("closes by its button", arguments: sheets)
    func button(sheet: String) {
        let user = open(sheet)
        user.push("\(sheet)-close")
        #expect(!user.isOpen("\(sheet)-dialog"))
    }

    @Test("closes by a tap outside, which presses nothing below it", arguments: sheets)
    func outside(sheet: String) {
        let user = open(sheet)
        let (dialog, pressed) = (user.platform["\(sheet)-dialog"], user.pressed)
        user.pressDown(dialog, x: 50, y: 800)
        user.pressUp(dialog, x: 50, y: 800)
        #expect(!user.isOpen("\(sheet)-dialog"))
        user.click(user.buttons[3])
        #expect(user.pressed == pressed)
    }

    @Test("stays if a press begins or ends inside, to select text", arguments: sheets)
    func selection(sheet: String) {
        let user = open(sheet)
        let dialog = user.platform["\(sheet)-dialog"]
        for (start, end) in [(300.0, 800.0), (800, 300), (300, 300)] {
            user.pressDown(dialog, x: 50, y: start)
            user.pressUp(dialog, x: 50, y: end)
            #expect(user.isOpen("\(sheet)-dialog"))
        }
    }

    @Test("closes when a finger pulls it down by its title, but not by a tap or upwards", arguments: sheets)
    func pull(sheet: String) {
        let user = open(sheet)
        let title = user.platform["\(sheet)-title"]
        for end in [50.0, 80, -200] {
            user.pressDown(title, x: 50, y: 50)
            user.pressUp(title, x: 50, y: end)
            #expect(user.isOpen("\(sheet)-dialog"))
        }
        user.pressDown(title, x: 50, y: 50)
        user.pressUp(title, x: 60, y: 130)
        #expect(!user.isOpen("\(sheet)-dialog"))
    }

    @Test("isn't pulled by a finger that began elsewhere")
    func elsewhere() {
        let user = open("settings")
        user.pressDown(user.platform["settings-note"], x: 50, y: 50)
        user.pressUp(user.platform["settings-title"], x: 50, y: 400)
        #expect(user.isOpen("settings-dialog"))
    }

    @Test("follows a finger on its title, and rests half open or open")
    func follows() {
        let user = open("settings")
        let (dialog, title) = (user.platform["settings-dialog"], user.platform["settings-title"])
        func style(_ name: String) -> String? { user.platform[dialog].styles[name] }
        #expect(style("--height") == "50vh")
        // The dialog of the test is 700 pixels high, the screen 760.
        user.pressDown(title, x: 50, y: 50)
        user.pressMove(title, x: 50, y: 250)
        #expect((style("--height"), style("--down")) == ("500px", "0px"))
        #expect(user.platform[dialog].attributes["data-pulled"] != nil)
        user.pressMove(title, x: 50, y: 450)
        #expect((style("--height"), style("--down")) == ("380px", "80px"))
        user.wait(3000)
        user.pressUp(title, x: 50, y: 450)
        #expect((style("--height"), style("--down")) == ("50vh", "0px"))
        #expect(user.platform[dialog].attributes["data-pulled"] == nil)
        user.pressDown(title, x: 50, y: 50)
        user.pressUp(title, x: 50, y: 40)
        #expect(style("--height") == "92vh")
        user.pressMove(title, x: 50, y: 450)
        #expect((style("--height"), style("--down")) == ("92vh", "0px"))
    }

    @Test("isn't held any more once it has closed under a finger")
    func closedUnderFinger() {
        let user = open("settings")
        user.pressDown(user.platform["settings-title"], x: 50, y: 50)
        #expect(user.app.whole?.panels.sheets.isHeld == true)
        user.closeDialog()
        #expect(user.app.whole?.panels.sheets.isHeld == false)
        user.push("settings")
        user.pressDown(user.platform["settings-title"], x: 50, y: 50)
        // The app closes it for another one.
        user.push("help")
        #expect(user.app.whole?.panels.sheets.isHeld == false)
    }
}
