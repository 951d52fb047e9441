import PlainText
import SetGame
import SetRules
import SetWords
import Testing

@testable import SetApp
@testable import SetInput
@testable import SetPage
@testable import SetSettings
@testable import SetStorage

@Suite("The review")
struct ReviewDialogTests {
    let user = PageUser(Deals.usual)

    init() throws {
        user.tap(0)
        user.wait(1500)
        user.tap(0)
        user.push("deal")
        user.tap(user.noSet)
        try user.playAGame()
        user.push("review")
    }

    /// Whether the dialog shows the game after so many actions.
    private func expectMoment(_ count: Int, _ comment: Comment? = nil) throws {
        let game = try user.replayed(count)
        let time = user.app.game.log.prefix(count).last?.at ?? 0
        func names(_ cards: [Card]) -> [String] {
            cards.map { Language.english.name(of: $0, user.app.cardStyle.appearance).string }
        }
        #expect(user.pictures(in: "review-table") == names(game.table), comment)
        let marked = user.pictures(in: "review-table", isMarked: true)
        #expect(marked == names(game.table.filter(game.selection.contains)), comment)
        let sets = Naive.triples(names(game.table), areSets: true).count
        let said = english(.moment(time, cards: game.table.count, matches: sets))
        #expect(user.text("review-moment") == said, comment)
        #expect(user.attribute("aria-valuetext", of: "review-slider") == said, comment)
    }

    @Test("waits for the end of the game")
    func hidden() throws {
        let user = PageUser(Deals.usual)
        #expect(user.isHidden("review"))
        user.click(user.platform["review"], presses: 0)
        #expect(!user.isOpen("review-dialog"))
        try user.playAGame()
        #expect(!user.isHidden("review"))
        user.push("new-game")
        #expect(user.isHidden("review"))
    }

    @Test("leaves the focus on a card when its button goes with a new game")
    func focus() {
        user.push("review-close")
        #expect(user.platform.focus == user.platform["review"])
        user.key("n", "KeyN")
        #expect(user.focusedCard != nil)
    }

    @Test("opens with the course of the game, its last table and its sets")
    func opens() throws {
        let log = user.app.game.log
        #expect(user.isOpen("review-dialog"))
        let marks = user.markup("review-timeline").components(separatedBy: "class=\"mark\"").count - 1
        let counts = try (0...log.count).map { try user.replayed($0).table.count }
        let deals = zip(counts, counts.dropFirst()).count { $0 < $1 }
        #expect(marks == user.number("sets-found") + deals)
        #expect(user.attribute("max", of: "review-slider") == "\(try #require(log.last).at)")
        #expect(user.platform[user.platform["review-slider"]].value == user.attribute("max", of: "review-slider"))
        try expectMoment(log.count)
        #expect(user.markup("review-body").components(separatedBy: "<li>").count - 1 == user.number("sets-found"))
        #expect(
            user.figures(in: "review-body") == [
                english(MatchCaption.timeOfEach), english(MatchCaption.meanTimeByKind),
            ])
    }

    @Test("tells the time, the fastest and the mean, and what the score is made of")
    func facts() throws {
        func fact(_ name: Phrase) -> String? { user.fact(name, in: "review-body") }
        let found = user.app.game.found
        #expect(fact(.time) == user.text("time") && fact(.score) == "\(user.score)")
        let fastest = try #require(found.map(\.took).min())
        #expect(
            user.fact(english(.pattern(.fastestMatch)), in: "review-body") == Language.english.seconds(fastest).string)
        let mean = Double(found.map(\.took).reduce(0, +)) / Double(found.count)
        #expect(user.fact(.meanTime, .set, in: "review-body") == Language.english.seconds(Int64(mean.rounded())).string)
        #expect(user.fact(.points, .set, in: "review-body") == "\(found.count * 10) (\(found.count))")
        let bonus = found.map { $0.points - 10 }.reduce(0, +)
        #expect(fact(.pointsOfSpeed) == "\(bonus) (\(found.count))")
        #expect(fact(.pointsOfMistakes) == "−10 (1)")
        #expect(fact(.pointsOfClaims) == nil)
        let deals = user.score - found.count * 10 - bonus + 10
        #expect(fact(.pointsOfDeals) == "−\(-deals) (\(deals / -10))")
    }

    @Test("shows the table of any moment with the slider")
    func slider() throws {
        let log = user.app.game.log
        user.slide(to: "0")
        try expectMoment(1, "the first tap was at 0")
        for entry in log.indices where entry % 9 == 0 {
            let time = log[entry].at
            let last = try #require(log.lastIndex { $0.at <= time })
            user.slide(to: "\(time)")
            try expectMoment(last + 1, "at \(time)")
            user.slide(to: "\(time).75")
            try expectMoment(last + 1, "just after \(time)")
        }
        user.slide(to: "999999999")
        try expectMoment(log.count)
    }

    @Test("goes from action to action with the arrow keys, as far as there are any")
    func arrows() throws {
        let log = user.app.game.log
        #expect(user.key("ArrowRight"))
        try expectMoment(log.count)
        for back in 1...5 {
            #expect(user.key("ArrowLeft"))
            try expectMoment(log.count - back)
            #expect(user.platform[user.platform["review-slider"]].value == "\(log[log.count - back - 1].at)")
        }
        #expect(user.key("ArrowRight"))
        try expectMoment(log.count - 4)
        for _ in 0...log.count { user.key("ArrowLeft") }
        try expectMoment(0)
        #expect(!user.key("ArrowUp") && !user.key("ArrowDown") && !user.key("ArrowLeft", modified: true))
        try expectMoment(0)
    }

    @Test("changes nothing of the game, and letters are no keys in it")
    func harmless() {
        let game = user.app.game
        for letter in ["d", "n", "c", "r", "p"] { #expect(!user.key(letter, "Key\(letter.uppercased())")) }
        user.slide(to: "3000")
        user.closeDialog()
        #expect(user.app.game == game && !user.isOpen("review-dialog"))
    }
}
