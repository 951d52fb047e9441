import PlainText
import SetGame
import SetWords
import Testing

@testable import SetApp
@testable import SetStorage

/// Nothing that is stored is lost.
struct SafeStorageTests {
    private static let newer = "tercet game 2\nsomething else\n"

    @Test func `a save of a newer version stays in its place, at the start and in mid-game`() {
        let user = PageUser(storage: TestStorage(["tercet.game": Self.newer]))
        #expect(user.messages == [.phrase(.saveOfNewerVersion)] && user.names.count == 12)
        let playing = PageUser(Deals.usual)
        playing.tap(0)
        playing.platform.storage.items["tercet.game"] = Self.newer
        playing.tap(1)
        #expect(playing.messages == [.phrase(.saveOfNewerVersion)])
        for user in [user, playing] {
            user.tap(4)
            user.push("new-game")
            user.wait(20_000)
            user.hide()
            #expect(user.platform.storage.game == Self.newer && user.platform.storage.aside == nil)
            #expect(user.phase == "playing" && user.messages != [.phrase(.saveOfNewerVersion)], "it is said once")
        }
    }

    @Test func `a save that is damaged while the page is open is put aside before the next is written`() throws {
        let user = PageUser(Deals.usual)
        user.tap(0)
        user.platform.storage.items["tercet.game"] = "tercet game 1\nnonsense"
        user.tap(1)
        #expect(user.platform.storage.aside == "tercet game 1\nnonsense" && user.phase == "playing")
        #expect(user.reloaded().pressed.count == 2)
    }

    @Test func `several damaged saves are all kept, and one that was kept already is not kept twice`() {
        let storage = TestStorage()
        for text in ["first", "second", "first", "third", "fourth", "fifth"] {
            storage.items["tercet.game"] = text
            #expect(PageUser(storage: storage).messages == [.phrase(.saveDamaged)])
        }
        #expect(
            storage.items.filter { $0.key.hasPrefix("tercet.aside") }.values.sorted() == [
                "fifth", "first", "fourth", "second", "third",
            ])
        storage.items["tercet.game"] = "sixth"
        let user = PageUser(storage: storage)
        #expect(user.messages == [.phrase(.saveDamagedAndKept)])
        user.tap(0)
        #expect(storage.game == "sixth")
    }

    @Test func `a damaged save for which there is no room stays, and play goes on`() {
        let storage = TestStorage(["tercet.game": "nonsense"])
        storage.full = Set(["tercet.aside", "tercet.aside.2", "tercet.aside.3", "tercet.aside.4", "tercet.aside.5"])
        let user = PageUser(storage: storage)
        #expect(user.messages == [.phrase(.saveDamagedAndKept)])
        user.tap(0)
        user.push("new-game")
        #expect(storage.game == "nonsense" && user.names.count == 12)
    }

    @Test func `where New Game cannot keep the game before it, that game stays in its place for the ten seconds`() {
        let user = PageUser(Deals.usual)
        user.tap(0)
        let stored = user.platform.storage.game
        user.platform.storage.full = ["tercet.previous"]
        user.push("new-game")
        #expect(user.messages.contains(.phrase(.cannotSave)))
        user.wait(9999)
        #expect(user.platform.storage.game == stored)
        user.wait(1)
        user.tap(0)
        #expect(user.platform.storage.game != stored && user.reloaded().pressed.count == 1)
    }

    @Test func `what cannot be stored together is not stored at all`() throws {
        let storage = TestStorage(["a": "1", "b": "2"])
        storage.full = ["b"]
        let platform = RecordingPlatform(storage: storage)
        #expect(throws: StorageFailure.self) {
            try platform.commit([Change(key: "a", text: "3"), Change(key: "c", text: "4"), Change(key: "b", text: "5")])
        }
        #expect(storage.items == ["a": "1", "b": "2"])
        try platform.commit([Change(key: "a", text: nil), Change(key: "c", text: "4")])
        #expect(storage.items == ["b": "2", "c": "4"])
    }

    @Test func `games of a newer version are neither added to nor overwritten`() throws {
        let games = "tercet games 2\nwhatever\n"
        let user = PageUser(Deals.usual, storage: TestStorage(["tercet.games": games]))
        try user.playAGame()
        #expect(user.messages.contains(.phrase(.gameNotCounted)))
        user.push("statistics")
        #expect(user.platform.storage.items["tercet.games"] == games)
    }

    @Test func `settings of a newer version stay where they are`() {
        let user = PageUser(storage: TestStorage(["tercet.settings": "theme=dark\nsound=1\n"]))
        user.choose("1", in: "set-colorblind")
        let stored = user.platform.storage.settings ?? ""
        #expect(stored.contains("sound=1\n") && stored.contains("theme=dark\n") && stored.contains("colorblind=1\n"))
    }

    @Test func `settings whose format is newer aren't overwritten, and the player is told why`() {
        let settings = "tercet settings 2\ntheme=dark\n"
        let user = PageUser(storage: TestStorage(["tercet.settings": settings]))
        user.choose("1", in: "set-colorblind")
        #expect(user.platform.storage.settings == settings)
        #expect(user.messages.contains(.phrase(.saveOfNewerVersion)) && !user.messages.contains(.phrase(.cannotSave)))
    }

    @Test func `after two failed starts the app says that the save was put aside`() {
        #expect(PageUser(failedStarts: 2).messages.first == .phrase(.startsFailed))
        #expect(!PageUser(failedStarts: 1).messages.contains(.phrase(.startsFailed)))
    }

    @Test func `input counts at its own time, not when a busy page handles it`() throws {
        let user = PageUser(Deals.forTwo)
        user.claim(1)
        let claimed = user.now
        // The page is busy until after the end of the claim; the timer is heard first.
        user.now += 5200
        user.send(.wake)
        #expect(user.turn(of: 1) == "claim")
        let names = try #require(user.set)
        for (index, name) in names.enumerated() {
            let node = try #require(user.button(name))
            user.send(.click, on: node, at: claimed + 4000 + Milliseconds(index))
        }
        user.send(.wake)
        #expect(user.number("sets-found") == 1 && user.isOpenToAll)
    }

    @Test func `the time of input is kept between the last event and now`() {
        let user = PageUser(Deals.usual)
        user.wait(3000)
        user.send(.click, on: user.buttons[0], at: user.now + 900_000)
        #expect(user.app.session.elapsed == 3000)
        user.send(.click, on: user.buttons[1], at: -5)
        #expect(user.app.session.elapsed == 3000 && user.pressed.count == 2)
    }
}
