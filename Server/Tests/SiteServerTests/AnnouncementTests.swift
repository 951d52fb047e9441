import Testing

@testable import SiteServer

struct AnnouncementTests {
    @Test(arguments: [
        ("127.0.0.1", "Tercet is running at http://127.0.0.1:8080/"),
        ("127.0.0.2", "Tercet is running at http://127.0.0.2:8080/"),
        ("::1", "Tercet is running at http://[::1]:8080/"),
    ])
    func `an address that only this machine can reach is printed alone`(address: String, line: String) {
        #expect("\(Announcement(address: address, port: 8080))" == line)
    }

    @Test(arguments: [("0.0.0.0", "http://127.0.0.1:8080/"), ("::", "http://[::1]:8080/")])
    func `at every address, the line contains a link that works here`(address: String, url: String) {
        let line = "Tercet is running at \(url) (open to other machines at every address of this one)"
        #expect("\(Announcement(address: address, port: 8080))" == line)
    }

    @Test(arguments: [("192.168.1.5", "http://192.168.1.5:80/"), ("fe80::1", "http://[fe80::1]:80/")])
    func `at an address of a network, the line says that others can reach it`(address: String, url: String) {
        let line = "Tercet is running at \(url) (open to other machines)"
        #expect("\(Announcement(address: address, port: 80))" == line)
    }
}
