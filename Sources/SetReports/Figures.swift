import PlainText
import SetCharts
import SetGame
import SetRecords
import SetWords

// The format of numbers and charts.
extension Language {
    /// Returns a time that a chart has in seconds.
    func seconds(_ time: Double) -> UTF8Text { seconds(Milliseconds(time * 1000)) }

    /// Returns a bar chart of times with a title, and the same data as a table for screen readers.
    func figure(_ title: UTF8Text, _ bars: [(label: UTF8Text, time: Milliseconds?, kind: Int?)]) -> Figure {
        let chart = BarChart(
            bars: bars.map { BarChart.Bar(label: $0.label, value: $0.time.map { Double($0) / 1000 }, kind: $0.kind) },
            label: title, inSeconds: true, format: { self.seconds($0) })
        return Figure(title: title, drawing: chart.svg, rows: bars.map { ($0.label, $0.time.map { seconds($0) }) })
    }

    /// Returns a bar chart of mean times, one for each name; the first is named by `names[0]`.
    func figure(_ title: UTF8Text, _ means: [Mean], _ names: [UTF8Text]) -> Figure {
        var bars: [(label: UTF8Text, time: Milliseconds?, kind: Int?)] = []
        for (name, mean) in zip(names, means) { bars.append((name, mean.value, nil)) }
        return figure(title, bars)
    }

    /// Returns the timeline of a game in SVG, with its sets above the axis and its deals below.
    ///
    /// - Parameters:
    ///   - finds: the playing time of each set and its number of differing features, 1 to 5.
    ///   - deals: the playing times of the deals.
    ///   - end: the playing time at the end of the axis.
    public func timeline(
        finds: [(foundAt: Milliseconds, kind: Int)], deals: [Milliseconds], end: Milliseconds
    ) -> UTF8Text {
        var marks: [Timeline.Mark] = []
        for find in finds {
            marks.append(Timeline.Mark(at: Double(find.foundAt) / 1000, kind: find.kind, lane: .above))
        }
        for deal in deals { marks.append(Timeline.Mark(at: Double(deal) / 1000, kind: 0, lane: .below)) }
        let times = UTF8Text.joined(finds.map { Language.clock($0.foundAt) }, by: ", ")
        return Timeline(
            duration: Double(end) / 1000, marks: marks,
            label: UTF8Text.joined([self[.courseOfGame], times], by: ": "),
            format: { Language.clock(Milliseconds($0 * 1000)) }
        ).svg
    }

    /// Returns a name and its value, for a list of facts.
    func fact(_ name: UTF8Text, _ value: UTF8Text?) -> UTF8Text {
        guard let value else { return UTF8Text() }
        var text: UTF8Text = "<div><dt>"
        text.append(contentsOf: name)
        text.append("</dt><dd>")
        text.append(contentsOf: value)
        text.append("</dd></div>")
        return text
    }

    func fact(_ name: Phrase, _ value: UTF8Text?) -> UTF8Text { fact(self[name], value) }

    func count(_ name: Phrase, _ number: Int?) -> UTF8Text {
        fact(name, number.map { UTF8Text(points: $0) })
    }
}

extension UTF8Text {
    /// Returns the numbers from 1 to `last`.
    static func numbers(to last: Int) -> [UTF8Text] {
        (0..<last).map { UTF8Text(number: $0 + 1) }
    }
}
