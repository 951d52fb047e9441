import SetGame
import SetRecords
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

    /// Opens the dialog, and plays the chosen day's deal.
    private func playDay(_ user: PageUser) {
        user.push("daily")
        user.push("daily-play")
    }

    @Test("begin with today's, and keep the game in progress to return to")
    func todaysDeal() throws {
        let user = PageUser(Deals.usual)
        user.tap(0)
        playDay(user)
        #expect(!user.isOpen("daily-dialog"))
        #expect(user.text("deal-id") == id(of: today) && !user.isHidden("back"))
        #expect(user.messages == [.dailyDeal(today.text)])
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
            #expect(user.messages == [isThere ? .dailyDeal(day.text) : .phrase(.linkHasNoDay)])
        }
    }
}
