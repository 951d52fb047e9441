import PlainText
import SetGame
import SetRules
import SetTable
import Testing

@testable import SetApp

@Suite("Messages in both languages")
struct BothLanguagesTests {
    /// Something that is said: how it comes about on a deal, in English and in Russian.
    struct Said: CustomTestStringConvertible {
        let link: String
        let english: String
        let russian: String
        let act: @Sendable (PageUser) -> Void

        init(
            _ english: String, _ russian: String, on link: String = "?seed=usual",
            _ act: @escaping @Sendable (PageUser) -> Void
        ) {
            (self.link, self.english, self.russian, self.act) = (link, english, russian, act)
        }

        var testDescription: String { english }
    }

    /// The cards of the first set, or of what is none, by their places, which are the same in every language.
    private static func tap(_ user: PageUser, aSet: Bool) {
        let sets = user.app.game.table.sets
        let cards = aSet ? sets[0].cards : Array(user.app.game.table.prefix(3))
        for card in cards { user.app.game.table.firstIndex(of: card).map { user.tap($0) } }
    }

    private static let said = [
        Said("Set! 40 points.", "Сет! Очки: 40.") { tap($0, aSet: true) },
        Said("Reshuffled.", "Карты перемешаны.") { $0.push("shuffle") },
        Said(
            "A set is marked, for no points: one solid red diamond, two striped green ovals, three open purple squiggles.",
            "Сет отмечен, без очков: один сплошной красный ромб, два полосатых зелёных овала, три пустые фиолетовые волны."
        ) { $0.push("cheat") },
        Said("Nothing is selected.", "Ничего не выбрано.") {
            $0.tap(0)
            $0.key("Escape")
        },
        Said("Paused. Continue to play.", "Пауза. Продолжите, чтобы играть.") { $0.push("pause") },
        Said("The game goes on.", "Игра продолжается.") {
            $0.push("pause")
            $0.push("resume")
        },
        Said("New game.", "Новая игра.") { $0.push("new-game") },
        Said(
            "Three more cards. There was a set: 10 points off.", "Ещё три карты. На столе был сет: штраф 10."
        ) { $0.push("deal") },
        Said("The deck is empty.", "Колода пуста.") { user in
            for _ in 0..<24 { user.key("d", "") }
        },
        Said(
            "24 cards are the most here. Any 21 cards hold a set: look again.",
            "24 карты здесь предел. Среди любых 21 есть сет: ищите.", on: "?seed=usual&limit=24"
        ) { user in
            for _ in 0..<5 { user.key("d", "") }
        },
        Said(
            "This link asks for something unknown, which is left out: x=1.",
            "Ссылка просит неизвестное, это пропущено: x=1.", on: "?seed=usual&x=1"
        ) { _ in },
        Said("This link names no deal that can be dealt.", "Раздачу из этой ссылки сдать нельзя.", on: "?seed=") { _ in
        },
        Said("Here is the deal of your link.", "Вот раздача из вашей ссылки.") { _ in },
    ]

    @Test("say the same", arguments: said)
    func same(said: Said) {
        for (language, message) in [("en", said.english), ("ru", said.russian)] {
            let user = PageUser("\(said.link)&lang=\(language)")
            said.act(user)
            #expect(user.status.hasSuffix(message))
        }
    }

    @Test("say the same about what was stored, and what was not")
    func storage() {
        func status(_ languages: String, _ prepare: (TestStorage) -> Void) -> String {
            let storage = TestStorage()
            prepare(storage)
            return PageUser(storage: storage, languages: languages).status
        }
        let damaged: (TestStorage) -> Void = { $0.items["tercet.game"] = "nonsense" }
        #expect(status("en", damaged).hasPrefix("The saved game could not be read."))
        #expect(status("ru", damaged).hasPrefix("Сохранённую игру не удалось прочитать."))
        let other: (TestStorage) -> Void = { $0.items["tercet.game"] = "tercet game 9\n" }
        #expect(status("en", other).hasPrefix("The saved game is of another version."))
        #expect(status("ru", other).hasPrefix("Сохранённая игра от другой версии."))
        let full: (TestStorage) -> Void = { $0.refusesToStore = true }
        #expect(status("en", full).contains("This browser does not let the game be saved."))
        #expect(status("ru", full).contains("Браузер не даёт сохранить игру."))
    }

    @Test("say in Russian why three cards are no set, and how the game ended")
    func russian() throws {
        let user = PageUser("?seed=usual&lang=ru")
        let table = user.app.game.table
        let triple = try #require(
            Naive.triples(table.map { Words.english.card($0, Appearance()).string }, areSets: false).first)
        for name in triple {
            user.tap(try #require(table.firstIndex { Words.english.card($0, Appearance()) == UTF8Text(name) }))
        }
        #expect(user.status.hasPrefix("Это не сет: "))
        #expect(!user.status.contains(/[A-Za-z%]/))
        for _ in 0..<200 where user.phase != "over" {
            if let set = user.app.game.tableInPlay.sets.first {
                for card in set.cards { user.tap(try #require(user.app.game.table.firstIndex(of: card))) }
            } else {
                user.key("в", "KeyD")
            }
        }
        #expect(user.status.hasSuffix("Игра окончена. Очки: \(user.score), время: 0:00."))
        #expect(!user.status.contains(/[A-Za-z%]/))
    }

    @Test("name the cards that are shown, and tell by their names why they are no set", arguments: Language.allCases)
    func shownNames(language: Language) throws {
        for appearance in Appearance.all {
            let (words, art, mode) = (language.words, appearance.art.word, appearance.isColorBlind.word)
            let user = PageUser("?seed=usual&lang=\(words.code)&art=\(art)&colorblind=\(mode)")
            #expect(user.names == user.app.game.table.map { words.card($0, appearance).string })
            for name in try #require(Naive.triples(user.names, areSets: false).first) { user.tap(name) }
            guard case .mismatch(let triple) = user.app.game.selection else {
                Issue.record("three cards in \(words.name) that are no set are no mismatch")
                return
            }
            #expect(user.status == words[.notASet].filling(words.reasons(triple, appearance)).string)
            user.push("cheat")
            #expect(user.named("data-state", "hint").allSatisfy(user.status.contains))
        }
    }

    @Test("name the cards in the language of the page", arguments: ["en", "ru"])
    func cards(language: String) {
        let user = PageUser("?seed=usual&lang=\(language)")
        user.key("d", "KeyD")
        let isRussian = user.names.allSatisfy { $0.contains(/[а-я]/) && !$0.contains(/[a-z]/) }
        #expect(isRussian == (language == "ru"))
        #expect(user.attribute("lang", of: "root") == language)
    }
}
