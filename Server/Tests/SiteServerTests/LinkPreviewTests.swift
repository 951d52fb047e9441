import Foundation
import PlainText
import SetLanguages
import SetRecords
import SetWords
import Testing

@testable import SiteServer

struct LinkPreviewTests {
    private static let day = Day(text: "2026-11-22")

    @Test(arguments: [
        nil, "", "seed=tea", "lang=ru&theme=dark", "daily", "daily=", "daily=today", "daily=2026-02-30",
        "daily=2026-1-1", "Daily=2026-11-22", "togethers", "x=together", "daily=2026-11-22%22",
        "daily=2026-11-22&daily=x",
    ])
    func `other links lead to the game`(query: String?) {
        #expect(LinkSubject(query: query) == .game)
    }

    @Test(arguments: ["together", "together=", "together=1", "lang=ru&together", "together&daily=2026-11-22"])
    func `a link with the mark leads to a room`(query: String) {
        #expect(LinkSubject(query: query) == .room)
    }

    @Test(arguments: [
        "daily=2026-11-22", "lang=ru&daily=2026-11-22&theme=dark", "daily=2026-11-22~s", "daily=x&daily=2026-11-22",
    ])
    func `a link with a date leads to that day's deal`(query: String) throws {
        #expect(LinkSubject(query: query) == .daily(DailyTask(.deal, of: try #require(Self.day))))
    }

    @Test func `a link with the date of a puzzle leads to that`() throws {
        let day = try #require(Self.day)
        #expect(LinkSubject(query: "puzzle=2026-11-22&lang=en") == .daily(DailyTask(.puzzle, of: day)))
        #expect(LinkSubject(query: "puzzle=junior-2026-11-22") == .daily(DailyTask(.juniorPuzzle, of: day)))
        #expect(LinkSubject(query: "puzzle=junior-") == .game && LinkSubject(query: "daily=junior-2026-11-22") == .game)
        let properties = try properties(.daily(DailyTask(.juniorPuzzle, of: day)))
        #expect(properties["og:title"] == "Tercet: puzzle for 22 November 2026")
        #expect(properties["og:url"] == "https://example.org/set/?puzzle=junior-2026-11-22")
    }

    /// The properties of a preview, each of which has to be there once.
    static func properties(in page: String) -> [String: String] {
        let elements = page.matches(of: /<meta (?:property|name)="?(og:[a-z:_]+|twitter:card)"? content="([^"<>]*)">/)
        #expect(elements.count == page.matches(of: /og:|twitter:/).count)
        return Dictionary(elements.map { (String($0.1), String($0.2)) }) { first, _ in
            Issue.record("a property is there twice: \(first)")
            return first
        }
    }

    private func properties(
        _ subject: LinkSubject, picture: String? = "preview.01234567.png"
    ) throws -> [String: String] {
        let address = try #require(PageAddress("https://example.org/set/"))
        return Self.properties(in: LinkPreview(address: address, subject: subject).markup(picture: picture))
    }

    @Test func `a preview of the game has all properties, with absolute addresses`() throws {
        let properties = try properties(.game)
        #expect(properties["og:url"] == "https://example.org/set/")
        #expect(properties["og:image"] == "https://example.org/set/preview.01234567.png")
        #expect(properties["og:image:width"] == "1200" && properties["og:image:height"] == "630")
        #expect(properties["og:image:alt"] != nil && properties["twitter:card"] == "summary_large_image")
        #expect(properties["og:type"] == "website" && properties["og:site_name"] == "Tercet")
    }

    @Test func `the preview of the game has the words of the manifest`() throws {
        let properties = try properties(.game)
        #expect(properties["og:title"] == String(Language.english[.title]))
        #expect(properties["og:description"] == String(Language.english[.longDescription]))
    }

    @Test func `a preview of a daily deal names the day`() throws {
        let properties = try properties(.daily(DailyTask(.deal, of: try #require(Self.day))))
        #expect(properties["og:title"] == "Tercet: daily deal for 22 November 2026")
        #expect(properties["og:url"] == "https://example.org/set/?daily=2026-11-22")
    }

    @Test func `a preview of a room invites to play together`() throws {
        let properties = try properties(.room)
        #expect(properties["og:title"] == "Play Set together")
        #expect(properties["og:url"] == "https://example.org/set/?together")
    }

    @Test func `without a picture the preview has none`() throws {
        let properties = try properties(.game, picture: nil)
        #expect(!properties.keys.contains { $0.hasPrefix("og:image") } && properties["twitter:card"] == "summary")
    }
}
