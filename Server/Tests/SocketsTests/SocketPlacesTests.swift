import Testing

@testable import Sockets

struct SocketPlacesTests {
    private func places(total: Int, each: Int) -> SocketPlaces {
        var limits = SocketLimits()
        limits.sockets = total
        limits.socketsPerAddress = each
        return SocketPlaces(limits)
    }

    @Test func `an address has so many places, and gets them back`() throws {
        let places = places(total: 10, each: 2)
        for _ in 1...2 { try places.take(for: .ipv4(1)) }
        #expect(throws: Refusal.address) { try places.take(for: .ipv4(1)) }
        try places.take(for: .ipv4(2))
        places.giveBack(for: .ipv4(1))
        try places.take(for: .ipv4(1))
        #expect(throws: Refusal.address) { try places.take(for: .ipv4(1)) }
    }

    @Test func `all together have so many places`() throws {
        let places = places(total: 3, each: 2)
        for address in UInt32(1)...3 { try places.take(for: .ipv4(address)) }
        #expect(throws: Refusal.total) { try places.take(for: .local) }
        places.giveBack(for: .ipv4(2))
        try places.take(for: .local)
    }
}
