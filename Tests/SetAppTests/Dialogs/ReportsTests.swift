import PlainText
import SetGame
import SetRecords
import SetWords
import Testing

@testable import SetApp
@testable import SetInput
@testable import SetPage
@testable import SetSettings
@testable import SetStorage

@Suite("The reports module")
struct ReportsTests {
    /// A page whose module for reports has not answered anything yet, with a game that is over.
    private func waitingPage() throws -> PageUser {
        let user = PageUser(Deals.usual) { $0.holdsReports = true }
        try user.playAGame()
        return user
    }

    private let dialogs = [("review", "review-dialog"), ("statistics", "statistics-dialog"), ("help", "help-dialog")]

    @Test("that has not been loaded yet keeps no dialog from opening; its content follows")
    func loading() throws {
        let user = try waitingPage()
        for (button, dialog) in dialogs {
            user.push(button)
            #expect(user.isOpen(dialog), "\(dialog)")
            user.closeDialog()
        }
        user.push("review")
        #expect(user.text("review-moment") == "…" && user.markup("review-body").isEmpty)
        user.deliverReports()
        #expect(!user.markup("review-body").isEmpty && !user.pictures(in: "review-table").isEmpty)
    }

    @Test("that is there fills a dialog before it opens")
    func ready() throws {
        let user = try waitingPage()
        user.deliverReports()
        for (button, dialog) in dialogs {
            user.push(button)
            #expect(!user.isOpen(dialog), "\(dialog)")
            user.deliverReports()
            #expect(user.isOpen(dialog), "\(dialog)")
            user.closeDialog()
        }
    }

    @Test("that cannot be loaded is said to be missing, and asked again when a dialog opens again")
    func unavailable() throws {
        let user = PageUser(Deals.usual) { $0.hasReports = false }
        try user.playAGame()
        for (button, element) in [
            ("review", "review-moment"), ("statistics", "statistics-note"), ("help", "lesson-says"),
        ] {
            user.push(button)
            #expect(user.shows(.phrase(.reportsUnavailable), in: element))
            user.closeDialog()
        }
        user.platform.hasReports = true
        user.push("review")
        #expect(!user.markup("review-body").isEmpty && !user.shows(.phrase(.reportsUnavailable), in: "review-moment"))
    }

    @Test("that fails in the middle says so in the open dialog, and leaves the game alone")
    func failure() throws {
        let user = try waitingPage()
        user.deliverReports()
        let game = user.app.game
        user.push("review")
        user.platform.reports = [.unavailable]
        user.deliverReports()
        #expect(user.isOpen("review-dialog") && user.shows(.phrase(.reportsUnavailable), in: "review-moment"))
        user.push("review-close")
        user.push("review")
        user.platform.reports = [.answer("nonsense")]
        user.deliverReports()
        #expect(user.shows(.phrase(.reportsUnavailable), in: "review-moment") && user.app.game == game)
    }

    @Test("that answers after its dialog has closed opens nothing")
    func late() throws {
        for (button, dialog) in dialogs {
            let user = try waitingPage()
            user.push(button)
            #expect(user.isOpen(dialog))
            user.closeDialog()
            user.deliverReports()
            #expect(!user.isOpen(dialog) && user.app.openDialog == nil, "\(dialog)")
        }
    }

    @Test("that is waited for does not keep anybody from going on: the dialog does not open then")
    func givenUp() throws {
        let user = PageUser(Deals.forTwo) { $0.holdsReports = true }
        user.deliverReports()
        user.push("statistics")
        user.claim(1)
        user.deliverReports()
        #expect(!user.isOpen("statistics-dialog") && user.app.openDialog == nil)
        #expect(user.app.session.isRunning && user.app.game.turn.seat == .first)
    }

    @Test("that is waited for with another dialog open leaves that one closed when it is closed")
    func closedMeanwhile() throws {
        let user = try waitingPage()
        user.deliverReports()
        user.push("statistics")
        user.deliverReports()
        user.push("history-review")
        #expect(user.isOpen("statistics-dialog") && !user.isOpen("review-dialog"))
        user.closeDialog()
        user.deliverReports()
        #expect(!user.isOpen("review-dialog") && user.app.openDialog == nil)
    }

    /// Statistics with a line that cannot be read, before the answer.
    private func damagedHistory() throws -> (user: PageUser, games: String) {
        let user = try waitingPage()
        user.deliverReports()
        let games = try #require(user.platform.storage.items["tercet.games"])
        user.platform.storage.items["tercet.games"] = games + "nonsense\n"
        user.push("statistics")
        return (user, games)
    }

    @Test("that answers about games of before overwrites none that were stored since")
    func stale() throws {
        let (user, games) = try damagedHistory()
        // Meanwhile another page of an older version adds a line.
        let more = games.replacing("tercet games 1\n", with: "tercet games 1\nmore nonsense\n")
        user.platform.storage.items["tercet.games"] = more
        user.deliverReports()
        #expect(user.platform.storage.items["tercet.games"] == more)
    }

    @Test("adds a file to what is stored by then, whatever has changed meanwhile")
    func changedMeanwhile() throws {
        let (user, games) = try damagedHistory()
        user.choose("tercet games 1\n", in: "import")
        user.deliverReports()
        #expect(user.platform.storage.items["tercet.games"] == games)
        #expect(user.platform.storage.items["tercet.games.aside"] == "nonsense\n")
        #expect(user.shows(.gamesAdded(0), in: "statistics-note"))
    }

    @Test("adds a file to a history that it is the first to read without losing a line")
    func firstReader() throws {
        let (user, games) = try damagedHistory()
        user.platform.reports = []
        user.choose("tercet games 1\n", in: "import")
        user.deliverReports()
        #expect(user.platform.storage.items["tercet.games"] == games)
        #expect(user.platform.storage.items["tercet.games.aside"] == "nonsense\n")
    }

    @Test("changes nothing that is stored once another page plays")
    func elsewhere() throws {
        let (user, games) = try damagedHistory()
        user.choose("tercet games 1\n", in: "import")
        user.app.carryOut(user.app.state.tab.leave(), at: user.now)
        user.deliverReports()
        #expect(user.platform.storage.items["tercet.games"] == games + "nonsense\n")
    }

    @Test("that failed is asked again once it is there")
    func restart() throws {
        let user = PageUser(Deals.usual) { $0.hasReports = false }
        user.platform.hasReports = true
        user.push("help")
        #expect(user.text("lessons-title") == english(.exercises) && !user.text("lesson-says").isEmpty)
    }

    @Test("that fails leaves nothing of a former lesson")
    func lessonGone() {
        let user = PageUser(Deals.usual)
        user.push("help")
        for choice in 1...3 where user.isHidden("lesson-next") { user.push("choice-\(choice)") }
        user.closeDialog()
        user.platform.hasReports = false
        user.push("help")
        #expect(user.markup("lesson-cards").isEmpty && user.isHidden("lesson-next") && user.isOff("choice-1"))
    }

    @Test("moves the focus to the button to go on with, however many choices it answers at once")
    func quickChoices() {
        let user = PageUser(Deals.usual) { $0.holdsReports = true }
        user.deliverReports()
        user.push("help")
        user.deliverReports()
        for choice in 1...3 { user.click(user.platform["choice-\(choice)"]) }
        user.click(user.platform["choice-2"])
        user.deliverReports()
        #expect(user.platform.focus == user.platform["lesson-next"])
        user.push("lesson-next")
        user.deliverReports()
        #expect(user.platform.focus == user.platform["choice-1"])
    }

    @Test("is asked for the table of each moment that the slider passes, and the last one stays")
    func slider() throws {
        let user = try waitingPage()
        user.deliverReports()
        user.push("review")
        user.deliverReports()
        for time in ["0", "3000", "9000"] { user.slide(to: time) }
        user.deliverReports()
        let game = try #require(user.app.reviewedGame)
        var index = try #require(game.log.lastIndex { $0.at <= 9000 }) + 1
        func expectMoment() {
            let time = game.log[index - 1].at
            #expect(user.platform[user.platform["review-slider"]].value == "\(time)")
        }
        // Two steps before the answer to the first are two steps.
        for (key, step) in [("ArrowRight", 1), ("ArrowLeft", -1)] {
            user.key(key)
            user.key(key)
            index += 2 * step
            user.deliverReports()
            expectMoment()
        }
        // Where a slider that still moves is, is not known; a step from there waits.
        user.slide(to: "20000")
        user.key("ArrowRight")
        user.deliverReports()
        index = try #require(game.log.lastIndex { $0.at <= 20_000 }) + 1
        user.key("ArrowRight")
        index += 1
        user.deliverReports()
        expectMoment()
    }
}
