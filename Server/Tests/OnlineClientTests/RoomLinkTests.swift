import PlainText
import SetTogether
import Testing

@testable import OnlineClient

struct RoomLinkTests {
    @Test(arguments: [
        ("http://127.0.0.1:8080/?together#room=7k3m9qxt", "127.0.0.1", 8080, "/"),
        ("http://127.0.0.1:8080/#room=7k3m9qxt", "127.0.0.1", 8080, "/"),
        ("127.0.0.1:8080#room=7k3m9qxt", "127.0.0.1", 8080, "/"),
        ("HTTP://example.org/set/index.html?x=1#lang=ru&room=7K3M9QXT", "example.org", 80, "/set/"),
        ("http://[::1]:99/set/#room=7k3m9qxt&x", "::1", 99, "/set/"),
        ("ws://host/together#room=7k3m9qxt", "host", 80, "/"),
    ])
    func `a link names the server, the folder of its page, and the room`(
        text: String, host: String, port: Int, folder: String
    ) throws {
        let link = try RoomLink(text)
        #expect(link.host == host && link.port == port && link.folder == folder)
        #expect(link.room == RoomCode("7k3m9qxt"))
        #expect(try RoomLink(link.text) == link)
        #expect(link.socketPath == folder + "together")
    }

    @Test func `the link of a room is marked for its preview, whose server doesn't see the code`() throws {
        #expect(try RoomLink("h:8080#room=7k3m9qxt").text == "http://h:8080/?together#room=7k3m9qxt")
    }

    @Test func `a link without a room leads to the server`() throws {
        let link = try RoomLink("localhost:8080")
        #expect(link.room == nil && link.text == "http://localhost:8080/" && link.authority == "localhost:8080")
        #expect(try RoomLink("http://[::1]/").authority == "[::1]")
    }

    @Test(arguments: ["", "http://", "ftp://host/", "http://host:0/", "http://host:65536/", "http:// /", "://", "a b"])
    func `what is no link is refused`(text: String) {
        #expect(throws: OnlineError.notALink(text)) { try RoomLink(text) }
    }

    @Test func `a code that is none is told, and so is encryption`() {
        #expect(throws: OnlineError.notARoom("7k3m9qx")) { try RoomLink("http://host/#room=7k3m9qx") }
        #expect(throws: OnlineError.needsEncryption) { try RoomLink("https://host/#room=7k3m9qxt") }
        #expect(throws: OnlineError.needsEncryption) { try RoomLink("wss://host/") }
    }

    @Test func `an error says what to do, and whether the link is wrong`() {
        let errors: [OnlineError] = [
            .notALink("x"), .notARoom("x"), .needsEncryption, .unreachable(host: "h", port: 1, reason: "r"),
            .noTable(status: 404), .noTable(status: 503), .noTable(status: 500), .notUnderstood(reason: "r"),
        ]
        #expect(errors.map(\.isOfTheLink) == [true, true, true, false, false, false, false, false])
        #expect(Set(errors.map(\.description)).count == errors.count)
    }
}
