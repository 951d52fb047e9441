import PlainText
import SetGame
import SetRules
import SetTable
import SetWords

/// What the page's drawings were last drawn for, so that they are drawn anew only when that changes.
struct Drawn {
    var cardStyle: CardStyle?
    var language: Language?
    /// Whether the time was shown, beside which the deck and the pile lie.
    var clock: Bool?
    var scheme: Scheme?
    /// The looks and the size of the symbols that all cards use.
    var appearance: Appearance?
    var size: StripeSize?
    /// The cards on the pile.
    var pile: [Card]?
    /// Whose time is shown running out.
    var turn = Turn.unclaimed
}

// How things look, and what they are called.
extension TercetApp {
    func chooseLanguage() {
        language = settings.preferences.language ?? .preferred(platform.read("navigator.languages"))
    }

    /// What the cards wear.
    var cardStyle: CardStyle {
        CardStyle(appearance: settings.appearance, hasLetterMark: settings.preferences.hasLetterMark)
    }

    /// Shows what a person likes.
    func showPreferences() {
        let theme: UTF8Text? = settings.preferences.theme == .system ? nil : UTF8Text(stringLiteral: settings[.theme])
        page.set(.theme, to: theme, of: .root)
        cards.animator.motion = settings.motion(isReduced: isMotionReduced)
        cards.animator.route = settings.preferences.route
        if drawn.scheme != cardStyle.appearance.scheme { paint(cardStyle.appearance.scheme) }
        page.set(.hidden, !game.options.clock, of: .timeBox)
        let isArranged = drawn.language == language && drawn.clock == game.options.clock
        if drawn.cardStyle != cardStyle || drawn.language != language {
            (drawn.cardStyle, drawn.language) = (cardStyle, language)
            relabel()
        }
        drawn.clock = game.options.clock
        if !isArranged { measure() }
    }

    /// Writes all words anew, and draws all cards that look different now.
    private func relabel() {
        page.label(in: language)
        cards.label(in: language, cardStyle)
        drawn.pile = nil
    }

    /// Writes the cards' colours, each for a light and a dark page.
    private func paint(_ scheme: Scheme) {
        let (light, dark) = (scheme.light, scheme.dark)
        platform.setStyle("--face", to: .color(light.face, dark: dark.face), on: page[.root])
        let names: [StaticString] = ["--symbol-1", "--symbol-2", "--symbol-3"]
        drawn.scheme = scheme
        for (index, name) in names.enumerated() {
            platform.setStyle(name, to: .color(light.symbols[index], dark: dark.symbols[index]), on: page[.root])
        }
    }

    /// Shows the cards on the table, and defines their symbols anew where their looks or their size ask for it.
    func showCards() {
        cards.show(game, in: space)
        let size = StripeSize(cardWidth: space.size(cards.grid.card).x)
        guard drawn.appearance != cardStyle.appearance || drawn.size != size else { return }
        (drawn.appearance, drawn.size) = (cardStyle.appearance, size)
        platform.setMarkup(CardDrawing.definitions(cardStyle.appearance, size), on: page[.symbols])
    }

    /// Shows on the pile the last cards that have arrived there, under the names of the last set that has as a whole.
    func showPile() {
        let onTheirWay = cards.animator.matchesOnTheirWay
        let arrived = Array(game.discard.filter { !onTheirWay.contains($0) }.suffix(3))
        guard drawn.pile != arrived else { return }
        drawn.pile = arrived
        var markup = UTF8Text()
        for card in arrived {
            markup.append("<span>")
            markup.append(contentsOf: CardDrawing.svg(of: card, cardStyle.appearance))
            markup.append("</span>")
        }
        platform.setMarkup(markup, on: page[.pile])
        let lastSet = game.found.last { set in
            game.discard.contains(set.set.cards[0]) && !set.set.cards.contains(where: onTheirWay.contains)
        }
        let names = lastSet.map {
            UTF8Text.joined($0.set.cards.map { language.name(of: $0, cardStyle.appearance) }, by: ", ")
        }
        page.set(.label, to: names.map { language[.lastSet($0)] } ?? language[.noSetYet], of: .pile)
    }

    func showDeck() {
        page.set(.label, to: language[.deck(game.deck.count)], of: .deck)
        page.set(.empty, game.deck.isEmpty, of: .deck)
    }
}

extension UTF8Text {
    /// A colour for a light page and one for a dark page, as CSS writes them.
    fileprivate static func color(_ light: RGBColor, dark: RGBColor) -> UTF8Text {
        var text: UTF8Text = "light-dark("
        text.append(color: light)
        text.append(",")
        text.append(color: dark)
        text.append(")")
        return text
    }

    private mutating func append(color: RGBColor) {
        append("#")
        for shift: UInt32 in [20, 16, 12, 8, 4, 0] { append(color.rgb >> shift & 15, radix: 16) }
    }
}
