import PlainText
import SetGame
import SetLanguages
import SetPractice
import SetRecords
import SetRules
import SetTable
import SetWords
import TestSupport
import Testing

@testable import SetReports

@Suite("Reports")
struct ReportsTests {
    private func answer(_ question: ReportQuestion) -> ReportAnswer? {
        let request = ReportRequest(question, .english, Appearance())
        return ReportAnswer(reading: Reports.text(answering: request, in: .english))
    }

    private func finishedGame() throws -> Game {
        var game = try Game(seed: "reports" as UTF8Text)
        for _ in 0..<200 where !game.isOver {
            if let set = game.tableInPlay.groups.first {
                try game.choose(set, after: 1000)
            } else {
                try game.act(.deal)
            }
        }
        return game
    }

    @Test("answer nothing to what is no request, and to the review of what is no game", arguments: ["", "x", "1\nx"])
    func foreign(text: UTF8Text) {
        #expect(ReportRequest(reading: text) == nil)
        #expect(answer(.review(save: text, at: .end, isWhole: true)) == nil)
    }

    @Test("tell any lesson's number, the choice within its cards or not")
    func lessons() throws {
        for (number, choice) in [(0, nil), (3, nil), (Int.max, nil), (1, 0), (2, 3), (0, Int.max)] as [(Int, Int?)] {
            guard case .lesson(let lesson) = answer(.lesson(number, choice: choice)) else {
                Issue.record("no lesson \(number)")
                continue
            }
            #expect(lesson.pictures.count == 3 && lesson.names.count == 3)
        }
    }

    @Test("tell the table of a moment beyond the end as that of the end")
    func moments() throws {
        let game = try finishedGame()
        let save = Save(game: game, time: game.now, isPaused: false).text
        let last = answer(.review(save: save, at: .end, isWhole: false))
        #expect(last != nil)
        #expect(answer(.review(save: save, at: .actions(.max), isWhole: false)) == last)
        #expect(answer(.review(save: save, at: .time(.max), isWhole: false)) == last)
        guard case .review(let first) = answer(.review(save: save, at: .actions(0), isWhole: true)) else {
            Issue.record("no review")
            return
        }
        #expect(first.actions == 0 && first.count == game.log.count && first.time == 0 && first.whole != nil)
    }

    @Test("mark each deal of a game at its own time")
    func deals() throws {
        let game = try finishedGame()
        let save = Save(game: game, time: game.now, isPaused: false).text
        guard case .review(let review) = answer(.review(save: save, at: .end, isWhole: true)), let whole = review.whole
        else {
            Issue.record("no review")
            return
        }
        let marks = try elements(of: whole.timeline).filter { $0.attributes["class"] == "mark" }
        let (finds, deals) = (marks.filter { $0.attributes["y"] == "6" }, marks.filter { $0.attributes["y"] == "26" })
        #expect(finds.count == game.found.count && deals.count == Review(game).deals.count && !deals.isEmpty)
        // Of two times the later one lies further to the right, in proportion.
        let scale = { (a: Element, b: Element) in try b.number("x") - a.number("x") }
        let length = try scale(finds[0], finds[finds.count - 1])
        let time = Double(game.found[finds.count - 1].foundAt - game.found[0].foundAt)
        for (mark, deal) in zip(deals, Review(game).deals) {
            let expected = Double(deal - game.found[0].foundAt) / time * length
            #expect(try abs(scale(finds[0], mark) - expected) < 0.3)
        }
    }

    @Test("put the games of a file into a history, and say of lines that cannot be read that they are lost")
    func histories() throws {
        let record = GameRecord(try finishedGame(), endedOn: 1_790_000_000_000)
        var history = History()
        history.append(record)
        let damaged: UTF8Text = "tercet games 1\nnonsense\n"
        guard case .merged(let merged) = answer(.merge(file: history.text, into: damaged)) else {
            Issue.record("not merged")
            return
        }
        #expect(merged.lost == ["nonsense"])
        #expect(merged.history == history.text && merged.subject == HistoryIdentity(of: damaged))
        #expect(merged.says == Language.english[.gamesAdded(1)])
        #expect(merged.saysNotStored == Language.english[.gamesNotStored(1)])
        guard
            case .statistics(let statistics) = answer(
                .statistics(history: damaged, logs: "", StatisticsSubject(.solo, of: .set)))
        else {
            Issue.record("no statistics")
            return
        }
        #expect(statistics.lost == ["nonsense"] && statistics.readable == History().text && statistics.games == 0)
        #expect(statistics.saysLost == Language.english[.gamesLost(1)])
        #expect(answer(.file(history: damaged)) == .file(History().text))
    }

    @Test("list the games whose logs are kept by their place among them, and name the first that can be read")
    func options() throws {
        let game = try finishedGame()
        let record = GameRecord(game, endedOn: 1_790_000_000_000)
        var logs = KeptLogs(reading: "")
        logs.add(record, Save(game: game, time: game.now, isPaused: false))
        let texts: [(UTF8Text, Int?)] = [("", nil), (logs.text, 0), ("nonsense\n\n\(logs.text)", 1), ("a\n\n", nil)]
        for (text, first) in texts {
            guard
                case .statistics(let statistics) = answer(
                    .statistics(history: "", logs: text, StatisticsSubject(.solo, of: .set)))
            else {
                Issue.record("no statistics")
                continue
            }
            #expect(statistics.firstOption == first)
            #expect(String(statistics.options).contains("value=\"\(first ?? 9)\"") == (first != nil))
        }
    }

    @Test("are well-formed markup, each within one element", arguments: Language.all)
    func markup(language: Language) throws {
        let game = try finishedGame()
        let save = Save(game: game, time: game.now, isPaused: false)
        let record = GameRecord(game, endedOn: 1_790_000_000_000)
        var history = History()
        for _ in 0..<30 { history.append(record) }
        var logs = KeptLogs(reading: "")
        logs.add(record, save)
        let daily = Day(number: 20_770)
        let practice = PracticeLog.salvaged(from: "tercet practice 1\ng17 A1.0.1jk]0.1.0 b97h2\n").log
        let questions: [ReportQuestion] =
            [
                .lesson(0, choice: nil), .lesson(1, choice: 0), .review(save: save.text, at: .end, isWhole: true),
                .review(save: save.text, at: .actions(7), isWhole: false),
            ]
            + Variant.allCases.flatMap { [.lesson(0, choice: nil, of: $0), .lesson(1, choice: 0, of: $0)] }
            + StatisticsSubject.all.map {
                .statistics(history: history.text, logs: logs.text, practice: practice.text, $0)
            }
            + [
                .finding(3, save: save.text),
                .daily(history: history.text, DailyTask(.deal, of: daily), today: Day(number: 20_779), month: daily),
            ]
        for question in questions {
            let request = ReportRequest(question, language, Appearance())
            for markup in markup(
                in: try #require(ReportAnswer(reading: Reports.text(answering: request, in: language))))
            {
                // HTML allows an attribute without a value, XML does not.
                let text = String(markup).replacing(" data-marked>", with: " data-marked=\"\">")
                #expect(throws: Never.self, "\(text)") { try elements(of: "<div>\(text)</div>") }
            }
        }
    }

    @Test("show the other sets that lay there when a set was found, but none whose cards all still lie there")
    func findings() throws {
        let whole = try finishedGame()
        for count in [whole.found.count, 4, 1] {
            var replay = Replay(of: whole)
            while replay.game.found.count < count, replay.step() {}
            let game = replay.game
            let save = Save(game: game, time: game.now, isPaused: false).text
            let table = game.isOver ? [] : game.tableInPlay
            for (index, find) in Review(game).finds.enumerated() {
                guard case .finding(let finding) = answer(.finding(index, save: save)) else {
                    Issue.record("no finding")
                    continue
                }
                let gone = find.others.filter { !$0.cards.cards.allSatisfy(table.contains) }
                #expect(finding.index == index)
                #expect(String(finding.markup).components(separatedBy: "class=\"minis\"").count == gone.count + 1)
            }
            #expect(answer(.finding(count + 99, save: save)) == .refused(""))
        }
        #expect(answer(.finding(0, save: "nonsense")) == .refused(""))
    }

    private func markup(in answer: ReportAnswer) -> [UTF8Text] {
        switch answer {
        case .lesson(let lesson): [lesson.cards, lesson.introduction, lesson.nearMisses, lesson.rest] + lesson.pictures
        case .review(let review): [review.table] + (review.whole.map { [$0.timeline, $0.body] } ?? [])
        case .statistics(let statistics): [statistics.body, statistics.options, statistics.gameOptions]
        case .daily(let daily): daily.whole.map { [$0.facts, $0.calendar] } ?? []
        case .finding(let finding): [finding.markup]
        case .merged, .refused, .file, .result, .summary: []
        }
    }
}
