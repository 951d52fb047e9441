import PlainText
import SetRules
import SetWords
import Testing

@testable import SetApp
@testable import SetInput
@testable import SetPage
@testable import SetSettings
@testable import SetStorage

@Suite("Sharing a deal")
struct SharingTests {
    private func link(_ user: PageUser) throws -> String {
        user.push("copy-link")
        let given = try #require(user.platform.given.last)
        #expect(given.outlet == .clipboard)
        return given.text
    }

    /// Hands the link to a browser that has never been here.
    private func open(_ link: String) throws -> PageUser {
        let start = "https://set.example/tercet/"
        try #require(link.hasPrefix(start + "?seed="))
        return PageUser(String(link.dropFirst(start.count)))
    }

    @Test("copies a link that deals the same deal with its options")
    func copy() throws {
        for options in ["", "&players=2&claim=7", "&style=physics&autodeal=1", "&clock=0&backto12=1&limit=24"] {
            for seed in ["usual", "a%20b%26c%2Bd", "%D0%BA%D0%B0%D1%80%D1%82%D0%B0%20%E2%99%A0", "x~y", "50%25"] {
                let user = PageUser("?seed=\(seed)\(options)")
                let opened = try open(try link(user))
                #expect(opened.app.game == user.app.game)
                #expect(opened.text("deal-id") == user.text("deal-id") && opened.names == user.names)
            }
        }
    }

    @Test("reads as a link with the very deal, and nothing else")
    func parsed() throws {
        let user = PageUser("?seed=a%20b&players=2")
        let text = try link(user)
        #expect(text == "https://set.example/tercet/?seed=a%20b~t")
        let parsed = Link(query: UTF8Text(String(text.split(separator: "/tercet/")[1])))
        guard case .id(let id) = parsed.deal else {
            Issue.record("no deal")
            return
        }
        #expect(id == user.app.game.dealID && parsed.settings.isEmpty && parsed.unknown.isEmpty)
    }

    @Test("links to the game as it is played now: with options changed since, without what was done")
    func changed() throws {
        let user = PageUser(Deals.usual)
        let names = user.names
        user.tap(3)
        user.push("deal")
        user.push("settings")
        user.choose("24", in: "set-limit")
        let opened = try open(try link(user))
        #expect(opened.text("deal-id") == "usual~l" && opened.names == names)
    }

    @Test("says whether the clipboard took the link; if not, here it is")
    func clipboard() throws {
        for language in ["en", "ru"] {
            let user = PageUser("?seed=usual&lang=\(language)")
            user.push("more")
            let link = try link(user)
            #expect(user.text("more-note") == "")
            user.send(.delivered) { ($0.text, $0.detail) = ("clipboard", 1) }
            #expect(user.shows(.phrase(.linkCopied), in: "more-note"))
            user.send(.delivered) { ($0.text, $0.detail) = ("clipboard", 0) }
            #expect(user.shows(.linkNotCopied(UTF8Text(link)), in: "more-note"))
            user.push("more-close")
            user.push("more")
            #expect(user.text("more-note") == "")
        }
    }

    @Test("offers the device's sheet only where there is one", arguments: [true, false])
    func sheet(exists: Bool) {
        let user = PageUser(Deals.usual) { if exists { $0.window["navigator.share"] = "function share() {}" } }
        #expect(user.isHidden("share") == !exists)
        guard exists else { return }
        user.push("settings")
        user.push("share")
        #expect(user.platform.given.map(\.outlet) == [.sheet])
        #expect(user.platform.given[0].text == "https://set.example/tercet/?seed=usual")
        user.send(.delivered) { ($0.text, $0.detail) = ("sheet", 0) }
        #expect(user.text("more-note") == "", "a sheet speaks for itself")
    }
}
