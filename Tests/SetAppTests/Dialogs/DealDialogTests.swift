import SetGame
import SetRules
import SetTable
import SetWords
import Testing

@testable import SetApp
@testable import SetInput
@testable import SetPage
@testable import SetSettings
@testable import SetStorage

@Suite("The dialog with the deal")
struct DealDialogTests {
    /// A page with the dialog open.
    private func openPage() -> PageUser {
        let user = PageUser(Deals.usual)
        user.tap(0)
        user.push("deal-id")
        return user
    }

    private func type(_ text: String, _ user: PageUser) {
        user.send(.input, on: user.platform["deal-input"]) { $0.text = .init(text) }
        user.push("deal-play")
    }

    @Test("shows the id and copies it")
    func copy() {
        let user = openPage()
        #expect(user.isOpen("deal-dialog"))
        #expect(user.platform[user.platform["deal-input"]].value == user.text("deal-id"))
        user.push("deal-copy")
        #expect(user.platform.given.last?.text == user.text("deal-id"))
        user.deliverWhatThePlatformReports()
    }

    @Test(
        "plays what is typed, as an id or as a link, with spaces around it",
        arguments: ["tea", " tea ", "https://set.example/tercet/?seed=tea&lang=ru"])
    func play(text: String) {
        let user = openPage()
        type(text, user)
        #expect(!user.isOpen("deal-dialog") && user.text("deal-id") == "tea")
        #expect(user.names == PageUser("?seed=tea").names && !user.isHidden("back"))
    }

    @Test("plays an id with options as it says")
    func options() {
        let user = openPage()
        type("tea~ls", user)
        #expect(user.text("deal-id") == "tea~ls" && user.app.game.options.limit == .twentyFour)
    }

    @Test(
        "says so where it is no deal, and stays",
        arguments: ["", "   ", String(repeating: "x", count: 65), "a\u{7}b"])
    func wrong(text: String) {
        let user = openPage()
        let id = user.text("deal-id")
        type(text, user)
        #expect(user.isOpen("deal-dialog") && user.text("deal-id") == id)
        #expect(user.text("deal-note") == Language.english.text(of: .phrase(.dealNotTyped), Appearance()).string)
    }

    @Test("goes on with the game where its own deal is typed")
    func same() {
        let user = openPage()
        type(user.text("deal-id"), user)
        #expect(!user.isOpen("deal-dialog") && user.pressed.count == 1 && user.isHidden("back"))
    }
}
