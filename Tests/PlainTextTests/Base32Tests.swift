import PlainText
import Testing

struct Base32Tests {
    @Test func `each of the 32 digits has a character of its own`() {
        let characters = (0..<32).map { Base32.character(of: $0) }
        #expect(Set(characters).count == 32)
        #expect(characters.map { Base32.digit(of: $0) } == (0..<32).map { $0 })
    }

    @Test func `no other character is a digit`() {
        let digits = (UInt8.min...UInt8.max).filter { Base32.digit(of: $0) != nil }
        #expect(digits.count == 32)
        for letter in "iloU A".utf8 { #expect(Base32.digit(of: letter) == nil) }
    }

    @Test func `a number begins with its lowest digit`() {
        #expect(Base32.text(of: 1 << 5 | 31, digits: 3) == "z10")
        #expect(Base32.text(of: .max, digits: 12) == "zzzzzzzzzzzz")
    }
}
