import Foundation
import PlainText
import SetTable
import Testing

@testable import SetApp

@Suite("The way of the cards")
struct WayTests {
    private func player(_ link: String = Deals.usual, from: String = "deck") -> Player {
        Player(link, storage: TestStorage(["tercet.settings": "from=\(from)\n"]))
    }

    private func pileLabel(_ player: Player) -> String? { player.attribute("aria-label", of: "pile") }

    @Test("begins face down on the deck, and ends face up on the table")
    func fromDeck() throws {
        let player = player()
        for node in player.buttons {
            #expect(player.isFaceDown(node))
            let middle = try #require(player.middle(node))
            #expect((middle - Point(320, -60)).length < 0.01, "the middle of the deck")
        }
        player.frames(0.3)
        #expect(player.buttons.contains { !player.isFaceDown($0) })
        player.rest()
        #expect(player.misplaced.isEmpty && !player.buttons.contains(where: player.isFaceDown))
    }

    @Test("leads a match to the pile, face down, which shows it only when it has arrived")
    func toPile() throws {
        let player = player()
        player.rest()
        #expect(pileLabel(player) == "No set on the pile yet")
        let set = try #require(player.set)
        player.tap(set)
        player.rest()
        player.click(try #require(player.button(set[0])), presses: 0)
        let ghosts = player.ghosts
        #expect(pileLabel(player) == "No set on the pile yet")
        player.rest()
        for ghost in ghosts {
            let matrix = try #require(player.matrix(ghost))
            let middle = try #require(player.middle(ghost))
            #expect((middle - Point(220, -60)).length < 1, "the middle of the pile")
            #expect(abs(matrix[0]) * player.app.space.size(player.app.cards.grid.card).x < 41)
        }
        let label = try #require(pileLabel(player))
        #expect(label.hasPrefix("Last set: ") && set.allSatisfy(label.contains))
        #expect(player.host[player.host["pile"]].markup.components(separatedBy: "<svg").count == 4)
        player.choose("ru", in: "set-lang")
        #expect(pileLabel(player)?.hasPrefix("Последний сет: ") == true)
        player.push("new-game")
        #expect(pileLabel(player) == "В стопке пока нет сетов")
    }

    @Test("of a match away from the table ends somewhere, and the pile shows it then", arguments: ["fly", "physics"])
    func pileShowsLast(motion: String) throws {
        let player = player("?seed=usual&motion=\(motion)", from: "away")
        player.rest()
        var labels: Set<String> = []
        for _ in 0..<3 {
            let set = try #require(player.set)
            player.tap(set)
            player.push("deal")
            let former = pileLabel(player)
            #expect(!set.allSatisfy { former?.contains($0) == true })
            player.frames(20) {
                let isWhole = set.allSatisfy { pileLabel(player)?.contains($0) == true }
                #expect(isWhole || pileLabel(player) == former, "no cards of two sets together")
            }
            #expect(set.allSatisfy { pileLabel(player)?.contains($0) == true })
            labels.insert(pileLabel(player) ?? "")
        }
        #expect(labels.count == 3)
        #expect(pileLabel(player.reloaded()) == pileLabel(player), "the last set is there at once after a reload")
    }

    @Test("of a match in Physics is to float about within the view, and to land on the pile")
    func physics() throws {
        let player = Player("?seed=usual&style=physics")
        player.rest()
        try player.takeSet()
        player.wait(700)
        #expect(player.ghosts.count == 3 && player.names.count == 12)
        let ghosts = player.ghosts
        var travelled = 0.0
        var last = ghosts.compactMap { player.middle($0) }
        player.frames(1.8) {
            let now = ghosts.compactMap { player.middle($0) }
            travelled += zip(now, last).map { ($0 - $1).length }.reduce(0, +)
            for middle in now { #expect(middle.x > 0 && middle.x < 800 && middle.y > -100 && middle.y < 660) }
            last = now
        }
        #expect(player.ghosts.count == 3 && travelled > 1500)
        #expect(pileLabel(player) == "No set on the pile yet")
        let seconds = player.rest()
        #expect(seconds > 0.3 && seconds < 1.5)
        for ghost in ghosts { #expect((try #require(player.middle(ghost)) - Point(220, -60)).length < 1) }
        #expect(pileLabel(player)?.hasPrefix("Last set: ") == true)
    }

    @Test("leads to where the pile is by then, should the page change meanwhile", arguments: ["fly", "physics"])
    func pileMoves(motion: String) throws {
        let player = player("?seed=usual&motion=\(motion)")
        player.rest()
        try player.takeSet()
        player.push("deal")
        player.frames(0.1)
        let ghosts = player.ghosts
        player.host.frames["pile"] = Frame(x: 600, y: 30, width: 60, height: 84)
        player.resize(820, 640)
        player.rest()
        for ghost in ghosts { #expect((try #require(player.middle(ghost)) - Point(630, -28)).length < 1) }
    }

    @Test("of all cards is down when New Game comes in Physics, those afloat too", arguments: [0, 0.5, 2.2])
    func falls(after seconds: Double) throws {
        let player = Player("?seed=usual&style=physics")
        player.rest()
        try player.takeSet()
        player.wait(700)
        player.frames(seconds)
        player.push("new-game")
        #expect(player.ghosts.count == 15 && player.names.count == 12)
        let falling = player.ghosts
        player.frames(0.5)
        #expect(pileLabel(player) == "No set on the pile yet")
        player.rest()
        for ghost in falling { #expect(try #require(player.middle(ghost)).y > 660) }
        #expect(player.ghosts.isEmpty && player.misplaced.isEmpty)
        #expect(pileLabel(player) == "No set on the pile yet")
    }
}
