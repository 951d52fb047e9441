import CommandTestSupport
import Foundation
import OddsReports
import SetCounting
import SetRules
import Testing

struct CountReportTests {
    private let report = CountReport(
        of: .set, cards: 12,
        matchless: MatchlessTables(counts: [
            1, 81, 3240, 84_240, 1_579_500, 22_441_536, 247_615_056, 2_144_076_480, 14_587_567_020, 77_541_824_880,
            318_294_370_368, 991_227_481_920, 2_284_535_476_080, 3_764_369_026_080, 4_217_827_554_720,
            2_970_003_246_912, 1_141_342_138_404, 176_310_866_160, 6_482_268_000, 13_646_880, 682_344, 0,
        ]),
        distribution: MatchDistribution(
            cards: 12,
            counts: [
                2_284_535_476_080, 10_266_579_666_720, 18_459_179_294_400, 19_278_240_770_880, 12_746_054_337_120,
                5_650_817_178_240, 1_649_199_670_560, 330_527_433_600, 48_500_063_820, 8_323_838_640, 2_091_005_280,
                160_729_920, 86_346_000, 21_340_800, 3_032_640,
            ]))

    @Test func `for people, digits are grouped and no line is longer than 40 columns`() throws {
        let text = report.text(.grouped)
        #expect(text == (try recorded("count-grouped.txt", in: .module)))
        #expect(text.split(separator: "\n").allSatisfy { $0.count <= 40 })
    }

    @Test func `for programs, digits are not grouped`() throws {
        #expect(report.text(.plain) == (try recorded("count-plain.txt", in: .module)))
    }

    @Test func `the JSON holds every number`() throws {
        #expect(report.json == (try recorded("count.json", in: .module)))
        struct Report: Decodable {
            struct Column: Decodable { let cards: Int, tables: Int }
            struct Share: Decodable { let matches: Int, tables: Int }
            struct Distribution: Decodable { let cards: Int, tables: Int, counts: [Share] }
            let game: String
            let matches: Int
            let matchless: [Column]
            let distribution: Distribution
        }
        let decoded = try JSONDecoder().decode(Report.self, from: Data(report.json.utf8))
        #expect(decoded.game == "set" && decoded.matches == 1080)
        #expect(decoded.matchless.map(\.cards) == Array(1...21))
        #expect(decoded.matchless.last?.tables == 0)
        #expect(decoded.distribution.counts.map(\.tables).reduce(0, +) == decoded.distribution.tables)
    }

    @Test func `tables too small for a set have a whole mean`() {
        let distribution = MatchDistribution(cards: 1, counts: [81])
        let matchless = MatchlessTables(counts: [1, 81, 0])
        let text = CountReport(of: .set, cards: 1, matchless: matchless, distribution: distribution).text(.plain)
        #expect(text.contains("\n1-card tables, by number of sets\n"))
        #expect(text.contains("100.0000 %\n"))
        #expect(text.hasSuffix("Sets on average: 0\n"))
    }

    @Test(arguments: [Variant.junior, .ultraSet])
    func `the report of another game names its matches, in 40 columns`(game: Variant) throws {
        let matchless: [Int]
        let distribution: MatchDistribution
        switch game {
        case .set, .junior, .chain, .ultra9, .ultraChain, .ghost, .puzzle, .juniorPuzzle, .shuffle, .memory, .mega,
            .quads,
            .juniorQuads, .projective, .proSet:
            matchless = [1, 27, 351, 2808, 14_742, 50_544, 107_406, 126_360, 63_180, 2106, 0]
            let counts = [
                2106, 227_448, 812_916, 1_550_952, 1_337_310, 657_072, 92_664, 0, 6318, 0, 0, 0, 39,
            ]
            distribution = MatchDistribution(cards: 9, counts: counts)
        case .ultraSet:
            matchless = [
                1, 81, 3240, 85_320, 1_600_560, 20_925_216, 169_019_136, 668_697_120, 750_578_400, 19_712_160, 0,
            ]
            distribution = MatchDistribution(cards: 5, counts: [20_925_216, 4_612_140, 0, 84_240])
        }
        let report = CountReport(
            of: game, cards: distribution.cards, matchless: MatchlessTables(counts: matchless),
            distribution: distribution)
        let text = report.text(.grouped)
        #expect(text == (try recorded("count-\(game.id).txt", in: .module)))
        #expect(text.split(separator: "\n").allSatisfy { $0.count <= 40 })
    }

    @Test func `matches of several sizes are counted by size, and their mean is that of all`() throws {
        let matchless = MatchlessTables(counts: [1, 63, 1953, 39_060, 546_840, 5_249_664, 27_998_208, 0])
        let report = CountReport(of: .proSet, cards: 7, matchless: matchless, distribution: nil)
        #expect(report.text(.grouped) == (try recorded("count-proset.txt", in: .module)))
        #expect(report.json.contains(#""mean": {"numerator": 109331, "denominator": 68381}"#))
    }

    @Test func `tables that are too many are left out, but not the mean`() throws {
        let quads = CountReport(of: .quads, cards: 15, matchless: nil, distribution: nil)
        #expect(
            quads.text(.grouped) == "Quads in the deck: 690,880\n\nQuads among 15 cards on average: 1365/253 = 5.3953\n"
        )
        #expect(quads.json == (try recorded("count-quads.json", in: .module)))
        let junior = CountReport(
            of: .juniorQuads, cards: 11, matchless: MatchlessTables(counts: [1, 64, 0]), distribution: nil)
        #expect(junior.text(.plain).hasPrefix("Quads in the deck: 10416\n\nTables without a quad\n"))
        #expect(junior.text(.plain).hasSuffix("\nQuads among 11 cards on average: 330/61 = 5.4098\n"))
        let mega = CountReport(of: .mega, cards: 16, matchless: nil, distribution: nil)
        #expect(mega.text(.plain) == "Sets in the deck: 9801\n\nSets among 16 cards on average: 560/241 = 2.3237\n")
    }

    @Test func `numbers of matches that no table has are left out`() {
        let distribution = MatchDistribution(cards: 10, counts: [0, 0, 3, 0, 1])
        let report = CountReport(
            of: .ultraSet, cards: 10, matchless: MatchlessTables(counts: [1, 81, 0]), distribution: distribution)
        let rows = report.text(.plain).split(separator: "\n").filter { $0.contains("%") }
        #expect(rows.map { $0.prefix(5) } == ["    2", "    4"])
    }
}
