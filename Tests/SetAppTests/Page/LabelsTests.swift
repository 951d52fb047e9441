import PlainText
import SetTable
import SetWords
import Testing

@testable import SetApp
@testable import SetInput
@testable import SetPage
@testable import SetSettings
@testable import SetStorage

@Suite("The language of the page")
struct LabelsTests {
    @Test("stands on every element that wants a text", arguments: Language.all)
    func labels(language: Language) {
        let user = PageUser("?lang=\(language.code.string)")
        let wordless = [
            "status", "deal-id", "deal-note", "trouble", "table", "score", "score-1", "score-2", "status-2",
            "review-moment", "settings-note", "statistics-note", "clear-asks", "lessons-title", "misses-title",
            "lesson-says", "choice-1", "choice-2", "choice-3", "deck-count", "sets-found", "time", "late", "spoken",
            "result-headline", "result-new", "result-best", "result-sets", "result-sets-label", "result-time",
            "result-fastest",
            "result-fastest-label",
            "puzzle-left", "puzzle", "puzzle-state", "daily-title", "daily-says", "daily-play", "daily-month",
            "practice-state", "more-note", "practice-score", "together-says",
            "practice-1", "practice-2", "practice-3", "practice-4",
            // Their words stand beside a picture, in an element of their own.
            "deal", "cheat", "shuffle", "new-game", "play", "more", "play-back", "daily", "together", "play-two",
            "practice", "play-deal", "help", "statistics", "settings", "keys",
            // They say how many cards they deal, where two share a device.
            "deal-1", "deal-2",
        ]
        for (id, element) in IndexPage.elements where !wordless.contains(id) {
            guard ["button", "h2", "h3", "dt", "dd", "span", "legend", "option", "p"].contains(element.tag) else {
                continue
            }
            let isNamed = !user.text(id).isEmpty || user.attribute("aria-label", of: id) != nil
            #expect(isNamed, "#\(id)")
        }
        let two = PageUser("?lang=\(language.code.string)&players=2")
        #expect(!two.text("deal-1").isEmpty && two.text("deal-1") == two.text("deal-2"))
        #expect(user.attribute("aria-label", of: "table") != nil)
        #expect(user.attribute("lang", of: "root") == language.code.string)
    }

    @Test("is one of those that there are, each under its own name")
    func options() {
        let user = PageUser()
        let options = user.platform[user.platform["set-lang"]].children.map { user.platform[$0] }
        let languages = LanguageTag.allCases
        #expect(options.map { $0.attributes["value"] } == languages.map(\.code.description))
        #expect(options.map { $0.attributes["lang"] } == languages.map(\.code.description))
        #expect(options.map(\.text) == languages.map(\.name.description))
        #expect(user.text("lang-auto") == english(.settingLangAuto))
    }

    @Test("names the cards that are shown", arguments: Language.all, Artwork.allCases)
    func cards(language: Language, art: Artwork) {
        let user = PageUser("\(Deals.usual)&lang=\(language.code.string)&art=\(art.word)")
        var appearance = Appearance()
        appearance.art = art
        #expect(user.names == user.app.game.table.map { language.name(of: $0, appearance).string })
        user.push("cheat")
        #expect(user.named("data-state", "hint").allSatisfy(user.status.contains))
    }

    @Test("marks cards with the first letter of their colour, where that is wanted")
    func letters() {
        func letters(_ user: PageUser) -> [String?] {
            user.buttons.map { user.platform[$0].attributes["data-letter"] }
        }
        let user = PageUser("\(Deals.usual)&lettermark=1&lang=ru")
        let scheme = user.app.cardStyle.appearance
        let expected = user.app.game.table.map { Language.russian.initial(of: scheme.hue($0[.color])).string }
        #expect(letters(user) == expected && Set(expected).count == 3)
        user.choose("0", in: "set-lettermark")
        #expect(letters(user).allSatisfy { $0 == nil })
    }
}
