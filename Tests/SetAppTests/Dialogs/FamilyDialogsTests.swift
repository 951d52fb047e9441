import PlainText
import SetGame
import SetRecords
import SetRules
import SetTable
import SetWords
import Testing

@testable import SetApp
@testable import SetInput
@testable import SetPage
@testable import SetReports
@testable import SetSettings
@testable import SetStorage

@Suite("How to play and the statistics of the games of the family")
struct FamilyDialogsTests {
    private func user(_ game: Variant, _ storage: TestStorage = TestStorage()) -> PageUser {
        PageUser("?seed=family&game=\(game.id)", storage: storage)
    }

    /// Plays a game of any kind to its end, with the same time for each match.
    private func play(_ user: PageUser, every pause: Milliseconds = 2000) throws {
        for _ in 0..<400 where user.phase != "over" {
            if case .match(let group) = user.app.game.selection, let card = group.first {
                user.tap(user.app.presentation.name(of: card).string)
            } else if let match = user.app.game.matches.first {
                user.wait(pause)
                user.tap(match)
            } else {
                user.key("d", "KeyD")
            }
        }
        try #require(
            user.phase == "over",
            "\(user.app.game.dealID) \(user.app.game.table.count) \(user.app.game.deck.count) \(user.app.game.selection)"
        )
    }

    /// A browser in which a game of each kind was played, the given one last.
    private func played(last: Variant) throws -> PageUser {
        let storage = TestStorage()
        var time: Milliseconds = 0
        for game in Variant.allCases.filter({ $0 != last }) + [last] {
            let user = user(game, storage)
            user.platform.clock += time
            try play(user)
            time += 5000
            if game == last { return user }
            user.close()
        }
        throw Missing()
    }

    private func names(_ cards: [Card], _ user: PageUser) -> [String] {
        cards.map { user.app.presentation.name(of: $0).string }
    }

    @Test("explain the game that is played, and name it unless it is Set", arguments: Variant.allCases)
    func help(game: Variant) {
        let user = user(game)
        user.push("help")
        let title = "<h3>\(Language.english[Phrase(game)])</h3>"
        #expect(user.markup("how-sets").hasPrefix(title) == (game != .set))
        #expect(user.text("lessons-title") == english(.exercises, game.rules.kind))
        #expect(user.text("misses-title") == english(.nearMisses, game.rules.kind))
        #expect(user.pictures(in: "lesson-cards") == names(game.helpContent.lessons[0].given, user))
    }

    @Test("lead through the lessons of each game", arguments: Variant.allCases)
    func lessons(game: Variant) throws {
        let user = user(game)
        user.push("help")
        for lesson in game.helpContent.lessons {
            #expect(user.text("lesson-says") == english(.exerciseAsks, game.rules.kind))
            let answers = lesson.choices.map { Explanation(lesson.given + [$0], user.app.presentation) }
            let right = try #require(answers.firstIndex { $0.isMatch })
            for index in [0, 1, 2].filter({ $0 != right }) + [right] {
                user.push("choice-\(index + 1)")
                #expect(user.text("lesson-says") == answers[index].reason.string)
            }
            #expect(user.markup("lesson-cards") == answers[right].pictures.string)
            user.push("lesson-next")
        }
        #expect(user.pictures(in: "lesson-cards") == names(game.helpContent.lessons[0].given, user))
    }

    @Test("explain the game that was asked for in the settings, whatever is played")
    func rules() {
        let user = user(.set)
        user.tap(0)
        user.push("settings")
        user.choose("ultra", in: "set-game")
        user.push("rules")
        #expect(user.text("lessons-title") == english(.exercises, .ultraSet))
    }

    @Test("hide the choice of a game from players of Set alone")
    func onlySet() throws {
        let user = user(.set)
        try play(user)
        user.push("statistics")
        #expect(user.isHidden("statistics-game-box") && !user.isOff("category-daily"))
    }

    @Test("open with the game that is played, and show each game's numbers", arguments: Variant.allCases)
    func statistics(game: Variant) throws {
        let user = try played(last: game)
        let found = user.app.game.found.count
        user.push("statistics")
        #expect(!user.isHidden("statistics-game-box"))
        #expect(user.platform[user.platform["statistics-game"]].value == game.id.description)
        #expect(user.markup("statistics-game").components(separatedBy: "<option").count == Variant.allCases.count + 1)
        let label = english(.pattern(.matchesFound), game.rules.kind)
        #expect(user.fact(label, in: "statistics-body") == "\(found)")
        #expect(user.fact(.games, in: "statistics-body") == "1")
        for other in Variant.allCases where other != game {
            user.choose(other.id.description, in: "statistics-game")
            #expect(user.fact(.games, in: "statistics-body") == "1")
            #expect(user.fact(english(.pattern(.fastestMatch), other.rules.kind), in: "statistics-body") == "2.0 s")
        }
    }

    @Test("show daily deals and practice of Set only, and solo games of the others instead")
    func setOnly() throws {
        let user = try played(last: .set)
        user.push("statistics")
        for category in ["daily", "practice"] {
            user.choose("set", in: "statistics-game")
            #expect(!user.isHidden("category-\(category)"))
            user.choose(category, in: "category")
            user.choose("junior", in: "statistics-game")
            #expect(user.isHidden("category-\(category)") && user.isOff("category-\(category)"))
            #expect(user.platform[user.platform["category"]].value == "solo")
            #expect(user.fact(.games, in: "statistics-body") == "1")
        }
    }

    @Test("name the game of each past game that isn't Set, and review it")
    func review() throws {
        let user = try played(last: .ultraSet)
        user.push("statistics")
        #expect(user.markup("history").components(separatedBy: " · UltraSet · ").count == 2)
        #expect(user.markup("history").components(separatedBy: " · Junior · ").count == 2)
        user.push("history-review")
        let found = user.app.game.found
        #expect(user.fact(.points, .ultraSet, in: "review-body")?.hasSuffix("(\(found.count))") == true)
        #expect(user.figures(in: "review-body").first == english(.timeOfEach, .ultraSet))
        let pictures = user.pictures(in: "review-body").prefix(4)
        #expect(Array(pictures) == names(found[0].cards.cards, user))
    }

    @Test("compare a finished game with the same game only, and name its match")
    func result() throws {
        let user = try played(last: .ultraSet)
        #expect(user.text("result-best").isEmpty)
        #expect(
            user.text("result-fastest-label") == "Fastest UltraSet" && user.text("result-sets-label") == "UltraSets")
        user.platform.clock += 5000
        user.push("new-game")
        try play(user, every: 1000)
        #expect(user.text("result-best").contains(english(.fastestYet, .ultraSet)))
    }

    @Test("are exported and added with all games")
    func file() throws {
        let user = try played(last: .junior)
        user.push("statistics")
        user.push("export")
        let file = try #require(user.platform.given.last?.text)
        let other = self.user(.set)
        other.push("statistics")
        other.choose(file, in: "import")
        #expect(other.text("statistics-note") == english(.gamesAdded(Variant.allCases.count)))
        #expect(!other.isHidden("statistics-game-box") && other.fact(.games, in: "statistics-body") == "1")
    }
}
