import SetGame
import SetRules
import SetWords
import Testing

@testable import SetApp
@testable import SetInput
@testable import SetPage
@testable import SetSettings

@Suite("Memory on the page")
struct MemoryTests {
    private func faces(_ user: PageUser) -> [String?] {
        user.buttons.map { user.platform[$0].attributes["data-face"] }
    }

    /// The cards whose names or drawings are in the page's tree.
    private func visible(_ user: PageUser) -> [String] {
        user.app.game.table.map { "\(user.app.presentation.name(of: $0))" }.filter(user.names.contains)
    }

    private func drawings(_ user: PageUser) -> [Bool] { user.buttons.map { !user.platform[$0].markup.isEmpty } }

    @Test("names and draws no card that lies face down")
    func faceDown() {
        let user = PageUser("?seed=memory&game=memory")
        #expect(user.names.count == 21 && Set(user.names).count == 21 && visible(user).isEmpty)
        #expect(user.names[0] == "face-down card, row 1, column 1")
        #expect(faces(user).allSatisfy { $0 == "down" } && !drawings(user).contains(true))
        #expect(user.buttons.allSatisfy { user.platform[$0].attributes["aria-description"] == nil })
    }

    @Test("keeps the backs of new cards up while they fly in, wherever they come from", arguments: ["deck", "away"])
    func dealing(route: String) {
        let user = PageUser("?seed=memory&game=memory&motion=fly&from=\(route)")
        let showsBacks = { user.buttons.allSatisfy { user.platform[user.mover($0)].attributes["data-face"] == "down" } }
        var frames = 0
        user.frames(20) {
            frames += 1
            if !showsBacks() { Issue.record("a card shows its face in frame \(frames)") }
        }
        #expect(showsBacks() && frames > 10)
    }

    @Test(
        "shows cards that are turned up, and nothing of them once they have turned back", arguments: ["fly", "still"])
    func turning(motion: String) throws {
        let user = PageUser("?seed=memory&game=memory&motion=\(motion)")
        let table = user.app.game.table
        let mismatch = try #require(
            (2..<table.count).lazy.map { CardGroup(distinct: [table[0], table[1], table[$0]]) }
                .first { !user.app.game.rules.isMatch($0) })
        user.tap(mismatch)
        let names = mismatch.map { "\(user.app.presentation.name(of: $0))" }
        #expect(Set(visible(user)) == Set(names) && Set(user.named("data-state", "mismatch")) == Set(names))
        #expect(faces(user).count { $0 == nil } == 3 && drawings(user).count { $0 } == 3)
        user.wait(1100)
        user.rest()
        #expect(visible(user).isEmpty && faces(user).allSatisfy { $0 == "down" } && !drawings(user).contains(true))
        #expect(user.score == 0)
    }

    @Test("describes cards that lie face down without naming them, and those that have left and come by what is known")
    func narration() throws {
        let user = PageUser("?seed=memory&game=memory")
        let match = try #require(user.app.game.matches.first)
        let names = match.map { "\(user.app.presentation.name(of: $0))" }
        user.tap(match)
        user.tap(user.label(of: match[0]))
        let text = user.text("spoken")
        #expect(names.allSatisfy(text.contains) && text.contains("face-down card"))
        for card in user.app.game.table { #expect(!text.contains("\(user.app.presentation.name(of: card))")) }
    }

    @Test(
        "shows the cards that are left at the end, and nothing of them in the next game", arguments: ["fly", "still"])
    func nextGame(motion: String) throws {
        let user = PageUser("?seed=memory&game=memory&motion=\(motion)")
        while !user.app.game.isOver {
            if case .match(let match) = user.app.game.selection { user.tap(user.label(of: match[0])) }
            if let match = user.app.game.matches.first { user.tap(match) }
            user.rest()
        }
        user.wait(1000)
        user.rest()
        #expect(visible(user).count == user.app.game.table.count && !faces(user).contains("down"))
        for art in ["shapes", "classic", "glyphs", "classic"] {
            // All drawings are out of date, also those of cards that have left.
            user.choose(art, in: "set-art")
            user.push("new-game")
            user.rest()
            #expect(visible(user).isEmpty && !drawings(user).contains(true) && faces(user).allSatisfy { $0 == "down" })
            user.push("cheat")
        }
    }

    @Test("shows all cards again after a change of language and style, still face down")
    func changes() {
        let user = PageUser("?seed=memory&game=memory")
        user.choose("shapes", in: "set-art")
        user.choose("ru", in: "set-lang")
        #expect(visible(user).isEmpty && Set(user.names).count == 21 && !user.names[0].contains("face-down"))
        #expect(!drawings(user).contains(true))
        user.tap(0)
        #expect(visible(user).count == 1 && drawings(user).count { $0 } == 1)
    }
}
