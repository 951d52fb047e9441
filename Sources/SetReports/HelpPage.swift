import PlainText
import SetRules
import SetTable
import SetWords

/// The parts of How to play around its lessons, as markup: pictures first, the keys last in a collapsed section.
struct HelpPage {
    let presentation: Presentation

    private var language: Language { presentation.language }

    /// A set in which all features except one differ and a set in which one differs, each with the reasons why it is a set.
    var introduction: UTF8Text {
        let sets = [(0, 37, 74), (4, 13, 22)].compactMap { numbers in
            CardTriple(Card.all[numbers.0], Card.all[numbers.1], Card.all[numbers.2])
        }
        let figures = sets.map { set in
            let caption = language.agreements(set)
            return "<figure>\(presentation.pictures(of: set.cards))<figcaption>\(caption)</figcaption></figure>"
                as UTF8Text
        }
        return "\(paragraph(.howSets))\(UTF8Text.joined(figures, by: ""))\(paragraph(.howFeatures))"
    }

    /// Everything after the near misses.
    var rest: UTF8Text {
        let table = [ReportPhrase.gestureDeck, .gestureSwipe, .gestureTurn].map { paragraph($0) }
        let two = [ReportPhrase.twoClaim, .twoMistake, .twoDeal].map { paragraph($0) }
        return """
            \(heading(.points))\(paragraph(.howScore))\(heading(.gestures))\(UTF8Text.joined(table, by: ""))\
            \(heading(.styles))\(styles)\(paragraph(.stylesAre))\
            \(heading(.gamesOfTwo))\(UTF8Text.joined(two, by: ""))\
            <details id="list-of-keys"><summary id="list-of-keys-title">\(language[ReportPhrase.listOfKeys])</summary><dl class="keys">\(keys)</dl></details>
            """
    }

    private var styles: UTF8Text {
        let names: [(TableStyle, Phrase)] = [
            (.classic, .styleClassic), (.glyphs, .styleGlyphs), (.physics, .stylePhysics),
        ]
        let figures = names.map { style, name in
            """
            <figure><span class="mini" data-style="\(style == .physics ? "physics" : "" as StaticString)">\
            \(CardDrawing.picture(of: style))</span><figcaption>\(language[name])</figcaption></figure>
            """ as UTF8Text
        }
        return "<div class=\"styles\">\(UTF8Text.joined(figures, by: ""))</div>"
    }

    private var keys: UTF8Text {
        let reports: [(StaticString, ReportPhrase)] = [
            ("← → ↑ ↓", .keyArrows), ("Home End", .keyEnds), ("1 2 3 4", .keySame), ("Space Enter", .keyChoose),
            ("Shift Z M", .keyClaim), ("T", .keyTable), ("S", .keyNumbers), ("W", .keyPlace), ("H", .keyChosen),
            ("L", .keyAgain), ("?", .keyHelp), ("Esc", .keyEscape),
        ]
        let buttons: [(StaticString, Phrase)] = [
            ("D", .deal), ("C", .cheat), ("R", .reshuffle), ("P", .pause), ("N", .newGame),
        ]
        var markup = UTF8Text()
        for (keys, phrase) in buttons { append(keys, language[phrase], to: &markup) }
        for (keys, phrase) in reports { append(keys, language[phrase], to: &markup) }
        return markup
    }

    private func append(_ keys: StaticString, _ meaning: UTF8Text, to markup: inout UTF8Text) {
        let caps = UTF8Text(stringLiteral: keys).bytes.split(separator: UInt8(ascii: " "))
            .map { "<kbd>\(UTF8Text($0))</kbd>" as UTF8Text }
        markup.append(contentsOf: "<dt>\(UTF8Text.joined(caps, by: " "))</dt><dd>\(meaning)</dd>")
    }

    private func heading(_ phrase: ReportPhrase) -> UTF8Text { "<h3>\(language[phrase])</h3>" }
    private func paragraph(_ phrase: ReportPhrase) -> UTF8Text { "<p>\(language[phrase])</p>" }
}
