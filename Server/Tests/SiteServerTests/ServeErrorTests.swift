import Testing

@testable import SiteServer

struct ServeErrorTests {
    @Test(arguments: [(8080, 8081), (65535, 8080)])
    func `a port in use comes with another to try`(port: Int, other: Int) {
        let text = "Port \(port) is in use. Choose another: PORT=\(other) make play"
        #expect(ServeError.portInUse(port).description == text)
    }

    @Test func `a port out of range is told the range`() {
        let text = "70000 is no port. Choose one from 1 to 65535, or 0 for any that is free"
        #expect(ServeError.portOutOfRange(70000).description == text)
    }

    @Test func `any other obstacle is told with its reason`() {
        let error = ServeError.cannotListen(host: "127.0.0.1", port: 80, reason: "Permission denied")
        #expect(error.description == "Can't listen on port 80 of 127.0.0.1: Permission denied")
    }
}
