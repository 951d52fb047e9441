import Hummingbird
import Testing

@testable import SiteServer

struct PageAddressTests {
    @Test(arguments: [
        ("https://tercet.example.org/", "https://tercet.example.org/"),
        ("https://tercet.example.org", "https://tercet.example.org/"),
        ("HTTPS://Tercet.Example.org:443/", "https://tercet.example.org/"),
        ("http://example.org:8080/set", "http://example.org:8080/set/"),
        ("http://example.org:80/Set/a-b_c.d~e/", "http://example.org/Set/a-b_c.d~e/"),
        ("http://[2001:DB8::1]:8080/", "http://[2001:db8::1]:8080/"),
    ])
    func `an address is written in one way`(text: String, address: String) {
        #expect(PageAddress(text)?.text == address)
    }

    @Test(arguments: [
        "", "/", "example.org", "ftp://example.org/", "https://", "https:///", "https://example.org//",
        "https://example.org/?a", "https://example.org/#a", "https://user@example.org/", "https://example.org:65536/",
        "https://example.org:/", "https://exam ple.org/", "https://example.org/\"", "https://example.org/é",
    ])
    func `other texts are no addresses`(text: String) {
        #expect(PageAddress(text) == nil)
    }

    private func address(
        host: String?, _ fields: [(String, String)] = [], trustsProxy: Bool = false
    ) throws -> String? {
        var request = HTTPRequest(method: .get, scheme: "http", authority: host, path: "/")
        for (name, value) in fields {
            let name = try #require(HTTPFields.Element.Name(name))
            request.headerFields.append(HTTPFields.Element(name: name, value: value))
        }
        return PageAddressSource.request(trustsProxy: trustsProxy).address(for: request)?.text
    }

    @Test(arguments: [
        ("example.org", "http://example.org/"), ("EXAMPLE.org:80", "http://example.org/"),
        ("127.0.0.1:8080", "http://127.0.0.1:8080/"), ("[::1]:8080", "http://[::1]:8080/"),
        ("localhost", "http://localhost/"), ("a_b.example", "http://a_b.example/"),
    ])
    func `the address is at the host of the request`(host: String, expected: String) throws {
        #expect(try address(host: host) == expected)
    }

    @Test(arguments: [
        nil, "", "a b", "a/b", "a?b", "a#b", "a@b", "a\"b", "a<b", "a>b", "a'b", "a&b", "a%b", "a\\b", "a\tb",
        "ä.example", "a:", "a:b", "a:-1", "a:65536", "a:123456", "a:1:2", "[::1", "::1", "[]", "[::1]a", "[g::1]",
        String(repeating: "a", count: 254), "a\u{0}b",
    ])
    func `a missing or bad host has no address`(host: String?) throws {
        #expect(try address(host: host) == nil)
    }

    @Test func `two hosts are none`() throws {
        #expect(try address(host: "example.org", [("Host", "example.com")]) == nil)
    }

    @Test func `the scheme is that of the nearest proxy, if the server trusts it`() throws {
        func scheme(_ schemes: [String], trustsProxy: Bool) throws -> Substring? {
            let fields = schemes.map { ("X-Forwarded-Proto", $0) }
            return try address(host: "h", fields, trustsProxy: trustsProxy)?.split(separator: ":").first
        }
        #expect(try scheme(["https"], trustsProxy: false) == "http")
        #expect(try scheme([], trustsProxy: true) == "http")
        for https in [["https"], ["HTTPS "], ["http, https"], ["http", "https"]] {
            #expect(try scheme(https, trustsProxy: true) == "https")
        }
        for http in [["http"], ["https, http"], ["https", "http"], [""], [","], ["wss"]] {
            #expect(try scheme(http, trustsProxy: true) == "http")
        }
    }

    @Test func `a default port is omitted as the scheme has it`() throws {
        let https = [("X-Forwarded-Proto", "https")]
        #expect(try address(host: "h:443", https, trustsProxy: true) == "https://h/")
        #expect(try address(host: "h:80", https, trustsProxy: true) == "https://h:80/")
        #expect(try address(host: "h:443") == "http://h:443/")
    }

    @Test func `a known address counts, whatever the request says`() throws {
        let known = try #require(PageAddress("https://example.org/set"))
        let request = HTTPRequest(method: .get, scheme: nil, authority: "evil\"", path: "/")
        #expect(PageAddressSource.known(known).address(for: request) == known)
    }
}
