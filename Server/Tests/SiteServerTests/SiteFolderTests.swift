import Foundation
import Testing

@testable import SiteServer

struct SiteFolderTests {
    private func names(in site: TemporarySite) throws -> [String] {
        try SiteFolder(path: site.path).files().keys.sorted()
    }

    @Test func `files are found at any depth, with their bytes`() async throws {
        try await TemporarySite.with(["index.html": "page", "art/icons/a.svg": "<svg/>"]) { site in
            let files = try SiteFolder(path: site.path).files()
            #expect(files == ["/index.html": Array("page".utf8), "/art/icons/a.svg": Array("<svg/>".utf8)])
        }
    }

    @Test func `dotfiles and what lies in dot folders are left out`() async throws {
        try await TemporarySite.with(["a.txt": "", ".env": "", ".git/config": "", "art/.cache/b.txt": ""]) { site in
            try #expect(names(in: site) == ["/a.txt"])
        }
    }

    @Test func `links that lead out of the folder are left out`() async throws {
        try await TemporarySite.with(["a.txt": ""]) { site in
            try site.write("", to: "../dist-next/b.txt")
            try site.link("file.txt", to: "../secret.txt")
            try site.link("absolute.txt", to: "/etc/hostname")
            try site.link("folder", to: "..")
            try site.link("neighbour.txt", to: "../dist-next/b.txt")
            try site.link("loop", to: "loop")
            try site.link("nowhere.txt", to: "missing.txt")
            try #expect(names(in: site) == ["/a.txt"])
        }
    }

    @Test func `a link to a file of the folder is that file unless it is hidden`() async throws {
        try await TemporarySite.with(["a.txt": "a", ".env": "hidden"]) { site in
            try site.link("b.txt", to: "a.txt")
            try site.link("c.txt", to: ".env")
            let files = try SiteFolder(path: site.path).files()
            #expect(files == ["/a.txt": Array("a".utf8), "/b.txt": Array("a".utf8)])
        }
    }

    @Test func `the folder itself may be a link`() async throws {
        try await TemporarySite.with(["a.txt": ""]) { site in
            try site.link("../current", to: "dist")
            let folder = SiteFolder(path: site.path + "/../current")
            #expect(try folder.files().keys.sorted() == ["/a.txt"])
        }
    }

    @Test func `a missing folder is no built site`() async throws {
        try await TemporarySite.with { site in
            let folder = SiteFolder(path: site.path + "/missing")
            #expect(throws: SiteError.notBuilt(folder.path)) { try folder.files() }
        }
    }

    @Test(.disabled(if: getuid() == 0, "root may read every file"))
    func `a file that may not be read is an error`() async throws {
        try await TemporarySite.with { site in
            let file = site.path + "/index.html"
            try FileManager.default.setAttributes([.posixPermissions: 0], ofItemAtPath: file)
            #expect(throws: SiteError.self) { try SiteFolder(path: site.path).files() }
        }
    }
}
