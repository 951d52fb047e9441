import PlainText
import SetTable
import Testing

@testable import SetApp
@testable import SetInput
@testable import SetPage
@testable import SetSettings

@Suite("A key for each card")
struct CardKeysTests {
    private func user(_ query: String = "") -> PageUser { PageUser("\(Deals.usual)&cardkeys=1\(query)") }

    /// The keys on the cards, in the order of the table.
    private func keys(_ user: PageUser) -> [String?] {
        user.buttons.map { user.platform[$0].attributes["data-key"] }
    }

    /// Presses a key with Alt.
    private func pressWithAlt(_ typed: String, _ place: String, _ user: PageUser) {
        user.send(.key) { ($0.text, $0.detail) = (UTF8Text("\(typed)\n\(place)"), 2 | 8) }
    }

    @Test("is off at first, and off where letters are no keys or two play at one device")
    func off() {
        for user in [PageUser(Deals.usual), user("&letterkeys=0"), PageUser("\(Deals.forTwo)&cardkeys=1")] {
            #expect(keys(user).allSatisfy { $0 == nil })
            _ = user.key("q", "KeyQ")
            #expect(user.pressed.isEmpty)
        }
    }

    @Test("chooses the card that shows it, on a keyboard of any language, and only once while it is held")
    func chooses() throws {
        let user = user()
        let key = try #require(keys(user)[3])
        let place = Int(key) == nil ? "Key\(key)" : "Digit\(key)"
        #expect(user.key("ф", place) && user.pressed == [user.names[3]])
        #expect(user.key("ф", place, repeated: true) && user.pressed == [user.names[3]])
        #expect(user.key("ф", place) && user.pressed.isEmpty, "again, it is dropped")
        #expect(user.platform[user.buttons[3]].attributes["aria-keyshortcuts"] == key)
    }

    @Test("stays with its place when the cards change")
    func changes() throws {
        let user = user()
        let before = keys(user)
        user.tap(try #require(user.set))
        user.tap(try #require(user.names.first { !user.pressed.contains($0) }))
        #expect(keys(user) == before)
        user.push("shuffle")
        #expect(keys(user) == before)
        user.choose("0", in: "set-card-keys")
        #expect(keys(user).allSatisfy { $0 == nil })
    }

    @Test("takes the letters of some commands, which Alt gives back")
    func alternative() throws {
        let user = user()
        let index = try #require(keys(user).firstIndex { $0 == "D" })
        let deck = user.number("deck-count")
        _ = user.key("d", "KeyD")
        #expect(user.pressed == [user.names[index]] && user.number("deck-count") == deck)
        pressWithAlt("∂", "KeyD", user)
        #expect(user.number("deck-count") == deck - 3)
        _ = user.key("p", "KeyP")
        #expect(user.phase == "paused", "letters beside the block stay keys")
    }

    @Test("with Control is for the browser")
    func modified() {
        let user = user()
        #expect(!user.key("q", "KeyQ", modified: true) && user.pressed.isEmpty)
    }

    @Test(
        "is on each card of another game, whose cards can be of another kind", arguments: ["mega", "quads", "junior"])
    func anotherGame(game: String) {
        // A card of the new game can have the index and the place of one before; the seeds differ until some do.
        for number in 0..<40 {
            let user = PageUser("?seed=keys \(number)&cardkeys=1")
            user.choose(game, in: "set-game")
            #expect(user.app.game.options.game.id.description == game)
            #expect(keys(user).allSatisfy { $0 != nil }, "\(number)")
        }
    }
}
