import Testing

@testable import SiteServer

struct SiteErrorTests {
    @Test func `an error about a missing site says how to build it`() {
        #expect(SiteError.notBuilt("/dist").description == "No built site at /dist. Run: make build")
    }

    @Test func `an error about an unreadable file names it`() {
        #expect(SiteError.unreadable("/dist/main.js").description == "Can't read /dist/main.js")
    }
}
