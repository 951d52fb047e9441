import Foundation
import Hummingbird
import NIOCore
import SetRecords
import Testing

@testable import SiteServer

struct PreviewedPagesTests {
    static let page = """
        <!doctype html><meta charset=utf-8><title>Tercet</title>\
        <meta property="og:title" content="Tercet"><meta property="og:description" content="Set.">\
        <meta name=viewport content="width=device-width"><body>\(String(repeating: "«Тройка» ", count: 500))
        """

    private func pages(_ text: String = page, codings: [ContentCoding] = []) throws -> PreviewedPages {
        try #require(PreviewedPages(page: Array(text.utf8), codings: codings, picture: "preview.01234567.png"))
    }

    private func response(_ page: Resource, accepting coding: String? = nil) -> Response {
        page.response(accepting: AcceptEncoding(coding), ifNoneMatch: nil)
    }

    private func body(_ page: Resource, accepting coding: String? = nil) async throws -> [UInt8] {
        let collector = BodyCollector()
        try await response(page, accepting: coding).body.write(collector)
        return Array(buffer: collector.bytes)
    }

    private func text(_ page: Resource) async throws -> String { String(decoding: try await body(page), as: UTF8.self) }

    private let address = PageAddress("http://h/")

    @Test(arguments: [
        ("", ""),
        (
            #"<meta property="og:title" content="Tercet">"#,
            #"<meta property="og:title" content="Other"><meta name="twitter:card" content="summary">"#
        ),
        (#"<meta property="og:title" content="Tercet">"#, "<meta property=og:title content=Tercet>\n"),
    ])
    func `the elements replace those of the built page, and the rest stays`(old: String, new: String) async throws {
        let page = old.isEmpty ? Self.page : Self.page.replacingOccurrences(of: old, with: new)
        let previewed = try await text(try pages(page).page(at: address, for: .room))
        let parts = Self.page.components(separatedBy: #"<meta property="og:description" content="Set.">"#)
        #expect(previewed.hasSuffix(parts[1]))
        #expect(previewed.hasPrefix("<!doctype html><meta charset=utf-8><title>Tercet</title><meta property="))
        #expect(LinkPreviewTests.properties(in: previewed)["og:title"] == "Play Set together")
    }

    @Test func `without an address there are no elements at all`() async throws {
        let bare = try await text(try pages().page(at: nil, for: .room))
        #expect(LinkPreviewTests.properties(in: bare).isEmpty && bare.contains("</title><meta name=viewport"))
    }

    @Test func `a page without elements has no place for others`() {
        #expect(PreviewedPages(page: Array("<title>og:title</title>".utf8), codings: [], picture: nil) == nil)
    }

    @Test func `each page has its own tag, which stays the same`() throws {
        let pages = try pages()
        let day = LinkSubject.daily(DailyTask(.deal, of: Day(number: 20_000))),
            next = LinkSubject.daily(DailyTask(.deal, of: Day(number: 20_001)))
        let asked = [(address, LinkSubject.game), (address, .room), (address, day), (address, next), (nil, .game)]
        let others = [(PageAddress("http://i/"), LinkSubject.game), (PageAddress("https://h/"), .game)]
        func tags() -> [String?] {
            (asked + others).map { response(pages.page(at: $0, for: $1)).headers[.eTag] }
        }
        #expect(Set(tags()).count == 7 && !tags().contains(nil))
        #expect(tags() == tags())
    }

    @Test func `the page for too many addresses is the one without previews, and days aren't without limit`() throws {
        let pages = try pages()
        let bare = response(pages.page(at: nil, for: .game)).headers[.eTag]
        for number in 0..<40 {
            let tag = response(pages.page(at: PageAddress("http://h\(number)/"), for: .room)).headers[.eTag]
            #expect((tag == bare) == (number >= 16))
        }
        let game = response(pages.page(at: PageAddress("http://h0/"), for: .game)).headers[.eTag]
        let now = NIODeadline.now()
        for number in 0..<40 {
            let page = pages.page(
                at: PageAddress("http://h0/"), for: .daily(DailyTask(.deal, of: Day(number: number))), now: now)
            #expect((response(page).headers[.eTag] == game) == (number >= 32))
        }
    }

    @Test(arguments: [(ContentCoding.gzip, "gzip"), (.brotli, "brotli")])
    func `a compressed copy contains the same page, with its own tag`(
        coding: ContentCoding, program: String
    ) async throws {
        let page = try pages(codings: [.gzip, .brotli]).page(at: address, for: .game)
        let plain = try await body(page), compressed = try await body(page, accepting: coding.token)
        #expect(response(page, accepting: coding.token).headers[.contentEncoding] == coding.token)
        #expect(compressed.count < plain.count / 5)
        #expect(try output(of: program, "-dc", input: compressed) == plain)
        #expect(response(page, accepting: coding.token).headers[.eTag] != response(page).headers[.eTag])
    }

    @Test func `there are copies only in the codings that the built page has`() throws {
        let page = try pages(codings: [.gzip]).page(at: address, for: .game)
        #expect(response(page, accepting: "br").headers[.contentEncoding] == nil)
    }

    @Test func `bytes that don't become smaller aren't compressed`() {
        for coding in ContentCoding.compressed {
            #expect(coding.compress([1, 2, 3]) == nil && coding.compress([]) == nil)
        }
        #expect(ContentCoding.identity.compress([1]) == [1])
    }

    private func output(of program: String, _ argument: String, input: [UInt8]) throws -> [UInt8] {
        let file = FileManager.default.temporaryDirectory.appendingPathComponent("tercet-\(UUID().uuidString)")
        try Data(input).write(to: file)
        defer { try? FileManager.default.removeItem(at: file) }
        let (process, pipe) = (Process(), Pipe())
        process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
        process.arguments = [program, argument]
        process.standardInput = try FileHandle(forReadingFrom: file)
        process.standardOutput = pipe
        try process.run()
        let output = try #require(try pipe.fileHandleForReading.readToEnd())
        process.waitUntilExit()
        return Array(output)
    }
}
