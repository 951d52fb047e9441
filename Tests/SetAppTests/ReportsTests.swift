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

@Suite("The module for reports")
struct ReportsTests {
    /// A page whose module for reports has not answered anything yet, with a game that is over.
    private func waitingPage() throws -> PageUser {
        let user = PageUser(Deals.usual) { $0.holdsReports = true }
        try user.playAGame()
        return user
    }

    private let dialogs = [("review", "review-dialog"), ("statistics", "statistics-dialog"), ("help", "help-dialog")]

    @Test("is asked for its labels as soon as it is there, and at each change of the language")
    func labels() {
        let user = PageUser(Deals.usual) { $0.holdsReports = true }
        #expect(user.text("how-sets").isEmpty)
        user.deliverReports()
        #expect(user.text("how-sets") == english(.howSets))
        user.choose("ru", in: "set-lang")
        user.deliverReports()
        #expect(user.text("how-sets") == Language.russian[.howSets].string)
    }

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
            #expect(user.shows(.reportsUnavailable, in: element))
            user.closeDialog()
        }
        user.platform.hasReports = true
        user.push("review")
        #expect(!user.markup("review-body").isEmpty && !user.shows(.reportsUnavailable, in: "review-moment"))
    }

    @Test("that fails in the middle says so in the open dialog, and leaves the game alone")
    func failure() throws {
        let user = try waitingPage()
        user.deliverReports()
        let game = user.app.game
        user.push("review")
        user.platform.reports = [.unavailable]
        user.deliverReports()
        #expect(user.isOpen("review-dialog") && user.shows(.reportsUnavailable, in: "review-moment"))
        user.push("review-close")
        user.push("review")
        user.platform.reports = [.answer("nonsense")]
        user.deliverReports()
        #expect(user.shows(.reportsUnavailable, in: "review-moment") && user.app.game == game)
    }

    @Test("that answers after its dialog has closed opens nothing")
    func late() throws {
        let user = try waitingPage()
        user.deliverReports()
        for (button, dialog) in dialogs {
            user.push(button)
            user.app.close(user.app.openDialog ?? .settings)
            user.closeDialog()
            user.deliverReports()
            #expect(!user.isOpen(dialog) || user.app.openDialog != nil, "\(dialog)")
            user.closeDialog()
        }
    }

    @Test("that answers about games of before overwrites none that were stored since")
    func stale() throws {
        let user = try waitingPage()
        user.deliverReports()
        let games = try #require(user.platform.storage.items["tercet.games"])
        user.platform.storage.items["tercet.games"] = games + "nonsense\n"
        user.push("statistics")
        // Meanwhile another page of an older version adds a game.
        let more = games.replacing("tercet games 1\n", with: "tercet games 1\nmore nonsense\n")
        user.platform.storage.items["tercet.games"] = more
        user.deliverReports()
        #expect(user.platform.storage.items["tercet.games"] == more)
        user.choose("tercet games 1\n", in: "import")
        user.platform.storage.items["tercet.games"] = games
        user.deliverReports()
        #expect(user.platform.storage.items["tercet.games"] == games)
        #expect(user.shows(.gamesNotStored(0), in: "statistics-note"))
    }

    @Test("is asked for the table of each moment that the slider passes, and the last one stays")
    func slider() throws {
        let user = try waitingPage()
        user.deliverReports()
        user.push("review")
        user.deliverReports()
        for time in ["0", "3000", "9000"] { user.slide(to: time) }
        user.deliverReports()
        let said = user.text("review-moment")
        user.slide(to: "9000")
        user.deliverReports()
        #expect(user.text("review-moment") == said)
        // Two steps before the answer to the first are two steps.
        user.key("ArrowRight")
        user.key("ArrowRight")
        user.deliverReports()
        user.key("ArrowLeft")
        user.key("ArrowLeft")
        user.deliverReports()
        #expect(user.text("review-moment") == said)
    }
}
