import PlainText
import SetGame
import SetRules
import Testing

@testable import SetApp
@testable import SetPage

/// The cards of the last match beside the table.
struct LastMatchTests {
    /// A page whose first match has left.
    private func afterFirst() throws -> PageUser {
        for number in 0..<100 {
            let user = PageUser("?game=chain&seed=last\(number)")
            guard let set = user.set else { continue }
            user.tap(set)
            user.tap(try #require(set.first))
            if user.app.game.holdsMatch { return user }
        }
        throw Missing()
    }

    private func buttons(_ user: PageUser) -> [Node] { user.platform[user.platform["last-match"]].children }

    private func values(_ name: String, _ user: PageUser) -> [String?] {
        buttons(user).map { user.platform[$0].attributes[name] }
    }

    private func tap(_ index: Int, _ user: PageUser) {
        let node = buttons(user)[index]
        user.pressDown(node)
        user.pressUp(node)
        user.click(node)
    }

    @Test func `other games have no such cards`() {
        for game in ["set", "junior", "ultra"] {
            let user = PageUser("?game=\(game)&seed=none")
            #expect(user.isHidden("last-match") && buttons(user).isEmpty)
        }
        #expect(!PageUser("?game=chain&seed=none").isHidden("last-match"))
    }

    @Test func `the last match shows as buttons that work like cards on the table`() throws {
        let user = try afterFirst()
        let last = try #require(user.app.game.lastMatch)
        #expect(values("aria-label", user) == last.map { "\(user.app.presentation.name(of: $0))" })
        #expect(values("data-state", user) == ["idle", "idle", "idle"])
        tap(1, user)
        #expect(user.app.game.selection.choice == [last[1]])
        #expect(values("aria-pressed", user) == ["false", "true", "false"])
        #expect(values("data-state", user)[1] == "selected")
        user.click(buttons(user)[1], presses: 0)
        #expect(user.app.game.selection == Selection.none && values("aria-pressed", user)[1] == "false")
    }

    @Test func `another size draws the stripes anew`() throws {
        let user = try afterFirst()
        let markup = { buttons(user).map { user.platform[$0].markup } }
        let before = markup()
        user.resize(500, 700)
        #expect(markup() == before, "not for the same size")
        user.platform.cardFrame.width = 120
        user.resize(900, 500)
        let areStriped = values("aria-label", user).map { $0?.contains("striped") == true }
        #expect(areStriped.contains(true) && zip(markup(), before).map { $0 != $1 } == areStriped)
    }

    @Test func `the next match takes its place in the same buttons`() throws {
        let user = try afterFirst()
        let (nodes, last) = (buttons(user), try #require(user.app.game.lastMatch))
        let next = try #require(user.app.game.matches.first)
        for card in next where !last.contains(card) { user.tap("\(user.app.presentation.name(of: card))") }
        tap(try #require(last.firstIndex(where: next.contains)), user)
        #expect(user.app.game.found.count == 2 && values("data-state", user).contains("match"))
        user.tap(try #require(user.named("data-state", "match").first))
        #expect(user.app.game.lastMatch == next && buttons(user) == nodes)
        #expect(values("aria-label", user) == next.map { "\(user.app.presentation.name(of: $0))" })
    }

    @Test func `Cheat marks its cards, and another game takes them away`() throws {
        let user = try afterFirst()
        user.push("cheat")
        #expect(values("data-hint", user).filter { $0 == "true" }.count == 1)
        user.push("new-game")
        #expect(buttons(user).isEmpty)
    }

    @Test func `the focus goes to the table when a focused card leaves with its game`() throws {
        let user = try afterFirst()
        user.platform.focus = buttons(user)[0]
        user.key("n", "KeyN")
        #expect(buttons(user).isEmpty && user.focusedCard != nil)
    }

    @Test func `a set that doesn't follow the last one is refused in words alone`() throws {
        for number in 0..<100 {
            let user = PageUser("?game=chain&seed=unlinked\(number)")
            guard let set = user.set else { continue }
            user.tap(set)
            user.tap(set[0])
            guard let other = user.set else { continue }
            user.tap(other)
            #expect(user.status == "That's a set, but it takes exactly one card of the last set.")
            #expect(user.isHidden("why"))
            return
        }
        throw Missing()
    }
}
