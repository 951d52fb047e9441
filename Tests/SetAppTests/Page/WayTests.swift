import Foundation
import PlainText
import SetGame
import SetRules
import SetTable
import SetWords
import Testing

@testable import SetApp
@testable import SetInput
@testable import SetPage
@testable import SetSettings
@testable import SetStorage

@Suite("The way of the cards")
struct WayTests {
    private func user(_ link: String = Deals.usual, from: String = "deck") -> PageUser {
        PageUser(link, storage: TestStorage(["tercet.settings": "from=\(from)\n"]))
    }

    private func pileLabel(_ user: PageUser) -> String? { user.attribute("aria-label", of: "pile") }

    @Test("begins face down on the deck, and ends face up on the table")
    func fromDeck() throws {
        let user = user()
        for node in user.buttons {
            #expect(user.isFaceDown(node))
            let center = try #require(user.center(node))
            #expect((center - Point2D(320, -60)).length < 0.01, "the middle of the deck")
        }
        user.frames(0.3)
        #expect(user.buttons.contains { !user.isFaceDown($0) })
        user.rest()
        #expect(user.misplaced.isEmpty && !user.buttons.contains(where: user.isFaceDown))
    }

    @Test("leads a match to the pile, face down, which shows it only when it has arrived")
    func toPile() throws {
        let user = user()
        user.rest()
        #expect(pileLabel(user) == english(.noSetYet))
        let set = try #require(user.set)
        user.tap(set)
        user.rest()
        user.click(try #require(user.button(set[0])), presses: 0)
        let ghosts = user.ghosts
        #expect(pileLabel(user) == english(.noSetYet))
        user.rest()
        for ghost in ghosts {
            let matrix = try #require(user.matrix(ghost))
            let center = try #require(user.center(ghost))
            #expect((center - Point2D(220, -60)).length < 1, "the middle of the pile")
            #expect(abs(matrix[0]) * user.app.area.size(user.app.cards.grid.card).x < 41)
        }
        let label = try #require(pileLabel(user))
        #expect(label.hasPrefix("Last set: ") && set.allSatisfy(label.contains))
        #expect(user.platform[user.platform["pile"]].markup.components(separatedBy: "<svg").count == 4)
        user.choose("ru", in: "set-lang")
        #expect(pileLabel(user)?.hasPrefix("Последний сет: ") == true)
        user.push("new-game")
        #expect(pileLabel(user) == Language.russian[.noSetYet].string)
    }

    @Test("leads as many cards to the pile as a match of the game has")
    func pileOfGames() throws {
        for (game, size) in [("set", 3), ("ultra", 4)] {
            let user = PageUser("?game=\(game)&seed=half&motion=still")
            let match = try #require(user.app.game.matches.first)
            user.tap(match)
            user.click(try #require(user.button("\(user.app.presentation.name(of: match[0]))")), presses: 0)
            #expect(user.platform[user.platform["pile"]].markup.components(separatedBy: "<svg").count == size + 1)
        }
    }

    @Test("of a match away from the table ends somewhere, and the pile shows it then", arguments: ["fly", "physics"])
    func pileShowsLast(motion: String) throws {
        let user = user("?seed=usual&motion=\(motion)", from: "away")
        user.rest()
        var labels: Set<String> = []
        for _ in 0..<3 {
            let set = try #require(user.set)
            user.tap(set)
            user.push("deal")
            let former = pileLabel(user)
            #expect(!set.allSatisfy { former?.contains($0) == true })
            user.frames(20) {
                let isWhole = set.allSatisfy { pileLabel(user)?.contains($0) == true }
                #expect(isWhole || pileLabel(user) == former, "no cards of two sets together")
            }
            #expect(set.allSatisfy { pileLabel(user)?.contains($0) == true })
            labels.insert(pileLabel(user) ?? "")
        }
        #expect(labels.count == 3)
        #expect(pileLabel(user.reloaded()) == pileLabel(user), "the last set is there at once after a reload")
    }

    @Test("of a match in Physics is to float about within the view, and to land on the pile")
    func physics() throws {
        let user = PageUser("?seed=usual&style=physics")
        user.rest()
        try user.takeSet()
        user.wait(700)
        #expect(user.ghosts.count == 3 && user.names.count == 12)
        let ghosts = user.ghosts
        var travelled = 0.0
        var last = ghosts.compactMap { user.center($0) }
        user.frames(1.8) {
            let now = ghosts.compactMap { user.center($0) }
            travelled += zip(now, last).map { ($0 - $1).length }.reduce(0, +)
            for center in now { #expect(center.x > 0 && center.x < 800 && center.y > -100 && center.y < 660) }
            last = now
        }
        #expect(user.ghosts.count == 3 && travelled > 1500)
        #expect(pileLabel(user) == english(.noSetYet))
        let seconds = user.rest()
        #expect(seconds > 0.3 && seconds < 1.5)
        for ghost in ghosts { #expect((try #require(user.center(ghost)) - Point2D(220, -60)).length < 1) }
        #expect(pileLabel(user)?.hasPrefix("Last set: ") == true)
    }

    @Test("leads to where the pile is by then, should the page change meanwhile", arguments: ["fly", "physics"])
    func pileMoves(motion: String) throws {
        let user = user("?seed=usual&motion=\(motion)")
        user.rest()
        try user.takeSet()
        user.push("deal")
        user.frames(0.1)
        let ghosts = user.ghosts
        user.platform.frames["pile"] = ElementFrame(x: 600, y: 30, width: 60, height: 84)
        user.resize(820, 640)
        user.rest()
        for ghost in ghosts { #expect((try #require(user.center(ghost)) - Point2D(630, -28)).length < 1) }
    }

    @Test("of all cards is down when New Game comes in Physics, those afloat too", arguments: [0, 0.5, 2.2])
    func falls(after seconds: Double) throws {
        let user = PageUser("?seed=usual&style=physics")
        user.rest()
        try user.takeSet()
        user.wait(700)
        user.frames(seconds)
        user.push("new-game")
        #expect(user.ghosts.count == 15 && user.names.count == 12)
        let falling = user.ghosts
        user.frames(0.5)
        #expect(pileLabel(user) == english(.noSetYet))
        user.rest()
        for ghost in falling { #expect(try #require(user.center(ghost)).y > 660) }
        #expect(user.ghosts.isEmpty && user.misplaced.isEmpty)
        #expect(pileLabel(user) == english(.noSetYet))
    }
}
