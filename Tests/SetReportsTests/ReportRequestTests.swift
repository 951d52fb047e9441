import PlainText
import SetLanguages
import SetRecords
import SetRules
import SetTable
import SetWords
import Testing

@testable import SetReports

@Suite("A request")
struct ReportRequestTests {
    static let questions: [ReportQuestion] =
        [
            .lesson(0, choice: nil), .lesson(7, choice: 2), .lesson(1, choice: 0, of: .ultraSet),
            .merge(file: "tercet\n", into: ""),
            .file(history: "tercet games 1\n"), .file(history: "", practice: "tercet practice 1\n"),
            .finding(12, save: "x"), .summary(history: "x", practice: "y", today: Day(number: 20_000)),
            .daily(history: "x", DailyTask(.puzzle, of: Day(number: 3)), today: Day(number: 20_000), month: nil),
            .daily(
                history: "", DailyTask(.deal, of: Day(number: 0)), today: Day(number: 0), month: Day(number: 9000)),
            .result(history: "1\n2", save: "x~c\n"), .result(history: "", save: ""),
        ]
        + StatisticsSubject.all
        .map { .statistics(history: "1\n2", logs: "a\n\nb", practice: "c", $0) }
        + [ReviewMoment.end, .actions(0), .actions(81), .time(0), .time(4_294_967_296)].flatMap { moment in
            [true, false].map { .review(save: "tercet game 1\n", at: moment, isWhole: $0) }
        }

    private static let appearances: [Appearance] = Artwork.allCases.flatMap { art in
        Stripes.allCases.flatMap { stripes in
            [true, false].map { isColorBlind in
                var appearance = Appearance()
                (appearance.art, appearance.stripes, appearance.isColorBlind) = (art, stripes, isColorBlind)
                return appearance
            }
        }
    }

    @Test("is the same again when read from its text", arguments: questions)
    func roundTrip(question: ReportQuestion) {
        for (language, appearance) in Language.all.flatMap({ one in Self.appearances.map { (one, $0) } }) {
            let request = ReportRequest(question, language, appearance)
            #expect(ReportRequest(reading: request.text) == request)
        }
    }

    @Test("is no other one, nor one that traps, when its text is cut or changed", arguments: questions)
    func damaged(question: ReportQuestion) {
        let request = ReportRequest(question, .english, Appearance())
        let bytes = request.text.bytes
        for index in bytes.indices {
            let cut = ReportRequest(reading: UTF8Text(bytes[..<index]))
            #expect(cut == nil)
            var changed = bytes
            changed[index] ^= 1
            let other = ReportRequest(reading: UTF8Text(changed))
            #expect(other != request)
            if let other { _ = Reports.answer(other, in: .english) }
        }
    }

    @Test("is not read from a text with a word that stands for nothing")
    func unknownWords() {
        let words: [UTF8Text] = ["en", "classic", "0", "lines", "lesson", "0", "", "set"]
        #expect(ReportRequest(reading: UTF8Text(packing: words)) != nil)
        for index in 0..<6 {
            var others = words
            others[index] = "?"
            #expect(ReportRequest(reading: UTF8Text(packing: others)) == nil, "\(index)")
        }
        #expect(ReportRequest(reading: UTF8Text(packing: words + [""])) == nil)
    }
}
