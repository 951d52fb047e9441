import PlainText
import SetTable
import Testing

@testable import SetApp

@Suite("Opening a link")
struct OpeningLinkTests {
    @Test("deals the same cards to everybody, and says so")
    func sameDeal() {
        let player = Player("?seed=Tercet")
        #expect(player.text("deal-id") == "Tercet")
        #expect(player.status == "Here is the deal of your link.")
        #expect(player.names == Player("?seed=Tercet&lang=en").names)
        #expect(player.names != Player("?seed=tercet").names)
    }

    @Test("takes its options, those with names winning over letters")
    func options() {
        let player = Player("?seed=abc~s&limit=24&leaves=tap&backto12=1&clock=0")
        #expect(player.text("deal-id") == "abc~lbc")
        #expect(player.isHidden("time-box"))
    }

    @Test("leaves the seed and the options out of the address and keeps the rest, so that a reload restores")
    func address() {
        let player = Player("?lang=ru&seed=abc&limit=24&theme=dark")
        #expect(player.host.address == "/tercet/?lang=ru&theme=dark")
        player.tap(3)
        let reloaded = player.reloaded("?lang=ru&theme=dark")
        #expect(reloaded.pressed == player.pressed)
        #expect(Player("?seed=abc").host.address == "/tercet/")
    }

    @Test(
        "with a seed that is none says so and leaves a game to play",
        arguments: ["", String(repeating: "x", count: 65), "%ff%fe", "a%00", "%0d%0a", "%ED%A0%80"])
    func wrongSeed(seed: String) throws {
        let player = Player("?seed=\(seed)")
        #expect(player.status == "This link names no deal that can be dealt.")
        #expect(player.names.count == 12)
        #expect(player.host.address == "/tercet/")
        player.tap(0)
        #expect(player.pressed.count == 1)
        #expect(player.status == "")
    }

    @Test("with a seed that is none keeps the game that is under way")
    func wrongSeedKeepsGame() {
        let player = Player(Deals.usual)
        player.tap(3)
        let reloaded = player.reloaded("?seed=")
        #expect(reloaded.pressed == player.pressed)
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
        let player = Player(Deals.usual)
        player.tap(3)
        let reloaded = player.reloaded(query)
        #expect(reloaded.status == "This link asks for something unknown, which is left out: \(named).")
        #expect(reloaded.app.game == player.app.game)
        #expect(reloaded.app.settings == player.app.settings)
    }

    @Test("says all that it does not know, cut short where it is long")
    func manyUnknown() {
        let player = Player("?seed=a&lang=xx&\(String(repeating: "y", count: 500))=1")
        #expect(player.status.contains("lang=xx"))
        #expect(player.status.contains("yyyy"))
        #expect(player.status.count < 300)
        #expect(player.text("deal-id") == "a")
    }

    @Test("that is cut short is cut between characters")
    func cutCharacter() {
        #expect(!Player("?a\(String(repeating: "%D0%9A", count: 100))").status.contains("\u{FFFD}"))
    }

    @Test("sets a style, and on top of it what else it names, in any order")
    func style() {
        let fields = ["style=physics", "limit=none", "art=glyphs", "motion=fly", "seed=abc"]
        for start in fields.indices {
            let query = (fields[start...] + fields[..<start]).joined(separator: "&")
            for query in [query, query.split(separator: "&").reversed().joined(separator: "&")] {
                let player = Player("?\(query)")
                #expect(player.text("deal-id") == "abc~ps")
                #expect(player.app.settings.look.art == .glyphs)
                #expect(player.app.settings.motion(isReduced: false) == .fly)
                #expect(player.host.address == "/tercet/\(player.app.link.remainder.string)")
            }
        }
    }

    @Test("with a style keeps it with the game; its art and its motion alone last for the visit")
    func styleStays() {
        let player = Player("?seed=abc&style=physics&art=classic&motion=still")
        player.tap(3)
        let reloaded = player.reloaded()
        #expect(reloaded.app.settings.options.style == .physics)
        #expect(reloaded.app.settings.look.art == .shapes)
        #expect(reloaded.app.settings.motion(isReduced: false) == .physics)
        #expect(reloaded.pressed.count == 1)
        // The address still names what lasts for the visit, so that a reload of the browser keeps it.
        let sameAddress = player.reloaded(player.host.address.map { String($0.dropFirst(8)) } ?? "")
        #expect(sameAddress.names == player.names)
        #expect(sameAddress.app.settings.motion(isReduced: false) == .still)
    }

    @Test("with a style takes back art and motion that were set alone before, but for Still")
    func styleOverStored() {
        let storage = TestStorage(["tercet.settings": "art=classic\nmotion=fly\ntheme=dark\n"])
        for player in [Player("?style=physics", storage: storage), Player(storage: storage)] {
            #expect(player.app.settings.look.art == .shapes)
            #expect(player.app.settings.motion(isReduced: false) == .physics)
            #expect(player.app.settings.preferences.theme == .dark)
        }
        let still = TestStorage(["tercet.settings": "motion=still\n"])
        #expect(Player("?style=physics", storage: still).app.settings.motion(isReduced: false) == .still)
        #expect(Player(storage: still).app.settings.motion(isReduced: false) == .still)
    }

    @Test("with a style and no deal changes the game that is under way, and starts none")
    func styleAlone() {
        let player = Player(Deals.usual)
        player.tap(3)
        let reloaded = player.reloaded("?style=glyphs")
        #expect(reloaded.text("deal-id") == "usual~gl")
        #expect(reloaded.pressed.count == 1 && reloaded.names != player.names)
        #expect(reloaded.host.address == "/tercet/")
        #expect(reloaded.isHidden("back"))
    }

    @Test("with options alone changes those of the game that goes on")
    func optionsAlone() {
        let player = Player(Deals.usual)
        player.tap(3)
        let reloaded = player.reloaded("?leaves=itself")
        #expect(reloaded.names == player.names)
        #expect(reloaded.pressed == player.pressed)
        #expect(reloaded.app.game.options.notation == "s")
        #expect(Player("?leaves=itself").text("deal-id").hasSuffix("~s"))
    }
}
