import CommandTestSupport
import Foundation
import OddsReports
import SetCounting
import Testing

struct CountReportTests {
    private let report = CountReport(
        setless: SetlessTables(counts: [
            1, 81, 3240, 84_240, 1_579_500, 22_441_536, 247_615_056, 2_144_076_480, 14_587_567_020, 77_541_824_880,
            318_294_370_368, 991_227_481_920, 2_284_535_476_080, 3_764_369_026_080, 4_217_827_554_720,
            2_970_003_246_912, 1_141_342_138_404, 176_310_866_160, 6_482_268_000, 13_646_880, 682_344, 0,
        ]),
        distribution: SetDistribution(
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
            struct Share: Decodable { let sets: Int, tables: Int }
            struct Distribution: Decodable { let cards: Int, tables: Int, counts: [Share] }
            let setless: [Column]
            let distribution: Distribution
        }
        let decoded = try JSONDecoder().decode(Report.self, from: Data(report.json.utf8))
        #expect(decoded.setless.map(\.cards) == Array(1...21))
        #expect(decoded.setless.last?.tables == 0)
        #expect(decoded.distribution.counts.map(\.tables).reduce(0, +) == decoded.distribution.tables)
    }

    @Test func `tables too small for a set have a whole mean`() {
        let distribution = SetDistribution(cards: 1, counts: [81])
        let text = CountReport(setless: SetlessTables(counts: [1, 81]), distribution: distribution).text(.plain)
        #expect(text.contains("All 1-card tables, by number of sets\n"))
        #expect(text.contains("100.0000 %\n"))
        #expect(text.hasSuffix("Sets on average: 0\n"))
    }
}
