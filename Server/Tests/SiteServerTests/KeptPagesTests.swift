import NIOCore
import SetRecords
import Testing

@testable import SiteServer

struct KeptPagesTests {
    private let page = Resource(fileName: "index.html", bytes: [])

    private func preview(_ host: String, _ subject: LinkSubject = .game) throws -> LinkPreview {
        LinkPreview(address: try #require(PageAddress(host: host, isSecure: false)), subject: subject)
    }

    private func day(_ number: Int) throws -> LinkPreview {
        try preview("h", .daily(DailyTask(.deal, of: Day(number: number))))
    }

    @Test func `sixteen addresses have previews, and these keep them`() throws {
        var pages = KeptPages()
        for place in 0..<16 { #expect(try pages.admit(preview("h\(place)"), at: .now()) != nil) }
        for place in 16..<100 { #expect(try pages.admit(preview("h\(place)", .room), at: .now()) == nil) }
        #expect(try pages.admit(preview("h0", .room), at: .now()) == preview("h0", .room))
    }

    @Test func `a page is kept for its preview only, and so is the page without one`() throws {
        var pages = KeptPages()
        try pages.keep(page, for: preview("h"))
        #expect(try pages[preview("h")] != nil && pages[preview("h", .room)] == nil && pages[nil] == nil)
        pages.keep(page, for: nil)
        #expect(pages[nil] != nil)
    }

    @Test func `a day replaces the oldest one when there are too many`() throws {
        var pages = KeptPages()
        try pages.keep(page, for: preview("h"))
        for number in 0..<40 {
            try pages.keep(page, for: day(number))
            // Two requests at the same time have made it.
            try pages.keep(page, for: day(number))
        }
        for number in 0..<40 { #expect(try (pages[day(number)] != nil) == (number >= 8), "\(number)") }
        #expect(try pages[preview("h")] != nil)
    }

    @Test func `new days are named at a steady rate, and kept ones always`() throws {
        var pages = KeptPages()
        let start = NIODeadline.now()
        for number in 0..<32 { #expect(try pages.admit(day(number), at: start) == day(number)) }
        #expect(try pages.admit(day(32), at: start) == preview("h"))
        try pages.keep(page, for: day(31))
        #expect(try pages.admit(day(31), at: start) == day(31))
        #expect(try pages.admit(day(32), at: start + .seconds(1)) == day(32))
        #expect(try pages.admit(day(33), at: start + .seconds(1)) == preview("h"))
    }
}
