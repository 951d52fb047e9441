import PlainText
import SetGame
import SetLanguages
import SetRecords
import SetReports
import SetRules
import SetSettings
import SetTable
import SetWords

extension Corpus {
    static let requests: [UTF8Text] = questions.enumerated().map { number, question in
        var appearance = Appearance()
        appearance.isColorBlind = number % 3 == 0
        return ReportRequest(question, Language.all[number % Language.all.count], appearance).text
    }

    /// Every kind of question. Those about whole games are few, since their answers take long.
    private static let questions: [ReportQuestion] =
        [.lesson(0, choice: nil), .lesson(3, choice: 1, of: .ultraSet), .file(history: histories[3])]
        + saves.prefix(9).map { .review(save: $0, at: .end, isWhole: false) }
        + [
            .review(save: saves[4], at: .actions(2), isWhole: false),
            .review(save: saves[6], at: .time(5000), isWhole: true),
            .statistics(history: histories[1], logs: keptLogs[0], StatisticsSubject(.solo, of: .set)),
            .statistics(history: histories[3], logs: UTF8Text(), StatisticsSubject(.two, of: .ultraSet)),
            .statistics(
                history: histories[0], logs: UTF8Text(), practice: practices[0], StatisticsSubject(.practice, of: .set)),
            .file(history: histories[1], practice: practices[0]),
            .daily(
                history: histories[0], DailyTask(.deal, of: Day(number: 20_778)), today: Day(number: 20_779),
                month: Day(number: 20_779)),
            .merge(file: histories[2], into: histories[3]), .merge(file: histories[1], into: UTF8Text()),
            .result(history: histories[3], save: "x"),
        ]

    /// Files with games, with practice, and with both.
    static let files: [UTF8Text] =
        [histories[1]]
        + [histories[0], histories[2]].compactMap { history in
            let request = ReportRequest(.file(history: history, practice: practices[0]), .english, Appearance())
            guard case .file(let text) = Reports.answer(request, in: .english) else { return nil }
            return text
        }

    /// The shorter ones of the answers to these, and such as a large answer is built of.
    static let answers: [UTF8Text] =
        requests.map { request in
            ReportRequest(reading: request).map { Reports.text(answering: $0, in: .english) } ?? UTF8Text()
        }.filter { $0.bytes.count < 4000 }
        + [
            UTF8Text(packing: [
                "lesson", "3", "<b>", "says", "1", "near", "intro", "rest", "t", "t", "p", "p", "p", "n", "n", "n",
            ]),
            UTF8Text(packing: ["review", "3", "9", "5000", "table", "4", "says"]),
            UTF8Text(packing: ["review", "3", "9", "5000", "table", "4", "says", "timeline", "body", "7000"]),
            UTF8Text(packing: ["statistics", "body", "options", "2", "99", "", "delete?", "", "0", "5", "games", "1"]),
            UTF8Text(packing: [
                "statistics", "body", "", "2", "99", "readable", "delete?", "lost", "", "0", "games", "0", "a", "b",
            ]),
            UTF8Text(packing: ["merged", "history", "says", "not stored", "99", "practice", "lost"]),
            UTF8Text(packing: ["refused", "why"]), UTF8Text(packing: ["result", "best"]),
        ]
}
