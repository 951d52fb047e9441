import Testing

@testable import SiteServer

struct SiteErrorTests {
    @Test func `a missing site says how to make it`() {
        #expect(SiteError.notBuilt("/dist").description == "There is no built site at /dist: run make build")
    }

    @Test func `an unreadable file is named`() {
        #expect(SiteError.unreadable("/dist/main.js").description == "Can't read /dist/main.js")
    }
}
