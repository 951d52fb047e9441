import NIOCore
import Testing

@testable import Sockets

struct RoundTripsTests {
    @Test func `without a measure there is no lowest one`() {
        #expect(RoundTrips().lowest == nil)
    }

    @Test func `the lowest of the last 8 counts, rounded down to milliseconds`() {
        var roundTrips = RoundTrips()
        roundTrips.add(.microseconds(12_999))
        for time in 20...26 {
            roundTrips.add(.milliseconds(Int64(time)))
            #expect(roundTrips.lowest == 12)
        }
        roundTrips.add(.milliseconds(30))
        #expect(roundTrips.lowest == 20)
        roundTrips.add(.nanoseconds(999))
        #expect(roundTrips.lowest == 0)
    }

    @Test func `times beyond measure are as long as can be`() {
        var roundTrips = RoundTrips()
        roundTrips.add(.hours(2))
        #expect(roundTrips.lowest == nil)
    }
}
