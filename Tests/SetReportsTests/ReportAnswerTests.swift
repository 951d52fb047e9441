import PlainText
import SetRecords
import Testing

@testable import SetReports

@Suite("An answer")
struct ReportAnswerTests {
    private static let lesson = LessonAnswer(
        number: 7, cards: "<a>", pictures: ["<b>", "<c>", "<d>"], names: ["b", "c", "d"], says: "Which?",
        isSolved: true,
        nearMisses: "<e>", introduction: "<f>", rest: "<g>", title: "Complete", nearMissesTitle: "Near")
    private static let moment = ReviewAnswer(
        whole: nil, actions: 3, count: 81, time: 4_294_967_296, table: "<a>", rows: 4, says: "0:01")
    private static var review: ReviewAnswer {
        var review = moment
        review.whole = ReviewAnswer.Whole(timeline: "<svg>", body: "", end: 4_294_967_297)
        return review
    }
    private static let statistics = StatisticsAnswer(
        body: "<dl>", gameOptions: "<option>", hasOtherGames: true, options: "", firstOption: 3, games: 10_000,
        practised: 7, subject: HistoryIdentity(of: "x"),
        deletionQuestion: "Delete?", lost: ["nonsense", ""], saysLost: "2 lost", readable: "tercet games 1\n")

    private static var answers: [ReportAnswer] {
        [
            .lesson(lesson), .review(moment), .review(review),
            .statistics(statistics), .refused("No."), .file("tercet games 1\n"), .result(ResultAnswer()),
            .result(ResultAnswer(headline: "First", distinctions: "Best", toShare: "Tercet\n▁")),
            .summary(SummaryAnswer()), .finding(FindingAnswer(index: 7, markup: "<p>x</p>")),
            .summary(
                SummaryAnswer(
                    [.init(score: -20, time: 252_000, streak: 3, longestStreak: 8), .init(), .init(streak: 1)],
                    rightAnswers: 71)),
            .daily(DailyAnswer(whole: nil, says: "says", play: "Play", result: "")),
            .daily(
                DailyAnswer(
                    whole: DailyAnswer.Whole(
                        facts: "<dl>", month: "", earliest: Day(milliseconds: 0), calendar: "<div>"), says: "",
                    play: "Play",
                    result: "a\nb")),
            .merged(
                MergeAnswer(
                    history: "tercet games 1\n", practice: "tercet practice 1\n", says: "1 game",
                    saysNotStored: "not stored",
                    subject: HistoryIdentity(of: ""), lost: ["nonsense", ""])),
        ]
    }

    @Test("is the same again when read from its text", arguments: answers)
    func roundTrip(answer: ReportAnswer) {
        #expect(ReportAnswer(reading: answer.text) == answer)
    }

    @Test(
        "is no other kind of answer, nor one that traps, when parts of it are missing", arguments: answers.dropFirst(2))
    func missingParts(answer: ReportAnswer) throws {
        let parts = try #require(answer.text.unpacked)
        for count in 0..<parts.count {
            let other = ReportAnswer(reading: UTF8Text(packing: Array(parts[..<count])))
            #expect(other != answer)
        }
        #expect(ReportAnswer(reading: UTF8Text(packing: ["?"] + parts.dropFirst())) == nil)
    }

    @Test("is none where the module could not read the request")
    func none() {
        #expect(ReportAnswer(reading: "") == nil && ReportAnswer(reading: "no answer") == nil)
    }
}
