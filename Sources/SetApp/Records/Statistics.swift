import PlainText
import SetCharts
import SetGame
import SetRecords
import SetRules
import SetWords

// The statistics over all finished games, and what can be done with them.
extension TercetApp {
    func openStatistics() {
        let (history, lost) = storage.loadHistory()
        self.history = history
        note(lost > 0 ? .gamesLost(lost) : nil)
        showStatistics()
    }

    /// Where a game ends by itself, another window beside this one may have seen that too, and recorded it.
    var isRecordedElsewhere: Bool {
        guard let other = storage.savedElsewhere() else { return false }
        return other.game.dealID == game.dealID && other.game.endedAt == game.endedAt
    }

    /// A game has just ended. One whose end cannot be saved may end again, and is not counted before that.
    func recordGame() {
        if !storage.save(current) || !storage.add(GameRecord(game, endedOn: platform.date()), current) {
            say(.gameNotCounted)
        }
    }

    func showStatistics() {
        keptGames = storage.keptGames()
        chosenGame = 0
        var options = UTF8Text()
        for (index, kept) in keptGames.enumerated() {
            options.append("<option value=\"")
            options.append(index)
            options.append("\">")
            options.append(contentsOf: name(of: kept.record))
            options.append("</option>")
        }
        platform.setMarkup(options, on: page[.history])
        page.set(.hidden, keptGames.isEmpty, of: .historyBox)
        page.set(.disabled, history.records.isEmpty, of: .exportGames)
        page.set(.disabled, history.records.isEmpty, of: .clearGames)
        askToClear(false)
        platform.setValue(UTF8Text(stringLiteral: category.word), on: page[.category])
        platform.setMarkup(plots(of: Statistics(history, of: category)), on: page[.statisticsBody])
    }

    /// `2026-11-21 · 312 · 6:12`
    private func name(of record: GameRecord) -> UTF8Text {
        var score = UTF8Text(number: record.scores[.first])
        if record.category == .two {
            score.append(" : ")
            score.append(record.scores[.second])
        }
        var parts = [Day(milliseconds: record.endedOn).text, score]
        if record.dealID.options.clock { parts.append(Language.clock(record.time)) }
        return UTF8Text.joined(parts, by: " · ")
    }

    private func plots(of statistics: Statistics) -> UTF8Text {
        guard statistics.games > 0 else {
            var text: UTF8Text = "<p>"
            text.append(contentsOf: language[.noGamesYet])
            text.append("</p>")
            return text
        }
        var text: UTF8Text = "<dl class=\"facts\">"
        text.append(contentsOf: facts(of: statistics))
        text.append("</dl>")
        guard !statistics.scores.isEmpty else { return text }
        text.append(contentsOf: lines(of: statistics))
        guard statistics.setTime.count > 0 else { return text }
        text.append(contentsOf: language.figure(.timeByKind, statistics.byKind, UTF8Text.numbers(to: 4)))
        let features = Feature.allCases.map { language[Phrase($0)] }
        text.append(contentsOf: language.figure(.timeByFeature, statistics.byFeature, features))
        var counts = UTF8Text.numbers(to: statistics.byOnTable.count)
        counts[counts.count - 1].append("+")
        text.append(contentsOf: language.figure(.timeByOnTable, statistics.byOnTable, counts))
        return text
    }

    private func lines(of statistics: Statistics) -> UTF8Text {
        let scores = LineChart(
            values: statistics.scores.map { Double($0) }, best: statistics.bestScoreIndex,
            label: said(.scoreOverGames, .bestScore, statistics.bestScore.map { UTF8Text(number: $0) }),
            format: { UTF8Text(number: Int($0)) })
        let times = LineChart(
            values: statistics.setTimes.map { time in time.map { Double($0) / 1000 } },
            best: statistics.bestSetTimeIndex,
            label: said(.setTimeOverGames, .meanSetTime, statistics.setTime.value.map { language.seconds($0) }),
            inSeconds: true, format: { [language] in language.seconds($0) })
        var text = language.figure(.scoreOverGames, scores.svg)
        text.append(contentsOf: language.figure(.setTimeOverGames, times.svg))
        return text
    }

    /// What a plot shows, for those who do not see it.
    private func said(_ title: Phrase, _ name: Phrase, _ value: UTF8Text?) -> UTF8Text {
        UTF8Text.joined([language[title], UTF8Text.joined([language[name], value ?? UTF8Text()], by: ": ")], by: "; ")
    }

    private func facts(of statistics: Statistics) -> UTF8Text {
        var text = language.count(.games, statistics.games)
        text.append(contentsOf: language.count(.setsFound, statistics.sets))
        text.append(contentsOf: language.count(.bestScore, statistics.bestScore))
        text.append(contentsOf: language.count(.meanScore, statistics.score.value.map { Int($0) }))
        text.append(contentsOf: language.fact(.bestTime, statistics.bestTime.map { Language.clock($0) }))
        text.append(contentsOf: language.fact(.meanTime, statistics.time.value.map { Language.clock($0) }))
        text.append(contentsOf: language.fact(.fastestSet, statistics.fastestSet.map { language.seconds($0) }))
        text.append(contentsOf: language.fact(.meanSetTime, statistics.setTime.value.map { language.seconds($0) }))
        guard category == .two else { return text }
        text.append(
            contentsOf: language.fact(language[.wins(.first)], UTF8Text(number: statistics.firstWins)))
        text.append(
            contentsOf: language.fact(language[.wins(.second)], UTF8Text(number: statistics.secondWins)))
        text.append(contentsOf: language.count(.draws, statistics.draws))
        return text
    }

    // MARK: To a file, from a file, and away

    func exportGames() {
        platform.give(history.text, to: .file)
    }

    /// Adds the games of a file, all of them or none.
    func importGames(_ text: UTF8Text) {
        do throws(HistoryError) {
            let new = try History(reading: text)
            // Another tab may have added a game since.
            _ = history.merge(storage.loadHistory().history)
            let added = history.merge(new)
            note(storage.save(history) ? .gamesAdded(added) : .gamesNotStored(added))
            showStatistics()
        } catch {
            switch error {
            case .foreign: note(.fileIsForeign)
            case .otherVersion: note(.fileIsOfOtherVersion)
            case .damaged(let line): note(.fileIsDamaged(line: line))
            }
        }
    }

    func askToClear(_ isAsked: Bool) {
        page.setText(text(of: .deleteGames(history.records.count)), of: .clearAsks)
        page.set(.hidden, !isAsked, of: .clearBox)
        if isAsked { platform.call("focus", on: page[.clearNo]) }
    }

    func clearGames() {
        storage.forgetGames()
        history = History()
        note(.gamesDeleted)
        showStatistics()
        platform.call("focus", on: page[.statisticsClose])
    }

    func note(_ message: Message?) {
        platform.setText(message.map { text(of: $0) } ?? UTF8Text(), on: page[.statisticsNote])
    }
}

extension Category: Choice {
    var word: StaticString {
        switch self {
        case .solo: "solo"
        case .two: "two"
        case .cheated: "cheated"
        }
    }
}
