import PlainText
import SetTogether
import Testing

@testable import Rooms

struct SecretHashTests {
    @Test func `the hash is SHA-256 of the digits, as sha256sum has it`() {
        let secret = SeatSecret(entropy: [0xdead_beef, 1, 0, 0xffff_ffff])
        let hash = SecretHash(secret)
        #expect(hash.text == "2846afd7b25e7e37dc4a5093b152313344b3966d9fde2b5e87039bd2a9787144")
        #expect(SecretHash(stored: hash.text) == hash)
    }

    @Test func `another text is no hash`() {
        let text = SecretHash(SeatSecret(entropy: [1, 2, 3, 4])).text
        let others: [UTF8Text] = ["", "00", "x\(UTF8Text(text.bytes.dropFirst()))", "\(text)0"]
        let isRefused = others.map { SecretHash(stored: $0) == nil }
        #expect(isRefused == [true, true, true, true])
    }
}
