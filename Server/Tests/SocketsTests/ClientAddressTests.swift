import NIOCore
import Testing

@testable import Sockets

struct ClientAddressTests {
    private func address(_ text: String) throws -> ClientAddress {
        ClientAddress(try SocketAddress(ipAddress: text, port: 1234))
    }

    @Test func `an IPv4 address stands for itself, mapped into IPv6 too`() throws {
        #expect(try address("192.0.2.7") == .ipv4(0xC000_0207))
        #expect(try address("::ffff:192.0.2.7") == .ipv4(0xC000_0207))
        #expect(try address("::1") == .ipv6(prefix: 0))
    }

    @Test func `an IPv6 address stands for its network`() throws {
        #expect(try address("2001:db8:1:2::1") == .ipv6(prefix: 0x2001_0db8_0001_0002))
        #expect(try address("2001:db8:1:2:ffff::9") == address("2001:db8:1:2::1"))
        #expect(try address("2001:db8:1:3::1") != address("2001:db8:1:2::1"))
    }

    @Test func `a connection without an IP address is local`() throws {
        #expect(ClientAddress(nil) == .local)
        #expect(ClientAddress(try SocketAddress(unixDomainSocketPath: "socket")) == .local)
    }

    @Test(arguments: [
        ("192.0.2.7", "192.0.2.7"), (" 192.0.2.7\t", "192.0.2.7"), ("192.0.2.7:80", "192.0.2.7"),
        ("2001:db8::1", "2001:db8::1"), ("[2001:db8::1]", "2001:db8::1"), ("[2001:db8::1]:80", "2001:db8::1"),
        ("::ffff:192.0.2.7", "192.0.2.7"),
    ])
    func `addresses are read as proxies write them`(text: String, expected: String) throws {
        #expect(try ClientAddress(proxyText: text) == address(expected))
    }

    @Test(arguments: ["", "unknown", "_hidden", "[2001:db8::1", "192.0.2", "192.0.2.7:80:1", "1.2.3.4.5", "::g"])
    func `other texts are no address`(text: String) {
        #expect(ClientAddress(proxyText: text) == nil)
    }
}
