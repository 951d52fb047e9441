import PlainText
import SetGame
import SetRules
import Testing

@testable import SetApp

@Suite("The review")
struct ReviewDialogTests {
    let player = Player(Deals.usual)

    init() throws {
        player.tap(0)
        player.wait(1500)
        player.tap(0)
        player.push("deal")
        player.tap(player.noSet)
        try player.playAGame()
        player.push("review")
    }

    /// Whether the dialog shows the game after so many actions.
    private func expectMoment(_ count: Int, _ comment: Comment? = nil) throws {
        let game = try player.replayed(count)
        let time = player.app.game.log.prefix(count).last?.at ?? 0
        func names(_ cards: [Card]) -> [String] { cards.map { Words.english.card($0, player.app.dress.look).string } }
        #expect(player.pictures(in: "review-table") == names(game.table), comment)
        let marked = player.pictures(in: "review-table", isMarked: true)
        #expect(marked == names(game.table.filter(game.selection.contains)), comment)
        let sets = Naive.trios(names(game.tableInPlay), areSets: true).count
        let said = "\(Words.clock(time).string): cards \(game.tableInPlay.count), sets among them \(sets)"
        #expect(player.text("review-moment") == said, comment)
        #expect(player.attribute("aria-valuetext", of: "review-slider") == said, comment)
    }

    @Test("waits for the end of the game")
    func hidden() throws {
        let player = Player(Deals.usual)
        #expect(player.isHidden("review"))
        player.click(player.host["review"], presses: 0)
        #expect(!player.isOpen("review-dialog"))
        try player.playAGame()
        #expect(!player.isHidden("review"))
        player.push("new-game")
        #expect(player.isHidden("review"))
    }

    @Test("leaves the focus on a card when its button goes with a new game")
    func focus() {
        player.push("review-close")
        #expect(player.host.focus == player.host["review"])
        player.key("n", "KeyN")
        #expect(player.focusedCard != nil)
    }

    @Test("opens with the course of the game, its last table and its sets")
    func opens() throws {
        let log = player.app.game.log
        #expect(player.isOpen("review-dialog"))
        let marks = player.markup("review-timeline").components(separatedBy: "class=\"mark\"").count - 1
        let counts = try (0...log.count).map { try player.replayed($0).table.count }
        let deals = zip(counts, counts.dropFirst()).count { $0 < $1 }
        #expect(marks == player.number("sets-found") + deals)
        #expect(player.attribute("max", of: "review-slider") == "\(try #require(log.last).at)")
        #expect(player.host[player.host["review-slider"]].value == player.attribute("max", of: "review-slider"))
        try expectMoment(log.count)
        #expect(player.markup("review-body").components(separatedBy: "<li>").count - 1 == player.number("sets-found"))
        #expect(
            player.figures(in: "review-body") == [
                Words.english[.timeOfEachSet].string, "Mean time by how many features differ",
            ])
    }

    @Test("tells the time, the fastest and the mean, and what the score is made of")
    func facts() throws {
        func fact(_ name: String) -> String? { player.fact(name, in: "review-body") }
        let found = player.app.game.found
        #expect(fact("Time") == player.text("time") && fact("Score") == "\(player.score)")
        let fastest = try #require(found.map(\.took).min())
        #expect(fact("Fastest set") == Words.english.seconds(fastest).string)
        let mean = Double(found.map(\.took).reduce(0, +)) / Double(found.count)
        #expect(fact("Mean time of a set") == Words.english.seconds(Int64(mean.rounded())).string)
        #expect(fact("For sets") == "\(found.count * 10) (\(found.count))")
        let bonus = found.map { $0.points - 10 }.reduce(0, +)
        #expect(fact("For speed") == "\(bonus) (\(found.count))")
        #expect(fact("Mistakes") == "-10 (1)")
        #expect(fact("Claims that ran out") == nil)
        let deals = player.score - found.count * 10 - bonus + 10
        #expect(fact("Deals") == "\(deals) (\(deals / -10))")
    }

    @Test("shows the table of any moment with the slider")
    func slider() throws {
        let log = player.app.game.log
        player.slide(to: "0")
        try expectMoment(1, "the first tap was at 0")
        for entry in log.indices where entry % 9 == 0 {
            let time = log[entry].at
            let last = try #require(log.lastIndex { $0.at <= time })
            player.slide(to: "\(time)")
            try expectMoment(last + 1, "at \(time)")
            player.slide(to: "\(time).75")
            try expectMoment(last + 1, "just after \(time)")
        }
        player.slide(to: "999999999")
        try expectMoment(log.count)
    }

    @Test("goes from action to action with the arrow keys, as far as there are any")
    func arrows() throws {
        let log = player.app.game.log
        #expect(player.key("ArrowRight"))
        try expectMoment(log.count)
        for back in 1...5 {
            #expect(player.key("ArrowLeft"))
            try expectMoment(log.count - back)
            #expect(player.host[player.host["review-slider"]].value == "\(log[log.count - back - 1].at)")
        }
        #expect(player.key("ArrowRight"))
        try expectMoment(log.count - 4)
        for _ in 0...log.count { player.key("ArrowLeft") }
        try expectMoment(0)
        #expect(!player.key("ArrowUp") && !player.key("ArrowDown") && !player.key("ArrowLeft", modified: true))
        try expectMoment(0)
    }

    @Test("changes nothing of the game, and letters are no keys in it")
    func harmless() {
        let game = player.app.game
        for letter in ["d", "n", "c", "r", "p"] { #expect(!player.key(letter, "Key\(letter.uppercased())")) }
        player.slide(to: "3000")
        player.closeDialog()
        #expect(player.app.game == game && !player.isOpen("review-dialog"))
    }
}
