import Foundation
import PlainText
import SetGame
import SetRules
import TestSupport
import Testing

struct DealIDTests {
    @Test func `each pinned deal id gives its pinned cards`() throws {
        let url = try #require(Bundle.module.url(forResource: "Golden/shuffles", withExtension: "txt"))
        let lines = try String(contentsOf: url, encoding: .utf8).split(separator: "\n")
        #expect(lines.count >= 12)
        for line in lines {
            let words = line.split(separator: " ")
            let name = words.dropLast(81).joined(separator: " ")
            let cards = try words.suffix(81).map { try #require(Card(String($0))) }
            #expect(try DealID(name).shuffledDeck().cards == cards, "\(name)")
        }
    }

    @Test func `the deal ids of an earlier version have the same meaning and the same text`() throws {
        for golden in try GoldenText.all(in: Bundle.module.url(forResource: "Golden/deal-ids", withExtension: "txt")) {
            let id = try DealID(text: golden.text)
            #expect(id.meaning == golden.meaning && id.text == golden.text)
        }
    }

    @Test func `a deck contains all 81 cards, and the generator is returned as it is after the shuffle`() throws {
        let deal = try DealID("tercet")
        let (deck, generator) = deal.shuffledDeck()
        #expect(Set(deck) == Set(Card.all))
        var (again, cards) = (deal.generator, Card.all)
        cards.pinnedShuffle(using: &again)
        #expect(generator == again)
        #expect(generator != deal.generator)
        #expect(deal.generator == SplitMix64(seed: deal.seed.checksum))
    }

    @Test func `options change neither the seed nor the cards`() throws {
        let usual = try DealID("tercet")
        for options in allOptions {
            let deal = try DealID(seed: "tercet", options: options)
            #expect(deal.seed == usual.seed)
            #expect(deal.shuffledDeck().cards == usual.shuffledDeck().cards)
        }
    }

    @Test func `a plain seed is its own id`() throws {
        #expect(try DealID(seed: "7k3m9qxt").text == UTF8Text("7k3m9qxt"))
        #expect(try DealID(seed: "7k3m9qxt", options: allOptions[31]).text == UTF8Text("7k3m9qxt~lsbac"))
    }

    @Test func `the id contains the number of players and the claim time`() throws {
        var options = Options()
        options.players = .two
        #expect(try DealID(seed: "7k3m9qxt", options: options).text == UTF8Text("7k3m9qxt~t"))
        #expect(try DealID("7k3m9qxt~t").options == options)
        options.claimTime = .ten
        #expect(try DealID(seed: "7k3m9qxt", options: options).text == UTF8Text("7k3m9qxt~t0"))
        #expect(try DealID("7k3m9qxt~t0").options == options)
        options.players = .one
        #expect(try DealID(seed: "7k3m9qxt", options: options).text == UTF8Text("7k3m9qxt~0"))
        #expect(try DealID("7k3m9qxt~0").options == options)
    }

    @Test(arguments: [
        "7k3m9qxt", "a", "~", "~~", "a~", "a~b", "a~zz", "a~b~", "~b", "~lsbac", "a~t", "a~t0", "a~7", "a~~b", "тройка",
        "三張牌", "🃏 naïve",
        " ", String(repeating: "x", count: 64), String(repeating: "~", count: 64), "\u{a0}", "\u{e2}\u{c2}",
    ])
    func `the id of any seed with any options is parsed back`(seed: String) throws {
        for options in allOptions {
            let deal = try DealID(seed: UTF8Text(seed), options: options)
            let read = try DealID(text: deal.text)
            #expect(read == deal)
            #expect(read.seed == UTF8Text(seed))
            #expect(read.options == options)
        }
    }

    @Test func `different deals have different ids`() throws {
        let seeds: [UTF8Text] = ["a", "b", "a~", "a~b", "a~b~", "a~~", "~", "~a", "~b"]
        let deals = try seeds.flatMap { seed in try allOptions.map { try DealID(seed: seed, options: $0) } }
        #expect(Set(deals.map(\.text)).count == deals.count)
    }

    @Test func `a seed that ends in something like options, but is none, is kept whole`() throws {
        #expect(try DealID("a~zz") == DealID(seed: "a~zz"))
        #expect(try DealID("a~lx") == DealID(seed: "a~lx"))
        #expect(try DealID("a~t1") == DealID(seed: "a~t1"))
        #expect(try DealID("a~2") == DealID(seed: "a~2"))
        #expect(try DealID("a~b").seed == UTF8Text("a"))
        #expect(try DealID("~b").seed == UTF8Text("~b"))
        #expect(try DealID("a~b").options.backTo12)
    }

    @Test func `an empty text is not a deal`() {
        #expect(throws: DealIDError.empty) { try DealID("") }
        #expect(throws: DealIDError.empty) { try DealID(seed: "") }
    }

    @Test func `a seed has at most 64 bytes, not counting the options`() throws {
        let longest = String(repeating: "x", count: 64)
        #expect(try DealID(longest).seed.bytes.count == DealID.maximumLength)
        #expect(try DealID(longest + "~lsbac").seed.bytes.count == 64)
        #expect(throws: DealIDError.tooLong) { try DealID(longest + "x") }
        #expect(throws: DealIDError.tooLong) { try DealID(longest + "~z") }
        // 63 letters, but 65 bytes.
        #expect(throws: DealIDError.tooLong) { try DealID(String(repeating: "x", count: 61) + "éé") }
    }

    @Test func `control characters are rejected in a seed`() {
        for scalar in (0x00..<0x100).compactMap(Unicode.Scalar.init) {
            let isControl = scalar.properties.generalCategory == .control
            let deal = try? DealID(seed: UTF8Text("a\(scalar)b".utf8))
            #expect((deal == nil) == isControl, "U+\(String(scalar.value, radix: 16))")
        }
        #expect(throws: DealIDError.unreadable) { try DealID("a\nb") }
        #expect(throws: DealIDError.unreadable) { try DealID("a\u{85}b") }
    }

    @Test(
        arguments: [[0xff], [0x61, 0x80], [0xc3], [0xed, 0xa0, 0x80], [0xc0, 0xaf], [0xf0, 0x9f, 0x83]] as [[UInt8]])
    func `bytes that are not UTF-8 are rejected in a seed`(bytes: [UInt8]) {
        #expect(throws: DealIDError.unreadable) { try DealID(seed: UTF8Text(bytes)) }
        #expect(throws: DealIDError.unreadable) { try DealID(text: UTF8Text(bytes + Array("~b".utf8))) }
    }

    @Test func `a new id has eight characters of an alphabet without similar ones`() throws {
        var generator = SplitMix64(seed: 16)
        var characters: Set<UInt8> = []
        for options in allOptions {
            for _ in 0..<20 {
                let deal = DealID(entropy: generator.next(), options: options)
                #expect(deal.seed.bytes.count == 8)
                #expect(try DealID(text: deal.text) == deal)
                characters.formUnion(deal.seed.bytes)
            }
        }
        #expect(characters == Set("0123456789abcdefghjkmnpqrstvwxyz".utf8))
    }

    @Test func `the id consists of 40 random bits, five per character, and other bits are ignored`() {
        #expect(DealID(entropy: 0).text == UTF8Text("00000000"))
        #expect(DealID(entropy: 1).text == UTF8Text("10000000"))
        #expect(DealID(entropy: 31 << 35).text == UTF8Text("0000000z"))
        #expect(DealID(entropy: .max) == DealID(entropy: 1 << 40 - 1))
        #expect(DealID(entropy: 1 << 40) == DealID(entropy: 0))
        #expect(Set((0..<40).map { DealID(entropy: 1 << $0).text }).count == 40)
    }
}
