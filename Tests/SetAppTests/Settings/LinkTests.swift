import Foundation
import PlainText
import SetRules
import TestSupport
import Testing

@testable import SetApp
@testable import SetInput
@testable import SetPage
@testable import SetSettings
@testable import SetStorage

@Suite("A link")
struct LinkTests {
    private func link(_ query: String) -> Link { Link(query: UTF8Text(query)) }

    private func deal(_ query: String) -> String {
        switch link(query).deal {
        case .none: "none"
        case .id(let id): id.text.string
        case .unusable(let error): "\(error)"
        }
    }

    private func settings(_ query: String) -> [String] {
        link(query).settings.map { "\($0.setting.entry.name)=\($0.value.string)" }
    }

    private func meaning(_ link: Link) -> String {
        let deal =
            switch link.deal {
            case .none: "none"
            case .id(let id): id.meaning
            case .unusable(let error): "\(error)"
            }
        let settings = link.settings.map { "\($0.setting.entry.name) is \($0.value)" }
        return ([deal, link.dated == .deal ? "daily" : "", "rest \(link.remainder)"] + settings).joined(separator: "\n")
    }

    @Test("of an earlier version has the same meaning")
    func golden() throws {
        for golden in try GoldenText.all(in: Bundle.module.url(forResource: "Golden/links", withExtension: "txt")) {
            #expect(meaning(Link(query: golden.text)) == golden.meaning)
        }
    }

    @Test("that asks for nothing asks for nothing", arguments: ["", "?", "?&&", "&"])
    func nothing(query: String) {
        #expect(deal(query) == "none")
        #expect(settings(query).isEmpty)
        #expect(link(query).unknown.isEmpty)
        #expect(link(query).remainder.isEmpty)
    }

    @Test("names a deal, with or without a question mark, anywhere in it")
    func seed() {
        #expect(deal("?seed=abc") == "abc")
        #expect(deal("seed=abc") == "abc")
        #expect(deal("?lang=ru&seed=abc&theme=dark") == "abc")
        #expect(deal("?seed=one&seed=two") == "two")
    }

    @Test("carries the options of a deal behind its seed")
    func options() {
        #expect(deal("?seed=abc~sb") == "abc~sb")
        #expect(deal("?seed=abc~") == "abc")
        #expect(deal("?seed=what~ever") == "what~ever~")
    }

    @Test(
        "is decoded as forms encode it",
        arguments: [
            ("a+b", "a b"), ("a%20b", "a b"), ("%D0%9A%d0%be%d1%82", "Кот"), ("100%", "100%"), ("%4", "%4"),
            ("%zz", "%zz"), ("%%41", "%A"), ("a=b", "a=b"), ("a%26b%3Dc", "a&b=c"), ("%+", "% "), ("%2B", "+"),
        ])
    func decoding(encoded: String, decoded: String) {
        #expect(deal("?seed=\(encoded)") == decoded)
    }

    @Test(
        "names no deal where the seed is none",
        arguments: [
            ("", "empty"), (String(repeating: "x", count: 65), "tooLong"),
            (String(repeating: "%D0%9A", count: 33), "tooLong"),
            ("%FF", "unreadable"), ("%D0", "unreadable"), ("%00", "unreadable"), ("a%0Ab", "unreadable"),
            ("%7F", "unreadable"), ("%C0%80", "unreadable"),
        ])
    func unusable(seed: String, error: String) {
        #expect(deal("?seed=\(seed)") == error)
    }

    @Test("names a deal with 64 bytes at most")
    func longest() {
        #expect(deal("?seed=\(String(repeating: "x", count: 64))").count == 64)
        #expect(deal("?seed") == "empty")
    }

    @Test("keeps each setting that it can read, in order, and each that it cannot")
    func settings() {
        let query = "?theme=dark&limit=24&nonsense=1&lang=xx&lang=ru&art=classic&seed=a&plain"
        #expect(settings(query) == ["theme=dark", "limit=24", "lang=ru", "art=classic"])
        #expect(link(query).unknown.map(\.string) == ["nonsense=1", "lang=xx", "plain="])
    }

    @Test("leaves in the address what is neither the deal nor an option of the game, as it was written")
    func remainder() {
        #expect(link("?seed=a&lang=r%75&limit=24&theme=dark&x=1").remainder.string == "?lang=r%75&theme=dark")
        #expect(link("?seed=a&limit=24").remainder.isEmpty)
    }

    @Test("of a room is marked, which sets nothing and stays out of other addresses", arguments: ["", "=", "=1"])
    func together(value: String) {
        let link = link("?together\(value)&lang=ru&limit=24")
        #expect(link.unknown.isEmpty && link.settings.map(\.setting) == [.language, .limit])
        #expect(link.remainder.string == "?lang=ru" && link.roomQuery.string == "?together&lang=ru")
        #expect(self.link("").roomQuery.string == "?together")
        #expect(self.link("?Together").unknown.map(\.string) == ["Together="])
    }

    @Test("keeps the last value of a setting that it names more than once")
    func lastValue() {
        #expect(settings("?theme=dark&art=classic&theme=light") == ["art=classic", "theme=light"])
        #expect(link("?theme=dark&theme=light").remainder.string == "?theme=light")
    }

    @Test("names a style before all else, wherever it stands, since the rest is set on top of it")
    func styleFirst() {
        #expect(
            settings("?limit=none&art=classic&style=physics&motion=fly") == [
                "style=physics", "limit=none", "art=classic", "motion=fly",
            ])
        #expect(
            settings("?lang=ru&style=glyphs&theme=dark&style=physics") == [
                "style=physics", "lang=ru", "theme=dark",
            ])
        #expect(link("?style=glyphs&art=shapes").remainder.string == "?art=shapes")
    }

    @Test("can set all that the contract lists")
    func contract() {
        let list = [
            "style=classic|glyphs|physics", "art=classic|shapes|glyphs", "motion=fly|physics|still", "limit=24|none",
            "leaves=tap|itself", "players=1|2", "colorblind=0|1", "backto12=0|1", "autodeal=0|1", "clock=0|1",
            "lang=en|ru", "theme=light|dark|auto",
        ]
        for line in list {
            let parts = line.split(separator: "=")
            for value in parts[1].split(separator: "|") {
                let field = "\(parts[0])=\(value)"
                #expect(settings("?\(field)") == [field])
                #expect(link("?\(field)").unknown.isEmpty)
            }
        }
    }

    @Test("forgets a setting that was changed by hand since")
    func forget() {
        var link = link("?lang=ru&theme=dark&lang=en")
        link.forget(.language)
        #expect(link.remainder.string == "?theme=dark")
    }

    @Test("survives any bytes")
    func anything() {
        var random = SplitMix64(seed: 7)
        let alphabet = Array("%&=?+~aA0seed\u{FF}\n".utf8) + [0xff, 0xd0, 0]
        for _ in 0..<2000 {
            let bytes = (0..<random.next(below: 40)).map { _ in
                alphabet[Int(random.next(below: UInt32(alphabet.count)))]
            }
            let link = Link(query: UTF8Text(bytes))
            #expect(link.remainder.bytes.count <= bytes.count + 1)
        }
    }
}
