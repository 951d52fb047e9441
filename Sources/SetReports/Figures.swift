import PlainText
import SetCharts
import SetGame
import SetRecords
import SetWords

// How numbers and plots are written.
extension Language {
    /// A time as a chart has it, in seconds.
    func seconds(_ time: Double) -> UTF8Text { seconds(Milliseconds(time * 1000)) }

    /// Bars of times, under a title, with a text alternative that names them all.
    func figure(_ title: ReportPhrase, _ bars: [(label: UTF8Text, time: Milliseconds?, kind: Int?)]) -> UTF8Text {
        var said = self[title]
        for bar in bars {
            guard let time = bar.time else { continue }
            said.append("; ")
            said.append(contentsOf: bar.label)
            said.append(": ")
            said.append(contentsOf: seconds(time))
        }
        let chart = BarChart(
            bars: bars.map { BarChart.Bar(label: $0.label, value: $0.time.map { Double($0) / 1000 }, kind: $0.kind) },
            label: said, inSeconds: true, format: { self.seconds($0) })
        return figure(title, chart.svg)
    }

    /// Means of times, the first for `names[0]`.
    func figure(_ title: ReportPhrase, _ means: [Mean], _ names: [UTF8Text]) -> UTF8Text {
        var bars: [(label: UTF8Text, time: Milliseconds?, kind: Int?)] = []
        for (name, mean) in zip(names, means) { bars.append((name, mean.value, nil)) }
        return figure(title, bars)
    }

    func figure(_ title: ReportPhrase, _ svg: UTF8Text) -> UTF8Text {
        var text: UTF8Text = "<figure><figcaption>"
        text.append(contentsOf: self[title])
        text.append("</figcaption>")
        text.append(contentsOf: svg)
        text.append("</figure>")
        return text
    }

    /// A name and its value in a list of facts.
    func fact(_ name: UTF8Text, _ value: UTF8Text?) -> UTF8Text {
        guard let value else { return UTF8Text() }
        var text: UTF8Text = "<div><dt>"
        text.append(contentsOf: name)
        text.append("</dt><dd>")
        text.append(contentsOf: value)
        text.append("</dd></div>")
        return text
    }

    func fact(_ name: ReportPhrase, _ value: UTF8Text?) -> UTF8Text { fact(self[name], value) }

    func fact(_ name: Phrase, _ value: UTF8Text?) -> UTF8Text { fact(self[name], value) }

    func count(_ name: Phrase, _ number: Int?) -> UTF8Text {
        fact(name, number.map { UTF8Text(number: $0) })
    }

    func count(_ name: ReportPhrase, _ number: Int?) -> UTF8Text {
        fact(name, number.map { UTF8Text(number: $0) })
    }
}

extension UTF8Text {
    /// The numbers from 1.
    static func numbers(to last: Int) -> [UTF8Text] {
        (0..<last).map { UTF8Text(number: $0 + 1) }
    }
}
