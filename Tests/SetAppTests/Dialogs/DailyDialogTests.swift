import PlainText
import SetGame
import SetRecords
import SetRules
import SetWords
import Testing

@testable import SetApp
@testable import SetInput
@testable import SetPage
@testable import SetSettings
@testable import SetStorage

@Suite("The daily deals on the page")
struct DailyDialogTests {
    /// The date of the tests' clock.
    private let today = Day(milliseconds: 1_795_000_000_000)

    private func id(of day: Day) -> String { DailyDeal(of: day).id(Options()).text.string }

    @Test("begin with today's, and keep the game in progress to return to")
    func todaysDeal() throws {
        let user = PageUser(Deals.usual)
        user.tap(0)
        playDay(user)
        #expect(!user.isOpen("daily-dialog"))
        #expect(user.text("deal-id") == id(of: today) && !user.isHidden("back"))
        #expect(user.messages == [.daily(today.text, isPuzzle: false)])
        user.push("back")
        #expect(user.pressed.count == 1)
    }

    @Test("go on where they were left, from either side")
    func goesOn() throws {
        let user = PageUser(Deals.usual)
        playDay(user)
        user.tap([0, 1].map { user.names[$0] })
        let chosen = user.pressed
        playDay(user)
        #expect(user.pressed == chosen, "it is played")
        user.push("new-game")
        user.push("daily")
        #expect(user.text("daily-play") == Language.english[.playDay].string, "a game that was given up begins anew")
    }

    @Test("are chosen in the calendar, up to today")
    func otherDay() throws {
        let user = PageUser(Deals.usual)
        user.push("daily")
        let day = Day(number: today.number - 3)
        user.choose(day.text.string, in: "daily-calendar")
        user.push("daily-play")
        #expect(user.text("deal-id") == id(of: day))
        user.push("daily")
        for text in [Day(number: today.number + 1).text.string, "2026-13-01", "tomorrow", ""] {
            user.choose(text, in: "daily-calendar")
        }
        user.push("daily-play")
        #expect(user.text("deal-id") == id(of: today))
    }

    @Test("are linked to, up to tomorrow's, which may have begun elsewhere")
    func links() throws {
        for (days, isThere) in [(-400, true), (0, true), (1, true), (2, false)] {
            let day = Day(number: today.number + days)
            let user = PageUser("?daily=\(day.text.string)")
            #expect((user.text("deal-id") == id(of: day)) == isThere)
            #expect(user.messages == [isThere ? .daily(day.text, isPuzzle: false) : .phrase(.linkHasNoDay)])
        }
    }

    @Test("begin with the last seven days, and say when the next one comes once today's was played")
    func week() throws {
        let user = PageUser("?daily=\(Day(number: today.number - 2).text.string)")
        try user.playAGame()
        user.push("daily")
        let next = "\(user.app.presentation.text(of: .nextDeal(in: user.app.restOfToday)))"
        let week = { user.platform[user.platform["daily-facts"]].markup }
        #expect(week().matches(of: /<li>/).count == 7 && week().matches(of: /<svg/).count == 1)
        #expect(!user.text("daily-says").contains(next))
        user.push("daily-play")
        try user.playAGame()
        user.push("daily")
        #expect(week().matches(of: /<svg/).count == 2 && user.text("daily-says").contains(next))
    }

    @Test("show one month after the other, from the first one to today's")
    func months() throws {
        let user = PageUser(Deals.usual)
        user.push("daily")
        #expect(user.isOff("daily-later") && !user.isOff("daily-earlier"))
        var months = 0
        while !user.isOff("daily-earlier"), months < 100 {
            user.push("daily-earlier")
            months += 1
        }
        let first = Day(number: 20_454)
        #expect(months == (today.year - first.year) * 12 + today.month - first.month)
        #expect(!user.isOff("daily-later"))
        for _ in 0..<months { user.push("daily-later") }
        user.push("daily-play")
        #expect(user.isOff("daily-later") && user.text("deal-id") == id(of: today))
    }

    @Test("earn another back of the cards with a streak of seven")
    func back() throws {
        let storage = TestStorage()
        for days in 0..<7 {
            let day = Day(number: today.number + days)
            let user = PageUser("?daily=\(day.text.string)", storage: storage) { $0.clock += Int64(days) * 86_400_000 }
            #expect(user.attribute("data-back", of: "body") == nil)
            try user.playAGame()
            #expect(user.attribute("data-back", of: "body") == (days < 6 ? nil : "weave"))
            user.close()
        }
    }
}

@Suite("The puzzle of the day on the page")
struct DailyPuzzleDialogTests {
    private let today = Day(milliseconds: 1_795_000_000_000)

    /// Finds all sets of a puzzle.
    private func solve(_ user: PageUser, hints: Int = 0) throws {
        for _ in 0..<hints { user.push("cheat") }
        while user.phase != "over", let match = user.app.game.matches.first {
            user.wait(2000)
            user.tap(match)
            if user.phase != "over" { user.tap(user.app.presentation.name(of: match[0]).string) }
        }
        try #require(user.phase == "over")
    }

    @Test("is a puzzle with a streak of its own, and its result tells no set")
    func shared() throws {
        let user = PageUser(Deals.usual)
        playDay(user, "puzzle")
        #expect(user.text("deal-id") == DailyDeal(of: today, .puzzle).id().text.string)
        #expect(user.attribute("data-variant", of: "body") == "puzzle" && user.text("puzzle-left") == "6")
        try solve(user)
        #expect(user.text("puzzle-left") == "0" && user.score == 60)
        let details: [Message.Detail] = [.number(.day, today.day), .number(.month, today.month), .number(.count, 1)]
        #expect(user.text("mode") == user.app.presentation.text(of: .pattern(.modePuzzleStreak, details)).string)
        user.push("play")
        #expect(
            !user.text("puzzle-state").isEmpty
                && user.text("daily-state") == Language.english[Phrase.notPlayedToday].string)
        user.push("daily")
        #expect(user.isHidden("daily-share"), "the deal of the day wasn't played")
        user.choose("puzzle", in: "daily-kind")
        user.push("daily-share")
        let shared = try #require(user.platform.given.last?.0)
        #expect(
            shared.contains("?puzzle=\(today.text.string)")
                && shared.contains(Language.english[Phrase.withoutHints].string))
    }

    @Test("has hints, which its result mentions and which don't end the streak")
    func hints() throws {
        let user = PageUser("?puzzle=junior-\(today.text.string)")
        #expect(user.text("deal-id") == DailyDeal(of: today, .juniorPuzzle).id().text.string)
        try solve(user, hints: 3)
        #expect(user.score == 30 && user.text("result-sets") == "4")
        user.push("daily")
        user.choose("juniorpuzzle", in: "daily-kind")
        #expect(!user.isHidden("daily-share"))
        user.push("daily-share")
        let shared = try #require(user.platform.given.last?.0)
        #expect(shared.contains("?puzzle=junior-") && shared.contains(Language.english[Phrase.withHints].string))
    }

    @Test("is played from a link that is typed as a deal")
    func typed() throws {
        let user = PageUser(Deals.usual)
        user.push("deal-id")
        user.send(.input, on: user.platform["deal-input"]) {
            $0.text = "https://set.example/tercet/?puzzle=junior-\(today.text)" as UTF8Text
        }
        user.push("deal-play")
        #expect(user.text("deal-id") == DailyDeal(of: today, .juniorPuzzle).id().text.string)
    }

    @Test("can't be made of a written deck with another number of sets, whose link is refused")
    func written() {
        let user = PageUser("?seed=\(DealID(deck: Card.all).seed.string)&game=puzzle")
        #expect(user.messages == [.phrase(.linkHasNoDeal)] && user.app.game.options.game == .set)
    }

    @Test("leaves no marks on the cards of the next game, nor its own look")
    func next() throws {
        let user = PageUser("?puzzle=\(today.text.string)")
        try solve(user)
        #expect(user.isHidden("pile") && !user.isHidden("puzzle-left"))
        user.push("play")
        user.choose("set", in: "set-game")
        #expect(!user.isHidden("pile") && user.isHidden("puzzle-left"))
        while user.app.game.dealViolation == nil { user.key("d", "KeyD") }
        #expect(user.buttons.count == 81)
        #expect(user.buttons.allSatisfy { user.platform[$0].attributes["data-found"] == nil })
    }

    @Test("is linked to, up to tomorrow's")
    func links() {
        for (text, isThere) in [
            ("\(today.text.string)", true), ("junior-\(today.text.string)", true), ("2026-13-01", false),
            ("\(Day(number: today.number + 2).text.string)", false), ("junior", false),
        ] {
            let user = PageUser("?puzzle=\(text)")
            #expect(user.text("deal-id").contains("puzzle-") == isThere)
            #expect((user.messages == [.phrase(.linkHasNoPuzzle)]) == !isThere)
        }
    }
}

/// Opens the dialog with a button of Play, and plays today's task.
private func playDay(_ user: PageUser, _ button: String = "daily") {
    user.push(button)
    user.push("daily-play")
}
