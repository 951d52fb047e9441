import PlainText
import SetTable
import Testing

@testable import SetApp
@testable import SetInput
@testable import SetPage
@testable import SetSettings
@testable import SetStorage

@Suite("The settings in the dialog")
struct SettingsDialogTests {
    let user = PageUser(Deals.usual)

    @Test("show what is set, each in a control that has every value")
    func controls() {
        user.push("settings")
        for setting in Setting.allCases {
            let id = setting.entry.control.description
            #expect(user.platform[user.platform[id]].value == user.app.allSettings[setting].description)
            let values = SettingsTests.values.first { $0.setting == setting }?.values ?? []
            #expect(Set(user.platform.values(of: id)) == Set(values))
        }
    }

    @Test(
        "of a person are stored and last",
        arguments: [
            ("set-theme", "dark"), ("set-motion", "still"), ("set-lang", "ru"), ("set-letterkeys", "0"),
            ("set-art", "shapes"), ("set-colorblind", "1"), ("set-lettermark", "1"), ("set-stripes", "tint"),
            ("set-from", "deck"), ("set-motion", "physics"),
        ])
    func stored(id: String, value: String) {
        user.choose(value, in: id)
        let reloaded = user.reloaded()
        reloaded.push("settings")
        #expect(reloaded.platform[reloaded.platform[id]].value == value)
    }

    @Test("of the game are saved with it, and hold for the next game too")
    func options() {
        user.choose("24", in: "set-limit")
        user.choose("itself", in: "set-leaves")
        user.choose("1", in: "set-backto12")
        user.choose("1", in: "set-autodeal")
        user.choose("0", in: "set-clock")
        #expect(user.app.game.options.notation == "lsbac")
        let reloaded = user.reloaded()
        #expect(reloaded.app.game.options.notation == "lsbac")
        #expect(reloaded.platform.storage.settings == nil)
        reloaded.push("new-game")
        #expect(reloaded.text("deal-id").hasSuffix("~lsbac"))
    }

    @Test("show a theme at once, on the page's root")
    func theme() {
        user.choose("dark", in: "set-theme")
        #expect(user.attribute("data-theme", of: "root") == "dark")
        #expect(user.attribute("media", of: "ground-dark") == "all")
        #expect(user.attribute("media", of: "ground-light") == "not all")
        user.choose("auto", in: "set-theme")
        #expect(user.attribute("data-theme", of: "root") == nil)
    }

    @Test("draw all cards anew at once, those of the pile too, and name them so")
    func appearance() throws {
        try user.takeSet()
        user.push("deal")
        user.rest()
        func drawn() -> [String] {
            (user.buttons + [user.platform["pile"]]).map { user.platform[$0].markup }
        }
        let former = (drawn(), user.names)
        user.choose("glyphs", in: "set-art")
        #expect(zip(drawn(), former.0).allSatisfy { $0 != $1 })
        #expect(user.names != former.1)
        user.choose("auto", in: "set-art")
        #expect(drawn() == former.0 && user.names == former.1)
        user.choose("tint", in: "set-stripes")
        let isTinted = drawn().map { $0.contains("fill-opacity") }
        #expect(isTinted.dropLast() == user.names.map { $0.contains("striped") }[...])
    }

    @Test("ask for a second press of New Game, where a game has begun")
    func askNew() throws {
        user.choose("1", in: "set-asknew")
        user.push("settings-close")
        let first = user.text("deal-id")
        user.push("new-game")
        let second = user.text("deal-id")
        #expect(second != first, "nothing had been done in it")
        try user.takeSet()
        user.push("new-game")
        #expect(user.text("deal-id") == second && user.messages.last == .phrase(.newGameAsks))
        user.push("shuffle")
        user.push("new-game")
        #expect(user.text("deal-id") == second, "something else was done in between")
        user.push("new-game")
        #expect(user.text("deal-id") != second)
        #expect(user.reloaded().app.settings.preferences.asksBeforeNewGame)
    }

    @Test("enlarge the card with the focus, or not")
    func enlarge() {
        #expect(user.attribute("data-enlarge", of: "body") == nil)
        user.choose("1", in: "set-enlarge")
        #expect(user.attribute("data-enlarge", of: "body") != nil)
        #expect(user.reloaded().attribute("data-enlarge", of: "body") != nil)
        user.choose("0", in: "set-enlarge")
        #expect(user.attribute("data-enlarge", of: "body") == nil)
    }

    @Test("show other colours at once, each for a light and a dark page")
    func colors() {
        func colors() -> [String?] {
            ["--face", "--symbol-1", "--symbol-2", "--symbol-3"].map { user.platform[user.platform["root"]].styles[$0] }
        }
        let former = colors()
        #expect(former[0] == "var(--light,#ffffff) var(--dark,#262b30)")
        #expect(former[1] == "var(--light,#d8232f) var(--dark,#ff5a5a)")
        user.choose("1", in: "set-colorblind")
        #expect(zip(colors(), former).dropFirst().prefix(2).allSatisfy { $0 != $1 })
        #expect(user.names.contains { $0.contains("orange") } && !user.names.contains { $0.contains("red ") })
        user.choose("0", in: "set-colorblind")
        #expect(colors() == former)
    }

    @Test("mark each card with the first letter of its colour, in the page's language, or do not")
    func letterMark() {
        func letters() -> [String?] { user.buttons.map { user.platform[$0].attributes["data-letter"] } }
        #expect(letters().allSatisfy { $0 == nil })
        user.choose("1", in: "set-lettermark")
        #expect(letters() == user.names.map { $0.split(separator: " ")[2].first.map { $0.uppercased() } })
        user.choose("ru", in: "set-lang")
        #expect(letters() == user.names.map { $0.split(separator: " ")[2].first.map { $0.uppercased() } })
        user.choose("0", in: "set-lettermark")
        #expect(letters().allSatisfy { $0 == nil })
    }

    @Test("of a style set its limit and its leaving in the dialog too, and are kept")
    func style() {
        user.push("settings")
        user.choose("still", in: "set-motion")
        user.choose("physics", in: "set-style")
        for (id, value) in [("set-style", "physics"), ("set-limit", "24"), ("set-leaves", "itself")] {
            #expect(user.platform[user.platform[id]].value == value)
        }
        #expect(user.text("deal-id") == "usual~pls")
        #expect(user.names.allSatisfy { $0.contains(/circle|square|triangle/) })
        let reloaded = user.reloaded()
        #expect(reloaded.names == user.names && reloaded.text("deal-id") == "usual~pls")
        #expect(reloaded.app.allSettings.motion(isReduced: false) == .still)
        reloaded.push("new-game")
        #expect(reloaded.text("deal-id").hasSuffix("~pls"))
    }

    @Test("of a style chosen by hand leave the art and the motion of a link as long as they stand in the address")
    func styleOverLink() {
        let user = PageUser("?seed=usual&art=glyphs&motion=fly&theme=dark")
        #expect(user.platform.address == "/tercet/?art=glyphs&motion=fly&theme=dark")
        user.choose("physics", in: "set-style")
        #expect(user.platform.address == "/tercet/?art=glyphs&motion=fly&theme=dark")
        #expect(user.app.allSettings.appearance.art == .glyphs)
        #expect(user.app.allSettings.motion(isReduced: false) == .fly)
        let later = user.reloaded()
        #expect(later.app.allSettings.appearance.art == .shapes)
        #expect(later.app.allSettings.motion(isReduced: false) == .physics)
    }

    @Test("of a link last for the visit and are not stored")
    func link() {
        let user = PageUser("?theme=dark&lang=ru")
        #expect(user.attribute("data-theme", of: "root") == "dark")
        user.choose("still", in: "set-motion")
        #expect(user.platform.storage.settings == Settings().text.string.replacing("motion=auto", with: "motion=still"))
        let reloaded = user.reloaded()
        #expect(reloaded.attribute("data-theme", of: "root") == nil)
        #expect(reloaded.attribute("lang", of: "root") == "en")
        #expect(reloaded.app.allSettings.preferences.motion == .still)
    }

    @Test("changed by hand take the link's word out of the address")
    func overridesLink() {
        let user = PageUser("?theme=dark&lang=ru")
        #expect(user.platform.address == "/tercet/?theme=dark&lang=ru")
        user.choose("light", in: "set-theme")
        #expect(user.platform.address == "/tercet/?lang=ru")
        #expect(user.attribute("data-theme", of: "root") == "light")
    }

    @Test("ignore a value that there is none of")
    func nonsense() {
        let operations = user.operations { user.choose("nonsense", in: "set-theme") }
        #expect(operations == ["wake 1000"])
    }

    @Test("rename everything when the language changes, and back")
    func language() {
        let english = user.names
        user.choose("ru", in: "set-lang")
        #expect(user.attribute("lang", of: "root") == "ru")
        #expect(user.text("deal-text") == "Ещё 3 карты")
        #expect(user.names.allSatisfy { !$0.contains(/[a-z]/) })
        user.choose("auto", in: "set-lang")
        #expect(user.names == english)
        #expect(user.text("deal-text") == "Deal 3 More Cards")
    }
}
