import PlainText
import SetGame
import SetRules
import Testing

/// All 3456 combinations of options, first the 192 with the default players and claim time.
let allOptions: [Options] = Players.onOneDevice.flatMap { players in
    ([.five] + ClaimTime.allCases.filter { $0 != .five }).flatMap { claimTime in
        optionsApartFromPlayers.map { options in
            var options = options
            options.players = players
            options.claimTime = claimTime
            return options
        }
    }
}

private let optionsApartFromPlayers: [Options] = (0..<192).map { bits in
    var options = Options()
    options.choose(Options.Preset.allCases[bits / 64])
    options.limit = bits & 1 != 0 ? .twentyFour : .none
    options.leaves = bits & 2 != 0 ? .byItself : .onNextTap
    options.backTo12 = bits & 4 != 0
    options.autoDeal = bits & 8 != 0
    options.clock = bits & 16 == 0
    options.penalties = bits & 32 == 0
    return options
}

struct OptionsTests {
    @Test func `the defaults have an empty notation`() {
        #expect(Options().notation.isEmpty)
        #expect(Options(notation: "") == Options())
    }

    @Test func `the defaults are one player, no limit, clock, penalties, no automatic deals, matches leave on a tap`() {
        let usual = Options()
        #expect(usual.limit == .none)
        #expect(usual.leaves == .onNextTap)
        #expect(!usual.backTo12 && !usual.autoDeal && usual.clock && usual.penalties)
        #expect(usual.players == .one && usual.claimTime == .five && !usual.matchLeavesByItself)
    }

    @Test(arguments: Variant.allCases)
    func `the defaults of a game are those of Set with what belongs to the game`(game: Variant) {
        var options = Options(game)
        #expect(options.game == game && options.backTo12 == game.returnsToOpening)
        options.choose(.set)
        #expect(options == Options())
    }

    @Test func `each option that differs from its default is a letter`() {
        #expect(allOptions.map(\.notation).map { String($0) }.prefix(5) == ["", "l", "s", "ls", "b"])
        #expect(allOptions[8].notation == UTF8Text("a"))
        #expect(allOptions[16].notation == UTF8Text("c"))
        #expect(allOptions[32].notation == UTF8Text("n"))
        #expect(allOptions[31].notation == UTF8Text("lsbac"))
        #expect(allOptions[64].notation == UTF8Text("g"))
        #expect(allOptions[191].notation == UTF8Text("plsbacn"))
        #expect(allOptions[1728].notation == UTF8Text("t"))
        #expect(allOptions.last?.notation == UTF8Text("plsbacntu"))
    }

    @Test(arguments: [
        (ClaimTime.three, "3"), (.four, "4"), (.five, ""), (.six, "6"), (.seven, "7"), (.eight, "8"), (.nine, "9"),
        (.ten, "0"), (.unlimited, "u"),
    ])
    func `a claim time is the last digit of its seconds, or u, and five is omitted`(time: ClaimTime, digit: String) {
        var options = Options()
        options.claimTime = time
        #expect(options.notation == UTF8Text(digit))
        options.players = .two
        #expect(options.notation == UTF8Text("t\(digit)"))
        #expect(Options(notation: options.notation) == options)
        #expect(options != Options())
    }

    @Test func `a claim lasts 3 to 10 seconds, or as long as one wants`() {
        #expect(ClaimTime.allCases.map(\.milliseconds) == (3...10).map { $0 * 1000 } + [nil])
    }

    @Test func `a five is parsed, although it is not written`() {
        #expect(Options(notation: "5") == Options())
        #expect(Options(notation: "t5") == Options(notation: "t"))
    }

    @Test func `a claim time of 1 or 2 seconds is rejected`() {
        for letters: UTF8Text in ["1", "2", "t1", "t2", "1t", "2t", "12"] { #expect(Options(notation: letters) == nil) }
    }

    @Test func `with two players a match always leaves by itself`() {
        for options in allOptions {
            #expect(options.matchLeavesByItself == (options.leaves == .byItself || options.players == .two))
        }
    }

    @Test(arguments: SeatCount.allCases)
    func `players who sit apart are a capital letter, and their cards are dealt by themselves`(seats: SeatCount) throws
    {
        var options = Options()
        options.players = .apart(seats)
        let letter = try #require("ABCDEFGH".utf8.dropFirst(Int(seats.rawValue) - 1).first)
        #expect(options.notation == UTF8Text([letter]) && Options(notation: options.notation) == options)
        #expect(options.players.count == Int(seats.rawValue) && options.players.areApart)
        #expect(options.dealsByItself && !options.autoDeal)
        #expect(Players.onOneDevice.allSatisfy { !$0.areApart })
    }

    @Test func `a preset changes neither the players nor the claim time`() {
        for preset in Options.Preset.allCases {
            var options = Options()
            options.players = .two
            options.claimTime = .nine
            options.choose(preset)
            #expect(options.players == .two && options.claimTime == .nine)
        }
    }

    @Test func `all 3456 combinations have different notations, which are parsed back`() {
        #expect(allOptions.count == 3456)
        #expect(Set(allOptions).count == 3456)
        #expect(Set(allOptions.map(\.notation)).count == 3456)
        for options in allOptions { #expect(Options(notation: options.notation) == options) }
    }

    @Test func `letters may come in any order`() {
        for options in allOptions {
            #expect(Options(notation: UTF8Text(options.notation.bytes.reversed())) == options)
        }
    }

    @Test func `any other letter is rejected at any place`() {
        let letters = Set("gplsbacntuBCDEFGH03456789IJKLMOPQRSUVWXY".utf8)
        for byte in UInt8.min...UInt8.max {
            #expect((Options(notation: UTF8Text([byte])) != nil) == letters.contains(byte))
            #expect((Options(notation: UTF8Text([UInt8(ascii: "l"), byte])) != nil) == letters.contains(byte))
        }
    }

    @Test func `two presets are rejected, and so is the same one twice`() {
        for letters: UTF8Text in ["gp", "pg", "gg", "plp"] { #expect(Options(notation: letters) == nil) }
    }

    @Test func `a preset sets the limit and when a match leaves, and both can be changed afterwards`() {
        var options = Options()
        for (preset, limit, leaves) in [
            (Options.Preset.selfClearing, TableLimit.twentyFour, MatchLeaves.byItself),
            (.limited, .twentyFour, .onNextTap), (.unlimited, .none, .onNextTap),
        ] {
            options.choose(preset)
            #expect(options.preset == preset && options.limit == limit && options.leaves == leaves)
        }
        options.choose(.selfClearing)
        options.limit = .none
        #expect(options.preset == .selfClearing && options.leaves == .byItself)
    }

    @Test func `the limit is 24 cards, or all 81`() {
        #expect(TableLimit.allCases.map(\.cards) == [81, 24])
    }
}
