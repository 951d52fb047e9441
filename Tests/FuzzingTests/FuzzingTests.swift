import Fuzzing
import PlainText
import Testing

struct FuzzingTests {
    @Test(arguments: FuzzTarget.allCases)
    func `whatever comes from outside is accepted and sound, or refused`(target: FuzzTarget) throws {
        var campaign = try Campaign(target, seed: 1)
        for _ in 0..<3000 { try campaign.step() }
        #expect(campaign.tally.accepted > 20 && campaign.tally.refused > 100, "\(campaign.tally)")
    }

    @Test(arguments: FuzzTarget.allCases)
    func `each valid text is accepted`(target: FuzzTarget) throws {
        for text in target.corpus {
            #expect(target.repaired(text.bytes) == text.bytes)
            _ = try target.examine(text)
        }
    }
}

/// Texts much longer than those of the app: 200 kB take less than a second, unless time grows with its square.
struct LongTextsTests {
    private static let length = 200_000

    /// A text of this length at least: a start, and a piece again and again.
    private func long(_ start: UTF8Text, _ piece: (Int) -> UTF8Text) -> UTF8Text {
        var (text, number) = (start, 0)
        while text.bytes.count < Self.length {
            text.append(contentsOf: piece(number))
            number += 1
        }
        return text
    }

    private func expectSoon(_ target: FuzzTarget, _ text: UTF8Text) throws {
        let start = ContinuousClock.now
        _ = try target.examine(text)
        #expect(ContinuousClock.now - start < .seconds(10), "\(target)")
    }

    @Test(arguments: ["art=auto&", "style=physics&", "a&", "%", "seed=a&", "&"] as [UTF8Text])
    func `a long link`(piece: UTF8Text) throws {
        try expectSoon(.link, long("?") { _ in piece })
    }

    @Test(arguments: ["theme=dark\n", "new=1\n", "\n", "="] as [UTF8Text])
    func `long settings`(piece: UTF8Text) throws {
        try expectSoon(.settings, long("") { _ in piece })
    }

    @Test func `a long log`() throws {
        try expectSoon(.log, long("deal\n0R") { _ in " 0R" })
    }

    @Test func `a long save`() throws {
        let text = long("tercet game 1\ndeal\n1000000\n0R") { _ in " 0R" }
        try expectSoon(.save, UTF8Text(FuzzTarget.save.repaired(text.bytes + Array("\n".utf8))))
    }

    @Test(arguments: [1, -1]) func `a long history`(order: Int) throws {
        let text = long("tercet games 1\n") { "\(UTF8Text(number: 5_000_000 + order * $0)) 10  a 0\n" }
        try expectSoon(.history, UTF8Text(FuzzTarget.history.repaired(text.bytes)))
    }

    @Test(arguments: ["\n", "a\n", "\n\n"] as [UTF8Text])
    func `long logs`(piece: UTF8Text) throws {
        try expectSoon(.logs, long("") { _ in piece })
    }

    @Test(arguments: [FuzzTarget.request, .answer])
    func `a long request or answer`(target: FuzzTarget) throws {
        try expectSoon(target, long("6\nlabels") { _ in "0\n" })
    }
}
