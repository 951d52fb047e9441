import Testing

@testable import SetApp

@Suite("The settings in the dialog")
struct SettingsDialogTests {
    let player = Player(Deals.usual)

    @Test("show what is set, each in a control that has every value")
    func controls() {
        player.push("settings")
        for part in Part.allCases {
            guard let setting = part.setting else { continue }
            let id = part.id.description
            #expect(player.host[player.host[id]].value == player.app.settings[setting].description)
            let values = SettingsTests.values.first { $0.setting == setting }?.values ?? []
            #expect(Set(IndexPage.values[id] ?? []) == Set(values))
        }
    }

    @Test(
        "of a person are stored and last",
        arguments: [("set-theme", "dark"), ("set-motion", "still"), ("set-lang", "ru"), ("set-letterkeys", "0")])
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

    @Test("show their look at once, on the page's root")
    func look() {
        player.choose("dark", in: "set-theme")
        player.choose("still", in: "set-motion")
        #expect(player.attribute("data-theme", of: "root") == "dark")
        #expect(player.attribute("data-motion", of: "root") == "still")
        player.choose("auto", in: "set-theme")
        player.choose("auto", in: "set-motion")
        #expect(player.attribute("data-theme", of: "root") == nil)
        #expect(player.attribute("data-motion", of: "root") == nil)
    }

    @Test("of a link last for the visit and are not stored")
    func link() {
        let player = Player("?theme=dark&lang=ru")
        #expect(player.attribute("data-theme", of: "root") == "dark")
        player.choose("still", in: "set-motion")
        #expect(player.host.storage.settings == "theme=auto\nmotion=still\nlang=auto\nletterkeys=1\n")
        let reloaded = player.reloaded()
        #expect(reloaded.attribute("data-theme", of: "root") == nil)
        #expect(reloaded.attribute("lang", of: "root") == "en")
        #expect(reloaded.attribute("data-motion", of: "root") == "still")
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
