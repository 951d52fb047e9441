import PlainText
import SetGame
import SetPractice
import SetRecords
import SetRules
import SetTable
import SetWords

/// Answers the dialogs' questions. Each answer depends only on the request, so another module can compute it on another
/// thread.
package enum Reports {
    /// Returns the answer to a request, as text; empty if there is none.
    ///
    /// - Parameter language: the language that the request names, whole.
    package static func text(answering request: ReportRequest, in language: Language) -> UTF8Text {
        answer(request, in: language)?.text ?? UTF8Text()
    }

    /// Returns the answer to a request, or `nil` for the review of a game that can't be read.
    ///
    /// - Parameter language: the language that the request names, whole.
    package static func answer(_ request: ReportRequest, in language: Language) -> ReportAnswer? {
        let presentation = Presentation(language: language, style: CardStyle(appearance: request.appearance))
        switch request.question {
        case .lesson(let number, let choice, let game):
            return .lesson(LessonAnswer(number, choice: choice, presentation.of(game)))
        case .review(let text, let moment, let isWhole):
            guard let save = try? Save(reading: text) else { return nil }
            let presentation = presentation.of(save.game.options.game)
            return .review(ReviewAnswer(save.game, at: moment, isWhole: isWhole, presentation))
        case .statistics(let history, let logs, let practice, let subject):
            let log = PracticeLog.salvaged(from: practice).log
            return .statistics(
                StatisticsAnswer(history, KeptLogs(reading: logs), log, subject, presentation))
        case .merge(let file, let history): return merge(file, into: history, presentation.language)
        case .file(let history, let practice):
            let file = ExportFile(
                history: History.salvaged(from: history).history, practice: PracticeLog.salvaged(from: practice).log)
            return .file(file.text)
        case .daily(let history, let task, let today, let month):
            return .daily(DailyAnswer(history, task, today, month, presentation))
        case .result(let history, let save):
            let history = History.salvaged(from: history).history
            guard let game = (try? Save(reading: save))?.game, game.isOver, let last = history.records.last,
                last.dealID == game.currentDealID
            else { return .result(ResultAnswer()) }
            return .result(ResultAnswer(game, last, of: history, presentation.of(last.game)))
        case .finding(let index, let save):
            guard let game = (try? Save(reading: save))?.game,
                let answer = FindingAnswer(index, of: game, presentation.of(game.options.game))
            else { return .refused(UTF8Text()) }
            return .finding(answer)
        case .summary(let history, let practice, let today):
            let history = History.salvaged(from: history).history
            return .summary(SummaryAnswer(history, PracticeLog.salvaged(from: practice).log, today: today))
        }
    }

    private static func merge(_ file: UTF8Text, into text: UTF8Text, _ language: Language) -> ReportAnswer {
        do throws(HistoryError) {
            let new = try ExportFile(reading: file)
            let (own, lost) = History.salvaged(from: text)
            var history = own
            let added = history.merge(new.history)
            let practice = new.practice.isEmpty ? UTF8Text() : new.practice.text
            let saysPractice = practice.isEmpty ? UTF8Text() : " \(language[.practiceAdded])" as UTF8Text
            return .merged(
                MergeAnswer(
                    history: history.text, practice: practice, says: "\(language[.gamesAdded(added)])\(saysPractice)",
                    saysNotStored: language[.gamesNotStored(added)], subject: HistoryIdentity(of: text),
                    lost: lost))
        } catch {
            return .refused(language.reason(for: error))
        }
    }

}

extension ReviewAnswer {
    init(_ game: Game, at moment: ReviewMoment, isWhole: Bool, _ presentation: Presentation) {
        let review = Review(game)
        let last = review.moments.count - 1
        switch moment {
        case .end: actions = last
        case .actions(let number): actions = min(number, last)
        case .time(let time): actions = review.moments.lastIndex { $0 <= time } ?? 0
        }
        count = last
        time = review.moments[actions]
        let shown = review.game(after: actions)
        table = UTF8Text.joined(
            shown.table.map { presentation.picture(of: $0, shown.selection.contains($0) ? " data-marked" : "") }, by: ""
        )
        rows = CardGrid(count: shown.table.count, in: CardGrid.Size(width: 600, height: 400)).rows
        // The table still shows a match that was found, so it counts too.
        let earlier = shown.earlierMatches.filter { shown.selection != .match($0) }
        let matches = shown.rules.matchCount(shown.table, after: earlier)
        says = presentation.text(of: .moment(time, cards: shown.table.count, matches: matches))
        guard isWhole else { return }
        let report = ReviewReport(review: review, presentation: presentation)
        whole = Whole(timeline: report.timeline, body: report.body, end: review.moments[last])
    }
}

extension StatisticsAnswer {
    init(
        _ text: UTF8Text, _ logs: KeptLogs, _ practice: PracticeLog, _ shown: StatisticsSubject,
        _ presentation: Presentation
    ) {
        let language = presentation.language
        let (history, lost) = History.salvaged(from: text)
        self.lost = lost
        readable = lost.isEmpty ? UTF8Text() : history.text
        games = history.records.count
        subject = HistoryIdentity(of: text)
        practised = practice.count
        deletionQuestion = language[practised == 0 ? .deleteGames(games) : .deleteGamesAndPractice(games)]
        saysLost = lost.isEmpty ? UTF8Text() : language[.gamesLost(lost.count)]
        if let category = shown.category.games {
            let statistics = Statistics(history, of: category, in: shown.game)
            let presentation = presentation.of(shown.game)
            body = StatisticsReport(statistics: statistics, category: category, presentation: presentation).body
        } else {
            body = PracticeReport(log: practice, language: language).body
        }
        gameOptions = Self.options(history, shown.game, language)
        hasOtherGames = history.records.contains { $0.game != .set }
        options = UTF8Text()
        for (index, entry) in logs.entries.enumerated() {
            guard let record = GameRecord(line: entry.line) else { continue }
            firstOption = firstOption ?? index
            options.append(contentsOf: "<option value=\"\(index)\">\(Self.name(of: record, language))</option>")
        }
    }

    /// Returns an option for each game of the family that has finished games, and for Set and the shown game.
    private static func options(_ history: History, _ shown: Variant, _ language: Language) -> UTF8Text {
        let games = Variant.allCases.filter { game in
            game == .set || game == shown || history.records.contains { $0.game == game }
        }
        let options = games.map { "<option value=\"\($0.id)\">\(language[Phrase($0)])</option>" as UTF8Text }
        return UTF8Text.joined(options, by: "")
    }

    /// `2026-11-21 · 312 · 6:12`, with the name of any game except Set after the day.
    private static func name(of record: GameRecord, _ language: Language) -> UTF8Text {
        var score = UTF8Text(points: record.scores[.first])
        if record.category.isContest {
            score.append(" : ")
            score.append(contentsOf: UTF8Text(points: record.scores[.second]))
        }
        var parts = [Day(milliseconds: record.endedOn).text, score]
        if record.game != .set { parts.insert(language[Phrase(record.game)], at: 1) }
        if record.dealID.options.clock { parts.append(Language.clock(record.time)) }
        return UTF8Text.joined(parts, by: " · ")
    }
}

extension DailyAnswer {
    init(_ history: UTF8Text, _ task: DailyTask, _ today: Day, _ month: Day?, _ presentation: Presentation) {
        let daily = DailyHistory(History.salvaged(from: history).history, of: task.kind, today: today)
        let (language, chosen) = (presentation.language, task.day)
        let report = DailyReport(history: daily, kind: task.kind, today: today, language: language)
        says = "\(language[.date(chosen)]): \(report.says(chosen))"
        result = report.share(chosen)
        play = language[result.isEmpty ? .playDay : .playDayAgain]
        guard let month else { return }
        whole = Whole(
            facts: "\(report.week(presentation))<dl class=\"facts\">\(report.facts)</dl>",
            month: language[.month(month)], earliest: report.earliest(chosen: month),
            calendar: report.calendar(of: month, chosen: chosen))
    }
}

extension Language {
    /// Returns the reason why a file isn't a history.
    fileprivate func reason(for error: HistoryError) -> UTF8Text {
        switch error {
        case .foreign: self[.fileIsForeign]
        case .otherVersion: self[.fileIsOfOtherVersion]
        case .damaged(let line): self[.fileIsDamaged(line: line)]
        }
    }
}
