import Testing

@testable import SiteServer

struct EndpointTests {
    @Test func `by default only this machine can reach it`() throws {
        let endpoint = try Endpoint()
        #expect(endpoint.host == "127.0.0.1")
        #expect(endpoint.port == 8080)
    }

    @Test(arguments: [0, 1, 8080, 65535])
    func `a port of sixteen bits is accepted`(port: Int) throws {
        #expect(try Endpoint(port: port).port == port)
    }

    @Test(arguments: [-1, 65536, Int.max, Int.min])
    func `any other port is refused`(port: Int) {
        #expect(throws: ServeError.portOutOfRange(port)) { try Endpoint(port: port) }
    }
}
