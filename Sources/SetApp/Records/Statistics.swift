import PlainText
import SetCharts
import SetGame
import SetRecords
import SetRules

// The statistics over all finished games, and what can be done with them.
extension TercetApp {
    func openStatistics() {
        let (history, lost) = storage.loadHistory()
        self.history = history
        note(lost > 0 ? words[.gamesLost].filling(lost) : UTF8Text())
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
            say(words[.gameNotCounted])
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
        if record.dealID.options.clock { parts.append(Words.clock(record.time)) }
        return UTF8Text.joined(parts, by: " · ")
    }

    private func plots(of statistics: Statistics) -> UTF8Text {
        guard statistics.games > 0 else {
            var text: UTF8Text = "<p>"
            text.append(contentsOf: words[.noGamesYet])
            text.append("</p>")
            return text
        }
        var text: UTF8Text = "<dl class=\"facts\">"
        text.append(contentsOf: facts(of: statistics))
        text.append("</dl>")
        guard !statistics.scores.isEmpty else { return text }
        text.append(contentsOf: lines(of: statistics))
        guard statistics.setTime.count > 0 else { return text }
        text.append(contentsOf: words.figure(.timeByKind, statistics.byKind, UTF8Text.numbers(to: 4)))
        let features = Feature.allCases.map { words.name($0) }
        text.append(contentsOf: words.figure(.timeByFeature, statistics.byFeature, features))
        var counts = UTF8Text.numbers(to: statistics.byOnTable.count)
        counts[counts.count - 1].append("+")
        text.append(contentsOf: words.figure(.timeByOnTable, statistics.byOnTable, counts))
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
            label: said(.setTimeOverGames, .meanSetTime, statistics.setTime.value.map { words.seconds($0) }),
            inSeconds: true, format: { [words] in words.seconds($0) })
        var text = words.figure(.scoreOverGames, scores.svg)
        text.append(contentsOf: words.figure(.setTimeOverGames, times.svg))
        return text
    }

    /// What a plot shows, for those who do not see it.
    private func said(_ title: Phrase, _ name: Phrase, _ value: UTF8Text?) -> UTF8Text {
        UTF8Text.joined([words[title], UTF8Text.joined([words[name], value ?? UTF8Text()], by: ": ")], by: "; ")
    }

    private func facts(of statistics: Statistics) -> UTF8Text {
        var text = words.count(.games, statistics.games)
        text.append(contentsOf: words.count(.setsFound, statistics.sets))
        text.append(contentsOf: words.count(.bestScore, statistics.bestScore))
        text.append(contentsOf: words.count(.meanScore, statistics.score.value.map { Int($0) }))
        text.append(contentsOf: words.fact(.bestTime, statistics.bestTime.map { Words.clock($0) }))
        text.append(contentsOf: words.fact(.meanTime, statistics.time.value.map { Words.clock($0) }))
        text.append(contentsOf: words.fact(.fastestSet, statistics.fastestSet.map { words.seconds($0) }))
        text.append(contentsOf: words.fact(.meanSetTime, statistics.setTime.value.map { words.seconds($0) }))
        guard category == .two else { return text }
        text.append(
            contentsOf: words.fact(words[.wins].filling(words[.player1]), UTF8Text(number: statistics.firstWins)))
        text.append(
            contentsOf: words.fact(words[.wins].filling(words[.player2]), UTF8Text(number: statistics.secondWins)))
        text.append(contentsOf: words.count(.draws, statistics.draws))
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
            note(words[storage.save(history) ? .gamesAdded : .gamesNotStored].filling(added))
            showStatistics()
        } catch {
            switch error {
            case .foreign: note(words[.fileIsForeign])
            case .otherVersion: note(words[.fileIsOfOtherVersion])
            case .damaged(let line): note(words[.fileIsDamaged].filling(line))
            }
        }
    }

    func askToClear(_ isAsked: Bool) {
        page.setText(words[.clearAsks].filling(history.records.count), of: .clearAsks)
        page.set(.hidden, !isAsked, of: .clearBox)
        if isAsked { platform.call("focus", on: page[.clearNo]) }
    }

    func clearGames() {
        storage.forgetGames()
        history = History()
        note(words[.gamesCleared])
        showStatistics()
        platform.call("focus", on: page[.statisticsClose])
    }

    func note(_ text: UTF8Text) {
        platform.setText(text, on: page[.statisticsNote])
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
