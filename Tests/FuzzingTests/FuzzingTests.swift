import Fuzzing
import Glibc
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

/// Texts much longer than those of the app: the time for them grows with their length, and not with its square.
struct LongTextsTests {
    private static let length = 200_000

    /// A text of this length at least: a start, and a piece again and again.
    private func long(_ start: UTF8Text, _ length: Int, _ piece: (Int) -> UTF8Text) -> UTF8Text {
        var (text, number) = (start, 0)
        while text.bytes.count < length {
            text.append(contentsOf: piece(number))
            number += 1
        }
        return text
    }

    /// The least of the processor's time, in nanoseconds, that a text takes in three runs: what else the machine does counts
    /// not.
    private func time(of text: UTF8Text, _ target: FuzzTarget) throws -> Int {
        var least = Int.max
        for _ in 0..<3 {
            let start = processorTime()
            _ = try target.examine(text)
            least = min(least, processorTime() - start)
        }
        return least
    }

    private func processorTime() -> Int {
        var time = timespec()
        clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
        return time.tv_sec * 1_000_000_000 + time.tv_nsec
    }

    /// Expects that a text eight times as long takes 24 times as long at most; where time grew with the square it would be 64.
    private func expectLinear(
        _ target: FuzzTarget, _ start: UTF8Text = "", _ piece: (Int) -> UTF8Text
    ) throws {
        let (short, whole) = (long(start, Self.length / 8, piece), long(start, Self.length, piece))
        let times = try [short, whole].map { try time(of: UTF8Text(target.repaired($0.bytes)), target) }
        #expect(times[1] < times[0] * 24, "\(target): \(times)")
    }

    @Test(arguments: ["art=auto&", "style=physics&", "a&", "%", "seed=a&", "&"] as [UTF8Text])
    func `a long link`(piece: UTF8Text) throws {
        try expectLinear(.link, "?") { _ in piece }
    }

    @Test(arguments: ["theme=dark\n", "new=1\n", "\n", "="] as [UTF8Text])
    func `long settings`(piece: UTF8Text) throws {
        try expectLinear(.settings) { _ in piece }
    }

    @Test func `a long log`() throws {
        try expectLinear(.log, "deal\n0R") { _ in " 0R" }
    }

    @Test func `a long save`() throws {
        try expectLinear(.save, "tercet game 1\ndeal\n1000000\n0R") { _ in " 0R" }
    }

    @Test(arguments: [1, -1]) func `a long history`(order: Int) throws {
        try expectLinear(.history, "tercet games 1\n") { "\(UTF8Text(number: 5_000_000 + order * $0)) 10  a 0\n" }
    }

    @Test(arguments: ["\n", "a\n", "\n\n"] as [UTF8Text])
    func `long logs`(piece: UTF8Text) throws {
        try expectLinear(.logs) { _ in piece }
    }

    @Test func `a long game in a room`() throws {
        let cards = "1111 1112 1113 1121 1122 1123 1131 1132 1133 1211 1212 1213"
        let start = "table 3 0 1 \(cards) 69 0,0 1.1.1,2.2.1\n"
        try expectLinear(.serverMessages, UTF8Text(start)) { number in
            "event \(4 + number) \(number * 2000) 2 \(1 + number) K111111121121\n"
        }
    }

    @Test(arguments: [FuzzTarget.request, .answer])
    func `a long request or answer`(target: FuzzTarget) throws {
        try expectLinear(target, "6\nlesson") { _ in "0\n" }
    }
}
