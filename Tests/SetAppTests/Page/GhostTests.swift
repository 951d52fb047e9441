import Foundation
import PlainText
import SetRules
import SetTable
import Testing

@testable import SetApp
@testable import SetInput
@testable import SetPage
@testable import SetSettings
@testable import SetStorage

@Suite("Cards that leave")
struct GhostTests {
    let user: PageUser

    init() {
        user = PageUser(Deals.usual)
        user.rest()
    }

    /// Finds a set, and lets it leave by a tap on one of its cards. Gives the names and the former buttons.
    @discardableResult
    private func take(_ user: PageUser) throws -> (names: [String], buttons: [Node]) {
        let set = try #require(user.set)
        let buttons = set.compactMap { user.button($0) }
        user.tap(set)
        user.frames(1)
        user.click(buttons[0], presses: 0)
        return (set, buttons)
    }

    private func expectNear(_ one: [Double]?, _ other: [Double]?, _ comment: Comment? = nil) throws {
        let (one, other) = try (#require(one), #require(other))
        #expect(zip(one, other).allSatisfy { abs($0 - $1) < 0.001 }, comment)
    }

    @Test("are out of the table at once, and pictures that no one can reach until they are gone")
    func pictures() throws {
        let drawings = Dictionary(uniqueKeysWithValues: zip(user.names, user.buttons.map { user.platform[$0].markup }))
        let (names, buttons) = try take(user)
        #expect(buttons.allSatisfy { !user.buttons.contains($0) && user.platform[user.mover($0)].parent == nil })
        #expect(names.allSatisfy { !user.names.contains($0) })
        #expect(user.ghosts.count == 3)
        for ghost in user.ghosts {
            let element = user.platform[ghost]
            #expect(element.tag == "div" && user.platform[user.mover(ghost)].attributes == ["class": "mover"])
            #expect(element.attributes == ["class": "card", "aria-hidden": "true"])
            #expect(element.markup.hasPrefix("<svg"))
        }
        #expect(Set(user.ghosts.map { user.platform[$0].markup }) == Set(names.map { drawings[$0] }))
        user.rest()
        #expect(user.ghosts.isEmpty && user.misplaced.isEmpty)
    }

    @Test("begin where they lay, at rest or in flight")
    func continuity() throws {
        for seconds in [0, 0.1, 0.3, 5] {
            while user.set == nil { user.key("d", "KeyD") }
            let set = try #require(user.set)
            let buttons = set.compactMap { user.button($0) }
            user.tap(set)
            user.frames(seconds)
            let former = buttons.compactMap { user.matrix($0) }
            user.click(buttons[0], presses: 0)
            let ghosts = user.ghosts.suffix(3).compactMap { user.matrix($0) }
            for matrix in former {
                #expect(ghosts.contains { ghost in zip(ghost, matrix).allSatisfy { abs($0 - $1) < 0.001 } })
            }
            user.key("r", "KeyR")
            user.frames(0.25)
        }
    }

    @Test("leave as pictures while New Game deals the same cards anew as buttons")
    func dealtAgain() throws {
        let former = Dictionary(uniqueKeysWithValues: zip(user.names, user.buttons))
        let places = user.buttons.map { user.matrix($0) }
        // Other games may have no card in common with the first.
        repeat { user.push("new-game") } while !user.names.contains { former[$0] != nil }
        let again = PageUser(Deals.usual)
        again.rest()
        again.app.state.play.performSilently(.open(user.app.game.dealID, isNamed: true), at: again.now)
        again.app.screen.cards.startOver()
        again.send(.wake)
        #expect(again.names == user.names && again.ghosts.count == 12)
        #expect(zip(again.ghosts, places).allSatisfy { again.matrix($0) == $1 })
        let both = again.names.filter { former[$0] != nil }
        #expect(!both.isEmpty)
        for name in both {
            let button = try #require(again.button(name))
            #expect(button == former[name] && again.platform[button].tag == "button")
            #expect(!places.contains(again.matrix(button)))
        }
        #expect(Set(again.buttons).isDisjoint(with: again.ghosts))
        again.rest()
        #expect(again.ghosts.isEmpty && again.misplaced.isEmpty)
    }

    @Test("take their drawings along, and are drawn once more when they come back")
    func drawings() throws {
        user.push("deal")
        user.rest()
        let names = user.names.suffix(3)
        let left = user.operations { user.push("undo") }
        #expect(left.count { $0.contains(" takes what is in ") } == 3 && !left.contains { $0.hasSuffix(" is drawn") })
        user.rest()
        let back = user.operations { user.push("deal") }
        #expect(user.names.suffix(3) == names)
        #expect(back.filter { $0.hasSuffix(" is drawn") }.sorted() == names.map { "\($0) is drawn" }.sorted())
        #expect(names.allSatisfy { user.button($0).map { user.platform[$0].markup.hasPrefix("<svg") } == true })
    }

    @Test("are drawn anew with the cards on the table")
    func redrawn() throws {
        try take(user)
        user.choose("glyphs", in: "set-art")
        #expect(user.ghosts.allSatisfy { user.platform[$0].markup.contains("<text") })
        user.choose("1", in: "set-lettermark")
        #expect(user.ghosts.allSatisfy { user.platform[$0].attributes["data-letter"] != nil })
    }

    @Test("leave no more elements behind after fifty games than after a few", arguments: ["fly", "physics"])
    func bounded(motion: String) throws {
        let user = PageUser("?seed=usual&motion=\(motion)")
        var few = 0
        for game in 0..<50 {
            for _ in 0..<2 { if user.set != nil { try take(user) } }
            if game % 3 == 0 { user.rest() } else { user.frames(Double(game % 7) / 10) }
            user.push("new-game")
            if game == 25 { few = user.platform.count }
        }
        user.rest()
        #expect(user.platform.count <= few + 60)
        #expect(user.ghosts.isEmpty && user.misplaced.isEmpty)
    }

    @Test("of a second match, found while the first still flies, are counted once and leave too")
    func secondMatch() throws {
        try take(user)
        user.frames(0.1)
        let set = try #require(user.set)
        user.tap(set)
        user.click(try #require(user.button(set[0])), presses: 0)
        #expect(user.ghosts.count == 6)
        #expect(user.number("sets-found") == 2)
        user.rest()
        #expect(user.ghosts.isEmpty && user.misplaced.isEmpty)
    }
}
