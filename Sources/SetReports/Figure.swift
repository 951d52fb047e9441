import PlainText

/// A drawing with a title, and its data as a table with a name and a value in each row.
struct Figure {
    let title: UTF8Text
    let drawing: UTF8Text
    let rows: [(name: UTF8Text, value: UTF8Text?)]

    /// The figure as markup. The table is for screen readers, without the rows that lack a value.
    var markup: UTF8Text {
        var text: UTF8Text = "<figure><figcaption>"
        text.append(contentsOf: title)
        text.append("</figcaption>")
        text.append(contentsOf: drawing)
        text.append("<div class=\"unseen\"><table><caption>")
        text.append(contentsOf: title)
        text.append("</caption>")
        for row in rows {
            guard let value = row.value else { continue }
            text.append("<tr><th scope=\"row\">")
            text.append(contentsOf: row.name)
            text.append("</th><td>")
            text.append(contentsOf: value)
            text.append("</td></tr>")
        }
        text.append("</table></div></figure>")
        return text
    }

    /// Returns figures below their titles, of which one is open at a time, at first the first. The browser closes the
    /// others.
    static func folded(_ figures: [Figure]) -> UTF8Text {
        var text = UTF8Text()
        for (index, figure) in figures.enumerated() {
            text.append(
                index == 0 ? "<details name=\"figure\" open=\"\"><summary>" : "<details name=\"figure\"><summary>")
            text.append(contentsOf: figure.title)
            text.append("</summary>")
            text.append(contentsOf: figure.markup)
            text.append("</details>")
        }
        return text
    }
}
