import Testing

@testable import SiteServer

struct AnnouncementTests {
    @Test(arguments: [
        ("127.0.0.1", "Tercet is at http://127.0.0.1:8080/"),
        ("127.0.0.2", "Tercet is at http://127.0.0.2:8080/"),
        ("::1", "Tercet is at http://[::1]:8080/"),
    ])
    func `an address of this machine alone is just told`(address: String, line: String) {
        #expect("\(Announcement(address: address, port: 8080))" == line)
    }

    @Test(arguments: [("0.0.0.0", "http://127.0.0.1:8080/"), ("::", "http://[::1]:8080/")])
    func `listening everywhere names a link that works and says who can reach it`(address: String, url: String) {
        let line = "Tercet is at \(url) and, for every machine that can reach this one, on each of its addresses"
        #expect("\(Announcement(address: address, port: 8080))" == line)
    }

    @Test(arguments: [("192.168.1.5", "http://192.168.1.5:80/"), ("fe80::1", "http://[fe80::1]:80/")])
    func `an address in a network says who can reach it`(address: String, url: String) {
        let line = "Tercet is at \(url), for every machine that can reach that address"
        #expect("\(Announcement(address: address, port: 80))" == line)
    }
}
