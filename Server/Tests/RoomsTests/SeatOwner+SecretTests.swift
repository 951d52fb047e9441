import SetTogether
import Testing

@testable import Rooms

struct SeatOwnerOfSecretTests {
    @Test func `the owner is the SHA-256 hash of the digits, as sha256sum prints it`() {
        let owner = SeatOwner(SeatSecret(entropy: [0xdead_beef, 1, 0, 0xffff_ffff]))
        #expect(owner.text == "2846afd7b25e7e37dc4a5093b152313344b3966d9fde2b5e87039bd2a9787144")
    }
}
