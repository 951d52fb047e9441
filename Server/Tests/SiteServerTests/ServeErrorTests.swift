import Testing

@testable import SiteServer

struct ServeErrorTests {
    @Test(arguments: [(8080, 8081), (65535, 8080)])
    func `an error about a port in use suggests another`(port: Int, other: Int) {
        let text = "Port \(port) is in use. Choose another: PORT=\(other) make play"
        #expect(ServeError.portInUse(port).description == text)
    }

    @Test func `an error about a port out of range names the range`() {
        let text = "70000 is not a port. Choose 1 to 65535, or 0 for any free port"
        #expect(ServeError.portOutOfRange(70000).description == text)
    }

    @Test func `any other error contains its reason`() {
        let error = ServeError.cannotListen(host: "127.0.0.1", port: 80, reason: "Permission denied")
        #expect(error.description == "Can't listen on port 80 of 127.0.0.1: Permission denied")
    }
}
