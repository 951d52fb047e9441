import PlainText
import SetRules
import Testing

/// All 96 combinations of options.
let allOptions: [Options] = (0..<96).map { bits in
    var options = Options()
    options.choose(TableStyle.allCases[bits / 32])
    options.limit = bits & 1 != 0 ? .twentyFour : .none
    options.leaves = bits & 2 != 0 ? .byItself : .onNextTap
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
        #expect(allOptions[32].notation == Text("g"))
        #expect(allOptions[95].notation == Text("plsbac"))
    }

    @Test func `all 96 combinations are different and read back`() {
        #expect(Set(allOptions).count == 96)
        #expect(Set(allOptions.map(\.notation)).count == 96)
        for options in allOptions { #expect(Options(notation: options.notation) == options) }
    }

    @Test func `letters may come in any order`() {
        for options in allOptions {
            #expect(Options(notation: Text(options.notation.bytes.reversed())) == options)
        }
    }

    @Test func `any other letter is refused, wherever it stands`() {
        let letters = Set("gplsbac".utf8)
        for byte in UInt8.min...UInt8.max {
            #expect((Options(notation: Text([byte])) != nil) == letters.contains(byte))
            #expect((Options(notation: Text([UInt8(ascii: "l"), byte])) != nil) == letters.contains(byte))
        }
    }

    @Test func `two styles are refused, and so is one twice`() {
        for letters: Text in ["gp", "pg", "gg", "plp"] { #expect(Options(notation: letters) == nil) }
    }

    @Test func `a style brings its limit and its leaving, and either can be changed alone afterwards`() {
        var options = Options()
        for (style, limit, leaves) in [
            (TableStyle.physics, TableLimit.twentyFour, MatchLeaves.byItself), (.glyphs, .twentyFour, .onNextTap),
            (.classic, .none, .onNextTap),
        ] {
            options.choose(style)
            #expect(options.style == style && options.limit == limit && options.leaves == leaves)
        }
        options.choose(.physics)
        options.limit = .none
        #expect(options.style == .physics && options.leaves == .byItself)
    }

    @Test func `a limit of 24 is always enough and no limit is all cards`() {
        #expect(TableLimit.allCases.map(\.cards) == [81, 24])
    }
}
