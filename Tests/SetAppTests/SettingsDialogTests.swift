import PlainText
import SetTable
import Testing

@testable import SetApp

@Suite("The settings in the dialog")
struct SettingsDialogTests {
    let player = Player(Deals.usual)

    @Test("show what is set, each in a control that has every value")
    func controls() {
        player.push("settings")
        for part in Part.allCases {
            guard let setting = Setting(part) else { continue }
            let id = part.id.description
            #expect(player.host[player.host[id]].value == player.app.settings[setting].description)
            let values = SettingsTests.values.first { $0.setting == setting }?.values ?? []
            #expect(Set(IndexPage.values[id] ?? []) == Set(values))
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
        player.choose(value, in: id)
        let reloaded = player.reloaded()
        reloaded.push("settings")
        #expect(reloaded.host[reloaded.host[id]].value == value)
    }

    @Test("of the game are saved with it, and hold for the next game too")
    func options() {
        player.choose("24", in: "set-limit")
        player.choose("itself", in: "set-leaves")
        player.choose("1", in: "set-backto12")
        player.choose("1", in: "set-autodeal")
        player.choose("0", in: "set-clock")
        #expect(player.app.game.options.notation == "lsbac")
        let reloaded = player.reloaded()
        #expect(reloaded.app.game.options.notation == "lsbac")
        #expect(reloaded.host.storage.settings == nil)
        reloaded.push("new-game")
        #expect(reloaded.text("deal-id").hasSuffix("~lsbac"))
    }

    @Test("show a theme at once, on the page's root")
    func theme() {
        player.choose("dark", in: "set-theme")
        #expect(player.attribute("data-theme", of: "root") == "dark")
        player.choose("auto", in: "set-theme")
        #expect(player.attribute("data-theme", of: "root") == nil)
    }

    @Test("draw all cards anew at once, those of the pile and the definitions too, and name them so")
    func look() throws {
        try player.takeSet()
        player.push("deal")
        player.rest()
        func drawn() -> [String] {
            (player.buttons + [player.host["pile"], player.host["symbols"]]).map { player.host[$0].markup }
        }
        let former = (drawn(), player.names)
        player.choose("glyphs", in: "set-art")
        #expect(player.host[player.host["symbols"]].markup.isEmpty)
        #expect(zip(drawn(), former.0).allSatisfy { $0 != $1 })
        #expect(player.names != former.1)
        player.choose("auto", in: "set-art")
        #expect(drawn() == former.0 && player.names == former.1)
        player.choose("tint", in: "set-stripes")
        #expect(drawn().last != former.0.last)
    }

    @Test("show other colours at once, each for a light and a dark page")
    func colors() {
        func colors() -> [String?] {
            ["--face", "--symbol-1", "--symbol-2", "--symbol-3"].map { player.host[player.host["root"]].styles[$0] }
        }
        let former = colors()
        #expect(former[0] == "light-dark(#ffffff,#2a313a)" && former[1] == "light-dark(#d8232f,#ff6b6b)")
        player.choose("1", in: "set-colorblind")
        #expect(zip(colors(), former).dropFirst().prefix(2).allSatisfy { $0 != $1 })
        #expect(player.names.contains { $0.contains("orange") } && !player.names.contains { $0.contains("red ") })
        player.choose("0", in: "set-colorblind")
        #expect(colors() == former)
    }

    @Test("mark each card with the first letter of its colour, in the page's language, or do not")
    func letterMark() {
        func letters() -> [String?] { player.buttons.map { player.host[$0].attributes["data-letter"] } }
        #expect(letters().allSatisfy { $0 == nil })
        player.choose("1", in: "set-lettermark")
        #expect(letters() == player.names.map { $0.split(separator: " ")[2].first.map { $0.uppercased() } })
        player.choose("ru", in: "set-lang")
        #expect(letters() == player.names.map { $0.split(separator: " ")[2].first.map { $0.uppercased() } })
        player.choose("0", in: "set-lettermark")
        #expect(letters().allSatisfy { $0 == nil })
    }

    @Test("of a style set its limit and its leaving in the dialog too, and are kept")
    func style() {
        player.push("settings")
        player.choose("still", in: "set-motion")
        player.choose("physics", in: "set-style")
        for (id, value) in [("set-style", "physics"), ("set-limit", "24"), ("set-leaves", "itself")] {
            #expect(player.host[player.host[id]].value == value)
        }
        #expect(player.text("deal-id") == "usual~pls")
        #expect(player.names.allSatisfy { $0.contains(/circle|square|triangle/) })
        let reloaded = player.reloaded()
        #expect(reloaded.names == player.names && reloaded.text("deal-id") == "usual~pls")
        #expect(reloaded.app.settings.motion(isReduced: false) == .still)
        reloaded.push("new-game")
        #expect(reloaded.text("deal-id").hasSuffix("~pls"))
    }

    @Test("of a style chosen by hand forget the art and the motion of a link")
    func styleOverLink() {
        let player = Player("?seed=usual&art=glyphs&motion=fly&theme=dark")
        #expect(player.host.address == "/tercet/?art=glyphs&motion=fly&theme=dark")
        player.choose("physics", in: "set-style")
        #expect(player.host.address == "/tercet/?theme=dark")
        #expect(player.app.settings.look.art == .shapes)
        #expect(player.app.settings.motion(isReduced: false) == .physics)
    }

    @Test("of a link last for the visit and are not stored")
    func link() {
        let player = Player("?theme=dark&lang=ru")
        #expect(player.attribute("data-theme", of: "root") == "dark")
        player.choose("still", in: "set-motion")
        #expect(player.host.storage.settings == Settings().text.string.replacing("motion=auto", with: "motion=still"))
        let reloaded = player.reloaded()
        #expect(reloaded.attribute("data-theme", of: "root") == nil)
        #expect(reloaded.attribute("lang", of: "root") == "en")
        #expect(reloaded.app.settings.preferences.motion == .still)
    }

    @Test("changed by hand take the link's word out of the address")
    func overridesLink() {
        let player = Player("?theme=dark&lang=ru")
        #expect(player.host.address == "/tercet/?theme=dark&lang=ru")
        player.choose("light", in: "set-theme")
        #expect(player.host.address == "/tercet/?lang=ru")
        #expect(player.attribute("data-theme", of: "root") == "light")
    }

    @Test("ignore a value that there is none of")
    func nonsense() {
        let operations = player.operations { player.choose("nonsense", in: "set-theme") }
        #expect(operations == ["alarm 1000"])
    }

    @Test("rename everything when the language changes, and back")
    func language() {
        let english = player.names
        player.choose("ru", in: "set-lang")
        #expect(player.attribute("lang", of: "root") == "ru")
        #expect(player.text("deal") == "Ещё 3 карты")
        #expect(player.names.allSatisfy { !$0.contains(/[a-z]/) })
        player.choose("auto", in: "set-lang")
        #expect(player.names == english)
        #expect(player.text("deal") == "Deal 3 More Cards")
    }
}
