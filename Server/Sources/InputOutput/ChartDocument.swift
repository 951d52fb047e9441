import PlainText

/// Converts a chart to an SVG file that works on its own. In the page, charts use the page's namespace and style.
package enum ChartDocument {
    /// The chart on a light background, as an SVG document.
    package static func text(_ chart: UTF8Text) -> String {
        let svg = String(chart)
        let start = svg.firstIndex(of: ">").map { svg.index(after: $0) } ?? svg.endIndex
        let attributes = svg[..<start].dropFirst("<svg ".count)
        return "<svg xmlns=\"http://www.w3.org/2000/svg\" \(attributes)\n\(style)\n\(svg[start...])\n"
    }

    /// The background and the page's chart style, in the colours of its light theme.
    private static let style = """
        <style>text { font: 12px sans-serif; fill: #57544a } .axis { stroke: #787364 } .grid { stroke: #787364; stroke-opacity: 0.35 }
        .mark, .bar { fill: #22241f } [data-kind="0"] { fill: #57544a } [data-kind="1"] { fill-opacity: 0.35 }
        [data-kind="2"] { fill-opacity: 0.5 } [data-kind="3"] { fill-opacity: 0.65 } [data-kind="4"] { fill-opacity: 0.8 }
        [data-kind="5"] { fill-opacity: 0.9 }</style>
        <rect width="100%" height="100%" fill="#faf7ef"/>
        """
}
