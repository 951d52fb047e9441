import Testing

@testable import SiteServer

struct EntityTagTests {
    private let tag = EntityTag(of: "foobar".utf8, coding: .identity)

    @Test func `the tag is the published FNV-1a hash and the coding, in quotes`() {
        #expect(tag.field == "\"85944171f73967e8-identity\"")
        #expect(EntityTag(of: [], coding: .brotli).field == "\"cbf29ce484222325-br\"")
    }

    @Test func `other bytes and other codings have other tags`() {
        #expect(tag != EntityTag(of: "foobaz".utf8, coding: .identity))
        #expect(tag != EntityTag(of: "foobar".utf8, coding: .gzip))
    }

    @Test func `a list that names the tag matches`() {
        let lists = [tag.field, "W/" + tag.field, "\"a\", \(tag.field)", "\"a,b\",\t\(tag.field) ,\"c\"", "*", " * "]
        for list in lists { #expect(tag.matches(ifNoneMatch: list), "\(list)") }
    }

    @Test func `a list that doesn't name the tag doesn't match`() {
        let bare = tag.field.filter { $0 != "\"" }
        let lists = ["", ",", "\"\"", "\"a\"", bare, "W/", "w/" + tag.field, "\"a,\(bare)\"", tag.field + "x"]
        for list in lists { #expect(!tag.matches(ifNoneMatch: list), "\(list)") }
    }
}
