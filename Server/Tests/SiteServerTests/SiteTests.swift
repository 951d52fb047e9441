import Testing

@testable import SiteServer

struct SiteTests {
    @Test func `the index is also the root`() async throws {
        try await TemporarySite.with(["index.html": "", "art/index.html": ""]) { folder in
            let site = try Site(folder: folder.path)
            #expect(site.resources.keys.sorted() == ["/", "/art/index.html", "/index.html"])
        }
    }

    @Test func `compressed copies belong to their file, others are files of their own`() async throws {
        let files = ["index.html": "", "index.html.br": "", "a.js": "", "a.js.gz": "", "lone.br": "", "b.gz": ""]
        try await TemporarySite.with(files) { folder in
            let site = try Site(folder: folder.path)
            #expect(site.resources.keys.sorted() == ["/", "/a.js", "/b.gz", "/index.html", "/lone.br"])
        }
    }

    @Test func `only the file's own name decides how it is cached`() async throws {
        try await TemporarySite.with(["index.html": "", "a.01234567.b/c": ""]) { folder in
            let resource = try #require(try Site(folder: folder.path).resources["/a.01234567.b/c"])
            let response = resource.response(accepting: AcceptEncoding(nil), ifNoneMatch: nil)
            #expect(response.headers[.cacheControl] == "no-cache")
        }
    }

    @Test func `what is served stays as it was read`() async throws {
        try await TemporarySite.with { folder in
            let site = try Site(folder: folder.path)
            try folder.write("new", to: "new.txt")
            #expect(site.resources["/new.txt"] == nil)
        }
    }

    @Test(arguments: [["main.js": ""], ["art/index.html": ""], ["index.html.br": ""], [:]])
    func `a folder without an index is no built site`(files: [String: String]) async throws {
        try await TemporarySite.with(files) { folder in
            #expect(throws: SiteError.notBuilt(SiteFolder(path: folder.path).path)) { try Site(folder: folder.path) }
        }
    }

    @Test func `a missing folder is no built site`() async throws {
        try await TemporarySite.with { folder in
            let missing = folder.path + "/missing"
            #expect(throws: SiteError.notBuilt(SiteFolder(path: missing).path)) { try Site(folder: missing) }
        }
    }

    @Test func `a file in the folder's place is no built site`() async throws {
        try await TemporarySite.with { folder in
            #expect(throws: SiteError.self) { try Site(folder: folder.path + "/index.html") }
        }
    }
}
