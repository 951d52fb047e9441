import PlainText
import SetRules
import Testing

/// All 32 combinations of options.
let allOptions: [Options] = (0..<32).map { bits in
    var options = Options()
    if bits & 1 != 0 { options.limit = .twentyFour }
    if bits & 2 != 0 { options.leaves = .byItself }
    options.backTo12 = bits & 4 != 0
    options.autoDeal = bits & 8 != 0
    options.clock = bits & 16 == 0
    return options
}

struct OptionsTests {
    @Test func `the usual game has no letters`() {
        #expect(Options().notation.isEmpty)
        #expect(Options(notation: "") == Options())
    }

    @Test func `the usual game has no limit, leaves on the next tap, deals nothing by itself and has a clock`() {
        let usual = Options()
        #expect(usual.limit == .none)
        #expect(usual.leaves == .onNextTap)
        #expect(!usual.backTo12 && !usual.autoDeal && usual.clock)
    }

    @Test func `each option that differs is a letter`() {
        #expect(allOptions.map(\.notation).map(string).prefix(5) == ["", "l", "s", "ls", "b"])
        #expect(allOptions[8].notation == Text("a"))
        #expect(allOptions[16].notation == Text("c"))
        #expect(allOptions[31].notation == Text("lsbac"))
    }

    @Test func `all 32 combinations are different and read back`() {
        #expect(Set(allOptions).count == 32)
        #expect(Set(allOptions.map(\.notation)).count == 32)
        for options in allOptions { #expect(Options(notation: options.notation) == options) }
    }

    @Test func `letters may come in any order`() {
        for options in allOptions {
            #expect(Options(notation: Text(options.notation.bytes.reversed())) == options)
        }
    }

    @Test func `any other letter is refused, wherever it stands`() {
        let letters = Set("lsbac".utf8)
        for byte in UInt8.min...UInt8.max {
            #expect((Options(notation: Text([byte])) != nil) == letters.contains(byte))
            #expect((Options(notation: Text([UInt8(ascii: "l"), byte])) != nil) == letters.contains(byte))
        }
    }

    @Test func `a limit of 24 is always enough and no limit is all cards`() {
        #expect(TableLimit.allCases.map(\.cards) == [81, 24])
    }
}
