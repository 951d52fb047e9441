import PlainText
import SetCharts
import SetGame
import SetRecords
import SetRules
import SetWords

/// The statistics, as markup.
struct StatisticsReport {
    let statistics: Statistics
    let category: GameCategory
    /// The presentation of the game.
    let presentation: Presentation

    private var language: Language { presentation.language }

    var body: UTF8Text {
        guard statistics.games > 0 else {
            var text: UTF8Text = "<p>"
            text.append(contentsOf: language[.noGamesYet])
            text.append("</p>")
            return text
        }
        var text: UTF8Text =
            statistics.slowestFeature.map { slow in
                "<p class=\"lead\">\(language[.slower(when: slow.feature, by: slow.delay)])</p>"
            } ?? ""
        text.append("<dl class=\"facts\">")
        text.append(contentsOf: facts)
        text.append("</dl>")
        guard !statistics.scores.isEmpty else { return text }
        text.append(contentsOf: Figure.folded(lines + (statistics.setTime.count > 0 ? bars : [])))
        return text
    }

    private var bars: [Figure] {
        let features = presentation.variant.rules.cards.features
        let numbers = UTF8Text.numbers(to: presentation.variant.rules.cards.mostDifferences)
        var counts = UTF8Text.numbers(to: statistics.byOnTable.count)
        counts[counts.count - 1].append("+")
        let byKind = language.figure(presentation.text(of: .meanTimeByKind), statistics.byKind, numbers)
        let byFeature = language.figure(
            language[.timeByFeature], features.map { statistics.byFeature[Int($0.rawValue)] },
            features.map { language[Phrase($0)] })
        let byNumber = language.figure(presentation.text(of: .meanTimeByNumber), statistics.byOnTable, counts)
        return features.isEmpty ? [byKind, byNumber] : [byKind, byFeature, byNumber]
    }

    private var lines: [Figure] {
        let (scoreTitle, timeTitle) = (language[.scoreOverGames], presentation.text(of: .meanTimeOverGames))
        let scores = LineChart(
            values: statistics.scores.map { Double($0) }, best: statistics.bestScoreIndex,
            label: said(scoreTitle, language[.bestScore], statistics.bestScore.map { UTF8Text(points: $0) }),
            format: { UTF8Text(points: Int($0)) })
        let mean = statistics.setTime.value.map { language.seconds($0) }
        let times = LineChart(
            values: statistics.setTimes.map { time in time.map { Double($0) / 1000 } },
            best: statistics.bestSetTimeIndex, label: said(timeTitle, presentation.text(of: .meanTime), mean),
            inSeconds: true, format: { [language] in language.seconds($0) })
        return [
            Figure(
                title: scoreTitle, drawing: scores.svg, rows: latest(statistics.scores) { UTF8Text(points: $0) }),
            Figure(
                title: timeTitle, drawing: times.svg,
                rows: latest(statistics.setTimes) { $0.map { language.seconds($0) } }),
        ]
    }

    /// Returns the values of the last 20 games, each with the game's number.
    private func latest<Value>(_ values: [Value], _ text: (Value) -> UTF8Text?) -> [(name: UTF8Text, value: UTF8Text?)]
    {
        values.indices.suffix(20).map { (UTF8Text(number: $0 + 1), text(values[$0])) }
    }

    /// Returns the description of a chart for screen readers.
    private func said(_ title: UTF8Text, _ name: UTF8Text, _ value: UTF8Text?) -> UTF8Text {
        UTF8Text.joined([title, UTF8Text.joined([name, value ?? UTF8Text()], by: ": ")], by: "; ")
    }

    private var facts: UTF8Text {
        let (fastest, mean) = (statistics.fastestSet, statistics.setTime.value)
        var text = language.count(.games, statistics.games)
        text.append(
            contentsOf: language.fact(presentation.text(of: .pattern(.matchesFound)), UTF8Text(points: statistics.sets))
        )
        text.append(contentsOf: language.count(.bestScore, statistics.bestScore))
        text.append(contentsOf: language.count(.meanScore, statistics.score.value.map { Int($0) }))
        text.append(contentsOf: language.fact(.bestTime, statistics.bestTime.map { Language.clock($0) }))
        text.append(contentsOf: language.fact(.meanTime, statistics.time.value.map { Language.clock($0) }))
        text.append(
            contentsOf: language.fact(
                presentation.text(of: .pattern(.fastestMatch)), fastest.map { language.seconds($0) }))
        text.append(contentsOf: language.fact(presentation.text(of: .meanTime), mean.map { language.seconds($0) }))
        switch category {
        case .solo, .daily, .cheated: return text
        case .two: text.append(contentsOf: winsOfTwo)
        case .together: text.append(contentsOf: language.count(.gamesWon, statistics.firstWins))
        }
        text.append(contentsOf: language.count(.draws, statistics.draws))
        return text
    }

    private var winsOfTwo: UTF8Text {
        var text = language.fact(language[.wins(.first)], UTF8Text(number: statistics.firstWins))
        text.append(
            contentsOf: language.fact(language[.wins(.second)], UTF8Text(number: statistics.secondWins)))
        return text
    }
}
