import Testing

@testable import SetRoom

struct ReconnectionTests {
    @Test func `pauses between attempts grow to two seconds, and begin anew when there is reason to hope`() {
        var reconnection = Reconnection()
        #expect((0..<7).map { _ in reconnection.nextPause() } == [0, 250, 500, 1000, 2000, 2000, 2000])
        reconnection.reset()
        #expect(reconnection.nextPause() == 0)
    }
}
