import SetWords
import Testing

@testable import SetApp
@testable import SetInput
@testable import SetPage
@testable import SetSettings
@testable import SetStorage

@Suite("What is kept in the browser")
struct StorageTests {
    /// A save of a game under way.
    private var save: String {
        get throws {
            let user = PageUser(Deals.usual)
            user.tap([user.names[0], user.names[1]])
            return try #require(user.platform.storage.game)
        }
    }

    private func expectAside(_ text: String, _ comment: Comment? = nil) {
        let user = PageUser(storage: TestStorage(["tercet.game": text]))
        #expect(user.messages == [.phrase(.saveDamaged)], comment)
        #expect(user.platform.storage.aside == text, comment)
        #expect(user.names.count == 12)
        #expect(user.pressed.isEmpty)
        user.tap(0)
        #expect(user.messages == [])
        #expect(user.reloaded().pressed.count == 1)
    }

    @Test("is a save after each action")
    func savesEachAction() {
        let user = PageUser(Deals.usual)
        for step in 0..<6 {
            user.tap(step)
            #expect(user.reloaded().pressed == user.pressed)
        }
    }

    @Test("is put aside where a byte of it changed")
    func changedByte() throws {
        let save = try save
        for index in stride(from: 14, to: save.utf8.count, by: 5) {
            var bytes = Array(save.utf8)
            bytes[index] = bytes[index] == UInt8(ascii: "3") ? UInt8(ascii: "4") : UInt8(ascii: "3")
            expectAside(String(decoding: bytes, as: UTF8.self), "byte \(index)")
        }
    }

    @Test("is put aside where it was cut off")
    func cutOff() throws {
        let save = try save
        for length in [15, 20, save.utf8.count / 2, save.utf8.count - 1] {
            expectAside(String(save.prefix(length)), "\(length) bytes")
        }
    }

    @Test("is put aside where it is foreign", arguments: ["", "x", "{\"score\":3}", "tercet", "Кот 🐈"])
    func foreign(text: String) {
        expectAside(text)
    }

    @Test("is put aside where its times are beyond all measure, sum or no sum")
    func hugeTimes() {
        for time in ["9223372036854775807", "9223372036854775000"] {
            expectAside(signed("tercet game 1\nusual\n\(time)\n1y2p0ij32e8e7C\n"))
        }
    }

    @Test("is put aside where its sum is right and its words are not")
    func signedNonsense() {
        for words in [
            "usual\n0\n0X\n", "\n0\n\n", "usual\n-1\n\n", "usual\n5\n0D0D\n", "usual\n5\n0T9999\n", "usual\n",
        ] {
            expectAside(signed("tercet game 1\n\(words)"), "\(words)")
        }
        expectAside(signed("tercet game 1\nusual\n9\n0L\n"))
    }

    private func signed(_ words: String) -> String {
        let sum = words.utf8.reduce(0xcbf2_9ce4_8422_2325 as UInt64) { ($0 ^ UInt64($1)) &* 0x0000_0100_0000_01b3 }
        return "\(words)sum \(String(sum, radix: 16))"
    }

    @Test("that is damaged does not keep a link from its deal")
    func damagedWithLink() {
        let user = PageUser("?seed=abc", storage: TestStorage(["tercet.game": "x"]))
        #expect(user.text("deal-id") == "abc")
        #expect(user.messages == [.phrase(.saveDamaged), .phrase(.linkDeal)])
        #expect(user.isHidden("back"))
    }

    @Test("is nothing where the browser forbids it: it says so at once and once, and plays on")
    func forbidden() throws {
        let storage = TestStorage()
        (storage.refusesToLoad, storage.refusesToStore) = (true, true)
        let user = PageUser(storage: storage)
        #expect(user.messages == [.phrase(.cannotSave)])
        user.tap(0)
        #expect(user.messages == [])
        try user.takeSetAfterEscape()
        user.choose("dark", in: "set-theme")
        user.push("new-game")
        user.hide()
        user.comeBack()
        user.hearOtherTab()
        #expect(user.messages == [.phrase(.newGameBegun)])
        #expect(user.names.count == 12)
    }

    @Test("may become full later: it says so once, and plays on")
    func full() throws {
        let user = PageUser(Deals.usual)
        user.platform.storage.refusesToStore = true
        user.key("r", "KeyR")
        #expect(user.messages == [.phrase(.reshuffled), .phrase(.cannotSave)])
        user.key("r", "KeyR")
        #expect(user.messages == [.phrase(.reshuffled)])
        user.platform.storage.refusesToStore = false
        user.tap(2)
        #expect(user.reloaded().pressed == user.pressed)
    }

    @Test("is told of when only a setting could not be kept")
    func settingNotKept() {
        let user = PageUser(Deals.usual)
        user.platform.storage.refusesToStore = true
        user.choose("dark", in: "set-theme")
        #expect(user.attribute("data-theme", of: "root") == "dark")
        #expect(user.messages == [.phrase(.cannotSave)])
    }
}

extension PageUser {
    fileprivate func takeSetAfterEscape() throws {
        key("Escape")
        if sets.isEmpty { key("d", "KeyD") }
        let former = number("sets-found")
        if !sets.isEmpty { try takeSet() } else { return }
        #expect(number("sets-found") == former + 1)
    }
}
