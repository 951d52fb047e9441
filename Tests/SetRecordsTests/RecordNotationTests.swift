import PlainText
import SetGame
import SetRules
import Testing

@testable import SetRecords

struct RecordNotationTests {
    @Test(arguments: GameCategory.allCases)
    func `a record is parsed back from its line`(category: GameCategory) throws {
        var generator = SplitMix64(seed: 11)
        for index in 0..<300 {
            let record = record(&generator, endedOn: Int64(index), category: category, sets: index % 28)
            #expect(GameRecord(line: record.line) == record)
        }
    }

    @Test(arguments: 1...20)
    func `the record of a played game is parsed back`(seed: UInt64) throws {
        let record = GameRecord(try wildGame(seed, players: seed % 2 == 0 ? .two : .one), endedOn: 1_790_000_000_000)
        #expect(GameRecord(line: record.line) == record)
    }

    @Test(arguments: Variant.allCases)
    func `the record of any game of the family is parsed back`(game: Variant) throws {
        let record = GameRecord(try playedGame(of: game, "notation"), endedOn: 1_790_000_000_000)
        #expect(GameRecord(line: record.line) == record && record.game == game && record.category == .solo)
        #expect(record.sets.allSatisfy { 1...game.rules.cards.mostDifferences ~= $0.kind })
    }

    @Test func `the record of an unknown game is not parsed, neither as Set nor as another game`() {
        #expect(forged("1 5 10A a~J")?.game == .junior && forged("1 5 10A a~Uc")?.game == .ultraSet)
        for letter in ["N", "Z", "Zc", "Tp"] { #expect(forged("1 5 10A a~\(UTF8Text(letter))") == nil) }
    }

    @Test(arguments: [
        "two words", "grün", "100 %", "a~b", "~", " ", "  ", "ends in a space ", " a  b ", "%20", "a~s", "naïve ~ % 🂡",
        "x 9dk2p", "~~c", "0123456789012345678901234567890123456789012345678901234567890123",
    ])
    func `a record with any seed is parsed back`(seed: String) throws {
        for letters in ["", "gls", "c7"] as [UTF8Text] {
            let dealID = try DealID(seed: UTF8Text(seed), options: try #require(Options(notation: letters)))
            let record = GameRecord(
                endedOn: 1, dealID: dealID, scores: Scores(first: -30), rest: 7, category: .cheated, sets: [])
            let read = try #require(GameRecord(line: record.line))
            #expect(read == record && read.dealID == dealID)
        }
    }

    @Test func `any single changed byte is rejected`() throws {
        var generator = SplitMix64(seed: 21)
        let record = record(&generator, endedOn: 1_790_000_000_123, category: .two)
        let bytes = record.line.bytes
        for index in bytes.indices {
            var damaged = bytes
            for byte in UInt8.min...UInt8.max where byte != bytes[index] {
                damaged[index] = byte
                if let read = GameRecord(line: UTF8Text(damaged)) {
                    #expect(read == record, "\(String(UTF8Text(damaged)))")
                }
            }
        }
    }

    @Test func `a line with a missing or an additional byte is rejected`() throws {
        var generator = SplitMix64(seed: 22)
        let bytes = record(&generator, endedOn: 1_790_000_000_123).line.bytes
        for index in bytes.indices {
            #expect(GameRecord(line: UTF8Text(bytes[..<index])) == nil)
            #expect(GameRecord(line: UTF8Text(bytes[..<index] + bytes[(index + 1)...])) == nil)
            #expect(GameRecord(line: UTF8Text(bytes[...index] + bytes[index...])) == nil || index == bytes.count)
        }
        #expect(GameRecord(line: UTF8Text(bytes + [32])) == nil && GameRecord(line: UTF8Text(bytes + bytes)) == nil)
        #expect(GameRecord(line: UTF8Text()) == nil && GameRecord(line: " ") == nil)
    }

    /// The line of these words with a right checksum.
    private func forged(_ words: UTF8Text) -> GameRecord? {
        var text = words
        text.append(" ")
        text.append(words.checksum & 0x1ff_ffff, radix: 36)
        return GameRecord(line: text)
    }

    @Test func `a malformed line with a right checksum is rejected`() throws {
        #expect(forged("1 5 10A a") != nil && forged("1 5  a") != nil && forged("1 5:-5 10Q a~t") != nil)
        for words in [
            "", " ", "1", "1 5", "1 5 ", "1 5  ", "1 5 10A", "1 5 A a", "1 5 10@ a", "1 5 10P a", "1 5 10` a",
            "1 5 10A a~t", "1 5:5 10A a", "1 5:5c 10A a~t", "1 5: 10A a~t", "1 - 10A a", "1 1000001 10A a",
            "zzzzzzzzzzzzzzzz 5 10A a", "zzzzzzzzzzz 5 10A a", "1 5 zzzzzzzzzzA a", "1 5 zzzzzzzzzzzzzzzzzzA a",
            "1 5 zzzzzzzzzz a", "1 5 zzzzzzzzzzzzzzzzz a", "-1 5 10A a", "1 5 -10A a", "1 5 3A\u{7}",
        ] as [UTF8Text] {
            #expect(forged(words) == nil, "\(String(words))")
        }
        var many: UTF8Text = "1 5 "
        for _ in 0..<28 { many.append("11A") }
        many.append(" a")
        #expect(forged(many) == nil)
    }

    @Test func `times up to 32 bits and scores up to a million are accepted, and no others`() throws {
        #expect(forged("1 5 1z141z3 a")?.time == 4_294_967_295 && forged("1 5 1z141z4 a") == nil)
        #expect(forged("1 5 vkhsvlrA a")?.sets.first?.took == 4_294_967_295 && forged("1 5 vkhsvlsA a") == nil)
        #expect(forged("1 -1000000  a")?.scores == Scores(first: -1_000_000) && forged("1 -1000001  a") == nil)
        #expect(forged("2rrvthnxts 5  a")?.endedOn == 1 << 48 && forged("2rrvthnxtt 5  a") == nil)
        var most: UTF8Text = "1 5 "
        for _ in 0..<27 { most.append("10A") }
        most.append(" a")
        #expect(forged(most)?.sets.count == 27)
    }

    @Test func `malformed lines with a right checksum do not trap`() throws {
        var generator = SplitMix64(seed: 23)
        var read = 0
        for _ in 0..<20_000 {
            let line = record(&generator, endedOn: 1_790_000_000_123, category: .two, sets: 3).line.bytes
            var words = Array(line[..<(try #require(line.lastIndex(of: 32)))])
            for _ in 0...generator.next(below: 3) {
                let index = Int(generator.next(below: UInt32(words.count)))
                switch generator.next(below: 3) {
                case 0: words[index] = UInt8(32 + generator.next(below: 95))
                case 1: words.remove(at: index)
                default: words.insert(words[Int(generator.next(below: UInt32(words.count)))], at: index)
                }
            }
            guard let record = forged(UTF8Text(words)) else { continue }
            #expect(GameRecord(line: record.line) == record)
            read += 1
        }
        #expect(read > 1000)
    }

    @Test func `a game takes about 150 bytes`() throws {
        var generator = SplitMix64(seed: 24)
        var (bytes, sets) = (0, 0)
        for number in 0..<200 {
            var options = Options()
            if number % 2 == 0 { options.choose(.selfClearing) }
            var game = Game(DealID(entropy: generator.next(), options: options))
            try game.playToTheEnd { took(&generator) }
            let record = GameRecord(game, endedOn: 1_790_000_000_000 + Int64(number) * 777_777)
            bytes += record.line.bytes.count + 1
            sets += record.sets.count
        }
        print("A game takes \(bytes / 200) bytes in the history, with \(Double(sets) / 200) sets.")
        #expect(bytes / 200 < 170)
    }
}
