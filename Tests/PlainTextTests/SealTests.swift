import PlainText
import Testing

struct SealTests {
    private static let seals = [
        Seal(mark: " ", bits: 25, radix: 36), Seal(mark: "sum ", bits: 64, radix: 16),
        Seal(mark: "#", bits: 1, radix: 2),
    ]
    private static let texts: [UTF8Text] = ["", "a", "two words", "a line\n", "sum 0 # sum ", "Ещё"]

    @Test func `a seal is the mark and the checksum`() {
        #expect(Self.seals[0].sealed("") == " 1by91" as UTF8Text)
        #expect(Self.seals[1].sealed("a\n") == "a\nsum \(String(("a\n" as UTF8Text).checksum, radix: 16))" as UTF8Text)
    }

    @Test func `a sealed text is opened again`() {
        for seal in Self.seals {
            for text in Self.texts { #expect(seal.opened(seal.sealed(text)) == text) }
        }
    }

    @Test func `a text that was changed or cut off isn't opened`() {
        for seal in Self.seals.prefix(2) {
            for text in Self.texts {
                let sealed = seal.sealed(text).bytes
                for index in sealed.indices {
                    var changed = sealed
                    changed[index] ^= 1
                    #expect(seal.opened(UTF8Text(changed)) == nil)
                    #expect(seal.opened(UTF8Text(sealed[..<index])) == nil)
                }
                #expect(seal.opened(UTF8Text(sealed + [0x30])) == nil)
            }
        }
    }
}
