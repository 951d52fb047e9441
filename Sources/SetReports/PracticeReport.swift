import PlainText
import SetCharts
import SetGame
import SetPractice
import SetRecords
import SetRules
import SetWords

/// The practice statistics, as markup.
struct PracticeReport {
    let log: PracticeLog
    let language: Language

    var body: UTF8Text {
        guard !log.isEmpty else { return "<p>\(language[.noPracticeYet])</p>" }
        return "<dl class=\"facts\">\(facts)</dl>\(Figure.folded(overTime + byKind + byFeature))"
    }

    private var facts: UTF8Text {
        let total = log.total
        var text = language.count(.answers, total.count)
        text.append(contentsOf: language.fact(.rightAnswers, Self.share(total.right, of: total.count)))
        text.append(contentsOf: language.fact(.meanAnswerTime, total.meanTime.map { language.seconds($0) }))
        text.append(contentsOf: language.count(.practiceDays, log.dayCount))
        return text
    }

    /// Line charts with a point for each day: the pace, and the share of wrong answers.
    private var overTime: [Figure] {
        let totals = log.days.map { $0.total }
        let times = LineChart(
            values: totals.map { tally in tally.meanTime.map { Double($0) / 1000 } },
            label: language[.paceOverDays], inSeconds: true, format: { [language] in language.seconds($0) })
        let errors = LineChart(
            values: totals.map { Double($0.wrong) * 100 / Double(max($0.count, 1)) },
            label: language[.errorsOverDays], format: { "\(Int($0)) %" })
        return [
            Figure(
                title: language[.paceOverDays], drawing: times.svg,
                rows: latest { $0.meanTime.map { language.seconds($0) } }),
            Figure(
                title: language[.errorsOverDays], drawing: errors.svg,
                rows: latest { Self.share($0.wrong, of: $0.count) }),
        ]
    }

    /// Returns the values of the last 20 days, each with its date.
    private func latest(_ value: (Tally) -> UTF8Text?) -> [(name: UTF8Text, value: UTF8Text?)] {
        log.days.suffix(20).map { ($0.day.text, value($0.total)) }
    }

    private var byKind: [Figure] {
        let tallies = (1...4).map { count in tally { $0.differingFeatures == count } }
        return bars(.practiceTimeByKind, .practiceErrorsByKind, tallies, UTF8Text.numbers(to: 4))
    }

    private var byFeature: [Figure] {
        let tallies = CardKind.set.features.map { feature in tally { $0.contains(feature) } }
        let names = CardKind.set.features.map { language[Phrase($0)] }
        return bars(.practiceTimeByFeature, .practiceErrorsByFeature, tallies, names)
    }

    private func bars(
        _ times: Phrase, _ errors: Phrase, _ tallies: [Tally], _ names: [UTF8Text]
    ) -> [Figure] {
        var bars: [(label: UTF8Text, time: Milliseconds?, kind: Int?)] = []
        for (name, tally) in zip(names, tallies) { bars.append((name, tally.meanTime, nil)) }
        let shares = tallies.map { $0.count > 0 ? Double($0.wrong) * 100 / Double($0.count) : nil }
        let chart = BarChart(
            bars: zip(names, shares).map { BarChart.Bar(label: $0, value: $1) }, label: language[errors],
            format: { "\(Int($0 + 0.5)) %" })
        let rows = zip(names, tallies).map { (name: $0, value: Self.share($1.wrong, of: $1.count)) }
        return [
            language.figure(language[times], bars), Figure(title: language[errors], drawing: chart.svg, rows: rows),
        ]
    }

    /// Returns the total of all answers about some kinds.
    private func tally(of isWanted: (Kind) -> Bool) -> Tally {
        var total = Tally()
        for topic in Topic.all where isWanted(topic.kind) {
            for day in log.days { total.add(day[topic.index]) }
        }
        return total
    }

    /// Returns a part of a whole in percent, rounded, or `nil` if the whole is 0.
    private static func share(_ part: Int, of whole: Int) -> UTF8Text? {
        guard whole > 0 else { return nil }
        return "\((Int64(part) &* 200 + Int64(whole)) / Int64(whole &* 2)) %"
    }
}
