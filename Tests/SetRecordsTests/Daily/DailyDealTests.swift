import PlainText
import SetGame
import SetRules
import Testing

@testable import SetRecords

@Suite("The deal of a day")
struct DailyDealTests {
    /// Every day of ten years and more.
    static let days: [Day] = (20_454..<24_472).map { Day(number: $0) }

    @Test(
        "is pinned",
        arguments: [
            ("2026-01-01", "daily-2026-01-01-3", "3121 2332 2113"),
            ("2026-11-22", "daily-2026-11-22", "1221 2331 2313"),
            ("2028-02-29", "daily-2028-02-29", "3221 3122 1333"), ("2036-12-31", "daily-2036-12-31", "2232 2223 2323"),
            ("9999-12-31", "daily-9999-12-31-2", "2323 3112 1213"),
        ])
    func golden(day: String, seed: String, cards: String) throws {
        let deal = DailyDeal(of: try #require(Day(text: UTF8Text(day))))
        #expect(String(deal.seed) == seed)
        let id = deal.id()
        let names = id.shuffledDeck().cards.prefix(3).map { String($0.notation) }
        #expect(names.joined(separator: " ") == cards)
    }

    @Test("has a fair course on each day of eleven years, and is found among a few candidates")
    func fair() {
        var most = 0
        for day in Self.days {
            let deal = DailyDeal(of: day)
            let course = Course(of: deal.seed)
            if course.firstSets < 2 || course.setlessTables > 1 { Issue.record("\(day) is not fair") }
            let suffix = String(deal.seed).dropFirst("daily-2026-01-01".count)
            let candidate = suffix.isEmpty ? 1 : Int(suffix.dropFirst()) ?? 0
            most = max(most, candidate)
        }
        #expect(most <= 6)
    }

    @Test("is told from its seed alone, and from no other one")
    func seeds() throws {
        for day in Self.days.prefix(400) {
            let deal = DailyDeal(of: day)
            #expect(DailyDeal(seed: deal.seed) == deal)
            for other in ["daily-\(day)-9", "daily-\(day)-", "Daily-\(day)", "daily-\(day) ", "\(day)"] {
                #expect(DailyDeal(seed: UTF8Text(other)) == nil)
            }
            let first = "daily-\(day)"
            if String(deal.seed) != first { #expect(DailyDeal(seed: UTF8Text(first)) == nil) }
        }
        for seed in ["", "daily-", "daily-2026-02-29", "daily-2026-1-1", "daily-20260101x", "tea"] as [UTF8Text] {
            #expect(DailyDeal(seed: seed) == nil)
        }
    }

    @Test("keeps the options of a player, but is for one")
    func options() throws {
        var options = Options()
        options.choose(.selfClearing)
        options.players = .two
        let id = DailyDeal(of: Day(number: 20_000)).id(options)
        options.players = .one
        #expect(id.options == options && DailyDeal(of: Day(number: 20_000)).id().options == Options())
    }
}

@Suite("The puzzle of a day")
struct DailyPuzzleTests {
    private static let kinds: [(DailyKind, Int)] = [(.puzzle, 6), (.juniorPuzzle, 4)]

    @Test(
        "is pinned",
        arguments: [
            (DailyKind.puzzle, "2026-11-24", "2322 1233 3332 1132 2221 1131 2132 1331 1323 2333 3232 3313"),
            (.puzzle, "2028-02-29", "3133 1133 3223 3111 3332 2122 2321 3131 1212 2331 2213 2223"),
            (.juniorPuzzle, "2026-11-24", "3313 2113 3112 2211 2313 2112 1311 3111 2213"),
        ])
    func golden(kind: DailyKind, day: String, cards: String) throws {
        let id = DailyDeal(of: try #require(Day(text: UTF8Text(day))), kind).id()
        let names = id.shuffledDeck().cards.prefix(kind.game.rules.openingCount).map { String($0.notation) }
        #expect(names.joined(separator: " ") == cards)
        #expect(id.text == (kind == .puzzle ? "puzzle-\(UTF8Text(day))~P" : "juniorpuzzle-\(UTF8Text(day))~Q"))
    }

    @Test("has as many sets as it wants on each day of eleven years, and another table each day", arguments: kinds)
    func wanted(kind: DailyKind, sets: Int) {
        var tables: Set<[Card]> = []
        for day in DailyDealTests.days {
            let rules = kind.game.rules
            let table = Array(DailyDeal(of: day, kind).id().shuffledDeck().cards.prefix(rules.openingCount))
            if rules.matchCount(table) != sets { Issue.record("\(day)") }
            tables.insert(table)
        }
        #expect(tables.count == DailyDealTests.days.count)
    }

    @Test("is told from its deal alone, and from no other one")
    func deals() throws {
        for day in DailyDealTests.days.prefix(50) {
            for kind in DailyKind.allCases {
                let task = DailyTask(kind, of: day)
                let id = DailyDeal(of: task).id()
                #expect(DailyTask(id) == task)
                for other in DailyKind.allCases where other != kind {
                    #expect(DailyTask(try DealID(seed: id.seed, options: Options(other.game))) == nil)
                }
            }
        }
        #expect(DailyTask(try DealID(seed: "puzzle-2026-11-24-2", options: Options(.puzzle))) == nil)
    }

    @Test("is named by a link, for nine cards after `junior-`")
    func links() throws {
        let day = try #require(Day(text: "2026-11-24"))
        for kind in DailyKind.allCases {
            let task = DailyTask(kind, of: day)
            let field = task.field
            let value = UTF8Text(field.bytes.drop { $0 != UInt8(ascii: "=") }.dropFirst())
            #expect(DailyTask(value, isPuzzle: kind != .deal) == task)
        }
        for text in ["", "junior-", "junior-2026-02-30", "junior2026-11-24", "2026-11-24x", "Junior-2026-11-24"] {
            #expect(DailyTask(UTF8Text(text), isPuzzle: true) == nil)
        }
        #expect(DailyTask("junior-2026-11-24", isPuzzle: false) == nil)
    }
}
