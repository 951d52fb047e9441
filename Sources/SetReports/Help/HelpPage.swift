import PlainText
import SetRules
import SetTable
import SetWords

/// How to play without its exercises, as markup: pictures first, the keys last in a collapsed section.
struct HelpPage {
    let presentation: Presentation

    /// The part that belongs to the game.
    var content: HelpContent { game.helpContent }

    private var language: Language { presentation.language }
    private var game: Variant { presentation.variant }

    /// The task, examples with the reasons why they are matches, and the rule.
    var introduction: UTF8Text {
        // The title of the dialog is enough for Set, which the app is known for.
        let title: UTF8Text = game == .set ? "" : "<h3>\(language[Phrase(game)])</h3>"
        let figures = UTF8Text.joined(content.examples.map { Explanation($0, presentation).figure }, by: "")
        let notes = UTF8Text.joined(content.notes.map { paragraph(language[$0]) }, by: "")
        return "\(title)\(paragraph(.task))\(figures)\(paragraph(.rule(game.rules.cards.features)))\(notes)"
    }

    /// Cards that are almost matches, each with the reason why it isn't.
    var nearMisses: UTF8Text {
        UTF8Text.joined(content.nearMisses.map { Explanation($0, presentation).figure }, by: "")
    }

    /// Everything after the near misses.
    var rest: UTF8Text {
        """
        \(heading(.pointsHeading))\(scoring)\(heading(.gestures))\(gestures)\
        \(heading(.styles))\(styles)\(paragraph(language[.stylesAre]))\
        \(heading(.gamesOfTwo))\(paragraph(.twoClaim))\(paragraph(language[twoMistake]))\(twoDeal)\
        <details id="list-of-keys"><summary id="list-of-keys-title">\(language[Phrase.listOfKeys])</summary><dl class="keys">\(keys)</dl></details>
        """
    }

    /// Whether the game deals cards after the first ones.
    private var deals: Bool { game.rules.growth > 0 }

    private var scoring: UTF8Text { paragraph(language.scoring(of: game.rules)) }

    /// The number of cards that Deal adds to the opening table.
    private var growth: Int { game.rules.growth(of: game.rules.openingCount) }

    private var twoMistake: Phrase {
        game.rules.liesFaceDown ? .memoryTwo : game.rules.kind == .even ? .proSetTurns : .twoMistake
    }

    private var twoDeal: UTF8Text { deals ? paragraph(.twoDeal(growth)) : "" }

    private var gestures: UTF8Text {
        let texts =
            (deals ? [language[.gestureDeck(growth)], language[.gestureSwipe(growth)]] : [])
            + [language[Phrase.gestureTurn]]
        return UTF8Text.joined(texts.map { paragraph($0) }, by: "")
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
        let features = game.rules.cards.features
        let numbers = features.map { UTF8Text(number: Int($0.rawValue) + 1) }
        let deal = deals ? [key("D", language[.dealMore(growth)])] : []
        let same = features.isEmpty ? [] : [key(UTF8Text.joined(numbers, by: " "), language[.keySame(features)])]
        let buttons =
            deal + [
                key("C", language[Phrase.cheat]),
                key("R", language[Phrase.reshuffle]), key("P", language[Phrase.pause]),
                key("N", language[Phrase.newGame]),
                key("← → ↑ ↓", language[.keyArrows]), key("Home End", language[.keyEnds]),
            ] + same
        let others: [(UTF8Text, Phrase)] = [
            ("Space Enter", .keyChoose), ("Shift Z M", .keyClaim), ("T", .keyTable), ("S", .keyNumbers),
            ("W", .keyPlace), ("H", .keyChosen), ("L", .keyAgain), ("1–5 Q–T A–G Z–B", .keyCards), ("M", .keyPlay),
            ("?", .keyHelp), ("Esc", .keyEscape),
        ]
        return UTF8Text.joined(buttons + others.map { key($0, language[$1]) }, by: "")
    }

    private func key(_ keys: UTF8Text, _ meaning: UTF8Text) -> UTF8Text {
        let caps = keys.bytes.split(separator: UInt8(ascii: " ")).map { "<kbd>\(UTF8Text($0))</kbd>" as UTF8Text }
        return "<dt>\(UTF8Text.joined(caps, by: " "))</dt><dd>\(meaning)</dd>"
    }

    private func heading(_ phrase: Phrase) -> UTF8Text { "<h3>\(language[phrase])</h3>" }
    private func paragraph(_ text: UTF8Text) -> UTF8Text { "<p>\(text)</p>" }
    private func paragraph(_ caption: MatchCaption) -> UTF8Text { paragraph(presentation.text(of: caption)) }
}
