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
        let act: @Sendable (Player) -> Void

        init(
            _ english: String, _ russian: String, on link: String = "?seed=usual",
            _ act: @escaping @Sendable (Player) -> Void
        ) {
            (self.link, self.english, self.russian, self.act) = (link, english, russian, act)
        }

        var testDescription: String { english }
    }

    /// The cards of the first set, or of what is none, by their places, which are the same in every language.
    private static func tap(_ player: Player, aSet: Bool) {
        let sets = player.app.game.table.sets
        let cards = aSet ? sets[0].cards : Array(player.app.game.table.prefix(3))
        for card in cards { player.app.game.table.firstIndex(of: card).map { player.tap($0) } }
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
        Said("The deck is empty.", "Колода пуста.") { player in
            for _ in 0..<24 { player.key("d", "") }
        },
        Said(
            "24 cards are the most here. Any 21 cards hold a set: look again.",
            "24 карты здесь предел. Среди любых 21 есть сет: ищите.", on: "?seed=usual&limit=24"
        ) { player in
            for _ in 0..<5 { player.key("d", "") }
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
            let player = Player("\(said.link)&lang=\(language)")
            said.act(player)
            #expect(player.status.hasSuffix(message))
        }
    }

    @Test("say the same about what was stored, and what was not")
    func storage() {
        func status(_ languages: String, _ prepare: (TestStorage) -> Void) -> String {
            let storage = TestStorage()
            prepare(storage)
            return Player(storage: storage, languages: languages).status
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
        let player = Player("?seed=usual&lang=ru")
        let table = player.app.game.table
        let trio = try #require(Naive.trios(table.map { Words.english.card($0, Look()).string }, areSets: false).first)
        for name in trio { player.tap(try #require(table.firstIndex { Words.english.card($0, Look()) == Text(name) })) }
        #expect(player.status.hasPrefix("Это не сет: "))
        #expect(!player.status.contains(/[A-Za-z%]/))
        for _ in 0..<200 where player.phase != "over" {
            if let set = player.app.game.tableInPlay.sets.first {
                for card in set.cards { player.tap(try #require(player.app.game.table.firstIndex(of: card))) }
            } else {
                player.key("в", "KeyD")
            }
        }
        #expect(player.status.hasSuffix("Игра окончена. Очки: \(player.score), время: 0:00."))
        #expect(!player.status.contains(/[A-Za-z%]/))
    }

    @Test("name the cards that are shown, and tell by their names why they are no set", arguments: Language.allCases)
    func shownNames(language: Language) throws {
        for look in Look.all {
            let (words, art, mode) = (language.words, look.art.word, look.isColorBlind.word)
            let player = Player("?seed=usual&lang=\(words.code)&art=\(art)&colorblind=\(mode)")
            #expect(player.names == player.app.game.table.map { words.card($0, look).string })
            for name in try #require(Naive.trios(player.names, areSets: false).first) { player.tap(name) }
            guard case .mismatch(let trio) = player.app.game.selection else {
                Issue.record("three cards in \(words.name) that are no set are no mismatch")
                return
            }
            #expect(player.status == words[.notASet].filling(words.reasons(trio, look)).string)
            player.push("cheat")
            #expect(player.named("data-state", "hint").allSatisfy(player.status.contains))
        }
    }

    @Test("name the cards in the language of the page", arguments: ["en", "ru"])
    func cards(language: String) {
        let player = Player("?seed=usual&lang=\(language)")
        player.key("d", "KeyD")
        let isRussian = player.names.allSatisfy { $0.contains(/[а-я]/) && !$0.contains(/[a-z]/) }
        #expect(isRussian == (language == "ru"))
        #expect(player.attribute("lang", of: "root") == language)
    }
}
