import Testing

@testable import TogetherServer

struct DatabaseTests {
    @Test func `an address of PostgreSQL is one, and anything else is a file`() {
        #expect(Database("postgres://a:secret@b/c") == .postgreSQL(address: "postgres://a:secret@b/c"))
        #expect(Database("postgresql:///c") == .postgreSQL(address: "postgresql:///c"))
        #expect(Database("rooms.sqlite") == .file(path: "rooms.sqlite"))
        #expect(Database("mysql://x") == .file(path: "mysql://x"))
    }

    @Test func `what is said of an address holds no password`() {
        #expect("\(Database("postgres://a:secret@b/c"))" == "PostgreSQL")
        #expect("\(Database("x/rooms.sqlite"))" == "x/rooms.sqlite")
    }

    @Test func `the user's file lies in their folder for data`() {
        #expect(Database.ofUser(["XDG_DATA_HOME": "/data", "HOME": "/h"]) == .file(path: "/data/tercet/rooms.sqlite"))
        #expect(
            Database.ofUser(["XDG_DATA_HOME": "data", "HOME": "/h"])
                == .file(path: "/h/.local/share/tercet/rooms.sqlite"))
        #expect(Database.ofUser(["HOME": ""]) == nil && Database.ofUser([:]) == nil)
    }

    @Test func `addresses for phones are pages of other addresses than this machine's own`() {
        for page in NetworkAddresses.pages(port: 8080) {
            #expect(page.hasPrefix("http://") && page.hasSuffix(":8080/") && !page.contains("//127."))
        }
    }
}
