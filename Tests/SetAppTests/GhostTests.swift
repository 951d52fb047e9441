import Foundation
import PlainText
import SetRules
import SetTable
import Testing

@testable import SetApp

@Suite("Cards that leave")
struct GhostTests {
    let player: Player

    init() {
        player = Player(Deals.usual)
        player.rest()
    }

    /// Finds a set, and lets it leave by a tap on one of its cards. Gives the names and the former buttons.
    @discardableResult
    private func take(_ player: Player) throws -> (names: [String], buttons: [Node]) {
        let set = try #require(player.set)
        let buttons = set.compactMap { player.button($0) }
        player.tap(set)
        player.frames(1)
        player.click(buttons[0], presses: 0)
        return (set, buttons)
    }

    private func expectNear(_ one: [Double]?, _ other: [Double]?, _ comment: Comment? = nil) throws {
        let (one, other) = try (#require(one), #require(other))
        #expect(zip(one, other).allSatisfy { abs($0 - $1) < 0.001 }, comment)
    }

    @Test("are out of the table at once, and pictures that no one can reach until they are gone")
    func pictures() throws {
        let (names, buttons) = try take(player)
        #expect(buttons.allSatisfy { !player.buttons.contains($0) && player.host[player.mover($0)].parent == nil })
        #expect(names.allSatisfy { !player.names.contains($0) })
        #expect(player.ghosts.count == 3)
        for ghost in player.ghosts {
            let element = player.host[ghost]
            #expect(element.tag == "div" && player.host[player.mover(ghost)].attributes == ["class": "mover"])
            #expect(element.attributes == ["class": "card", "aria-hidden": "true"])
            #expect(element.markup.hasPrefix("<svg"))
        }
        #expect(Set(player.ghosts.map { player.host[$0].markup }) == Set(buttons.map { player.host[$0].markup }))
        player.rest()
        #expect(player.ghosts.isEmpty && player.misplaced.isEmpty)
    }

    @Test("begin where they lay, at rest or in flight")
    func continuity() throws {
        for seconds in [0, 0.1, 0.3, 5] {
            while player.set == nil { player.key("d", "KeyD") }
            let set = try #require(player.set)
            let buttons = set.compactMap { player.button($0) }
            player.tap(set)
            player.frames(seconds)
            let former = buttons.compactMap { player.matrix($0) }
            player.click(buttons[0], presses: 0)
            let ghosts = player.ghosts.suffix(3).compactMap { player.matrix($0) }
            for matrix in former {
                #expect(ghosts.contains { ghost in zip(ghost, matrix).allSatisfy { abs($0 - $1) < 0.001 } })
            }
            player.key("r", "KeyR")
            player.frames(0.25)
        }
    }

    @Test("leave as pictures while New Game deals the same cards anew as buttons")
    func dealtAgain() throws {
        let former = Dictionary(uniqueKeysWithValues: zip(player.names, player.buttons))
        let places = player.buttons.map { player.matrix($0) }
        // Other games may have no card in common with the first.
        repeat { player.push("new-game") } while !player.names.contains { former[$0] != nil }
        let again = Player(Deals.usual)
        again.rest()
        again.app.begin(player.app.game.dealID)
        again.send(.alarm)
        #expect(again.names == player.names && again.ghosts.count == 12)
        #expect(zip(again.ghosts, places).allSatisfy { again.matrix($0) == $1 })
        let both = again.names.filter { former[$0] != nil }
        #expect(!both.isEmpty)
        for name in both {
            let button = try #require(again.button(name))
            #expect(button == former[name] && again.host[button].tag == "button")
            #expect(!places.contains(again.matrix(button)))
        }
        #expect(Set(again.buttons).isDisjoint(with: again.ghosts))
        again.rest()
        #expect(again.ghosts.isEmpty && again.misplaced.isEmpty)
    }

    @Test("are drawn anew with the cards on the table")
    func redrawn() throws {
        try take(player)
        player.choose("glyphs", in: "set-art")
        #expect(player.ghosts.allSatisfy { player.host[$0].markup.contains("<text") })
        player.choose("1", in: "set-lettermark")
        #expect(player.ghosts.allSatisfy { player.host[$0].attributes["data-letter"] != nil })
    }

    @Test("leave no more elements behind after fifty games than after a few", arguments: ["fly", "physics"])
    func bounded(motion: String) throws {
        let player = Player("?seed=usual&motion=\(motion)")
        var few = 0
        for game in 0..<50 {
            for _ in 0..<2 { if player.set != nil { try take(player) } }
            if game % 3 == 0 { player.rest() } else { player.frames(Double(game % 7) / 10) }
            player.push("new-game")
            if game == 25 { few = player.host.count }
        }
        player.rest()
        #expect(player.host.count <= few + 60)
        #expect(player.ghosts.isEmpty && player.misplaced.isEmpty)
    }

    @Test("of a second match, found while the first still flies, are counted once and leave too")
    func secondMatch() throws {
        try take(player)
        player.frames(0.1)
        let set = try #require(player.set)
        player.tap(set)
        player.click(try #require(player.button(set[0])), presses: 0)
        #expect(player.ghosts.count == 6)
        #expect(player.number("sets-found") == 2)
        player.rest()
        #expect(player.ghosts.isEmpty && player.misplaced.isEmpty)
    }
}
