import Testing

@testable import SetApp

@Suite("What is kept in the browser")
struct StorageTests {
    private static let damaged = "The saved game could not be read. It is kept aside, and here is a new one."
    private static let other = "The saved game is of another version. It is kept aside, and here is a new one."
    private static let fails =
        "This browser does not let the game be saved. You can play, but closing the page loses it."

    /// A save of a game under way.
    private var save: String {
        get throws {
            let player = Player(Deals.usual)
            player.tap([player.names[0], player.names[1]])
            return try #require(player.host.storage.game)
        }
    }

    private func expectAside(_ text: String, _ message: String, _ comment: Comment? = nil) {
        let player = Player(storage: TestStorage(["tercet.game": text]))
        #expect(player.status == message, comment)
        #expect(player.host.storage.aside == text, comment)
        #expect(player.names.count == 12)
        #expect(player.pressed.isEmpty)
        player.tap(0)
        #expect(player.status == "")
        #expect(player.reloaded().pressed.count == 1)
    }

    @Test("is a save after each action")
    func savesEachAction() {
        let player = Player(Deals.usual)
        for step in 0..<6 {
            player.tap(step)
            #expect(player.reloaded().pressed == player.pressed)
        }
    }

    @Test("is put aside where a byte of it changed")
    func changedByte() throws {
        let save = try save
        for index in stride(from: 14, to: save.utf8.count, by: 5) {
            var bytes = Array(save.utf8)
            bytes[index] = bytes[index] == UInt8(ascii: "3") ? UInt8(ascii: "4") : UInt8(ascii: "3")
            expectAside(String(decoding: bytes, as: UTF8.self), Self.damaged, "byte \(index)")
        }
    }

    @Test("is put aside where it was cut off")
    func cutOff() throws {
        let save = try save
        for length in [15, 20, save.utf8.count / 2, save.utf8.count - 1] {
            expectAside(String(save.prefix(length)), Self.damaged, "\(length) bytes")
        }
    }

    @Test("is put aside where it is foreign", arguments: ["", "x", "{\"score\":3}", "tercet", "Кот 🐈"])
    func foreign(text: String) {
        expectAside(text, Self.damaged)
    }

    @Test("is put aside where it is of another version")
    func otherVersion() throws {
        expectAside(try save.replacing("tercet game 1", with: "tercet game 2"), Self.other)
        expectAside("tercet game ", Self.other)
    }

    @Test("is put aside where its times are beyond all measure, sum or no sum")
    func hugeTimes() {
        for time in ["9223372036854775807", "9223372036854775000"] {
            expectAside(signed("tercet game 1\nusual\n\(time)\n1y2p0ij32e8e7C\n"), Self.damaged)
        }
    }

    @Test("is put aside where its sum is right and its words are not")
    func signedNonsense() {
        for words in [
            "usual\n0\n0X\n", "\n0\n\n", "usual\n-1\n\n", "usual\n5\n0D0D\n", "usual\n5\n0T9999\n", "usual\n",
        ] {
            expectAside(signed("tercet game 1\n\(words)"), Self.damaged, "\(words)")
        }
        expectAside(signed("tercet game 1\nusual\n9\n0L\n"), Self.damaged)
    }

    private func signed(_ words: String) -> String {
        let sum = words.utf8.reduce(0xcbf2_9ce4_8422_2325 as UInt64) { ($0 ^ UInt64($1)) &* 0x0000_0100_0000_01b3 }
        return "\(words)sum \(String(sum, radix: 16))"
    }

    @Test("that is damaged does not keep a link from its deal")
    func damagedWithLink() {
        let player = Player("?seed=abc", storage: TestStorage(["tercet.game": "x"]))
        #expect(player.text("deal-id") == "abc")
        #expect(player.status == "\(Self.damaged) Here is the deal of your link.")
        #expect(player.isHidden("back"))
    }

    @Test("is nothing where the browser forbids it: it says so at once and once, and plays on")
    func forbidden() throws {
        let storage = TestStorage()
        (storage.refusesToLoad, storage.refusesToStore) = (true, true)
        let player = Player(storage: storage)
        #expect(player.status == Self.fails)
        player.tap(0)
        #expect(player.status == "")
        try player.takeSetAfterEscape()
        player.choose("dark", in: "set-theme")
        player.push("new-game")
        player.hide()
        player.comeBack()
        player.hearOtherTab()
        #expect(player.status == "New game.")
        #expect(player.names.count == 12)
    }

    @Test("may become full later: it says so once, and plays on")
    func full() throws {
        let player = Player(Deals.usual)
        player.host.storage.refusesToStore = true
        player.key("r", "KeyR")
        #expect(player.status == "Reshuffled. \(Self.fails)")
        player.key("r", "KeyR")
        #expect(player.status == "Reshuffled.")
        player.host.storage.refusesToStore = false
        player.tap(2)
        #expect(player.reloaded().pressed == player.pressed)
    }

    @Test("is told of when only a setting could not be kept")
    func settingNotKept() {
        let player = Player(Deals.usual)
        player.host.storage.refusesToStore = true
        player.choose("dark", in: "set-theme")
        #expect(player.attribute("data-theme", of: "root") == "dark")
        #expect(player.status == Self.fails)
    }
}

extension Player {
    fileprivate func takeSetAfterEscape() throws {
        key("Escape")
        if sets.isEmpty { key("d", "KeyD") }
        let former = number("sets-found")
        if !sets.isEmpty { try takeSet() } else { return }
        #expect(number("sets-found") == former + 1)
    }
}
