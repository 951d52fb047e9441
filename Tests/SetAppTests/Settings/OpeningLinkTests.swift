import PlainText
import SetTable
import SetWords
import Testing

@testable import SetApp
@testable import SetInput
@testable import SetPage
@testable import SetSettings
@testable import SetStorage

@Suite("Opening a link")
struct OpeningLinkTests {
    @Test("deals the same cards to everybody, and says so")
    func sameDeal() {
        let user = PageUser("?seed=Tercet")
        #expect(user.text("deal-id") == "Tercet")
        #expect(user.messages == [.phrase(.linkDeal)])
        #expect(user.names == PageUser("?seed=Tercet&lang=en").names)
        #expect(user.names != PageUser("?seed=tercet").names)
    }

    @Test("takes its options, those with names winning over letters")
    func options() {
        let user = PageUser("?seed=abc~s&limit=24&leaves=tap&backto12=1&clock=0")
        #expect(user.text("deal-id") == "abc~lbc")
        #expect(user.isHidden("time-box"))
    }

    @Test("leaves the seed and the options out of the address and keeps the rest, so that a reload restores")
    func address() {
        let user = PageUser("?lang=ru&seed=abc&limit=24&theme=dark")
        #expect(user.platform.address == "/tercet/?lang=ru&theme=dark")
        user.tap(3)
        let reloaded = user.reloaded("?lang=ru&theme=dark")
        #expect(reloaded.pressed == user.pressed)
        #expect(PageUser("?seed=abc").platform.address == "/tercet/")
    }

    @Test(
        "with a seed that is none says so and leaves a game to play",
        arguments: ["", String(repeating: "x", count: 65), "%ff%fe", "a%00", "%0d%0a", "%ED%A0%80"])
    func wrongSeed(seed: String) throws {
        let user = PageUser("?seed=\(seed)")
        #expect(user.messages == [.phrase(.linkHasNoDeal)])
        #expect(user.names.count == 12)
        #expect(user.platform.address == "/tercet/")
        user.tap(0)
        #expect(user.pressed.count == 1)
        #expect(user.messages == [])
    }

    @Test("with a seed that is none keeps the game that is under way")
    func wrongSeedKeepsGame() {
        let user = PageUser(Deals.usual)
        user.tap(3)
        let reloaded = user.reloaded("?seed=")
        #expect(reloaded.pressed == user.pressed)
        #expect(reloaded.isHidden("back"))
    }

    @Test(
        "names what it does not know, and changes nothing else",
        arguments: [
            ("?nonsense=1", "nonsense=1"), ("?lang=de", "lang=de"), ("?style=fancy", "style=fancy"),
            ("?art=Shapes", "art=Shapes"),
            ("?claim=11", "claim=11"), ("?motion=auto1", "motion=auto1"), ("?from=sky", "from=sky"),
            ("?colorblind=2", "colorblind=2"), ("?x", "x="),
            ("?limit=12", "limit=12"), ("?players=3", "players=3"), ("?%3Cb%3E=a+b", "<b>=a b"),
        ])
    func unknown(query: String, named: String) {
        let user = PageUser(Deals.usual)
        user.tap(3)
        let reloaded = user.reloaded(query)
        #expect(reloaded.messages == [.linkUnknown(UTF8Text(named))])
        #expect(reloaded.app.game == user.app.game)
        #expect(reloaded.app.allSettings == user.app.allSettings)
    }

    @Test("says all that it does not know, cut short where it is long")
    func manyUnknown() {
        let user = PageUser("?seed=a&lang=xx&\(String(repeating: "y", count: 500))=1")
        #expect(user.status.contains("lang=xx"))
        #expect(user.status.contains("yyyy"))
        #expect(user.status.count < 300)
        #expect(user.text("deal-id") == "a")
    }

    @Test("that is cut short is cut between characters")
    func cutCharacter() {
        #expect(!PageUser("?a\(String(repeating: "%D0%9A", count: 100))").status.contains("\u{FFFD}"))
    }

    @Test("sets a style, and on top of it what else it names, in any order")
    func style() {
        let fields = ["style=physics", "limit=none", "art=glyphs", "motion=fly", "seed=abc"]
        for start in fields.indices {
            let query = (fields[start...] + fields[..<start]).joined(separator: "&")
            for query in [query, query.split(separator: "&").reversed().joined(separator: "&")] {
                let user = PageUser("?\(query)")
                #expect(user.text("deal-id") == "abc~ps")
                #expect(user.app.allSettings.appearance.art == .glyphs)
                #expect(user.app.allSettings.motion(isReduced: false) == .fly)
                #expect(user.platform.address == "/tercet/\(user.app.settings.link.remainder.string)")
            }
        }
    }

    @Test("with a style keeps it with the game; its art and its motion alone last for the visit")
    func styleStays() {
        let user = PageUser("?seed=abc&style=physics&art=classic&motion=still")
        user.tap(3)
        let reloaded = user.reloaded()
        #expect(reloaded.app.allSettings.options.preset == .selfClearing)
        #expect(reloaded.app.allSettings.appearance.art == .shapes)
        #expect(reloaded.app.allSettings.motion(isReduced: false) == .physics)
        #expect(reloaded.pressed.count == 1)
        // The address still names what lasts for the visit, so that a reload of the browser keeps it.
        let sameAddress = user.reloaded(user.platform.address.map { String($0.dropFirst(8)) } ?? "")
        #expect(sameAddress.names == user.names)
        #expect(sameAddress.app.allSettings.motion(isReduced: false) == .still)
    }

    @Test("with a style shows its art and motion; what the player has chosen is there again afterwards")
    func styleOverStored() {
        let settings = "art=classic\nmotion=fly\ntheme=dark\n"
        let storage = TestStorage(["tercet.settings": settings])
        let user = PageUser("?style=physics", storage: storage)
        #expect(user.app.allSettings.appearance.art == .shapes)
        #expect(user.app.allSettings.motion(isReduced: false) == .physics)
        #expect(user.app.allSettings.preferences.theme == .dark)
        #expect(user.platform.address == "/tercet/?art=auto&motion=auto" && storage.settings == settings)
        let later = PageUser(storage: storage)
        #expect(later.app.allSettings.options.preset == .selfClearing)
        #expect(later.app.allSettings.appearance.art == .classic)
        #expect(later.app.allSettings.motion(isReduced: false) == .fly)
        let still = TestStorage(["tercet.settings": "motion=still\n"])
        #expect(PageUser("?style=physics", storage: still).app.allSettings.motion(isReduced: false) == .still)
        #expect(PageUser(storage: still).app.allSettings.motion(isReduced: false) == .still)
    }

    @Test("with a style and no deal changes the game that is under way, and starts none")
    func styleAlone() {
        let user = PageUser(Deals.usual)
        user.tap(3)
        let reloaded = user.reloaded("?style=glyphs")
        #expect(reloaded.text("deal-id") == "usual~gl")
        #expect(reloaded.pressed.count == 1 && reloaded.names != user.names)
        #expect(reloaded.platform.address == "/tercet/")
        #expect(reloaded.isHidden("back"))
    }

    @Test("with options alone changes those of the game that goes on")
    func optionsAlone() {
        let user = PageUser(Deals.usual)
        user.tap(3)
        let reloaded = user.reloaded("?leaves=itself")
        #expect(reloaded.names == user.names)
        #expect(reloaded.pressed == user.pressed)
        #expect(reloaded.app.game.options.notation == "s")
        #expect(PageUser("?leaves=itself").text("deal-id").hasSuffix("~s"))
    }
}
